upgrade-cargo-hold = Bodega de carga
upgrade-text-cargo-hold = Al jugarla: toma 3 potenciadores de inmediato. Después no tiene efecto.
