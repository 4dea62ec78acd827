import Foundation

/// Reads a duration from left to right and knows the column it is at.
struct DurationScanner {
    enum Sign { case plus, minus }

    private enum Unit: TimeInterval {
        case hour = 3600
        case minute = 60
        case second = 1

        init?(_ name: String) {
            switch name {
            case "h", "hr", "hrs", "hour", "hours": self = .hour
            case "m", "min", "mins", "minute", "minutes": self = .minute
            case "s", "sec", "secs", "second", "seconds": self = .second
            default: return nil
            }
        }
    }

    private struct Number {
        let value: Double
        let digits: String
        let column: Int
    }

    private let characters: [Character]
    private var position = 0

    init(_ text: String) {
        characters = Array(text)
    }

    /// The column of the next character, from 1.
    var column: Int { position + 1 }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    mutating func skipBlanks() {
        while next?.isWhitespace == true { position += 1 }
    }

    mutating func skipSign() -> Sign? {
        switch next {
        case "+": position += 1
        // The typographic minus comes from text that was copied.
        case "-", "\u{2212}": position += 1
        default: return nil
        }
        let sign: Sign = characters[position - 1] == "+" ? .plus : .minus
        skipBlanks()
        return sign
    }

    /// The rest of the text as one duration.
    mutating func duration(allowingZero: Bool) throws(DurationParseError) -> TimeInterval {
        skipBlanks()
        guard next != nil else { throw position == characters.count && isBlank ? .empty : expectedNumber }
        let start = column
        let seconds =
            if next == "P" || next == "p" {
                try isoDuration()
            } else if characters[position...].contains(":") {
                try clockDuration()
            } else {
                try unitDuration(bareUnit: .minute)
            }
        guard seconds <= SittingLimits.longestTarget else { throw .tooLong(column: start) }
        let rounded = (seconds * 1000).rounded() / 1000
        guard allowingZero || rounded > 0 else { throw .zero(column: start) }
        return rounded
    }

    private var isBlank: Bool { characters.allSatisfy(\.isWhitespace) }

    private var expectedNumber: DurationParseError { .expectedNumber(found: next, column: column) }

    private mutating func isoDuration() throws(DurationParseError) -> TimeInterval {
        position += 1
        guard next == "T" || next == "t" else {
            throw .unknownUnit(String(characters[(position - 1)...].prefix(2)), column: column - 1)
        }
        position += 1
        return try unitDuration(bareUnit: nil)
    }

    private mutating func clockDuration() throws(DurationParseError) -> TimeInterval {
        var parts: [Number] = []
        repeat {
            if !parts.isEmpty { position += 1 }
            parts.append(try number(allowsFraction: false))
        } while next == ":" && parts.count < 3
        skipBlanks()
        guard next == nil else { throw expectedNumber }
        for part in parts.dropFirst() where part.digits.count != 2 || part.value >= 60 {
            throw .clockPart(column: part.column)
        }
        return parts.reduce(0) { $0 * 60 + $1.value }
    }

    private mutating func unitDuration(bareUnit: Unit?) throws(DurationParseError) -> TimeInterval {
        var seconds: TimeInterval = 0
        var seen: Set<Unit> = []
        repeat {
            let number = try number(allowsFraction: true)
            skipBlanks()
            let unitColumn = column
            let name = word()
            skipBlanks()
            guard !name.isEmpty else {
                guard let bareUnit, seen.isEmpty, next == nil else {
                    throw next.map { $0.isNumber } == false ? expectedNumber : .missingUnit(column: number.column)
                }
                return number.value * bareUnit.rawValue
            }
            guard let unit = Unit(name.lowercased()) else { throw .unknownUnit(name, column: unitColumn) }
            guard seen.insert(unit).inserted else { throw .repeatedUnit(name, column: unitColumn) }
            seconds += number.value * unit.rawValue
        } while next != nil
        return seconds
    }

    private mutating func number(allowsFraction: Bool) throws(DurationParseError) -> Number {
        let start = position
        skipDigits()
        if allowsFraction, next == "." {
            position += 1
            let fraction = position
            skipDigits()
            guard position > fraction else { throw expectedNumber }
        }
        guard position > start, characters[start] != "." || position > start + 1 else { throw expectedNumber }
        let digits = text(from: start)
        // Only ASCII digits and one point were let through; a number too big for a Double is infinite, thus too long.
        return Number(value: Double(digits) ?? .infinity, digits: digits, column: start + 1)
    }

    private mutating func skipDigits() {
        while let next, next.isASCII, next.isNumber { position += 1 }
    }

    private mutating func word() -> String {
        let start = position
        while next?.isLetter == true { position += 1 }
        return text(from: start)
    }

    /// The characters from `start` to here. Appended one by one: `String(_:)` searches the program's protocol conformances first.
    private func text(from start: Int) -> String {
        characters[start..<position].reduce(into: "") { $0.append($1) }
    }
}
