upgrade-waste-accelerator = Acelerador de chatarra
upgrade-text-waste-accelerator = Durante tu propio movimiento: puedes usar como acelerador una zona de impacto libre en la que entres. Una vez por turno.
