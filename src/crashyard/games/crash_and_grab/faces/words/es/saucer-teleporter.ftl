upgrade-saucer-teleporter = Teletransportador
upgrade-text-saucer-teleporter = Final del turno: puedes saltar a cualquier lugar de colisión libre. No cuenta como colocación. Una vez por turno.
