import Foundation

/// A sound that replaces the terminal bell.
package enum BellSound: Hashable, Sendable {
    /// Islet's own singing bowl.
    case bowl
    /// A sound file of the user's.
    case file(String)

    /// Its name in a sentence.
    package var name: String {
        switch self {
        case .bowl: "the bowl"
        case .file(let path): path
        }
    }

    /// Seconds between two strokes. The bowl's strokes overlap, as real ones do.
    package var spacing: TimeInterval { 3 }
}
