upgrade-hyperdrive = Hyperdrive
upgrade-text-hyperdrive = Reveal: you may double the distance of your movement card; pushes, accelerators and boosts then use the doubled distance too. Once per turn.
