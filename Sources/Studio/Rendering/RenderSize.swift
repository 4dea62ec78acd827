import CellUI
import HostSystem

/// `--size 120x36`: columns and rows.
package enum RenderSize {
    /// The allowed number of columns, and of rows.
    package static let allowed = 1...1000

    /// Parses a size.
    ///
    /// - Throws: a ``CommandFailure`` if it is malformed or outside ``allowed``.
    package static func size(_ text: String) throws(CommandFailure) -> CellSize {
        let parts = text.lowercased().replacing("×", with: "x").split(separator: "x", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 2, numbers.count == 2, numbers.allSatisfy(allowed.contains) else {
            throw CommandFailure(
                sentence: "\"\(text)\" is not a size (--size); give columns and rows, each from "
                    + "\(allowed.lowerBound) to "
                    + "\(allowed.upperBound), such as 120x36.", status: .usage)
        }
        return CellSize(width: numbers[0], height: numbers[1])
    }
}
