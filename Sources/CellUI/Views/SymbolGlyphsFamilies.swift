extension SymbolGlyphs {
    /// Fallbacks by first name component, which is not itself a symbol, for symbols that are not listed.
    static let families: [(String, Character)] = [
        ("arrow", "→"), ("arrowshape", "→"), ("arrowtriangle", "▷"), ("chevron", "›"), ("figure", "λ"), ("hand", "☟"),
        ("text", "≡"), ("list", "≡"), ("line", "─"), ("chart", "▟"), ("music", "♫"), ("bubble", "❝"), ("sun", "☼"),
        ("hare", "ʋ"), ("tortoise", "∩"), ("facemask", "⍫"), ("suit", "◆"), ("signpost", "⍅"), ("globe.badge", "♁"),
        ("powerplug.portrait", "⟜"), ("die", "⚄"), ("dial", "⊾"),
    ]
}
