"""Perfect play with all cards seen."""
