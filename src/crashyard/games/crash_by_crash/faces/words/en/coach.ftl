# The coach: each kind of decision, explained once; the keys are those of the prompts.

coach-goal-bells = The goal: whenever a bell rings, each side scores the values of the cells under its cars. After { $last } bells the side with more points wins. So push your cars onto dark blue cells and your opponent’s off the board: that brings 2 points at once.
coach-set-operator = Before the game somebody puts the operator in the centre of a flower. Which one matters a little, since the operator absorbs pushes.
coach-set-cars = The board is made of tiles: flowers of seven cells with a brass rim, and X-shaped ones between them. Each tile takes one starting car, those that are taken are shaded, and nothing is pushed yet. Dark blue cells are worth more when a bell rings, but the side with the lower sum begins.
coach-action = You have two actions: place a car beside another one and push it, play a card, make a deal with the operator, or exchange cards. A car pushed off the board brings 2 points; a bell scores all cars.
coach-card = The card you played says what your second action must be, and how it works.
coach-steps = The operator walks cell by cell, never twice to the same one, and shoves whole rows of cars. A hole counts as one cell.
coach-ringing = Several cars could be pulled onto bells, but only one bell rings in a turn: you choose which.
coach-draw = For each card you played you take a new one: one that lies open in the display, or the face-down top card of the draw pile.
coach-keep = With four players you draw two cards and keep one; the other is discarded for all to see.
