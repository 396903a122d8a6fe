//! What every game is, and players that play any of them.
