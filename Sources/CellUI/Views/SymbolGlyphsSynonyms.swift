extension SymbolGlyphs {
    /// The names of later systems, and symbols that differ from a known one in what a cell has no room for.
    static let synonyms: [(String, Character)] = [
        ("arrow.trianglehead.clockwise", "↻"), ("arrow.trianglehead.counterclockwise", "↺"),
        ("arrow.trianglehead.2.clockwise", "♲"), ("arrow.trianglehead.2.counterclockwise", "♲"),
        ("arrow.trianglehead.branch", "Y"), ("arrow.trianglehead.swap", "⇵"), ("arrowshape.up", "⇧"),
        ("arrowshape.down", "⇩"), ("arrowshape.left", "⇦"), ("arrowshape.turn.up.left", "↶"),
        ("arrowshape.turn.up.backward", "↶"), ("arrowshape.turn.up.right", "↷"), ("arrowshape.turn.up.forward", "↷"),
        ("chevron.compact.up", "⌃"), ("chevron.compact.down", "⌄"), ("document", "◳"), ("text.document", "▤"),
        ("text.page", "▤"), ("list.clipboard", "⍞"), ("text.bubble", "❝"), ("icloud", "☁"), ("microphone", "φ"),
        ("microphone.slash", "ø"), ("macbook", "⍙"), ("internaldrive", "⊑"), ("wand.and.sparkles", "⚚"),
        ("figure.strengthtraining.functional", "⌶"),
    ]
}
