extension SymbolGlyphs {
    /// People, bodies, faces.
    static let people: [(String, Character)] = [
        ("figure.mind.and.body", "❀"), ("figure.yoga", "Ω"), ("figure.cooldown", "⇣"), ("figure.walk", "λ"),
        ("figure.walk.circle", "λ"), ("figure.run", "ƛ"), ("figure.run.circle", "ƛ"), ("figure.stand", "¡"),
        ("figure.hiking", "ƙ"), ("figure.outdoor.cycle", "ώ"), ("figure.indoor.cycle", "ϖ"), ("figure.pool.swim", "≗"),
        ("figure.strengthtraining.traditional", "Ŧ"), ("figure.core.training", "∠"), ("figure.dance", "ϗ"),
        ("figure.wave", "ʎ"), ("figure.child", "ᵢ"), ("figure.arms.open", "Ψ"), ("figure.2", "ĳ"),
        ("figure.seated.side", "ɦ"), ("person", "♙"), ("person.fill", "♙"), ("person.circle", "♙"),
        ("person.circle.fill", "♙"), ("person.2", "⚇"), ("person.2.fill", "⚇"), ("person.3", "∵"),
        ("person.3.fill", "∵"), ("person.crop.circle", "♙"), ("person.crop.circle.fill", "♙"),
        ("person.badge.plus", "♗"), ("person.wave.2", "⚆"), ("brain", "Ѳ"), ("brain.fill", "Ѳ"),
        ("brain.head.profile", "ɘ"), ("brain.head.profile.fill", "ɘ"), ("lungs", "ω"), ("lungs.fill", "ω"),
        ("hand.raised", "⍋"), ("hand.raised.fill", "⍋"), ("hand.thumbsup", "⇑"), ("hand.thumbsup.fill", "⇑"),
        ("hand.thumbsdown", "⇓"), ("hand.thumbsdown.fill", "⇓"), ("hand.tap", "☟"), ("hand.tap.fill", "☟"),
        ("hands.clap", "∗"), ("hands.sparkles", "❈"), ("hands.sparkles.fill", "❈"), ("face.smiling", "☻"),
        ("face.smiling.fill", "☻"), ("face.dashed", "⍨"), ("ear", "∂"), ("nose", "∆"), ("mouth", "◡"),
        ("allergens", "✺"),
    ]
}
