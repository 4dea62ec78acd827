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
