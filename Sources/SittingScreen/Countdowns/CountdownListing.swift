import Languages

/// Which countdowns are visible in a list that may have fewer rows than countdowns.
///
///       Bread       41:02   08:56
///       Launch    2:30:00  10:44
///       2 above, +7 more
struct CountdownListing: Hashable {
    /// Number of countdowns.
    let count: Int
    /// Number of rows available.
    let rows: Int
    /// Number of countdowns scrolled past; clamped to the valid range.
    let first: Int

    /// Creates the view that starts at `first`.
    init(count: Int, rows: Int, first: Int) {
        (self.count, self.rows) = (count, max(0, rows))
        let lines = Self.lines(of: count, rows: self.rows)
        self.first = min(max(0, first), max(0, count - lines))
    }

    /// The visible countdowns.
    var visible: Range<Int> { first..<min(count, first + Self.lines(of: count, rows: rows)) }

    /// The last row's remark about hidden countdowns; `nil` if all are visible or there is only one row.
    var remark: String? {
        guard count > rows, rows > 1 else { return nil }
        let below = count - visible.upperBound
        return [
            first > 0 ? localized("\(String(first)) above", "list") : nil,
            below > 0 ? localized("+\(String(below)) more", "presentation") : nil,
        ].compactMap { $0 }.joined(separator: Language.current.comma)
    }

    /// Whether the list can be scrolled.
    var isScrollable: Bool { visible.count < count && rows > 0 }

    /// Rows used for countdowns; one is reserved for the remark about hidden ones.
    private static func lines(of count: Int, rows: Int) -> Int {
        count > rows && rows > 1 ? rows - 1 : min(count, rows)
    }
}
