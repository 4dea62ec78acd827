/// Why a Live Activity cannot be shown.
package enum ActivityWidgetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which half of an activity's data.
    package enum Part: String, Hashable, Sendable {
        /// What never changes.
        case attributes
        /// What does.
        case content
    }

    /// No widget shows attributes of this type, only of the known ones.
    case unknownType(String, known: [String])
    /// A part is not JSON at all.
    case notJSON(Part)
    /// A field is missing or not what it should be; `JSON` for the whole.
    case incorrect(Part, field: String, problem: String)
    /// A field is of its type, and yet cannot be shown; the sentence says why.
    case refused(field: String, sentence: String)

    /// One sentence: what is wrong, where, and what is allowed.
    package var description: String {
        switch self {
        case .unknownType(let type, let known):
            "No Live Activity has the type “\(type)”. Types: \(known.joined(separator: ", "))."
        case .notJSON(let part): "The activity’s \(part.rawValue) is not JSON; write it like {\"title\": \"Backup\"}."
        case .incorrect(let part, let field, let problem):
            "The activity’s \(part.rawValue) cannot be shown: `\(field)` is incorrect: \(problem)."
        case .refused(_, let sentence): "The activity’s content cannot be shown: \(sentence)"
        }
    }
}
