upgrade-acceleration-regulator = Regulador de aceleración
upgrade-text-acceleration-regulator = Durante tu propio movimiento: cada vez que salgas de un acelerador, puedes moverte de 1 a 4 casillas en lugar de la distancia habitual.
