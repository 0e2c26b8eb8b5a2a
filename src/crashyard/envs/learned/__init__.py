"""Small policies that were trained on the environments, one a game, and the bot that plays by them."""
