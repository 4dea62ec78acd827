import Foundation
import Languages
import Meditation

/// A stroke of a bell: what it announces, and how loud it is.
package struct BellStroke: Hashable, Sendable {
    /// What it announces; `nil` for an alert of a Live Activity.
    package var event: BellEvent?
    /// The loudness from 0 to 1, relative to the setting `volume`.
    package var level = 1.0

    package init(event: BellEvent? = nil, level: Double = 1) { (self.event, self.level) = (event, level) }
}

/// The bell that repeats after the target, louder each time, until a key is pressed.
///
///     stroke    1    2    3 ···  10   11 ···  60
///     level    0.2  0.29 0.38 ···  1    1 ···   1
package enum WakeBell {
    /// The number of strokes, after which it gives up: six minutes.
    package static let count = 60
    /// Seconds between two strokes.
    package static let spacing: TimeInterval = 6

    /// What a screen or a line prints while it rings.
    package static var sentence: String { localized("The bell rings until you press a key.") }

    private static let first = 0.2
    private static let rise = 10

    /// The loudness of a stroke, counted from 0.
    package static func level(of index: Int) -> Double {
        index >= rise - 1 ? 1 : first + (1 - first) * Double(index) / Double(rise - 1)
    }
}
