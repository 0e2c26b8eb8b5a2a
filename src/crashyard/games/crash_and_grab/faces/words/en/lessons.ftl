# The lessons: a title, a sentence a step, explanations of usual other answers, and how it ends.

lesson-first-move = Your first move
lesson-first-move-1 = You are Red. Whoever has a pilot, an engineer, a doctor and a scientist aboard wins, of whatever colour they are.
lesson-first-move-2 = Every round everybody plans in secret. To your right lies a doctor: choose the card 3, then the Meteor, which marks the right side.
lesson-first-move-2-two = That card reaches the doctor too. But take the 3 this time: it brings 1 energy.
lesson-first-move-2-away = In that direction there is nobody to pick up. The Meteor leads to the right.
lesson-first-move-3 = You moved 3 spaces and picked the doctor up on the way. For that a lost crewmember comes onto the board: choose a colour, and the pilot at the front of its queue is placed.
lesson-first-move-4 = The others stayed where they are, and a new round begins. The pilot came down in your row: plan the card 0-5 to the right.
lesson-first-move-5 = With the card 0-5 you choose the distance only now. Move far enough to pick up the pilot, but not over the edge.
lesson-first-move-5-short = That does not reach the pilot.
lesson-first-move-5-edge = Five spaces lead over the edge, and your saucer would crash.
lesson-first-move-end = A doctor and a pilot are aboard: half of your crew! Card 2 brings a booster, card 3 an energy, and with 0-5 you decide late.

lesson-accelerators = Accelerators
lesson-accelerators-1 = You have planned upwards, and the glowing space in front of you is an accelerator. Move 3 spaces and see what happens.
lesson-accelerators-1-zero = With 0 you would not move at all.
lesson-accelerators-2 = It stops you, and you move the full 3 spaces again from here, in a direction of your choice. Exactly 3 to the right there is another one: choose the Meteor.
lesson-accelerators-2-up = Upwards the board ends here: you would crash. Choose the Meteor.
lesson-accelerators-3 = And again you choose. Below lies a doctor: choose the Stars, which mark the lower side.
lesson-accelerators-3-back = You may also go back, but the doctor is below.
lesson-accelerators-3-off = There you would come too near the edge. The doctor is below.
lesson-accelerators-4 = Seven spaces, with a card that goes to five! Choose the colour of the crewmember that comes onto the board for the doctor.
lesson-accelerators-end = On your own turn you always choose the way out of an accelerator. A saucer that is pushed onto one on somebody else’s turn moves straight on.

lesson-collisions = Collisions and stealing
lesson-collisions-1 = Green is right in front of you, and Blue a little further. Move 3 spaces and hit them.
lesson-collisions-1-soft = That would push Green as well, but not far. Take 3.
lesson-collisions-1-zero = With 0 nothing moves.
lesson-collisions-2 = Whoever hits stays there, and the one who is hit moves on by the full distance. Once more! Plan the card 0-5 to the right.
lesson-collisions-3 = The others stayed where they are. Choose a distance that pushes Blue, at the end of the chain, over the edge.
lesson-collisions-3-short = That is too short: the chain does not reach Blue.
lesson-collisions-4 = Blue crashed on your turn: that brings a reward. Blue has as many stationed crewmembers as you, so you may steal one that is not blue: take the doctor.
lesson-collisions-4-energy = 1 energy is a reward too, but a doctor is worth more to you.
lesson-collisions-end = Crewmembers of the saucer’s own colour can never be stolen. Blue keeps everything else and is placed again at the end of the round.

lesson-boosts = Boosts and penalties
lesson-boosts-1 = You have a booster. First move 2 spaces to the right, to the glowing space.
lesson-boosts-2 = After moving you may spend a booster: choose any direction, and move the same distance again. Boost upwards, where a crewmember lies.
lesson-boosts-3 = Two doctors are aboard now; the extra one fills no station. Let us see what a crash costs. Plan the card 0-5 to the left, towards the Asteroids.
lesson-boosts-4 = Move 5 spaces: one more than there is room. You will not do that on purpose very often!
lesson-boosts-4-safe = Wise, but today we want to see the crash: choose 5.
lesson-boosts-5 = The penalty: give an off-coloured crewmember to the opponent with the fewest stationed ones, here Green. Give away one of the two doctors, and no station of yours becomes empty.
lesson-boosts-5-scientist = That is your only scientist: a station would become empty. Give a doctor away.
lesson-boosts-end = Your red pilot was safe all the time: crewmembers of your own colour are never lost. At the end of the round your saucer is placed on the board again.

lesson-winning = Upgrades and winning
lesson-winning-1 = You have 2 energy and need only a scientist. Do not hurry: move 1 space first.
lesson-winning-2 = At the end of your turn you may trade in 2 energy to upgrade your saucer. Do it.
lesson-winning-2-no = You may keep your energy. But an upgrade will help you now.
lesson-winning-3 = You draw two upgrade cards, play one and discard the other. Tractor Beam picks up a crewmember one or two spaces away: keep that one.
lesson-winning-3-other = Also a good one, but for this lesson keep the Tractor Beam.
lesson-winning-4 = An upgrade is yours for good. A new round: the scientist is 3 spaces to your right. Plan the card 0-5 to the right.
lesson-winning-4-three = That would do it as well! But try your upgrade: plan the 0-5.
lesson-winning-5 = With 3 you would reach the scientist. But move only 1: that leaves 2 spaces, and your upgrade does the rest.
lesson-winning-5-far = That would win at once, well seen! For the sake of the upgrade move 1.
lesson-winning-6 = Using an upgrade is always optional. Use the Tractor Beam on the scientist.
lesson-winning-6-no = You are one crewmember away from winning!
lesson-winning-end = All four stations are filled: you win, at that very moment! It would count on another player’s turn too.
