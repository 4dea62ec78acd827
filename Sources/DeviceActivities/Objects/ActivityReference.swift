import ActivitySystem
import Foundation
import HostSystem
import LiveActivities
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
    /// The app that started it.
    private let app: String

    /// The activity of this name; throws a ``CommandFailure`` where there is none.
    package init(_ id: String, in system: SystemState) throws(CommandFailure) {
        guard let content = system.content(of: id), let attributes = system.attributes(of: id),
            let type = system.attributesType(of: id), let app = system.app(of: id)
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
        (self.id, self.content, self.attributes, self.type, self.app) = (id, content, attributes, type, app)
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

    /// Brings new content for its app. Throws a ``CommandFailure`` where it is too large.
    package func update(
        _ content: EncodedContent, alertConfiguration: AlertConfiguration?, on system: inout SystemState, at now: Date
    ) throws(CommandFailure) {
        let events = system.act(as: app, at: now) {
            ActivityWidgets.widget(type)?.update(id, content, alertConfiguration: alertConfiguration)
        }
        try check(events ?? [])
    }

    /// Ends it for its app, with a last content if there is one. Throws a ``CommandFailure`` where that is too large.
    package func end(
        _ content: EncodedContent? = nil, dismissalPolicy policy: ActivityUIDismissalPolicy,
        on system: inout SystemState, at now: Date
    ) throws(CommandFailure) {
        let events = system.act(as: app, at: now) {
            ActivityWidgets.widget(type)?.end(id, content, dismissalPolicy: policy)
        }
        // One of a type that is not known here has no `Activity`, and can be ended all the same.
        try check(events ?? system.handle(.end(id: id, content: content, dismissalPolicy: policy), at: now))
    }

    private func check(_ events: [SystemEvent]) throws(CommandFailure) {
        guard events.contains(.ignored(id: id, .contentTooLarge)) else { return }
        throw CommandFailure(
            sentence: "\(id) would be larger than \(SystemState.contentLimit) bytes; shorten its content.",
            status: .dataError)
    }
}
