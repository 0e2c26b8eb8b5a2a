upgrade-boost-amplifier = Amplificador de impulso
upgrade-text-boost-amplifier = Impulso: cada vez que te impulses, puedes volar de 1 a 6 casillas en lugar de la distancia habitual.
