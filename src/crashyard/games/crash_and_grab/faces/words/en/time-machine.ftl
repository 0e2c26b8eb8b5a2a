upgrade-time-machine = Time Machine
upgrade-text-time-machine = Reveal: you may choose the direction of your movement after your plan is revealed. Once per turn.
