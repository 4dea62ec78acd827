import Foundation

/// Parses the text of a ``PointSnapshot``.
struct PointSnapshotParser {
    private var lines: SnapshotLines

    /// The greatest depth of groups in groups.
    private static let depth = 100

    init(_ text: String) { lines = SnapshotLines(text) }

    mutating func snapshot() throws(SnapshotError) -> PointSnapshot {
        try readVersion()
        let size = try size()
        let facts = try FrameSnapshotParser.facts(&lines)
        try lines.section("reading")
        let reading = try FrameSnapshotParser.reading(&lines)
        try lines.section("drawn")
        let items = try items(depth: 0)
        guard lines.isAtEnd else { throw lines.fail("nothing is expected after what is drawn") }
        return PointSnapshot(size: size, reading: reading, facts: facts, items: items)
    }

    private mutating func readVersion() throws(SnapshotError) {
        let words = lines.line.split(separator: " ")
        guard words.count == 3, words[0] == "islet", words[1] == "points", let number = Int(words[2]), number > 0 else {
            throw lines.fail("not a true picture: expected “islet points \(PointSnapshot.version)”")
        }
        guard number <= PointSnapshot.version else {
            throw lines.fail(
                column: 14,
                "version \(number) of this format is newer than \(PointSnapshot.version), the newest known; update Islet"
            )
        }
        lines.advance()
    }

    private mutating func size() throws(SnapshotError) -> CGSize {
        let words = lines.line.split(separator: " ")
        guard words.count == 4, words[0] == "size", words[2] == "×", let width = Double(words[1]),
            let height = Double(words[3]), (0...100_000).contains(width), (0...100_000).contains(height)
        else { throw lines.fail("expected “size WIDTH × HEIGHT” in points, at most 100000 each") }
        lines.advance()
        return CGSize(width: width, height: height)
    }

    // MARK: Drawn

    private var indent: Int { lines.line.prefix { $0 == " " }.count }

    /// The lines at `depth`, each with what is below it.
    private mutating func items(depth: Int) throws(SnapshotError) -> [PointItem] {
        guard depth <= Self.depth else { throw lines.fail("groups in groups are at most \(Self.depth) deep") }
        var items: [PointItem] = []
        while !lines.line.isEmpty, indent == depth * 2 { items.append(try item(depth: depth)) }
        if !lines.line.isEmpty, indent > depth * 2 {
            throw lines.fail(column: depth * 2 + 1, "expected an indent of at most \(depth * 2) spaces here")
        }
        return items
    }

    private mutating func item(depth: Int) throws(SnapshotError) -> PointItem {
        guard var fields = PointFields(lines.line.dropFirst(depth * 2)) else {
            throw lines.fail(
                "expected fields separated by two spaces, each once, and a text between “ and ” at the end")
        }
        let (item, shape) = Self.item(&fields)
        guard var item, fields.isUsedUp else { throw lines.fail(column: depth * 2 + 1, "expected “\(shape)”") }
        lines.advance()
        if case .group(var group) = item {
            if lines.line.dropFirst(depth * 2 + 2) == "mask", indent == depth * 2 + 2 {
                lines.advance()
                group.mask = try items(depth: depth + 2)
            }
            group.items = try items(depth: depth + 1)
            item = .group(group)
        }
        return item
    }

    /// The item of a line, and what such a line looks like.
    private static func item(_ fields: inout PointFields) -> (PointItem?, shape: String) {
        switch fields.kind {
        case "fill":
            let shape = "fill  path DATA  ink PAINT  even-odd"
            guard let outline = fields.outline("path"), let ink = fields.ink() else { return (nil, shape) }
            return (.fill(outline, ink, isEOFilled: fields.flag("even-odd")), shape)
        case "stroke":
            let shape = "stroke  path DATA  width POINTS  ink PAINT"
            guard let outline = fields.outline("path"), let style = fields.stroke(), let ink = fields.ink() else {
                return (nil, shape)
            }
            return (.stroke(outline, style, ink), shape)
        case "text":
            let shape = "text  at X Y  width POINTS  font SIZE WEIGHT  ink PAINT  “TEXT”"
            guard let origin = fields.numbers("at", 2), let width = fields.number("width"), let font = fields.font(),
                let ink = fields.ink(), let string = fields.quoted
            else { return (nil, shape) }
            var text = PointText(string, font: font, at: CGPoint(x: origin[0], y: origin[1]), paint: ink.paint)
            (text.width, text.ink) = (width, ink)
            (text.isUnderlined, text.isStruckThrough) = (fields.flag("underline"), fields.flag("strikethrough"))
            return (.text(text), shape)
        case "symbol":
            let shape = "symbol  in X Y WIDTH HEIGHT  ink PAINT  “NAME”"
            guard let rect = fields.rect("in"), let ink = fields.ink(), let name = fields.quoted else {
                return (nil, shape)
            }
            return (.symbol(name: name, rect: rect, ink), shape)
        case "image":
            let shape = "image  in X Y WIDTH HEIGHT  opacity PART  unsmoothed  “PNG IN BASE64”"
            guard let rect = fields.rect("in"), let file = fields.quoted.flatMap({ Data(base64Encoded: $0) }),
                let bitmap = Picture(file: file)?.bitmap
            else { return (nil, shape) }
            let opacity = fields.number("opacity") ?? 1
            return (.image(bitmap, rect: rect, opacity: opacity, isSmooth: !fields.flag("unsmoothed")), shape)
        case "group": return (group(&fields), Self.groupShape)
        default: return (nil, "fill, stroke, text, symbol, image or group")
        }
    }

    private static let groupShape =
        "group  clip DATA  opacity PART  transform A B C D X Y  shadow COLOUR RADIUS X Y  blur RADIUS  “TITLE”"

    private static func group(_ fields: inout PointFields) -> PointItem? {
        var group = PointItem.Group()
        group.clip = fields.outline("clip")
        group.isEOClipped = fields.flag("even-odd")
        if let opacity = fields.number("opacity") { group.opacity = opacity }
        if let numbers = fields.numbers("transform", 6) {
            group.transform = AffineTransform(
                m11: numbers[0], m12: numbers[1], m21: numbers[2], m22: numbers[3], tX: numbers[4], tY: numbers[5])
        }
        group.shadow = fields.shadow()
        if let blur = fields.number("blur") { group.blur = min(max(blur, 0), 1000) }
        group.title = fields.quoted
        return .group(group)
    }
}
