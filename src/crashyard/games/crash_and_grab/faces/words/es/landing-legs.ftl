upgrade-landing-legs = Patas de aterrizaje
upgrade-text-landing-legs = Final del turno: puedes moverte una casilla en cualquier dirección, con todas sus consecuencias. Una vez por turno.
