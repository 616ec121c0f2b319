"""What every game shares: the contract, chance, the codec, the journal, the session, bots."""
