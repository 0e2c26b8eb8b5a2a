upgrade-organic-triangulator = Triangulador orgánico
upgrade-text-organic-triangulator = Final del turno: si no has conseguido ningún tripulante en este turno, puedes saltar a cualquier casilla libre del tablero. Una vez por turno.
