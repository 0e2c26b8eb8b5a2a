"""Bots for tables and hints, computed in processes of their own."""
