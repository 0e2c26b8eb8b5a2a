upgrade-regeneration-gateway = Portal de regeneración
upgrade-text-regeneration-gateway = Cada vez que tu platillo vaya a colocarse durante una ronda, puedes elegir un lugar de colisión libre en lugar de tirar el dado.
