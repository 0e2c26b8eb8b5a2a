upgrade-time-machine = Máquina del tiempo
upgrade-text-time-machine = Al revelar: puedes elegir la dirección de tu movimiento después de revelar tu plan. Una vez por turno.
