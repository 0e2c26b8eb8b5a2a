"""The games as researchers know them: arrays, PettingZoo, OpenSpiel, and many plays stepped at once.

`docs/environments.md` is its page. Everything here needs the extra `lab`.
"""
