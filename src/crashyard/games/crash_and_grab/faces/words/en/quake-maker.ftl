upgrade-quake-maker = Quake Maker
upgrade-text-quake-maker = End of turn: you may turn one of the four large tiles, with everything on it, by as many quarter turns as you like. Once per turn.
event-tile-turned = The tile at the { NAMES($slot, of: "slot") } turns clockwise with everything on it, quarter turns: { $turns }.
