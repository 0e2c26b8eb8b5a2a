"""Learning a small policy for one game and number of players, which the bot `learned` then plays by.

`decisions` keeps what was answered where, `learner` makes answers likelier, `teacher` watches a bot and imitates it,
`results` plays the policy against itself and against bots, `recipe` says what is done, in which order, and does it.
"""
