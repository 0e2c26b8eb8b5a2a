# Die Lektionen: ein Titel, ein Satz je Schritt, Erklärungen für häufige andere Antworten, und der Schluss.

lesson-orbits = Auf Umlaufbahnen bewegen
lesson-orbits-1 = Du bist Rot. Deine Würfel beginnen auf deinem Startplaneten, wo niemand sie angreifen kann. Punkte gibt es aber nur draußen auf den Monden.
lesson-orbits-2 = Ein Würfel bewegt sich auf einer Umlaufbahn zum nächsten Planeten. Wähle einen deiner Würfel und dann den leuchtenden Bewaffnungsplaneten.
lesson-orbits-2-life = Auch der Extralebenplanet ist mit deinem Startplaneten verbunden. Nimm für diese Lektion den leuchtenden.
lesson-orbits-3 = Du hast zwei Aktionen im Zug, und derselbe Würfel darf beide nutzen. Bewege ihn weiter zum leuchtenden Würfelplaneten.
lesson-orbits-3-second = Auch dein anderer Würfel könnte sich bewegen. Mach aber mit dem ersten weiter: Er ist fast an einem Mond.
lesson-orbits-3-end = Du darfst früher aufhören, aber dann verfällt deine zweite Aktion. Nutze sie.
lesson-orbits-4 = Die anderen waren am Zug. Vom Würfelplaneten führt ein Strahl nach innen: Bewege deinen Würfel auf den Halbmond.
lesson-orbits-5 = Du musst nicht beide Aktionen nutzen. Bleib auf dem Halbmond und beende deinen Zug.
lesson-orbits-5-on = Der Vollmond ist noch mehr wert, aber sieh erst, was der Halbmond bringt: Beende deinen Zug.
lesson-orbits-end = Die Runde ist zu Ende, und der Halbmond hat dir 2 Punkte gebracht. Das tut er nach jeder Runde, solange ein Würfel von dir dort bleibt.

lesson-planets = Planeten aktivieren
lesson-planets-1 = Statt sich zu bewegen, kann ein Würfel seinen Planeten aktivieren. Wähle deinen Würfel auf dem leuchtenden Würfelplaneten, dann „Den Planeten aktivieren“.
lesson-planets-1-other = Dieser Planet kommt gleich dran. Beginne mit dem Würfelplaneten.
lesson-planets-2 = Ein neuer Würfel ist auf deinem Startplaneten angekommen. Aktiviere nun den Extralebenplaneten: Der Würfel dort erhält ein Extraleben.
lesson-planets-2-arms = Das wäre auch gut. Aber zuerst der Extralebenplanet.
lesson-planets-3 = Gestapelte Würfel sind ein Würfel mit zwei Leben. Nun der Bewaffnungsplanet: Aktiviere ihn, und der Würfel erhält eine Waffe.
lesson-planets-4 = Das Dreieck bedeutet kurze Reichweite. Ein Würfel aktiviert nur einmal im Zug, also tu etwas anderes: Bewege den Würfel mit zwei Leben zum Bewaffnungsplaneten.
lesson-planets-5 = Ein neuer Zug. Aktiviere den Bewaffnungsplaneten noch einmal mit dem Würfel, der das Dreieck zeigt.
lesson-planets-5-fresh = Der unbewaffnete Würfel kommt gleich dran. Zuerst der mit dem Dreieck.
lesson-planets-6 = Das Viereck bedeutet lange Reichweite, besser wird keine Waffe. Planeten verbrauchen sich nicht: Aktiviere ihn auch mit deinem anderen Würfel.
lesson-planets-end = Drei Arten von Planeten machen dich stärker: mehr Würfel, mehr Leben, bessere Waffen. Doch kein Planet lässt sich aktivieren, solange ein gegnerischer Würfel dort liegt.

