import DeviceActivities
import Foundation
import HostSystem
import PlainText
import Presentations

/// An activity that a command line names.
struct ActivityReference {
    /// Its identifier.
    let id: String
    /// What it shows.
    let content: EncodedContent
    /// When that was said.
    let contentDate: Date?
    /// When it started, or will.
    let startDate: Date?
    /// What never changes about it.
    let attributes: Data
    /// Its attributes' Swift type.
    let type: String

    /// The activity of this name; throws a ``CommandFailure`` where there is none.
    init(_ id: String, in system: SystemState) throws(CommandFailure) {
        guard let content = system.content(of: id), let attributes = system.attributes(of: id),
            let type = system.attributesType(of: id)
        else {
            guard id != ActivityDesk.sitting else {
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
    func checkIsOwn() throws(CommandFailure) {
        guard CountdownShow.isOfList(id) else { return }
        throw CommandFailure(
            sentence: "\(id) belongs to the countdowns; `islet countdown` changes them.", status: .unavailable)
    }

    /// The content with other values in some fields.
    func content(changedBy changes: JSONValue, dates: ActivityDates) throws -> Data {
        let fields = try ActivityFields.named(type)
        try fields.checkNames(in: changes)
        let old = try fields.json(attributes: attributes, content: content.state, dates: .secondsSince1970)
        return try fields.content(ActivityJSON.merging(changes, into: old.content), dates: dates)
    }

    /// Throws what the system refused.
    static func check(_ events: [SystemEvent]) throws(CommandFailure) {
        for case .ignored(let id, let reason) in events where reason == .contentTooLarge {
            throw CommandFailure(
                sentence: "\(id) would be larger than \(SystemState.contentLimit) bytes; shorten its content.",
                status: .dataError)
        }
    }
}
