import CellUI

extension Path: @retroactive CustomStringConvertible, @retroactive LosslessStringConvertible {
    /// A path from its description: numbers followed by a letter for what is drawn with them, such as `0 0 m 10 0 l h`.
    /// `nil` if the text is of another kind.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: points[0])
            case ("l", 2): addLine(to: points[0])
            case ("q", 4): addQuadCurve(to: points[1], control: points[0])
            case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }

    /// The path's parts in drawing order, as ``init(_:)`` reads them.
    public var description: String {
        var words: [String] = []
        func add(_ letter: String, _ points: CGPoint...) {
            words += points.flatMap { [Self.number($0.x), Self.number($0.y)] } + [letter]
        }
        forEach { element in
            switch element {
            case .move(let point): add("m", point)
            case .line(let point): add("l", point)
            case .quadCurve(let point, let control): add("q", control, point)
            case .curve(let point, let one, let other): add("c", one, other, point)
            case .closeSubpath: add("h")
            }
        }
        return words.joined(separator: " ")
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
    }
}
