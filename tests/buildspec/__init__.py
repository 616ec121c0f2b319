"""Checks of the set-up, the dependency locks and the Android build, all offline."""
