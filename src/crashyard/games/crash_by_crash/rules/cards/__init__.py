"""Section 8: the cards. One module a kind, which is why there are so many; `kinds` has them by their numbers."""
