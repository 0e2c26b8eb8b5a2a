"""Who they are: guests and accounts, names and passwords, sessions and tokens, and what is kept about a person."""
