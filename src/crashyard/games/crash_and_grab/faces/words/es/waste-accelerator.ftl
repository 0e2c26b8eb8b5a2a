upgrade-waste-accelerator = Acelerador de chatarra
upgrade-text-waste-accelerator = Durante tu propio movimiento: puedes usar como acelerador un lugar de colisión libre en el que entres. Una vez por turno.
