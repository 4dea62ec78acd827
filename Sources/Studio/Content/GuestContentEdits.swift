import Foundation
import GuestBuild
import GuestProtocol
import HostSystem
import LiveActivities
import PlainText
import Presentations

/// Edits of a guest's content: the guest's own code reads what comes of them.
extension ContentEdits {
    /// What a guest has written of a state.
    typealias Written = (attributes: [String: JSONValue], state: [String: JSONValue], fields: [ActivityField])

    /// Throws a ``CommandFailure`` if the guest cannot write it.
    static func written(by guest: GuestStateContent) throws(CommandFailure) -> Written {
        do {
            let (content, fields) = try guest.written()
            func members(_ json: Data) -> [String: JSONValue] { JSONValue(json: json)?.members ?? [:] }
            return (
                members(content.attributes), members(content.state),
                fields.map { ActivityField($0.name, .init($0.kind), isRequired: $0.isRequired) }
            )
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The state of a guest with these values. Throws a ``CommandFailure`` if its types do not take them.
    func state(
        of guest: GuestStateContent, in preview: ActivityPreview
    ) throws(CommandFailure) -> ActivityPreview.State {
        let written = try Self.written(by: guest)
        try checkContent(written.fields, of: preview.name)
        var dated = content
        for field in written.fields where field.kind == .instant {
            guard case .text(let text)? = content[field.name] else { continue }
            let date = ContentDates.date(text, start: ActivityPreview.start)
            dated[field.name] = date.map { .number($0.timeIntervalSince1970) }
        }
        let changed = GuestContent(
            attributes: JSONValue.object(Self.merged(attributes, into: written.attributes)).json,
            state: JSONValue.object(Self.merged(dated, into: written.state)).json)
        do {
            return try guest.state(with: changed)
        } catch {
            throw CommandFailure(error)
        }
    }
}

extension ActivityField.Kind {
    /// The kind of a guest's field.
    init(_ kind: GuestField.Kind) {
        self =
            switch kind {
            case .text: .text
            case .number: .number
            case .boolean: .boolean
            case .instant: .instant
            case .choice(let values): .choice(values)
            case .json: .json
            }
    }
}
