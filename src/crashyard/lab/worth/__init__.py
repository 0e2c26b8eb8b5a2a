"""What a thing is worth to whoever is dealt it, found out by dealing it or not.

`trial` says what is played and how chance is led, `effects` what came out of it.
"""
