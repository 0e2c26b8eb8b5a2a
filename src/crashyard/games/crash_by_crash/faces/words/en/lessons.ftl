# The lessons: a title, a sentence a step, explanations of usual other answers, and how it ends.

lesson-push = Placing a car and pushing
lesson-push-1 = You are Red. With one action you place a car from your stock, and it pushes a car beside it, whoever’s that is.
lesson-push-2 = Place a car on the glowing cell, beside the blue car: choose the cell.
lesson-push-2-behind = From there you would push the blue car back towards you. Take the glowing cell.
lesson-push-2-pass = You may pass, but a car on the board is better. Choose the glowing cell.
lesson-push-3 = The blue car moved one cell: force 1. Your next turn: place a car between the two, and choose the direction to the right.
lesson-push-3-left = That would push your own car away. With cars on both sides you choose the direction: take the right.
lesson-push-4 = Your two cars stand in a row now, without a gap. Place a car behind them on the glowing cell, push to the right, and see which one moves.
lesson-push-4-left = That way the push goes off to the left. Choose the direction to the right.
lesson-push-5 = Of a row only the last car moves. And now for points: another blue car stands at the edge. Push it off!
lesson-push-end = Displaced! That brings you 2 points at once, and the car returns to its owner’s stock. A second car in the same turn would cost you 4 points.

lesson-bells = Bells and scoring
lesson-bells-1 = A bell rings when a car comes onto it. Then both sides get the values of the cells under all their cars: as many points as a cell has dots, 0 to 3.
lesson-bells-2 = Your car on the left is worth 3, and so would be a car on the other glowing cell. Blue’s cars stand on 0 and 1. A good moment to ring!
lesson-bells-3 = Place a car on the glowing cell and push the blue car to the right, onto the bell.
lesson-bells-3-beside = From there the blue car would miss the bell. Place yours on the left of it, in line with the bell.
lesson-bells-4 = Six points for you, one for Blue, whoever rang. Then the flower with the bell left the board: a hole. The cars on it returned to their owners without points.
lesson-bells-5 = For cars a hole is like the edge. Push the blue car beside it into the hole.
lesson-bells-5-away = That pushes it along the rim. Place your car on the other side of it, away from the hole.
lesson-bells-end = 2 more points. After seven scorings the game is over, and the side with more points wins. No bell rings before the sixth turn, and only one in a turn.

lesson-magnets = Magnets and batteries
lesson-magnets-1 = Your magnetic car may go on any free cell, but it must pull a car at once. Choose it, then the glowing cell.
lesson-magnets-1-normal = That would be a normal car, which pushes. First choose the magnetic one.
lesson-magnets-2 = It pulled both cars that were exactly two cells away in a straight line. On the left another car was in the way, so nothing moved there.
lesson-magnets-3 = After every action it pulls again. Place a car on the glowing cell, without batteries, and push the blue car up to two cells from the magnet.
lesson-magnets-3-strong = Save your batteries: this time force 1 is enough.
lesson-magnets-4 = The magnet took over. Now for more force: place a car on the glowing cell and spend two batteries: force 3.
lesson-magnets-4-weak = With less force it does not get as far. Spend two batteries this time.
lesson-magnets-end = The first car moved two cells and met another one, which moved on with the force that was left. Spent batteries do not come back; you have two left.

lesson-operator = The operator and holes
lesson-operator-1 = The operator belongs to nobody. Make a deal with them for an action: choose 2 steps and let the first one go to the glowing cell.
lesson-operator-2 = The operator shoves whole rows of cars. Let them step onto the blue car’s cell: behind it is a hole.
lesson-operator-3 = Displaced: 2 points for you. For 2 points the operator takes 4 steps instead of 2. Make that deal, and let them step into the hole: for the operator it is one single field.
lesson-operator-4 = From a hole the operator steps onto any cell at its rim. Let them step onto the other blue car and shove it to the right.
lesson-operator-5 = On to the right: two steps are left, and the edge is near.
lesson-operator-6 = And off with it!
lesson-operator-end = The 2 points for the longer walk are back again. Pushes do not move the operator, who absorbs them. And while the operator stands on a bell it cannot ring.

lesson-cards = Cards and exchange
lesson-cards-1 = Three cards are in your hand. Grey ones work at once. Blue stands on a cell worth 3, you beside it on 1: play “Lambada”, then choose both cars, and they exchange places.
lesson-cards-1-rocket = That card comes next. First “Lambada”.
lesson-cards-1-battery = That would take a battery from Blue. For this lesson play “Lambada”.
lesson-cards-2 = Now you are on the better cell. We passed your second action. At the end of the turn you draw up for each card you played: take the glowing one from the display.
lesson-cards-3 = Blue cards change how a car pushes: they are your first action, and the second must be placing a car. Play “Rocket Drive”.
lesson-cards-3-hit = A blue card too, but this time take “Rocket Drive”.
lesson-cards-4 = Place a car on the glowing cell at the left: the blue car before it goes straight on until something stops it, and there is a bell in its way.
lesson-cards-5 = What a ride! You drew up again. If your cards do not fit, exchange two of them for an action: choose the exchange, then any two cards.
lesson-cards-6 = Take the yellow “Heartless Bell” from the display; the second card we take for you.
lesson-cards-end = Yellow cards are played before an action that rings a bell, and change its scoring. You always end your turn with three cards.
