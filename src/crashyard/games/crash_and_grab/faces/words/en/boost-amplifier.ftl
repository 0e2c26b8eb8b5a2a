upgrade-boost-amplifier = Boost Amplifier
upgrade-text-boost-amplifier = Boost: whenever you boost, you may move 1 to 6 spaces instead of the usual distance.
