# The coach: each kind of decision, explained once; the keys are those of the prompts.

coach-goal-points = The goal: after every round moons bring points, a half moon 2 and a full moon 4, half of that where players share one. Whoever is then alone in front with { $points } points or more wins. Send cubes to moons, and keep others off them.
coach-unarmed = Two actions a turn: move a cube along an orbit to the next planet, or activate the planet it is on. Moons bring points after every round; the other planets make you stronger.
coach-armed = One of your cubes is armed: it can attack once a turn. A triangle reaches its own planet, a square the connected ones as well. Choose the cube, then its target.
coach-no-cube = Without a cube nothing can be moved, activated or attacked with: all that is left is to end your turn.
