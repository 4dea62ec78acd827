extension SymbolGlyphs {
    /// Stems that are no symbol themselves, for members of the family that are not listed.
    static let families: [(String, Character)] = [
        ("arrow", "→"), ("arrowshape", "→"), ("arrowtriangle", "▷"), ("chevron", "›"), ("figure", "λ"), ("hand", "☟"),
        ("text", "≡"), ("list", "≡"), ("line", "─"), ("chart", "▟"), ("music", "♪"), ("bubble", "❝"), ("sun", "☼"),
        ("hare", "»"), ("tortoise", "«"), ("facemask", "◡"), ("suit", "◆"), ("signpost", "⚑"), ("globe.badge", "⊕"),
        ("powerplug.portrait", "⊸"),
    ]
}
