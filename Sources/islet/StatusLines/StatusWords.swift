import Foundation

/// What a line says of a sitting, before a format dresses it for a bar.
struct StatusWords {
    /// The words at a moment.
    let text: (StatusMoment) -> String
    /// The next instant of the sitting's time line at which they may be others; nil for never. Too early is harmless.
    let next: (StatusMoment) -> Date?
}
