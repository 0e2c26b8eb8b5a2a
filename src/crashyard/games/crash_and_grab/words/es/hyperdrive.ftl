upgrade-hyperdrive = Hiperpropulsión
upgrade-text-hyperdrive = Al revelar: puedes duplicar la distancia de tu carta de movimiento; también vale para empujones, aceleradores e impulsos. Una vez por turno.
