upgrade-blast-off-thrusters = Reactores de despegue
upgrade-text-blast-off-thrusters = Inicio del turno: antes de revelar tu plan, puedes saltar a una casilla libre contigua a tu platillo. Una vez por turno.
