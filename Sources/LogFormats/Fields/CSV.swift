import Languages

/// Reads tables of comma-separated values and knows the line of each record.
///
/// Source: [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180). More is let through than it allows: a byte order mark, any line
/// end, blank lines, quotation marks within a field that is not quoted. A parser of our own, because messages need the lines.
enum CSVReader {
    /// A record.
    struct Record: Hashable {
        /// The line that it begins in, from 1.
        let line: Int
        /// Its fields, without the quotation marks around them.
        let fields: [String]
        /// What keeps it from being read, as a phrase; `nil` for a whole record.
        let fault: Fault?

        /// The fields; throws where they are not all there.
        func whole() throws(UnreadableRow) -> [String] {
            if let fault { throw UnreadableRow(fault.text) }
            return fields
        }
    }

    /// Why a record is not whole.
    enum Fault {
        case unclosed, tooLong

        /// The reason as a phrase.
        var text: String {
            switch self {
            case .unclosed: localized("a quotation mark is not closed")
            case .tooLong: localized("it is longer than 1 MB")
            }
        }
    }

    /// Longest record, in bytes: a note has 16 KB at most, and the rest is room for pauses. The fields of a longer one are cut.
    private static let longestRecord = 1_000_000

    private static let (quote, comma) = (UInt8(ascii: "\""), UInt8(ascii: ","))
    private static let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

    private static func endsField(_ byte: UInt8) -> Bool { byte == comma || byte == lineFeed || byte == carriageReturn }

    /// All records of a file; blank lines are none.
    static func records(_ bytes: [UInt8]) -> [Record] {
        var records: [Record] = []
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var line = 1
        while index < bytes.count {
            let (start, end) = (line, index + longestRecord)
            var fields: [String] = []
            var isUnclosed = false
            var hasMore = true
            while hasMore {
                var field: [UInt8] = []
                if index < bytes.count, bytes[index] == quote {
                    index += 1
                    isUnclosed = true
                    while index < bytes.count {
                        let byte = bytes[index]
                        index += 1
                        if byte == quote {
                            guard index < bytes.count, bytes[index] == quote else {
                                isUnclosed = false
                                break
                            }
                            index += 1
                        } else if byte == lineFeed
                            || byte == carriageReturn && !bytes[index...].starts(with: [lineFeed])
                        {
                            line += 1
                        }
                        if index <= end { field.append(byte) }
                    }
                }
                while index < bytes.count, !endsField(bytes[index]) {
                    if index < end { field.append(bytes[index]) }
                    index += 1
                }
                if index <= end || fields.isEmpty { fields.append(String(decoding: field, as: UTF8.self)) }
                hasMore = index < bytes.count && bytes[index] == comma
                if hasMore { index += 1 }
            }
            let fault: Fault? = isUnclosed ? .unclosed : index > end ? .tooLong : nil
            if index < bytes.count {
                index += bytes[index...].starts(with: [carriageReturn, lineFeed]) ? 2 : 1
                line += 1
            }
            if fields.count > 1 || !fields[0].allSatisfy(\.isWhitespace) {
                records.append(Record(line: start, fields: fields, fault: fault))
            }
        }
        return records
    }
}

/// Writes tables of comma-separated values (RFC 4180) that a spreadsheet takes for text and never for a formula.
///
/// A cell that begins with one of `= + - @`, a tab or a line end would be computed by a spreadsheet, and a formula can fetch
/// and send ([CSV Injection](https://owasp.org/www-community/attacks/CSV_Injection)). It gets an apostrophe before it, which
/// spreadsheets take for "this is text". So does one that begins with an apostrophe, so that ``text(of:)`` can take exactly
/// one away again.
enum CSVWriter {
    private static let guarded: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "\n", "'"]

    /// A line, with its end.
    static func line(_ cells: [String]) -> String { cells.map(quoted).joined(separator: ",") + "\r\n" }

    /// The cell for a text that a person wrote.
    static func cell(of text: String) -> String {
        text.unicodeScalars.first.map(guarded.contains) == true ? "'" + text : text
    }

    /// The text that a cell stands for.
    static func text(of cell: String) -> String {
        let scalars = cell.unicodeScalars
        guard scalars.first == "'", let second = scalars.dropFirst().first, guarded.contains(second) else {
            return cell
        }
        return String(String.UnicodeScalarView(scalars.dropFirst()))
    }

    private static func quoted(_ cell: String) -> String {
        let needsQuotes = cell.utf8.contains { "\",\r\n".utf8.contains($0) } || cell.first == " " || cell.last == " "
        return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
    }
}
