upgrade-quake-maker = Generador de seísmos
upgrade-text-quake-maker = Final del turno: puedes girar una de las cuatro losetas grandes, con todo lo que haya en ella, los cuartos de vuelta que quieras. Una vez por turno.
event-tile-turned = La loseta de { NAMES($slot, of: "slot") } gira en sentido horario con todo lo que hay en ella; cuartos de vuelta: { $turns }.
