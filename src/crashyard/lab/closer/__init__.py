"""A closer look at the games of a study: where things happen, what is chosen first, when cards come, and with which.

`looking` looks at one play, `answers` asks all of them, `heat` and `chapter` show it in the report.
"""
