upgrade-regeneration-gateway = Regenerationstor
upgrade-text-regeneration-gateway = Immer wenn deine Untertasse in einer Runde platziert wird, darfst du eine freie Absturzstelle wählen, statt zu würfeln.
