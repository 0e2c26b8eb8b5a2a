upgrade-tractor-beam = Rayo tractor
upgrade-text-tractor-beam = Final del turno: puedes recoger a un tripulante que esté a una o dos casillas en tu fila o columna. Una vez por turno.
