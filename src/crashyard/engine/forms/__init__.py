"""How answers and positions are told: what they consist of, and how JSON that people wrote is read."""