lesson-attack = Kurze und lange Reichweite
lesson-attack-1 = Der blaue Würfel liegt auf demselben Planeten wie dein Würfel mit dem Dreieck, also kurzer Reichweite. Greif an: Wähle deinen Würfel, dann den blauen.
lesson-attack-1-moon = Das kann dein Würfel mit dem Viereck auch. Beginne aber mit dem mit dem Dreieck.
lesson-attack-1-activate = Nützlich, aber hier geht es um Angriffe: Nimm den Würfel mit dem Dreieck.
lesson-attack-2 = Er hatte ein Leben und ist aus dem Spiel. Dein anderer Würfel hat das Viereck, lange Reichweite: Er erreicht auch verbundene Planeten. Greif den blauen Würfel auf dem Halbmond an.
lesson-attack-2-activate = Kein blauer Würfel liegt mehr dort, du könntest also aktivieren. Versuche aber erst die lange Reichweite.
lesson-attack-3 = Ein blauer Würfel ist noch draußen, auf dem leuchtenden Extralebenplaneten, zwei Umlaufbahnen entfernt: außer Reichweite. Bewege deinen Würfel mit dem Viereck auf den leuchtenden Würfelplaneten daneben.
lesson-attack-4 = Jetzt ist er mit deinem Planeten verbunden: Greif ihn an.
lesson-attack-end = Angriffe gelingen immer, niemand schlägt zurück, und dein Würfel behält seine Waffe. Nur auf Startplaneten sind Würfel sicher. Ein Würfel greift höchstens einmal im Zug an.

lesson-lives = Extraleben und blockierte Planeten
lesson-lives-1 = Der blaue Würfel hier hat zwei Leben, und er blockiert den Extralebenplaneten: Solange er da ist, kannst du nicht aktivieren.
lesson-lives-2 = Greif ihn mit einem deiner beiden Würfel an.
lesson-lives-3 = Er hat ein Leben verloren und bleibt. Ein Würfel greift nur einmal im Zug an, aber zwei Würfel dürfen dasselbe Ziel angreifen: Greif mit deinem anderen Würfel an.
lesson-lives-4 = Endgültig weg: Entfernte Würfel kommen nie zurück. Der Planet gehört jetzt dir: Aktiviere ihn.
lesson-lives-5 = Mehr als zwei Leben kann ein Würfel nicht haben. Bewege auch deinen anderen Würfel hierher, damit er im nächsten Zug eins bekommt.
lesson-lives-6 = Deine Würfel teilen sich einen Planeten ohne Weiteres. Aktiviere ihn mit dem Würfel, der noch ein Leben hat.
lesson-lives-end = Ein Würfel mit zwei Leben braucht zwei Angriffe, und bewaffnet ist er eine Festung. Extraleben kommen aus deinem Vorrat: Diese Würfel fehlen dir dann anderswo.

lesson-moons = Monde, Punkte und der Sieg
lesson-moons-1 = Das Ende naht: Du hast 58 Punkte, Blau hat 55, und wer nach einer Runde mit mindestens 64 allein vorn liegt, gewinnt. Halbmonde bringen 2 Punkte, der Vollmond 4.
lesson-moons-2 = Ist Blau allein auf dem Vollmond, gibt es alle 4 Punkte. Teilt ihr ihn euch, bekommt jeder nur 2. Bewege deinen unbewaffneten Würfel auf den Vollmond.
lesson-moons-2-attack = Eine gute Idee, sie kommt gleich. Beweg dich zuerst dorthin.
lesson-moons-2-armed = Lass den Würfel mit der langen Reichweite, wo er ist: Du brauchst ihn gleich.
lesson-moons-3 = Teilen ist gut, allein haben ist besser: Greif den blauen Würfel auf dem Vollmond vom Halbmond aus an, mit langer Reichweite.
lesson-moons-end = 4 Punkte für den Vollmond, 2 für den Halbmond: 64, allein vorn, und du gewinnst! Mehrere Würfel einer Farbe auf einem Mond zählen nicht mehr als einer.
