# The lessons: a title, a sentence a step, explanations of usual other answers, and how it ends.

lesson-orbits = Moving along orbits
lesson-orbits-1 = You are Red. Your cubes begin on your start planet, where nobody can attack them. Points, however, are out there on the moons.
lesson-orbits-2 = A cube moves along an orbit to the next planet. Choose one of your cubes, then the glowing armament planet.
lesson-orbits-2-life = The extra-life planet is connected with your start planet too. For this lesson take the glowing one.
lesson-orbits-3 = You have two actions a turn, and the same cube may use both. Move it on to the glowing cube planet.
lesson-orbits-3-second = Your other cube could move as well. But go on with the first one: it is nearly at a moon.
lesson-orbits-3-end = You may stop early, but then your second action is lost. Use it.
lesson-orbits-4 = The others had their turns. From the cube planet a ray leads inward: move your cube to the half moon.
lesson-orbits-5 = You need not use both actions. Stay on the half moon and end your turn.
lesson-orbits-5-on = The full moon is worth even more, but first see what the half moon brings: end your turn.
lesson-orbits-end = The round is over, and the half moon has brought you 2 points. It does so after every round, as long as a cube of yours stays there.

lesson-planets = Activating planets
lesson-planets-1 = Instead of moving, a cube can activate its planet. Choose your cube on the glowing cube planet, then “Activate the planet”.
lesson-planets-1-other = That planet comes next. Begin with the cube planet.
lesson-planets-2 = A new cube has arrived on your start planet. Now activate the extra-life planet: the cube there gets an extra life.
lesson-planets-2-arms = That would be good too. But first the extra-life planet.
lesson-planets-3 = Stacked cubes are one cube with two lives. Now the armament planet: activate it, and the cube gets a weapon.
lesson-planets-4 = The triangle means short range. A cube activates only once a turn, so do something else: move the cube with two lives to the armament planet.
lesson-planets-5 = A new turn. Activate the armament planet again with the cube that has the triangle.
lesson-planets-5-fresh = The unarmed cube will have its turn next. First the one with the triangle.
lesson-planets-6 = The square means long range: better than that no weapon gets. Planets are never used up: activate it with your other cube as well.
lesson-planets-end = Three kinds of planets make you stronger: more cubes, more lives, better weapons. But no planet can be activated while an opponent’s cube is there.

lesson-attack = Short and long range
lesson-attack-1 = Blue’s cube is on the same planet as your cube with the triangle, which means short range. Attack: choose your cube, then the blue one.
lesson-attack-1-moon = Your cube with the square can do that too. But begin with the one with the triangle.
lesson-attack-1-activate = Useful, but this is about attacks: use the cube with the triangle.
lesson-attack-2 = It had one life and is removed from the game. Your other cube has the square, long range: it also reaches connected planets. Attack the blue cube on the half moon.
lesson-attack-2-activate = Blue has left that planet, so you could activate it. But first try long range.
lesson-attack-3 = One blue cube is left outside, on the glowing extra-life planet, two orbits away: out of reach. Move your cube with the square to the glowing cube planet, next to it.
lesson-attack-4 = Now it is connected with your planet: attack it.
lesson-attack-end = Attacks always succeed, nobody strikes back, and your cube keeps its weapon. Only on start planets are cubes safe. A cube attacks at most once a turn.

lesson-lives = Extra lives and blocked planets
lesson-lives-1 = Blue’s cube here has two lives, and it blocks the extra-life planet: as long as it is there, you cannot activate.
lesson-lives-2 = Attack it with either of your cubes.
lesson-lives-3 = It lost one life and stays. A cube attacks only once a turn, but two cubes may attack the same target: attack with your other cube.
lesson-lives-4 = Gone for good: removed cubes never come back. The planet is yours now: activate it.
lesson-lives-5 = Two lives are the most a cube can have. Move your other cube here too, so that it can get one next turn.
lesson-lives-6 = Cubes of yours share a planet without trouble. Activate it with the cube that still has one life.
lesson-lives-end = A cube with two lives needs two attacks, and armed it is a fortress. Extra lives come from your reserve, so they are cubes you will not get elsewhere.

lesson-moons = Moons, points and winning
lesson-moons-1 = It is late: you have 58 points, Blue has 55, and whoever is alone in front with 64 or more after a round wins. Half moons bring 2 points, the full moon 4.
lesson-moons-2 = Blue alone on the full moon gets all 4 points. If you share it, each of you gets only 2. Move your unarmed cube to the full moon.
lesson-moons-2-attack = A good idea, and it will come. First move there.
lesson-moons-2-armed = Keep the cube with the long range where it is: you will need it at once.
lesson-moons-3 = Sharing is good, having it alone is better: attack the blue cube on the full moon from the half moon, with long range.
lesson-moons-end = 4 points for the full moon, 2 for the half moon: 64, alone in front, and you win! Several cubes of one player on a moon count no more than one.
