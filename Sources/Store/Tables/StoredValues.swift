import CivilCalendar
import Foundation
import GRDB

extension Date {
    /// The date in a database column: seconds since 2001-01-01 UTC, the number that a `Date` in whole milliseconds itself is.
    var stored: Double { wholeMilliseconds.timeIntervalSinceReferenceDate }

    /// The date from a database column, in whole milliseconds; an earlier Islet also stored fractions of them.
    init(stored: Double) {
        self.init(milliseconds: stored.milliseconds)
    }
}

extension Row {
    /// The text in a column; nil for NULL and for a value of another type.
    func text(_ column: String) -> String? { .fromDatabaseValue(self[column]) }

    /// The number in a column; nil for NULL and for a value of another type.
    func number(_ column: String) -> Double? { .fromDatabaseValue(self[column]) }

    /// The date in a column; nil for NULL and for a value of another type.
    func date(_ column: String) -> Date? { number(column).map(Date.init(stored:)) }
}

extension UUID {
    /// The identifier from a database column; nil if the text is none.
    ///
    /// Foundation's own reading goes through `sscanf`, and takes a fifth of the time in which a log of ten thousand sittings
    /// is listed.
    init?(stored text: String) {
        var (high, low): (UInt64, UInt64) = (0, 0)
        var digits = 0
        var place = 0
        for byte in text.utf8 {
            if [8, 13, 18, 23].contains(place) {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                guard let digit = Self.digit(byte) else { return nil }
                if digits < 16 { high = high << 4 | digit } else { low = low << 4 | digit }
                digits += 1
            }
            place += 1
        }
        guard place == 36 else { return nil }
        self = withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    private static func digit(_ byte: UInt8) -> UInt64? {
        switch byte {
        case 0x30...0x39: UInt64(byte - 0x30)
        case 0x41...0x46: UInt64(byte - 0x41 + 10)
        case 0x61...0x66: UInt64(byte - 0x61 + 10)
        default: nil
        }
    }
}
