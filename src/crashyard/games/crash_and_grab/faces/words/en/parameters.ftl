# What the laboratory may change.

parameter-upgrade-cost = Energy for an upgrade
parameter-upgrade-cost-about = How much energy an upgrade costs.
parameter-start-energy = Energy at the start
parameter-start-energy-about = How much energy every saucer begins with.
parameter-card-boosters = Boosters of the 2
parameter-card-boosters-about = How many boosters the movement card 2 brings.
parameter-card-energy = Energy of the 3
parameter-card-energy-about = How much energy the movement card 3 brings.
parameter-crash-energy = Energy for a crash
parameter-crash-energy-about = How much energy there is to take for an opposing saucer that crashed.
parameter-extra-crew = More crew on the board
parameter-extra-crew-about = So many more crewmembers should lie on the board at the end of a turn.
parameter-stations-to-win = Stations to win
parameter-stations-to-win-about = How many different types of crewmembers must be aboard, with two players on each saucer.
parameter-points-to-win = Points to win in Twisted Titanium
parameter-points-to-win-about = How many points win there.
parameter-without = Upgrades left out
parameter-without-about = Which upgrades are not in the deck.
