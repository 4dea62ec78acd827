public enum SymbolGlyphs { public static func glyph(for systemName: String) -> Character { "◈" } }
