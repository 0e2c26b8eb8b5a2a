upgrade-pulse-cannon = Cañón de pulsos
upgrade-text-pulse-cannon = Final del turno: puedes empujar una casilla en dirección opuesta a ti a un platillo de tu fila o columna, a cualquier distancia. Una vez por turno.
