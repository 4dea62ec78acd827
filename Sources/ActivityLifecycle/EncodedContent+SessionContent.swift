import ActivitySystem
import Foundation

/// Content of an unknown type can be carried over too, as its bytes.
extension EncodedContent: SessionContent {
    /// The bytes as they are.
    public func encodedState() throws -> Data { state }

    /// Whether it is about something else: its ``subject`` is another.
    public func isSignificantChange(from old: EncodedContent) -> Bool { state != old.state && subject != old.subject }

    /// What the content is about: the text of the first of the fields ``subjectFields`` that it has. `nil` for none.
    public var subject: String? {
        guard let fields = try? JSONSerialization.jsonObject(with: state) as? [String: Any] else { return nil }
        return Self.subjectFields.lazy.compactMap { fields[$0] as? String }.first
    }

    /// The fields that name what an activity is about, in the order in which they are looked for.
    public static let subjectFields = ["bookTitle", "title", "methodName", "name"]
}
