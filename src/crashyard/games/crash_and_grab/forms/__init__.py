"""Crash & Grab in words and numbers: files, views, actions, observation, and what older versions wrote."""
