import ActivitySystem
import Foundation
import LiveActivities
import PlainText

/// A pushed activity as the local Islet shows it.
package struct ShownPush: Hashable, Sendable {
    /// The identifier in the local system: `push:` and the activity's identifier.
    package var id: String
    /// The app in the local system: `push/` and the bundle ID.
    package var app: String
    /// An attributes type of ``ActivityWidgets``.
    package var attributesType: String
    /// The attributes as JSON.
    package var attributes: Data
    /// The content, in the form of the attributes type.
    package var content: EncodedContent
    /// The alert of the content; `nil` if there is none.
    package var alert: AlertConfiguration?
    /// The state: active, stale or ended.
    package var state: ActivityState
    /// When an ended activity leaves the Lock Screen, in the server's time; `nil` if it has not ended.
    package var removal: Date?

    /// The prefix of identifiers of pushed activities.
    package static let prefix = "push:"
}

extension PushDevice {
    /// The activities of all phones at the server's time `now`. Activities of Islet's own types keep their widget; all others
    /// use the script widget.
    package func shownPushes(at now: Date) -> [ShownPush] {
        var used: Set<String> = []
        return phones.values.sorted { ($0.id != Phone.main ? 1 : 0, $0.id) < ($1.id != Phone.main ? 1 : 0, $1.id) }
            .flatMap { phone in
                phone.activities.compactMap { shown($0, on: phone, at: now) }.filter { used.insert($0.id).inserted }
            }
    }

    private func shown(_ activity: DeviceActivity, on phone: Phone, at now: Date) -> ShownPush? {
        guard phone.switches.activitiesEnabled else { return nil }
        let system = phone.system.standing(at: time(at: now))
        guard let state = system.state(of: activity.id), state != .dismissed,
            let content = system.content(of: activity.id)
        else { return nil }
        let attributes = system.attributes(of: activity.id) ?? Data("{}".utf8)
        var shown = ShownPush(
            id: ShownPush.prefix + activity.id, app: "push/" + activity.bundleID,
            attributesType: activity.attributesType ?? "", attributes: attributes, content: content,
            alert: activity.alert, state: state)
        if state == .ended { shown.removal = system.nextStage(of: activity.id).map { $0 - offset } }
        do {
            try ActivityWidgets.check(
                attributes: attributes, content: content.state, type: shown.attributesType)
        } catch {
            let script = ScriptProjection.content(
                of: JSONValue(json: content.state) ?? .null, attributes: JSONValue(json: attributes),
                bundleID: activity.bundleID, at: now)
            shown.attributesType = "ScriptAttributes"
            shown.attributes = JSONValue.object(["name": .text(activity.id)]).json
            guard let data = try? EncodedContent(ActivityContent(state: script, staleDate: nil)) else { return nil }
            shown.content.state = data.state
        }
        if state == .stale { shown.content.staleDate = min(content.staleDate ?? now, now) }
        return shown
    }

    /// The identifiers, on the device, of activities that a person dismissed or ended in a local system: those that go on here, were
    /// shown there, and are not there any more or have ended.
    ///
    /// - Parameter shown: The identifiers in the local system of what was shown there.
    package func dismissals(in system: SystemState, of shown: Set<String>, at now: Date) -> [String] {
        shownPushes(at: now).filter { push in
            guard shown.contains(push.id), push.state != .ended else { return false }
            return system.state(of: push.id).map { $0 == .ended } ?? true
        }.map { String($0.id.dropFirst(ShownPush.prefix.count)) }
    }

    /// Makes a local system show the device's activities: requests, updates and ends those whose identifiers begin with
    /// ``ShownPush/prefix``, and leaves all others alone. Calling it again changes only what has changed.
    ///
    /// An activity that does not fit in the system, or is not there any more, is requested again the next time; see
    /// ``dismissals(in:of:at:)``.
    ///
    /// - Parameter hiddenApp: The bundle ID of an app to leave out. Default: none.
    package func mirror(into system: inout SystemState, at now: Date, besides hiddenApp: String? = nil) {
        let shown = shownPushes(at: now).filter { $0.app != hiddenApp.map { "push/" + $0 } }
        let wanted = Set(shown.map(\.id))
        for id in system.activities where id.hasPrefix(ShownPush.prefix) && !wanted.contains(id) {
            system.handle(.dismissByPerson(id: id), at: now)
        }
        for push in shown { push.mirror(into: &system, at: now) }
    }
}

extension ShownPush {
    fileprivate func mirror(into system: inout SystemState, at now: Date) {
        // The type or attributes differ. Attributes of an activity never change, so this is a new activity.
        if system.attributesType(of: id).map({ $0 != attributesType }) ?? false
            || system.attributes(of: id).map({ $0 != attributes }) ?? false
        {
            system.handle(.dismissByPerson(id: id), at: now)
        }
        switch (system.state(of: id), state) {
        case (nil, .ended): return
        case (nil, _):
            var request = ActivityRequest(
                id: id, app: app, attributesType: attributesType, attributes: attributes, content: content)
            (request.origin, request.alert) = (.push, alert)
            system.handle(.request(request), at: now)
        case (.ended, .ended): return
        case (_, .ended):
            system.handle(
                .end(id: id, content: content, dismissalPolicy: removal.map { .after($0) } ?? .default), at: now)
        case (.ended, _):
            system.handle(.dismissByPerson(id: id), at: now)
            mirror(into: &system, at: now)
        default:
            guard system.content(of: id) != content else { return }
            system.handle(.update(id: id, content: content, alert: alert), at: now)
        }
    }
}
