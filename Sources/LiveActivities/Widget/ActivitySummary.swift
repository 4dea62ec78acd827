import Foundation

/// What there is to say of a Live Activity in a line.
package struct ActivitySummary: Hashable, Sendable {
    /// What goes on: `Tea`.
    package let title: String
    /// How it stands, in the app's own words: `3 of 8`; `nil` for none.
    package var status: String?
    /// How much is done, 0...1; `nil` where that is not known.
    package var progress: Double?
    /// When it began, where a clock counts from there.
    package var start: Date?
    /// When it ends, where a clock counts to it.
    package var end: Date?
    /// Whether it is said of content that is stale. Default: it is. A countdown's is stale from its end on, and its clock says so.
    package var tellsStale = true
    /// What must be known now, in the app's own words; `nil` for nothing.
    package var message: String?

    /// A summary; by default only the title is known.
    package init(
        title: String, status: String? = nil, progress: Double? = nil, start: Date? = nil, end: Date? = nil,
        tellsStale: Bool = true, message: String? = nil
    ) {
        (self.title, self.status, self.progress, self.start) = (title, status, progress, start)
        (self.end, self.tellsStale, self.message) = (end, tellsStale, message)
    }

    /// How much is done, 0 to 100; `nil` where that is not known.
    package var percent: Int? { progress.map { Int(min(max($0, 0), 1) * 100 + 1e-9) } }
}
