upgrade-blast-off-thrusters = Blast Off Thrusters
upgrade-text-blast-off-thrusters = Start of turn: before your plan is revealed, you may jump to an empty space next to your saucer. Once per turn.
