"""Widgets and helpers that every screen is made of."""
