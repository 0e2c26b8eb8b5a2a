upgrade-kinetic-siphon = Kinetic Siphon
upgrade-text-kinetic-siphon = On your own turn: the first time you push another saucer, take 1 booster. Once per turn.
