"""What chance decides: which tile comes to which slot (section 3), and which card comes from the deck (section 9)."""
