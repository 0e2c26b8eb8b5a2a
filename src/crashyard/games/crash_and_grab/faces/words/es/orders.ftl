# Lo que se puede responder por adelantado, según el tipo de decisión, y de qué puede depender.

order-saucer = Cuál de tus platillos va primero
order-distance = Cuánto moverte con la carta 0-5
order-direction = Hacia dónde moverte, si puedes elegir libremente
order-accelerate = Hacia dónde salir de un acelerador
order-boost = Potenciar
order-pass = Pasar tripulantes
order-give = La penalización por estrellarte: a quién entregas
order-steal = La recompensa por un oponente estrellado: a quién robas
order-energize = La recompensa por un oponente estrellado: energizarte
order-colour = Qué tripulante perdido se coloca
order-buy = Gastar 2 de energía en una mejora
order-keep = Cuál de dos mejoras juegas
order-use = Usar { NAMES($upgrade, of: "upgrade") }
order-lose = Qué tripulante pierdes
ordered-accelerate = Hacia { NAMES($direction, of: "marker") }
ordered-boost = Potenciar hacia { NAMES($direction, of: "marker") }

order-sign-picks-up = recoges un tripulante
order-sign-crashes-other = otro platillo se estrella
order-sign-crashes = tu platillo se estrella
order-sign-moved = alguien empuja o mueve tu platillo, o gira una loseta
order-sign-robbed = alguien te quita un tripulante
