upgrade-afterburner = Afterburner
upgrade-text-afterburner = End of turn: you may jump to any empty space in your row or column, whatever lies between. Once per turn.
