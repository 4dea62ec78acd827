import ActivitySystem
import LiveActivities

/// What is said of activities that are not seen, and of fields that cannot be read.
package enum ActivityWords {
    /// Why nothing of what there is can be seen.
    package static let switchedOff =
        "Live Activities are switched off, so none is visible; `islet config set live-activities true` shows them.\n"

    /// Which field is wrong and what it should be.
    package static func sentence(for error: DecodingError) -> String {
        func field(_ keys: [any CodingKey]) -> String { "`\(IncorrectField.path(of: keys))`" }
        return switch error {
        case .keyNotFound(let key, let context): "\(field(context.codingPath + [key])) is missing; give it a value."
        case .valueNotFound(let type, let context):
            "\(field(context.codingPath)) is null; give it \(IncorrectField.words(for: type))."
        case .typeMismatch(let type, let context):
            "\(field(context.codingPath)) has the wrong type; give it \(IncorrectField.words(for: type))."
        case .dataCorrupted(let context): "\(field(context.codingPath)) cannot be read; give it another value."
        @unknown default: "A field cannot be read; give it another value."
        }
    }
}
