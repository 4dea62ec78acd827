import ActivitySystem
import Attendance
import DeviceActivities
import Foundation
import HostSystem
import Store
import Surroundings

/// What other apps do with their activities, as another process would do it. The attendant follows, and nothing is printed.
extension TestShell {
    private var dates: ActivityDates {
        ActivityDates(calendar: LoadedSettings(in: environment).calendar(in: shell), now: reading.wall)
    }

    private func alert(_ title: String?) -> AlertConfiguration? {
        title.map { AlertConfiguration(title: "\($0)", body: "", sound: .default) }
    }

    /// Starts an activity of the usual type.
    ///
    /// - Parameters:
    ///   - content: Its content as JSON.
    ///   - seconds: The seconds until the content is out of date; `nil` for never.
    ///   - renewal: When it is replaced; `nil` for never.
    package func startActivity(
        _ content: String, id: String = "up", app: String = "script", staleAfter seconds: TimeInterval? = nil,
        alert title: String? = nil, renewal: RenewalOptions? = nil
    ) throws {
        let fields = ActivityFields.all[0]
        var request = ActivityRequest(
            id: id, app: app, attributesType: fields.type, attributes: fields.usualAttributes(id: id, at: reading.wall),
            content: EncodedContent(
                state: try fields.content(ActivityJSON.value(content, in: shell), dates: dates),
                staleDate: seconds.map { reading.wall + $0 }))
        request.alert = alert(title)
        try ActivityRepository(in: shell).changeReporting(at: reading) { [request, reading] activities, reports in
            for case .refused(_, let error) in activities.system.handle(.request(request), at: reading.wall) {
                throw error
            }
            if let renewal { reports += Renewals.begin(request, options: renewal, in: &activities, at: reading.wall) }
        }
        shell.attendToActivities(at: reading)
    }

    /// Changes some fields of an activity's content, which is then out of date after `seconds` or never.
    package func updateActivity(
        _ id: String = "up", _ changes: String, staleAfter seconds: TimeInterval? = nil, alert title: String? = nil
    ) throws {
        try ActivityRepository(in: shell).change(at: reading) { activities in
            let activity = try ActivityReference(id, in: activities.system)
            let content = EncodedContent(
                state: try activity.content(changedBy: ActivityJSON.value(changes, in: shell), dates: dates),
                staleDate: seconds.map { reading.wall + $0 })
            activities.system.handle(.update(id: id, content: content, alert: alert(title)), at: reading.wall)
        }
    }

    /// Ends an activity, with other values in some fields of its last content.
    package func endActivity(
        _ id: String = "up", _ changes: String? = nil, dismissal: ActivityUIDismissalPolicy = .default
    ) throws {
        try ActivityRepository(in: shell).change(at: reading) { activities in
            let activity = try ActivityReference(id, in: activities.system)
            let content = try changes.map {
                EncodedContent(
                    state: try activity.content(changedBy: ActivityJSON.value($0, in: shell), dates: dates))
            }
            activities.system.handle(.end(id: id, content: content, dismissalPolicy: dismissal), at: reading.wall)
        }
    }

    /// Replaces an activity now; with `renewal` it is renewed from now on.
    package func restartActivity(_ id: String = "up", renewal: RenewalOptions? = nil) throws {
        try ActivityRepository(in: shell).changeReporting(at: reading) { activities, reports in
            reports += try Renewals.restart(id, options: renewal, in: &activities, at: reading.wall)
        }
    }

    /// Starts a countdown that ends after `seconds`.
    package func addCountdown(_ title: String, _ seconds: TimeInterval, alert: String? = nil) throws {
        try ActivityRepository(in: shell).change(at: reading) { activities in
            activities.countdowns.append(
                StoredCountdown(
                    id: ActivityIdentifier.new(besides: activities.countdowns.map(\.id)), title: title,
                    endDate: reading.wall + seconds, alertMessage: alert, created: reading.wall))
        }
        shell.attendToCountdowns(at: reading)
    }

    /// Removes the countdowns with a title.
    package func removeCountdowns(_ title: String) throws {
        try ActivityRepository(in: shell).change(at: reading) { activities in
            activities.countdowns.removeAll { $0.title == title }
        }
    }
}
