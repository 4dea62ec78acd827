import Foundation

/// The fields of a line of a ``PointSnapshot``, separated by two spaces. Each is read once, so that ``isUsedUp`` finds the unknown ones.
struct PointFields {
    /// What is drawn: `text`.
    let kind: Substring
    /// The text in quotes at the end; `nil` if there is none.
    let quoted: String?
    private var fields: [Substring: Substring] = [:]

    /// Reads a line without its indent; `nil` if a field occurs twice or the quotes do not end.
    init?(_ line: Substring) {
        var rest = line
        if let quote = line.range(of: "  “", options: .literal) {
            guard line.unicodeScalars.last == "”",
                let text = SnapshotEscape.phrase(Substring(line.unicodeScalars[quote.upperBound...].dropLast()))
            else { return nil }
            (quoted, rest) = (text, line[..<quote.lowerBound])
        } else {
            quoted = nil
        }
        let parts = rest.split(separator: "  ")
        guard let kind = parts.first else { return nil }
        self.kind = kind
        for part in parts.dropFirst() {
            let words = part.split(separator: " ", maxSplits: 1)
            let value = words.count > 1 ? words[1] : ""
            guard fields.updateValue(value, forKey: words[0]) == nil else { return nil }
        }
    }

    /// Whether every field was asked for and understood.
    var isUsedUp: Bool { fields.isEmpty && !isBroken }
    private var isBroken = false

    /// The value of a field as `parse` reads it; `nil` if it is missing or cannot be read.
    private mutating func read<Value>(_ name: Substring, _ parse: (Substring) -> Value?) -> Value? {
        guard let text = value(name) else { return nil }
        let value = parse(text)
        if value == nil { isBroken = true }
        return value
    }

    /// Whether there is a field that is a single word.
    mutating func flag(_ name: Substring) -> Bool { read(name) { $0.isEmpty ? true : nil } ?? false }

    /// The value of a field.
    mutating func value(_ name: Substring) -> Substring? { fields.removeValue(forKey: name) }

    /// The numbers of a field; `nil` if it is missing or has another count of them.
    mutating func numbers(_ name: Substring, _ count: Int? = nil) -> [Double]? {
        read(name) { text in
            let numbers = Self.numbers(text.split(separator: " "))
            return count == nil || numbers?.count == count ? numbers : nil
        }
    }

    mutating func number(_ name: Substring) -> Double? { numbers(name, 1)?[0] }

    mutating func rect(_ name: Substring) -> CGRect? {
        numbers(name, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    /// Numbers as they are written in a file; `nil` if a word is not one, or too large.
    static func numbers(_ words: [Substring]) -> [Double]? {
        let numbers = words.compactMap { Double($0) }.filter { abs($0) <= 1e9 }
        return numbers.count == words.count ? numbers : nil
    }

    // MARK: Composed fields

    mutating func outline(_ name: Substring) -> PointOutline? { read(name, Self.outline) }

    private static func outline(_ data: Substring) -> PointOutline? {
        var elements: [Path.Element] = []
        var rest = data
        while let letter = rest.first {
            let end = rest.dropFirst().firstIndex(where: \.isLetter) ?? rest.endIndex
            guard let all = numbers(rest[..<end].dropFirst().split(separator: " ")) else { return nil }
            rest = rest[end...]
            let points = stride(from: 0, to: all.count - 1, by: 2).map { CGPoint(x: all[$0], y: all[$0 + 1]) }
            switch (letter, all.count) {
            case ("M", 2): elements.append(.move(to: points[0]))
            case ("L", 2): elements.append(.line(to: points[0]))
            case ("Q", 4): elements.append(.quadCurve(to: points[1], control: points[0]))
            case ("C", 6): elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
            case ("Z", 0): elements.append(.closeSubpath)
            default: return nil
            }
        }
        return PointOutline(elements: elements)
    }

    mutating func font() -> PointFont? {
        guard let words = value("font")?.split(separator: " "), words.count >= 2, let size = Double(words[0]),
            let weight = Int(words[1])
        else { return nil }
        var font = PointFont(size: size, weight: weight)
        for word in words[2...] {
            switch word {
            case "italic": font.isItalic = true
            case "digits": font.hasMonospacedDigits = true
            case "monospaced": font.isMonospaced = true
            case "rounded": font.isRounded = true
            default:
                guard word.hasPrefix("wide-"), let stretch = Double(word.dropFirst(5)), (0.1...10).contains(stretch)
                else { return nil }
                font.stretch = stretch
            }
        }
        return font
    }

    mutating func stroke() -> StrokeStyle? {
        guard let width = number("width") else { return nil }
        var style = StrokeStyle(lineWidth: width)
        let cap = read("cap") { word in [CGLineCap.butt, .round, .square].first { "\($0)" == word } }
        if let cap { style.lineCap = cap }
        let join = read("join") { word in [CGLineJoin.miter, .round, .bevel].first { "\($0)" == word } }
        if let join { style.lineJoin = join }
        if let limit = number("miter") { style.miterLimit = limit }
        if let dash = numbers("dash") { style.dash = dash.map { CGFloat($0) } }
        if let phase = number("phase") { style.dashPhase = phase }
        return style
    }

    mutating func ink() -> PointCanvas.Ink? {
        guard let paint = read("ink", Self.paint) else { return nil }
        return PointCanvas.Ink(paint, in: rect("over") ?? .zero)
    }

    mutating func shadow() -> PointCanvas.Shadow? {
        read("shadow") { text in
            let words = text.split(separator: " ")
            guard words.count == 4, case .color(let color, let opacity)? = Self.paint(words[0]),
                let numbers = Self.numbers(Array(words[1...]))
            else { return nil }
            return PointCanvas.Shadow(
                color: color, opacity: opacity, radius: numbers[0], x: numbers[1], y: numbers[2])
        }
    }

    private static func paint(_ text: Substring) -> Paint? {
        func color(_ word: Substring) -> (CellColor, Double)? {
            let parts = word.split(separator: "/")
            guard let color = parts.first.flatMap(StyleNotation.color) else { return nil }
            if parts.count == 1 { return (color, 1) }
            return parts.count == 2 ? Double(parts[1]).map { (color, $0) } : nil
        }
        let words = text.split(separator: " ")
        if words.count == 1 { return color(words[0]).map { .color($0.0, opacity: $0.1) } }
        guard words.count >= 5, words.count % 2 == 1, let numbers = numbers(Array(words[1...4])) else { return nil }
        var stops: [Paint.Stop] = []
        for index in stride(from: 5, to: words.count, by: 2) {
            guard let (color, opacity) = color(words[index]), let location = Double(words[index + 1]) else {
                return nil
            }
            stops.append(Paint.Stop(color: color, opacity: opacity, location: location))
        }
        let first = UnitPoint(x: numbers[0], y: numbers[1])
        switch words[0] {
        case "linear":
            return .linearGradient(stops: stops, start: first, end: UnitPoint(x: numbers[2], y: numbers[3]))
        case "radial":
            return .radialGradient(stops: stops, center: first, startRadius: numbers[2], endRadius: numbers[3])
        case "elliptical":
            return .ellipticalGradient(stops: stops, center: first, startRadius: numbers[2], endRadius: numbers[3])
        case "angular": return .angularGradient(stops: stops, center: first, start: numbers[2], turn: numbers[3])
        default: return nil
        }
    }
}
