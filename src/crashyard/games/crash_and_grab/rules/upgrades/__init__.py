"""Section 16: what upgrade cards declare, the deck, the windows in which they work, and the cards themselves."""
