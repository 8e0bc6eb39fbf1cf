"""What each game's score sheet makes of card play, as objectives of the kernel."""
