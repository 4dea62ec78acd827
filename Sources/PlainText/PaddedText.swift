extension String {
    /// Pads ASCII text on the left with blanks to a width.
    package func leading(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

    /// Pads ASCII text on the right with blanks to a width.
    package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
