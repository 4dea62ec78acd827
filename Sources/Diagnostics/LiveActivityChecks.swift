import ActivitySystem
import Configuration
import DeviceActivities
import Foundation
import PushPriority
import StatusLines

extension Doctor {
    /// Whether the device shows Live Activities, and whether servers may push to them often.
    package func liveActivities(_ settings: Settings) -> [Check] {
        let (key, title) = ("activities.shown", "shown")
        let shown =
            settings.liveActivities
            ? Check.ok(key, title, "on")
            : .note(key, title, "off", "islet config set live-activities true switches them on.")
        return [shown] + timerServer + [frequentPushes(settings)] + appsWithoutFrequentPushes()
    }

    /// The server that has the timer, and since when it is away; none where the timer is kept here.
    private var timerServer: [Check] {
        let (key, title) = ("activities.server", "timer's server")
        guard let server = (try? shell.store.joinedServer()) ?? nil else { return [] }
        let now = shell.clock().wall
        let words = ServerWords.text(server, at: now, in: shell.timeZone)
        return server.offlineSince(at: now) == nil
            ? [.ok(key, title, words)]
            : [
                .off(
                    key, title, words,
                    "Check that islet-push serve runs there and islet-push join here; islet-push leave gives the timer back."
                )
            ]
    }

    /// The setting, and whether a joined server knows it.
    private func frequentPushes(_ settings: Settings) -> Check {
        let (key, title) = ("activities.frequent-pushes.setting", "frequent pushes")
        let server = (try? shell.store.joinedServer()) ?? nil
        let known = server.map { server in
            server.sentSettings?.frequentPushes == settings.frequentPushes
                ? "; \(server.host) knows" : "; \(server.host) does not know yet"
        }
        return settings.frequentPushes
            ? .ok(key, title, "on" + (known ?? ""))
            : .note(
                key, title, PriorityLedger.switchedOffWarning.trimmingSuffix(".") + (known ?? ""),
                "Pauses may be shown late. islet config set frequent-pushes true switches them on.")
    }

    private func appsWithoutFrequentPushes() -> [Check] {
        let (key, title) = ("activities.frequent-pushes", "frequent pushes of apps")
        guard let system = try? ActivityRepository(store: shell.store).standing(at: shell.clock().wall).system else {
            // The state of the store is reported under its own title.
            return []
        }
        let apps = system.appsWithFrequentPushesSwitchedOff
        guard !apps.isEmpty else { return [.ok(key, title, "not switched off for any app")] }
        return apps.map { app in
            .note(
                key, "frequent pushes of \(app)", PriorityLedger.switchedOffWarning.trimmingSuffix("."),
                "Pauses may be shown late. Switch them on in the app's settings.")
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
