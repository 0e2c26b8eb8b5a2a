"""Position files of Crash & Grab, part by part; `reading` puts the parts together."""
