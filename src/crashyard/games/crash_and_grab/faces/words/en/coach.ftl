# The coach: each kind of decision, explained once; the keys are those of the prompts.

coach-goal-stations = The goal: { $saucers ->
    [2] fill the four stations of both your saucers
   *[1] fill your four stations
} first. Each takes a crewmember of its type, of any colour: pilot, engineer, doctor, scientist. You pick them up by moving over them. Energy is for upgrades, 2 for each; a booster lets you move once more.
coach-goal-points = The goal: { $points } points. You get one whenever a saucer with more crewmembers aboard, yours, hits one with fewer. Pick up crewmembers by moving over them. Energy is for upgrades, 2 for each; a booster lets you move once more.
coach-plan = Everybody plans in secret and at once: a card says how far you move, a marker in which direction. Card 2 also brings a booster, card 3 an energy; with 0-5 you choose the distance later.
coach-saucer = You have two saucers and say here which of them comes first; the other one follows later. Whoever moves first finds more crewmembers on the board, whoever moves later knows what others have done.
coach-booster = One of your saucers begins with a booster, with which it moves once more. Your other one has the pilot of its colour placed on the board instead.
coach-pilot = Before the first round the pilot of one of your saucers’ colours is placed on the board; the die says where. Crewmembers of a saucer’s own colour are safe aboard it.
coach-distance = Your card is 0-5: you know the table now, so choose the distance. You pick up every crewmember on your way; whoever you hit is pushed; over the edge you crash.
coach-direction = Your plan’s direction does not bind you this time: look where crewmembers lie and where the edge is, and choose freely.
coach-accelerate = An accelerator sends you the full distance again, in any direction you like, also back.
coach-boost = A booster lets you move the same distance once more, in any direction. It is spent then; you may also keep it for later.
coach-offer = One of your upgrades could be used now. Using it is always optional.
coach-pass = Your two saucers are side by side: either may take crewmembers of its own colour from the other. Those can be neither stolen nor lost.
coach-penalty = You crashed on your own turn: an off-coloured crewmember goes to the opponent with the fewest stationed ones. An extra one hurts least.
coach-reward = An opponent crashed on your turn: take 1 energy, or steal an off-coloured crewmember if they have at least as many stationed as you.
coach-colour = Crewmembers were picked up, so lost ones take their place. You choose the colour; its first in the queue is placed by the die. Those of your own colour are safe aboard your saucer.
coach-buy = For 2 energy you draw two upgrade cards and keep one of them for good.
coach-keep = Read both cards: one becomes a permanent part of your saucer, the other is discarded.
coach-lose = Your saucer won a comparison: it brought you a point, and now a crewmember aboard returns to the lost ones. You choose which, of any colour.
