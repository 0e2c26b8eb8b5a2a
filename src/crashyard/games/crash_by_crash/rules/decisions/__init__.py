"""Sections 3 to 9: what people decide. One module a decision, or a kind of answer to ACTION; chance is beside this."""
