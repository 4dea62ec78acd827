extension SymbolGlyphs {
    /// People, bodies, faces.
    static let people: [(String, Character)] = [
        ("figure.mind.and.body", "❀"), ("figure.yoga", "Ω"), ("figure.cooldown", "⇣"), ("figure.walk", "λ"),
        ("figure.walk.circle", "λ"), ("figure.run", "ƛ"), ("figure.run.circle", "ƛ"), ("figure.stand", "¡"),
        ("figure.hiking", "ƛ"), ("figure.outdoor.cycle", "ɷ"), ("figure.indoor.cycle", "ɷ"), ("figure.pool.swim", "≗"),
        ("figure.strengthtraining.traditional", "⌶"), ("figure.core.training", "∠"), ("figure.dance", "ƛ"),
        ("figure.boxing", "Ɓ"), ("figure.wave", "♙"), ("figure.child", "♙"), ("figure.arms.open", "Ψ"),
        ("figure.2", "⚇"),
        ("figure.seated.side", "♙"), ("person", "♙"), ("person.fill", "♙"), ("person.circle", "♙"),
        ("person.circle.fill", "♙"), ("person.2", "⚇"), ("person.2.fill", "⚇"), ("person.3", "∵"),
        ("person.3.fill", "∵"), ("person.crop.circle", "♙"), ("person.crop.circle.fill", "♙"),
        ("person.badge.plus", "♗"), ("person.wave.2", "⚆"), ("brain", "Ѳ"), ("brain.fill", "Ѳ"),
        ("brain.head.profile", "Ѳ"), ("brain.head.profile.fill", "Ѳ"), ("lungs", "ω"), ("lungs.fill", "ω"),
        ("hand.raised", "⍋"), ("hand.raised.fill", "⍋"), ("hand.thumbsup", "⇑"), ("hand.thumbsup.fill", "⇑"),
        ("hand.thumbsdown", "⇓"), ("hand.thumbsdown.fill", "⇓"), ("hand.tap", "☟"), ("hand.tap.fill", "☟"),
        ("hands.clap", "∗"), ("hands.sparkles", "❈"), ("hands.sparkles.fill", "❈"), ("face.smiling", "☻"),
        ("face.smiling.fill", "☻"), ("face.dashed", "⍨"), ("ear", "∂"), ("nose", "∆"), ("mouth", "◡"),
        ("allergens", "✺"),
    ]
}
