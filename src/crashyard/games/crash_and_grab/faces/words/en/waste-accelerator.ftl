upgrade-waste-accelerator = Waste Accelerator
upgrade-text-waste-accelerator = During your own movement: you may use one free crash site that you enter like an accelerator. Once per turn.
