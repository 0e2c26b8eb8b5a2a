upgrade-organic-triangulator = Organic Triangulator
upgrade-text-organic-triangulator = End of turn: if you have acquired no crewmember this turn, you may jump to any empty space of the board. Once per turn.
