upgrade-tractor-beam = Tractor Beam
upgrade-text-tractor-beam = End of turn: you may pick up a crewmember one or two spaces away in your row or column. Once per turn.
