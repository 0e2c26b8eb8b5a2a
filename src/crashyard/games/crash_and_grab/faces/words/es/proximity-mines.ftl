upgrade-proximity-mines = Minas de proximidad
upgrade-text-proximity-mines = Durante tu propio movimiento: cada vez que choques con un platillo, puedes estrellarlo en lugar de empujarlo. En Twisted Titanium, en cambio, ganas los empates.
