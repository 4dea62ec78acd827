import Foundation

/// A sound that a bell may have instead of the terminal's.
package enum BellSound: Hashable, Sendable {
    /// Islet's own singing bowl.
    case bowl
    /// A file of the person's.
    case file(String)

    /// What it is called in a sentence.
    package var name: String {
        switch self {
        case .bowl: "the bowl"
        case .file(let path): path
        }
    }

    /// Seconds between two strokes. Those of a bowl run into each other, as they do in a hall.
    package var spacing: TimeInterval { 3 }
}
