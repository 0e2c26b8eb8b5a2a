upgrade-scavenger-bot = Robot carroñero
upgrade-text-scavenger-bot = Cada vez que tu platillo se coloque durante una ronda, toma 1 potenciador y 1 energía.
