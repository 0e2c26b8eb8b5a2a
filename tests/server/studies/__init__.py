"""Tests of the studies that people run in their browsers."""
