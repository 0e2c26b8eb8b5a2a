upgrade-quake-maker = Bebenmacher
upgrade-text-quake-maker = Ende des Zuges: Du darfst eines der vier großen Spielplanteile samt allem darauf um beliebig viele Vierteldrehungen drehen. Einmal pro Zug.
event-tile-turned = Das Spielplanteil { NAMES($slot, of: "slot") } dreht sich samt allem darauf im Uhrzeigersinn, Vierteldrehungen: { $turns }.
