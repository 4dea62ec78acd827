import CellUI

/// A terminal in memory: reads the bytes that a real one would and keeps the resulting screen. It knows what ncurses
/// sends for `xterm-256color`, and reports anything else in `unknown`.
struct ModelTerminal {
    /// The columns that the terminal uses for an ambiguous cluster.
    enum Opinion: CaseIterable {
        /// One cluster, two columns, as in Unicode.
        case clusters
        /// Each scalar separately: joiners and selectors zero, every emoji two, a heart one.
        case scalars
    }

    private(set) var size: CellSize
    private(set) var cells: [Cell]
    private(set) var modes: Set<Int> = [7, 25]
    private(set) var unknown: [String] = []
    private(set) var bells = 0
    private(set) var title = "shell"
    /// State and per cent, as sent; `nil` for none.
    private(set) var progress: String?
    private var titles: [String] = []
    private let opinion: Opinion
    private var cursor = CellPoint.zero
    private var wrapsNext = false
    private var pen = CellStyle()
    private var input: [UInt8] = []

    init(size: CellSize, opinion: Opinion = .clusters) {
        self.size = size
        self.opinion = opinion
        cells = Array(repeating: .blank(), count: size.width * size.height)
    }

    /// Row `y` as text, without trailing blanks.
    func line(_ y: Int) -> String {
        var line = cells[y * size.width..<(y + 1) * size.width].map(\.graphemeCluster).joined()
        while line.last == " " { line.removeLast() }
        return line
    }

    subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

    mutating func receive(_ bytes: [UInt8]) {
        input += bytes
        while !input.isEmpty, let count = step() { input.removeFirst(count) }
    }

    /// Takes one control or one run of text from the front of the input; `nil` if it is incomplete.
    private mutating func step() -> Int? {
        switch input[0] {
        case 0x1B: return escape()
        case 0x07: bells += 1
        case 0x08: place(x: cursor.x - 1, y: cursor.y)
        case 0x0A: place(x: cursor.x, y: cursor.y + 1)
        case 0x0D: place(x: 0, y: cursor.y)
        default: return text()
        }
        return 1
    }

