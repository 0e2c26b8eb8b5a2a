upgrade-waste-accelerator = Waste Accelerator
upgrade-text-waste-accelerator = While moving on your own: you may use one free crash site that you enter like an accelerator. Once per turn.
