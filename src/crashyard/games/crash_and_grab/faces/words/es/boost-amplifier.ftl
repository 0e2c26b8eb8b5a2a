upgrade-boost-amplifier = Amplificador de potencia
upgrade-text-boost-amplifier = Potenciar: cada vez que potencies, puedes moverte de 1 a 6 casillas en lugar de la distancia habitual.
