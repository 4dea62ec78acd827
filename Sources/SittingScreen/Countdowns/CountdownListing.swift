/// Which rows of the list of countdowns are seen, where there may be fewer rows than countdowns. A value.
///
///       Bread       41:02   08:56
///       Launch    2:30:00  10:44
///       2 above, +7 more
struct CountdownListing: Hashable {
    /// How many countdowns there are.
    let count: Int
    /// How many rows there are for them.
    let rows: Int
    /// How many are passed over; clamped to what there is.
    let first: Int

    /// What is seen from the `first` on.
    init(count: Int, rows: Int, first: Int) {
        (self.count, self.rows) = (count, max(0, rows))
        let lines = Self.lines(of: count, rows: self.rows)
        self.first = min(max(0, first), max(0, count - lines))
    }

    /// Those that are seen.
    var visible: Range<Int> { first..<min(count, first + Self.lines(of: count, rows: rows)) }

    /// What is said of the others, in the last row; nil where all are seen, or where one row is all there is.
    var remark: String? {
        guard count > rows, rows > 1 else { return nil }
        let below = count - visible.upperBound
        return [first > 0 ? "\(first) above" : nil, below > 0 ? "+\(below) more" : nil].compactMap { $0 }
            .joined(separator: ", ")
    }

    /// Whether keys move it.
    var isScrollable: Bool { visible.count < count && rows > 0 }

    /// Rows that are countdowns: one is left for what is said of those that are not seen.
    private static func lines(of count: Int, rows: Int) -> Int {
        count > rows && rows > 1 ? rows - 1 : min(count, rows)
    }
}
