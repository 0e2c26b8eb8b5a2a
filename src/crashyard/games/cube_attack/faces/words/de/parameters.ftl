# Was das Labor ändern darf.

parameter-actions = Aktionen im Zug
parameter-actions-about = Wie viele Aktionen ein Spieler im Zug hat.
parameter-wood = Würfel insgesamt
parameter-wood-about = Wie viele Holzwürfel jeder insgesamt hat.
parameter-full-moon = Siegpunkte eines Vollmonds
parameter-full-moon-about = Wie viele Siegpunkte ein Vollmond am Ende einer Runde bringt.
parameter-half-moon = Siegpunkte eines Halbmonds
parameter-half-moon-about = Wie viele Siegpunkte ein Halbmond am Ende einer Runde bringt.
parameter-shared-moon = Anteil an einem geteilten Mond
parameter-shared-moon-about = Wie viel von den Siegpunkten eines Mondes jeder bekommt, der ihn teilt, in Prozent, abgerundet.
