"""The vocabulary in which games are written: see `docs/architecture.md`."""
