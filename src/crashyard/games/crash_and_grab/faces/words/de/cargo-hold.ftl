upgrade-cargo-hold = Frachtraum
upgrade-text-cargo-hold = Beim Ausspielen: Du erhältst sofort 3 Booster. Danach bewirkt die Karte nichts mehr.
