import CellUI
import HostSystem

/// `--size 120x36`: columns and rows.
package enum RenderSize {
    /// How many columns, and how many rows, there may be.
    package static let allowed = 1...1000

    /// The size that a text says.
    ///
    /// - Throws: a ``CommandFailure`` for what is no size, or one out of ``allowed``.
    package static func size(_ text: String) throws(CommandFailure) -> CellSize {
        let parts = text.lowercased().replacing("×", with: "x").split(separator: "x", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 2, numbers.count == 2, numbers.allSatisfy(allowed.contains) else {
            throw CommandFailure(
                sentence: "\"\(text)\" is no size (--size); give columns and rows, each from \(allowed.lowerBound) to "
                    + "\(allowed.upperBound), such as 120x36.", status: .usage)
        }
        return CellSize(width: numbers[0], height: numbers[1])
    }
}
