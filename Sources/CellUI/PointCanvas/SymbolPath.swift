extension SymbolOutline {
    /// The outline in a rectangle, for questions about where there is ink; filled by the even-odd rule.
    package func path(in rect: CGRect) -> Path {
        let scale = CGSize(
            width: rect.width / (width * Self.unitsPerSquare), height: rect.height / (height * Self.unitsPerSquare))
        var pen = SymbolPen { CGPoint(x: rect.minX + $0.x * scale.width, y: rect.minY + $0.y * scale.height) }
        pen.draw(path)
        return pen.path
    }
}

/// Follows path data as the table has it: the relative commands `m`, `l`, `h`, `v`, `c` and `z`.
private struct SymbolPen {
    private(set) var path = Path()
    private var place = CGPoint.zero
    private var start = CGPoint.zero
    private let map: (CGPoint) -> CGPoint

    init(map: @escaping (CGPoint) -> CGPoint) { self.map = map }

    mutating func draw(_ data: String) {
        var command: UInt8 = 0
        var numbers: [Double] = []
        var digits: [UInt8] = []
        func finishNumber() {
            if let number = Double(String(decoding: digits, as: UTF8.self)) { numbers.append(number) }
            digits.removeAll(keepingCapacity: true)
        }
        for byte in data.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): digits.append(byte)
            case UInt8(ascii: "-"):
                finishNumber()
                digits.append(byte)
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                finishNumber()
                follow(command, numbers)
                (command, numbers) = (byte, [])
            default: finishNumber()
            }
        }
        finishNumber()
        follow(command, numbers)
    }

    /// A command with the numbers of all its repetitions.
    private mutating func follow(_ command: UInt8, _ numbers: [Double]) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: place.x + numbers[index], y: place.y + numbers[index + 1]) }
        switch command {
        case UInt8(ascii: "m"), UInt8(ascii: "l"):
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                place = point(index)
                guard command == UInt8(ascii: "m"), index == 0 else {
                    path.addLine(to: map(place))
                    continue
                }
                start = place
                path.move(to: map(place))
            }
        case UInt8(ascii: "h"), UInt8(ascii: "v"):
            for number in numbers {
                if command == UInt8(ascii: "h") { place.x += number } else { place.y += number }
                path.addLine(to: map(place))
            }
        case UInt8(ascii: "c"):
            for index in stride(from: 0, to: numbers.count - 5, by: 6) {
                let (first, second, end) = (point(index), point(index + 2), point(index + 4))
                path.addCurve(to: map(end), control1: map(first), control2: map(second))
                place = end
            }
        case UInt8(ascii: "z"):
            path.closeSubpath()
            place = start
        default: break
        }
    }
}
