import Foundation
import HostSystem
import PlainText
import Presentations

/// An activity that a command line names.
package struct ActivityReference {
    /// Its identifier.
    package let id: String
    /// What it shows.
    package let content: EncodedContent
    /// When that was said.
    package let contentDate: Date?
    /// When it started, or will.
    package let startDate: Date?
    /// What never changes about it.
    package let attributes: Data
    /// Its attributes' Swift type.
    package let type: String

    /// The activity of this name; throws a ``CommandFailure`` where there is none.
    package init(_ id: String, in system: SystemState) throws(CommandFailure) {
        guard let content = system.content(of: id), let attributes = system.attributes(of: id),
            let type = system.attributesType(of: id)
        else {
            guard id != ActivityIdentifier.sitting else {
                throw CommandFailure(
                    sentence: "\(id) is the sitting itself; `islet complete` ends it, `islet sit` starts one.",
                    status: .unavailable)
            }
            let near = NearMiss.word(for: id, among: system.activities).map { "did you mean \($0)?" }
            throw CommandFailure(
                sentence: "No activity named \"\(TerminalText.oneLine(id))\"; "
                    + (near ?? "`islet activity list` shows them."), status: .unavailable)
        }
        (self.id, self.content, self.attributes, self.type) = (id, content, attributes, type)
        contentDate = system.contentDate(of: id)
        startDate = system.startDate(of: id) ?? system.nextStage(of: id)
    }

    /// Throws where the activity follows the list of countdowns, which would take back every change.
    package func checkIsOwn() throws(CommandFailure) {
        guard CountdownSchedule.isOfList(id) else { return }
        throw CommandFailure(
            sentence: "\(id) belongs to the countdowns; `islet countdown` changes them.", status: .unavailable)
    }

    /// The content with other values in some fields.
    package func content(changedBy changes: JSONValue, dates: ActivityDates) throws -> Data {
        let fields = try ActivityFields.named(type)
        try fields.checkNames(in: changes)
        let old = try fields.json(attributes: attributes, content: content.state, dates: .secondsSince1970)
        return try fields.content(ActivityJSON.merging(changes, into: old.content), dates: dates)
    }

    /// Throws what the system refused.
    package static func check(_ events: [SystemEvent]) throws(CommandFailure) {
        for case .ignored(let id, let reason) in events where reason == .contentTooLarge {
            throw CommandFailure(
                sentence: "\(id) would be larger than \(SystemState.contentLimit) bytes; shorten its content.",
                status: .dataError)
        }
    }
}