    private mutating func escape() -> Int? {
        guard input.count > 1 else { return nil }
        if input[1] == UInt8(ascii: "(") { return input.count > 2 ? 3 : nil }
        if input[1] == UInt8(ascii: "P") { return input.firstRange(of: Array("\u{1B}\\".utf8))?.upperBound }
        if input[1] == UInt8(ascii: "]") {
            guard let end = input.firstRange(of: Array("\u{1B}\\".utf8)) else { return nil }
            command(String(decoding: input[2..<end.lowerBound], as: UTF8.self))
            return end.upperBound
        }
        guard input[1] == UInt8(ascii: "[") else { return 2 }
        guard let end = input[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
        let body = String(decoding: input[2..<end], as: UTF8.self)
        let isPrivate = body.hasPrefix("?")
        let numbers = body.drop { $0 == "?" }.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        control(Character(Unicode.Scalar(input[end])), numbers, isPrivate: isPrivate)
        return end + 1
    }

    /// OSC: the title, and progress.
    private mutating func command(_ text: String) {
        if text.hasPrefix("2;") {
            title = String(text.dropFirst(2))
        } else if text.hasPrefix("9;4;") {
            progress = text == "9;4;0;0" ? nil : String(text.dropFirst(4))
        } else {
            unknown.append("OSC \(text)")
        }
    }

    private mutating func control(_ final: Character, _ numbers: [Int?], isPrivate: Bool) {
        let first = numbers.first.flatMap { $0 }
        switch (final, isPrivate) {
        case ("h", true): modes.formUnion(numbers.compactMap { $0 })
        case ("l", true): modes.subtract(numbers.compactMap { $0 })
        case ("H", _): place(x: (numbers.count > 1 ? numbers[1] ?? 1 : 1) - 1, y: (first ?? 1) - 1)
        case ("d", _): place(x: cursor.x, y: (first ?? 1) - 1)
        case ("G", _): place(x: (first ?? 1) - 1, y: cursor.y)
        case ("A", _): place(x: cursor.x, y: cursor.y - (first ?? 1))
        case ("B", _): place(x: cursor.x, y: cursor.y + (first ?? 1))
        case ("C", _): place(x: cursor.x + (first ?? 1), y: cursor.y)
        case ("D", _): place(x: cursor.x - (first ?? 1), y: cursor.y)
        case ("K", _):
            let start = first == 1 ? 0 : cursor.x
            let end = first == 1 ? cursor.x + 1 : size.width
            for x in start..<end { set(.blank(ground), x: x, y: cursor.y) }
        case ("J", _):
            let start = first == 2 ? 0 : cursor.y * size.width + cursor.x
            for index in start..<cells.count { set(.blank(ground), x: index % size.width, y: index / size.width) }
        case ("X", _):
            for x in cursor.x..<min(size.width, cursor.x + (first ?? 1)) { set(.blank(ground), x: x, y: cursor.y) }
        case ("b", _): for _ in 0..<(first ?? 1) { put(cells[cursor.y * size.width + cursor.x - 1].graphemeCluster) }
        case ("m", _): graphics(numbers.map { $0 ?? 0 })
        case ("t", _) where first == 22: titles.append(title)
        case ("t", _) where first == 23: title = titles.popLast() ?? title
        case ("r", _), ("t", _), ("l", _), ("c", _): break
        default: unknown.append("\(final) \(numbers)")
        }
    }

    private mutating func graphics(_ numbers: [Int]) {
        var index = 0
        while index < numbers.count {
            let number = numbers[index]
            index += 1
            switch number {
            case 0: pen = CellStyle()
            case 1: pen.attributes.insert(.bold)
            case 2: pen.attributes.insert(.dim)
            case 3: pen.attributes.insert(.italic)
            case 4: pen.attributes.insert(.underline)
            case 7: pen.attributes.insert(.reverse)
            case 23: pen.attributes.remove(.italic)
            case 24: pen.attributes.remove(.underline)
            case 27: pen.attributes.remove(.reverse)
            case 30...37: pen.foreground = .ansi(UInt8(number - 30))
            case 40...47: pen.background = .ansi(UInt8(number - 40))
            case 90...97: pen.foreground = .ansi(UInt8(number - 82))
            case 100...107: pen.background = .ansi(UInt8(number - 92))
            case 39: pen.foreground = .terminalDefault
            case 49: pen.background = .terminalDefault
            case 38, 48:
                let color: CellColor
                if numbers[index] == 5 {
                    let palette = numbers[index + 1]
                    color = palette < 16 ? .ansi(UInt8(palette)) : CellColor(hex: TerminalPalette.hex[palette])
                    index += 2
                } else {
                    color = CellColor(
                        red: UInt8(numbers[index + 1]), green: UInt8(numbers[index + 2]),
                        blue: UInt8(numbers[index + 3]))
                    index += 4
                }
                if number == 38 { pen.foreground = color } else { pen.background = color }
            default: unknown.append("m \(number)")
            }
        }
    }

    /// Text up to the next control, split as this terminal's width rules say.
    private mutating func text() -> Int? {
        let end = input.firstIndex { $0 < 0x20 } ?? input.count
        // Bytes that stop in the middle of a character wait for the rest.
        guard let string = String(validating: input[..<end], as: UTF8.self) else { return nil }
        switch opinion {
        case .clusters: for character in string { put(String(character)) }
        case .scalars: for scalar in string.unicodeScalars { put(String(scalar)) }
        }
        return end
    }

    private mutating func put(_ cluster: String) {
        let scalars = Array(cluster.unicodeScalars)
        let isJoining = { (value: UInt32) in value == 0x200D || value == 0xFE0F || (0x300...0x36F).contains(value) }
        if opinion == .scalars, isJoining(scalars[0].value) { return }
        let isWide = scalars.contains {
            $0.value >= 0x1F000 || (0x4E00...0x9FFF).contains($0.value) || (opinion == .clusters && $0.value == 0xFE0F)
        }
        let width = isWide ? 2 : 1
        if wrapsNext || cursor.x + width > size.width {
            if modes.contains(7) {
                place(x: 0, y: cursor.y + 1)
            } else {
                cursor.x = size.width - width
            }
        }
        set(Cell(glyph: Glyph(cluster.first!), width: UInt8(width), style: pen), x: cursor.x, y: cursor.y)
        if isWide { set(Cell(glyph: .continuation, width: 0, style: pen), x: cursor.x + 1, y: cursor.y) }
        if cursor.x + width >= size.width {
            wrapsNext = modes.contains(7)
            cursor.x = size.width - 1
        } else {
            cursor.x += width
        }
    }

    /// Writes a cell; a wide cell that loses one half also loses the other.
    private mutating func set(_ cell: Cell, x: Int, y: Int) {
        let index = y * size.width + x
        if cells[index].width == 0, cell.width != 0, x > 0 { cells[index - 1] = .blank(cells[index - 1].style) }
        if cells[index].width == 2, x + 1 < size.width { cells[index + 1] = .blank(cells[index + 1].style) }
        cells[index] = cell
    }

    /// An erased cell: only the pen's background.
    private var ground: CellStyle { CellStyle(background: pen.background) }

    private mutating func place(x: Int, y: Int) {
        wrapsNext = false
        cursor = CellPoint(x: min(max(0, x), size.width - 1), y: min(max(0, y), size.height - 1))
    }
}
