extension SymbolGlyphs {
    /// Marks, mathematics, states.
    static let signs: [(String, Character)] = [
        ("checkmark", "✓"), ("checkmark.circle", "✓"), ("checkmark.circle.fill", "✓"), ("checkmark.square", "✓"),
        ("checkmark.square.fill", "✓"), ("checkmark.seal", "✓"), ("checkmark.seal.fill", "✓"),
        ("checkmark.shield", "✓"), ("checkmark.shield.fill", "✓"), ("xmark", "✕"), ("xmark.circle", "⊗"),
        ("xmark.circle.fill", "⊗"), ("xmark.square", "☒"), ("xmark.square.fill", "☒"), ("xmark.octagon", "⊗"),
        ("xmark.octagon.fill", "⊗"), ("xmark.seal", "⊗"), ("plus", "+"), ("plus.circle", "⊕"),
        ("plus.circle.fill", "⊕"), ("plus.square", "⊞"), ("plus.square.fill", "⊞"), ("minus", "−"),
        ("minus.circle", "⊖"), ("minus.circle.fill", "⊖"), ("minus.square", "⊟"), ("minus.square.fill", "⊟"),
        ("plusminus", "±"), ("multiply", "×"), ("multiply.circle", "⊗"), ("multiply.circle.fill", "⊗"), ("divide", "÷"),
        ("equal", "="), ("lessthan", "<"), ("greaterthan", ">"), ("number", "#"), ("percent", "%"), ("sum", "∑"),
        ("function", "ƒ"), ("infinity", "∞"), ("infinity.circle", "∞"), ("exclamationmark", "!"),
        ("exclamationmark.circle", "!"), ("exclamationmark.circle.fill", "!"), ("exclamationmark.triangle", "◬"),
        ("exclamationmark.triangle.fill", "◬"), ("exclamationmark.octagon", "!"), ("questionmark", "?"),
        ("questionmark.circle", "?"), ("questionmark.circle.fill", "?"), ("info", "i"), ("info.circle", "i"),
        ("info.circle.fill", "i"), ("nosign", "⊘"), ("slash.circle", "⊘"), ("slash.circle.fill", "⊘"),
        ("dollarsign", "$"), ("dollarsign.circle", "$"), ("dollarsign.circle.fill", "$"), ("eurosign", "€"),
        ("eurosign.circle", "€"), ("eurosign.circle.fill", "€"), ("sterlingsign", "£"), ("sterlingsign.circle", "£"),
        ("yensign", "¥"), ("yensign.circle", "¥"), ("bitcoinsign", "฿"), ("bitcoinsign.circle", "฿"), ("centsign", "¢"),
        ("at", "@"), ("ampersand", "&"), ("asterisk", "*"), ("command", "⌘"), ("option", "⌥"), ("control", "⌃"),
        ("shift", "⇧"), ("return", "↵"), ("delete.left", "⌫"), ("delete.right", "⌦"), ("escape", "⎋"), ("power", "⊙"),
        ("textformat", "A"), ("quote.opening", "“"), ("quote.closing", "”"), ("quote.bubble", "❝"),
        ("quote.bubble.fill", "❝"), ("ellipsis", "…"), ("ellipsis.circle", "…"), ("ellipsis.circle.fill", "…"),
        ("line.3.horizontal", "≡"), ("list.bullet", "≔"), ("list.dash", "╞"), ("list.number", "№"),
        ("text.alignleft", "╠"), ("text.justify", "≣"), ("circle.grid.3x3", "⠿"),
    ]
}
