upgrade-kinetic-siphon = Sifón cinético
upgrade-text-kinetic-siphon = En tu propio turno: la primera vez que empujes a otro platillo, toma 1 potenciador. Una vez por turno.
