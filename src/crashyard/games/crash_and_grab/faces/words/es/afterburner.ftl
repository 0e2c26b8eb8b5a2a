upgrade-afterburner = Posquemador
upgrade-text-afterburner = Final del turno: puedes saltar a cualquier casilla libre de tu fila o columna, haya lo que haya en medio. Una vez por turno.
