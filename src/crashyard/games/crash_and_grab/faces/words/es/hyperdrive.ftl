upgrade-hyperdrive = Hiperpropulsión
upgrade-text-hyperdrive = Al revelar: puedes duplicar la distancia de tu carta de movimiento; también vale al empujar, en los aceleradores y al potenciar. Una vez por turno.
