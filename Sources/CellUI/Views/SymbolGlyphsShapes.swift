extension SymbolGlyphs {
    /// Plain shapes.
    static let shapes: [(String, Character)] = [
        ("circle", "○"), ("circle.fill", "●"), ("circle.dotted", "◌"), ("circle.dashed", "◌"),
        ("circle.inset.filled", "◉"), ("circle.circle", "◎"), ("circle.circle.fill", "◉"),
        ("circle.lefthalf.filled", "◐"), ("circle.righthalf.filled", "◑"), ("circle.tophalf.filled", "◓"),
        ("circle.bottomhalf.filled", "◒"), ("smallcircle.filled.circle", "◉"), ("target", "⊚"), ("scope", "✛"),
        ("dot.circle", "☉"), ("dot.circle.fill", "☉"), ("square", "□"), ("square.fill", "■"), ("square.dashed", "⬚"),
        ("square.lefthalf.filled", "◧"), ("square.righthalf.filled", "◨"), ("square.grid.2x2", "∷"),
        ("square.grid.3x3", "⩩"), ("square.stack", "❐"), ("square.on.square", "❏"), ("app", "□"), ("app.fill", "■"),
        ("rectangle", "▭"), ("rectangle.fill", "▬"), ("rectangle.portrait", "▯"), ("rectangle.portrait.fill", "▮"),
        ("capsule", "▭"), ("capsule.fill", "▬"), ("triangle", "△"), ("triangle.fill", "▲"), ("diamond", "◇"),
        ("diamond.fill", "◆"), ("rhombus", "⋄"), ("rhombus.fill", "⋄"), ("hexagon", "◯"), ("hexagon.fill", "◯"),
        ("pentagon", "☖"), ("pentagon.fill", "☗"), ("octagon", "◯"), ("octagon.fill", "◯"), ("seal", "✸"),
        ("seal.fill", "✸"), ("star", "☆"), ("star.fill", "★"), ("star.circle", "✪"), ("star.circle.fill", "✪"),
        ("star.leadinghalf.filled", "✬"), ("heart", "♡"), ("heart.fill", "♥"), ("heart.circle", "♡"),
        ("heart.circle.fill", "♥"), ("suit.heart", "♡"), ("suit.heart.fill", "♥"), ("suit.club", "♧"),
        ("suit.club.fill", "♣"), ("suit.spade", "♤"), ("suit.spade.fill", "♠"), ("suit.diamond", "♢"),
        ("suit.diamond.fill", "♦"), ("bolt.heart", "❥"), ("bolt.heart.fill", "❥"), ("heart.text.square", "☤"),
        ("heart.text.square.fill", "☤"), ("sparkle", "✦"), ("sparkles", "✧"), ("wand.and.stars", "⚚"),
    ]
}
