upgrade-landing-legs = Landing Legs
upgrade-text-landing-legs = End of turn: you may move one space in any direction, with everything that follows from it. Once per turn.
