import ActivitySystem
import Foundation
import LiveActivities
import PlainText

/// Checks that a device can decode a payload: as one of Islet's types, by a sample, or as any object.
struct ContentCheck {
    let configuration: DeviceConfiguration
    /// The server's time.
    let now: Date

    /// Throws if the content state does not decode.
    func check(content: JSONValue?, type: String?, bundleID: String) throws(DropCause) {
        let path = "aps.content-state"
        guard let content else {
            throw DropCause(.contentNotDecodable, path: path, problem: "it is missing")
        }
        guard content.members != nil else {
            throw DropCause(.contentNotDecodable, path: path, problem: "it is not an object")
        }
        guard let field = mismatch(of: content, type: type, bundleID: bundleID) else { return }
        throw cause(.contentNotDecodable, field, in: content, at: path)
    }

    /// Throws if a start's attributes or their type are wrong.
    func check(attributes: JSONValue?, type: String?) throws(DropCause) {
        let path = "aps.attributes-type"
        guard let type else { throw DropCause(.incorrectField, path: path, problem: "it is missing") }
        if let known = configuration.knownTypes, !known.contains(type) {
            throw DropCause(
                .unknownAttributesType, path: path, problem: "no type of this name",
                hint: type.contains(".")
                    ? "Send the bare name of the Swift type: \(type.split(separator: ".").last ?? "")."
                    : "Types: \(known.sorted().joined(separator: ", ")).")
        }
        guard let attributes else {
            throw DropCause(.attributesNotDecodable, path: "aps.attributes", problem: "it is missing")
        }
        guard attributes.members != nil else {
            throw DropCause(.attributesNotDecodable, path: "aps.attributes", problem: "it is not an object")
        }
        guard ActivityWidgets.types.contains(type) else { return }
        do {
            try ActivityWidgets.check(attributes: attributes.json, type: type)
        } catch {
            guard let field = error.incorrectField else { throw DropCause(.attributesNotDecodable) }
            throw cause(.attributesNotDecodable, field, in: attributes, at: "aps.attributes")
        }
    }

    /// The first field that decodes but looks like a date counted from 1970, with advice; `nil` if there is none.
    func remark(on content: JSONValue, type: String?, bundleID: String) -> (path: String, hint: String)? {
        let sample = configuration.sample(type: type, bundleID: bundleID)
        return DateHint.firstEpochDate(in: content, at: now) { path in
            sample?.hasEpochDate(at: path, near: now) ?? false
        }.map { ("aps.content-state." + $0.path, $0.hint) }
    }

    private func mismatch(of content: JSONValue, type: String?, bundleID: String) -> IncorrectField? {
        if let type, ActivityWidgets.types.contains(type) {
            do {
                try ActivityWidgets.check(content: content.json, type: type)
                return nil
            } catch {
                return error.incorrectField ?? IncorrectField(path: "JSON", problem: "it does not decode")
            }
        }
        return configuration.sample(type: type, bundleID: bundleID)?.mismatch(of: content)
    }

    private func cause(
        _ reason: DropReason, _ field: IncorrectField, in value: JSONValue, at path: String
    ) -> DropCause {
        let isWhole = field.path == "JSON"
        let hint = isWhole ? nil : value.value(at: field.path).flatMap { DateHint.hint(for: $0, at: now) }
        return DropCause(reason, path: isWhole ? path : "\(path).\(field.path)", problem: field.problem, hint: hint)
    }
}

extension ActivityWidgetError {
    /// The field at which decoding failed; `nil` for other errors.
    fileprivate var incorrectField: IncorrectField? {
        switch self {
        case .incorrect(_, let field, let problem): IncorrectField(path: field, problem: problem)
        case .refused, .notJSON, .unknownType: nil
        }
    }
}
