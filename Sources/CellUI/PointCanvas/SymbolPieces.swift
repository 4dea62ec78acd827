/// A symbol of which another one is put together where it has several colours: Phosphor's weather symbols are of one piece.
struct SymbolPiece {
    let level: Int
    /// The symbol, or path data of its own in thousandths of a square.
    let outline: SymbolOutline?
    /// The part of the whole's width and height that it fits into.
    let place: CGRect

    /// The piece as a layer of a symbol.
    func layer(in whole: SymbolOutline) -> SymbolLayer? {
        let rect = CGRect(
            x: place.minX * whole.width, y: place.minY * whole.height, width: place.width * whole.width,
            height: place.height * whole.height)
        return outline.map { SymbolLayer(level: level, outline: $0.fitted(into: rect, of: whole)) }
    }
}

/// The symbols that are put together.
enum SymbolPieces {
    /// The pieces of a symbol from the back; `nil` if it is not one of these.
    static func of(_ name: String, isFilled: Bool) -> [SymbolPiece]? {
        switch name {
        // Lines would cross each other where they are not filled.
        case "cloud.sun" where isFilled:
            return [piece(2, "sun.max.fill", 0, 0, 0.66, 0.66), piece(1, "cloud.fill", 0.14, 0.3, 0.86, 0.7)]
        case "cloud.moon" where isFilled:
            return [piece(2, "moon.fill", 0.34, 0, 0.66, 0.62), piece(1, "cloud.fill", 0, 0.3, 0.86, 0.7)]
        case "cloud.sun.rain" where isFilled:
            return [
                piece(2, "sun.max.fill", 0.04, 0, 0.5, 0.5), piece(1, "cloud.fill", 0.16, 0.16, 0.8, 0.56),
                rain(3, 0.34), rain(3, 0.56), rain(3, 0.78),
            ]
        case "cloud.rain", "cloud.heavyrain", "cloud.drizzle":
            return [cloud(isFilled), rain(2, 0.22), rain(2, 0.44), rain(2, 0.66)]
        case "cloud.bolt": return [cloud(isFilled), piece(2, "bolt.fill", 0.3, 0.63, 0.4, 0.37)]
        case "cloud.bolt.rain":
            return [cloud(isFilled), piece(2, "bolt.fill", 0.34, 0.63, 0.32, 0.37), rain(3, 0.14), rain(3, 0.72)]
        case "cloud.snow": return [cloud(isFilled), flake(0.16), flake(0.43), flake(0.7)]
        default: return nil
        }
    }

    private static func piece(_ level: Int, _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
        -> SymbolPiece
    {
        SymbolPiece(
            level: level, outline: SymbolOutlines.outline(named: name),
            place: CGRect(x: x, y: y, width: width, height: height))
    }

    private static func cloud(_ isFilled: Bool) -> SymbolPiece {
        piece(1, isFilled ? "cloud.fill" : "cloud", 0, 0, 1, 0.64)
    }
    private static func flake(_ x: Double) -> SymbolPiece { piece(2, "snowflake", x, 0.72, 0.2, 0.2) }

    /// A slanted line below a cloud.
    private static func rain(_ level: Int, _ x: Double) -> SymbolPiece {
        let line = SymbolOutline(name: "", width: 0.6, height: 1, path: "m350 0h250l-350 1000h-250z")
        return SymbolPiece(level: level, outline: line, place: CGRect(x: x, y: 0.7, width: 0.18, height: 0.28))
    }
}
