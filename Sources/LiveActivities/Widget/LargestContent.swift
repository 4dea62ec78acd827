import Foundation

/// What the largest content of a Live Activity is made of: as much text as is usual at most, and dates that are long in JSON.
enum LargestContent {
    /// 200 characters of three bytes each.
    static let text = String(repeating: "禅", count: 200)
    /// An instant with fractions: its text is longest.
    static let now = Date(timeIntervalSinceReferenceDate: 789_644_460.123)
    /// A later one.
    static let end = now + 86_400
}
