import Foundation
import TerminalScreen

/// What the preview draws on: cells, or the pixels of a terminal that shows pictures.
package enum PreviewMedium: Equatable {
    /// Cells.
    case cells
    /// Pixels, asked for at this instant.
    case points(asked: Date)

    /// How long a terminal is given to answer that it can show pictures, in seconds. Longer than the terminal itself waits.
    private static let patience: TimeInterval = 0.6

    /// Whether true pictures are shown.
    var isPoints: Bool { self != .cells }

    /// What is shown instead of a true picture that the terminal cannot show; `nil` if it can.
    func sentence(_ pictures: PictureSupport, at now: Date) -> String? {
        guard case .points(let asked) = self else { return nil }
        switch pictures {
        case .able: return nil
        case .unasked, .asked:
            if now < asked + Self.patience { return "Asking the terminal whether it can show pictures …" }
            return Self.refusal
        case .none: return Self.refusal
        }
    }

    private static let refusal =
        "This terminal cannot show pictures: it has neither kitty's protocol, iTerm2's nor sixel (in tmux, turn on "
        + "allow-passthrough). Press S to save the true picture, or use `islet render --points`."

    /// When a terminal that has not answered counts as one that cannot; `nil` if there is nothing to wait for.
    func deadline(after now: Date) -> Date? {
        guard case .points(let asked) = self, now < asked + Self.patience else { return nil }
        return asked + Self.patience
    }
}
