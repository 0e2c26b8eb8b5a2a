"""The same questions asked of several kinds of players: what holds for all, and what depends on who plays."""
