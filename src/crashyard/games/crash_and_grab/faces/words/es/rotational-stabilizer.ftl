upgrade-rotational-stabilizer = Estabilizador Rotacional
upgrade-text-rotational-stabilizer = Tras el primer turno de una ronda: puedes elegir el sentido de los turnos de la ronda en lugar de tirar el dado. Una vez por ronda.
