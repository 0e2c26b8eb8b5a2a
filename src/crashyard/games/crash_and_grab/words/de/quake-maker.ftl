upgrade-quake-maker = Bebenmacher
upgrade-text-quake-maker = Ende des Zugs: Du darfst eines der vier großen Planteile samt allem darauf beliebig um Vierteldrehungen drehen. Einmal pro Zug.
event-tile-turned = Das Planteil { NAMES($slot, of: "slot") } dreht sich samt allem darauf im Uhrzeigersinn, Vierteldrehungen: { $turns }.
