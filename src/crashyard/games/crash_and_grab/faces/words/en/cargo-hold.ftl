upgrade-cargo-hold = Cargo Hold
upgrade-text-cargo-hold = When played: take 3 boosters at once. No further effect.
