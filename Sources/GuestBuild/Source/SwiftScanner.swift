/// Cuts source into tokens. Never fails: what does not end, ends with the file, and the compiler says what is wrong with it.
struct SwiftScanner {
    private let bytes: [UInt8]
    private(set) var tokens: [SwiftToken] = []
    private var place = 0
    private var interpolations = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Interpolations deeper than this are not looked into.
    private static let mostInterpolations = 32

    mutating func scan() { scan(untilClosed: false) }

    private func peek(_ distance: Int = 0) -> UInt8 {
        place + distance < bytes.count ? bytes[place + distance] : 0
    }
    private func sees(_ text: StaticString) -> Bool {
        guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }

    /// Scans to the end, or to the parenthesis that closes an interpolation.
    private mutating func scan(untilClosed: Bool) {
        var depth = 0
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: place += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "/") where beginsRegex: scanRegex(hashes: 0)
            case UInt8(ascii: "\""): scanString(hashes: 0)
            case UInt8(ascii: "#"): scanHash()
            case UInt8(ascii: "`"): scanQuotedName()
            case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
            case _ where Self.isNamePart(byte): scanWord()
            default:
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    if untilClosed && depth == 0 { return }
                    depth -= 1
                }
                add(.sign, place..<place + 1)
                place += 1
            }
        }
    }

    private mutating func add(_ kind: SwiftToken.Kind, _ range: Range<Int>, text: Range<Int>? = nil) {
        tokens.append(
            SwiftToken(
                kind: kind, range: range, text: String(decoding: bytes[text ?? range], as: UTF8.self),
                isInterpolated: interpolations > 0))
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
            true
        default: false
        }
    }

    private mutating func scanWord() {
        let start = place
        while place < bytes.count, Self.isNamePart(bytes[place]) { place += 1 }
        add(.word, start..<place)
    }

    private mutating func scanNumber() {
        let start = place
        while place < bytes.count,
            Self.isNamePart(bytes[place])
                || bytes[place] == UInt8(ascii: ".") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek(1))
        {
            place += 1
        }
        add(.number, start..<place)
    }

    private mutating func scanQuotedName() {
        let start = place
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "`"), bytes[place] != UInt8(ascii: "\n") { place += 1 }
        place = min(place + 1, bytes.count)
        add(.word, start..<place, text: start + 1..<max(start + 1, place - 1))
    }

    private mutating func skipLine() {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") { place += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while place < bytes.count {
            if sees("/*") {
                (depth, place) = (depth + 1, place + 2)
            } else if sees("*/") {
                (depth, place) = (depth - 1, place + 2)
                if depth == 0 { return }
            } else {
                place += 1
            }
        }
    }

    /// A directive, a macro, or a raw literal.
    private mutating func scanHash() {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if peek(hashes) == UInt8(ascii: "\"") { return scanString(hashes: hashes) }
        if peek(hashes) == UInt8(ascii: "/") { return scanRegex(hashes: hashes) }
        let start = place
        place += 1
        while place < bytes.count, Self.isNamePart(bytes[place]) { place += 1 }
        add(.hash, start..<place)
    }

    /// Whether a slash begins a regex and is not a division: something is expected before it, and it ends on its line.
    private var beginsRegex: Bool {
        guard ![0x20, 0x09, 0x0A, 0x3D].contains(peek(1)) else { return false }
        if let last = tokens.last {
            let expects =
                last.kind == .sign && "=(,:[{!&|?;".contains(last.text) || last.isWord("return") || last.isWord("try")
            guard expects else { return false }
        }
        var index = place + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
            } else if bytes[index] == UInt8(ascii: "/") {
                return true
            }
            index += 1
        }
        return false
    }

    private mutating func scanRegex(hashes: Int) {
        let start = place
        place += hashes + 1
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "\\") {
                place += 2
            } else if bytes[place] == UInt8(ascii: "/"), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") })
            {
                place += 1 + hashes
                break
            } else {
                place += 1
            }
        }
        place = min(place, bytes.count)
        add(.literal, start..<place)
    }

    /// A string: its token comes first, then those of its interpolations.
    private mutating func scanString(hashes: Int) {
        let start = place
        place += hashes
        let isLong = sees("\"\"\"")
        let quotes = isLong ? 3 : 1
        place += quotes
        let index = tokens.count
        let textStart = place
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }) {
                place += 1 + hashes
                if peek() == UInt8(ascii: "("), interpolations < Self.mostInterpolations {
                    place += 1
                    interpolations += 1
                    scan(untilClosed: true)
                    interpolations -= 1
                }
                place += 1
            } else if byte == UInt8(ascii: "\""), !isLong || sees("\"\"\""),
                (0..<hashes).allSatisfy({ peek(quotes + $0) == UInt8(ascii: "#") })
            {
                let end = place
                place += quotes + hashes
                return insert(start..<place, text: textStart..<end, at: index)
            } else if byte == UInt8(ascii: "\n"), !isLong {
                break
            } else {
                place += 1
            }
        }
        place = min(place, bytes.count)
        insert(start..<place, text: min(textStart, place)..<place, at: index)
    }

    private mutating func insert(_ range: Range<Int>, text: Range<Int>, at index: Int) {
        tokens.insert(
            SwiftToken(
                kind: .literal, range: range, text: String(decoding: bytes[text], as: UTF8.self),
                isInterpolated: interpolations > 0), at: index)
    }
}
