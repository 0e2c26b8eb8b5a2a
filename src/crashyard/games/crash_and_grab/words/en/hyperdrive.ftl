upgrade-hyperdrive = Hyperdrive
upgrade-text-hyperdrive = Reveal: you may double the distance of your movement card; pushes, accelerators and boosts then go by it too. Once per turn.
