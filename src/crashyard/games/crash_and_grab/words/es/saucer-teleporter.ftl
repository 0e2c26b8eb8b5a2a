upgrade-saucer-teleporter = Teletransportador
upgrade-text-saucer-teleporter = Final del turno: puedes saltar a cualquier zona de impacto libre. No cuenta como colocación. Una vez por turno.
