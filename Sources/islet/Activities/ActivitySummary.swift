import Foundation

/// What there is to say of a Live Activity in a line.
struct ActivitySummary: Hashable, Sendable {
    /// What goes on: `Tea`.
    let title: String
    /// How it stands, in the app's own words: `3 of 8`; `nil` for none.
    var status: String?
    /// How much is done, 0...1; `nil` where that is not known.
    var progress: Double?
    /// When it began, where a clock counts from there.
    var start: Date?
    /// When it ends, where a clock counts to it.
    var end: Date?
    /// Whether it is said of content that is stale. Default: it is. A countdown's is stale from its end on, and its clock says so.
    var tellsStale = true
    /// What must be known now, in the app's own words; `nil` for nothing.
    var message: String?

    /// How much is done, 0 to 100; `nil` where that is not known.
    var percent: Int? { progress.map { Int(min(max($0, 0), 1) * 100 + 1e-9) } }
}
