"""Calling people: whoever is awaited somewhere hears of it, in open tabs, on their devices, or by mail."""
