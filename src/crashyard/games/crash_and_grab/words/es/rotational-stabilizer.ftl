upgrade-rotational-stabilizer = Estabilizador de giro
upgrade-text-rotational-stabilizer = Tras el primer turno de una ronda: puedes elegir el sentido de los turnos de la ronda en lugar del dado. Una vez por ronda.
