/// A part of a symbol that has a style of its own where a symbol has several colours.
struct SymbolLayer {
    /// 1 for what the symbol is about, 2 and 3 for what is around it or added to it.
    let level: Int
    /// Its outline, in the square of the whole symbol.
    let outline: SymbolOutline
}

extension SymbolOutlines {
    /// The layers of a symbol from the back; empty if it has one, or if its parts are not known.
    ///
    /// They are those that SF Symbols has: a sign is before the circle or the square around it, which is whole behind it; a badge is before
    /// what it is on; a cloud is before the sun, and rain is the last level.
    static func layers(of name: String) -> [SymbolLayer] {
        guard let whole = outline(named: name) else { return [] }
        let isFilled = name.hasSuffix(".fill")
        let parts = name.split(separator: ".").filter { $0 != "fill" }
        if let weather = SymbolPieces.of(parts.joined(separator: "."), isFilled: isFilled) {
            return weather.compactMap { $0.layer(in: whole) }
        }
        guard parts.count > 1, let last = parts.last else { return [] }
        if parts.starts(with: ["person", "crop"]), parts.count == 3 {
            let ground = String(last) + (isFilled ? ".fill" : "")
            guard let around = table[ground], let person = table["person.fill"] else { return [] }
            let size = CGSize(width: whole.width, height: whole.height)
            return [
                SymbolLayer(level: 2, outline: around.fitted(into: CGRect(origin: .zero, size: size), of: whole)),
                SymbolLayer(
                    level: 1,
                    outline: person.fitted(
                        into: CGRect(origin: .zero, size: size)
                            .insetBy(dx: size.width * signMargin, dy: size.height * signMargin), of: whole)),
            ]
        }
        let contours = SymbolContour.all(of: whole)
        if enclosures.contains(last) { return enclosed(contours, in: whole, isFilled: isFilled) }
        if parts.contains("badge") { return split(contours, of: whole) { $0.isBadge(of: whole) ? 1 : 2 } }
        if parts.starts(with: ["speaker", "wave"]) {
            return split(contours, of: whole) { $0.box.minX > 0.65 * whole.units.width ? 2 : 1 }
        }
        if parts == ["moon", "stars"] {
            let moon = contours.map(\.area).max()
            return split(contours, of: whole) { $0.area == moon ? 1 : 2 }
        }
        return []
    }

    /// The layers' outline under the name that it is drawn with, `checkmark.circle.fill/2`; `nil` if there is no such layer.
    static func layer(named name: String) -> SymbolOutline? {
        guard let end = name.utf8.lastIndex(of: UInt8(ascii: "/")), let level = Int(name[name.index(after: end)...])
        else { return nil }
        let paths = layers(of: String(name[..<end])).filter { $0.level == level }.map(\.outline)
        guard let first = paths.first else { return nil }
        return paths.dropFirst().reduce(first) { $0.adding($1) }.named(name)
    }

    private static let enclosures: Set<Substring> = [
        "circle", "square", "triangle", "octagon", "seal", "shield", "diamond", "bubble", "heart", "hexagon",
        "rectangle",
    ]
    /// The space between a person and the circle around it, of the circle's width.
    private static let signMargin = 0.22

    /// A sign, and the ground around or behind it.
    private static func enclosed(_ contours: [SymbolContour], in whole: SymbolOutline, isFilled: Bool) -> [SymbolLayer]
    {
        let ordered = contours.sorted { $0.area > $1.area }
        let edges = isFilled ? 1 : 2
        guard ordered.count > edges, case let outer = ordered[0].box,
            outer.width >= 0.9 * whole.units.width, outer.height >= 0.9 * whole.units.height,
            isFilled || min(ordered[1].box.width / outer.width, ordered[1].box.height / outer.height) > 0.68
        else { return [] }
        // A sign that cuts the edge of a circle leaves no circle.
        if abs(outer.width - outer.height) > 0.15 * outer.width { return [] }
        let (ground, sign) = (ordered[..<edges], ordered[edges...])
        return [
            SymbolLayer(level: 2, outline: SymbolOutline(Array(ground), of: whole)),
            SymbolLayer(level: 1, outline: SymbolOutline(Array(sign), of: whole)),
        ]
    }

    /// Two layers of contours; empty if all are of one.
    private static func split(
        _ contours: [SymbolContour], of whole: SymbolOutline, level: (SymbolContour) -> Int
    ) -> [SymbolLayer] {
        let levels = Dictionary(grouping: contours, by: level)
        guard levels.count > 1 else { return [] }
        return levels.sorted { $0.key > $1.key }.map {
            SymbolLayer(level: $0.key, outline: SymbolOutline($0.value, of: whole))
        }
    }
}

/// A closed part of an outline.
struct SymbolContour {
    /// Path data that begins at the origin.
    let path: String
    /// Where it begins, and what it fills, in thousandths of the square.
    let start: CGPoint
    let box: CGRect

    var area: CGFloat { box.width * box.height }

    /// Whether it is at a corner of the right side.
    func isBadge(of whole: SymbolOutline) -> Bool {
        let size = whole.units
        return box.minX > 0.5 * size.width && (box.maxY < 0.45 * size.height || box.minY > 0.5 * size.height)
    }

    /// The contours of an outline, each of which begins with `m` and ends with `z`.
    static func all(of outline: SymbolOutline) -> [SymbolContour] {
        var start = CGPoint.zero
        return outline.path.split(separator: "z").compactMap { part in
            let rest = part.dropFirst()
            guard part.first == "m", let end = rest.firstIndex(where: \.isLetter) else { return nil }
            let numbers = rest[..<end].replacing("-", with: " -").split(separator: " ").compactMap { Double($0) }
            guard numbers.count == 2 else { return nil }
            start = CGPoint(x: start.x + numbers[0], y: start.y + numbers[1])
            let path = String(rest[end...]) + "z"
            let drawn = SymbolOutline(name: "", width: 1, height: 1, path: "m0 0" + path)
                .path(in: CGRect(x: start.x, y: start.y, width: 1000, height: 1000))
            return SymbolContour(path: path, start: start, box: drawn.boundingRect)
        }
    }
}

extension SymbolOutline {
    /// The size in thousandths of the square.
    var units: CGSize { CGSize(width: width * Self.unitsPerSquare, height: height * Self.unitsPerSquare) }

    /// Some contours of an outline, in its square.
    init(_ contours: [SymbolContour], of whole: SymbolOutline) {
        var (place, path) = (CGPoint.zero, "")
        for contour in contours {
            path +=
                "m\(Self.number(contour.start.x - place.x)) \(Self.number(contour.start.y - place.y))" + contour.path
            place = contour.start
        }
        self.init(name: whole.name, width: whole.width, height: whole.height, path: path)
    }

    /// This outline and another one in the same square.
    func adding(_ other: SymbolOutline) -> SymbolOutline {
        SymbolOutline(SymbolContour.all(of: self) + SymbolContour.all(of: other), of: self)
    }

    /// This outline under another name.
    func named(_ name: String) -> SymbolOutline {
        SymbolOutline(name: name, width: width, height: height, path: path)
    }

    private static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }
}
