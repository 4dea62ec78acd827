import ActivityLifecycle
import ActivitySystem
import Configuration
import DeviceActivities
import Foundation
import HostSystem
import LiveActivities
import Meditation
import Presentations
import Simulation
import SittingScreen
import Studio
import Surroundings

extension Doctor {
    /// Whether Live Activities will do under a phone's rules: sizes, restarts, permission, dates, seconds, and what the scenarios
    /// say. With the bytes of a payload, whether that will, too.
    package func readiness(payload: (name: String, bytes: [UInt8])? = nil) -> [Subject] {
        let loaded = LoadedSettings(in: shell.environment)
        let now = shell.clock().wall
        let reading = shell.clock()
        let activities = Result { try ActivityRepository(in: shell).standing(at: now) }
        let stored = activities.map(\.system)
        var subjects = [
            Subject(title: "Sizes", checks: ActivityWidgets.all.map(size) + storedSizes(stored)),
            Subject(title: "Restarts", checks: restarts(activities, loaded.settings, at: reading)),
            Subject(title: "Pushes", checks: frequentUpdates(stored)),
            Subject(title: "Permission", checks: permission(loaded.settings, stored)),
            Subject(title: "Dates", checks: staleDates(stored, at: now)),
            Subject(title: "Seconds", checks: seconds(loaded.settings)),
            Subject(title: "Scenarios", checks: holding()),
        ]
        if let payload {
            let review = PayloadReview(name: payload.name, bytes: payload.bytes, now: now)
            subjects.append(Subject(title: "Payload", checks: review.checks))
        }
        return subjects
    }

    // MARK: Sizes

    private func size(of widget: ActivityWidget) -> Check {
        let key = "readiness.size.\(widget.name)"
        let title = "largest \(widget.name.replacing("-", with: " "))"
        guard let size = widget.largestSize() else {
            return .off(key, title, "no content fits", "Shorten its attributes.")
        }
        return Self.check(key, title, size: size, "Shorten its texts, or include fewer of them.")
    }

    /// A size against the limit of attributes and content together.
    package static func check(_ key: String, _ title: String, size: Int, _ remedy: String) -> Check {
        let limit = SystemState.contentLimit
        let finding = "\(size) of \(limit) bytes"
        return size <= limit ? .ok(key, title, finding) : .off(key, title, finding, remedy)
    }

    private func storedSizes(_ stored: Result<SystemState, any Error>) -> [Check] {
        guard let system = try? stored.get() else { return [] }
        return system.activities.compactMap { id in
            guard let content = system.content(of: id), let attributes = system.attributes(of: id) else { return nil }
            return Self.check(
                "readiness.size.stored", "activity \(id)", size: attributes.count + content.state.count,
                "Update it with less content: islet activity update \(id).")
        }
    }

    // MARK: Permission

    private func permission(_ settings: Settings, _ stored: Result<SystemState, any Error>) -> [Check] {
        let (key, title) = ("readiness.permission", "Live Activities")
        var checks = [
            settings.liveActivities
                ? Check.ok(key, title, "on")
                : .off(key, title, "off", "Switch them on: islet config set live-activities true.")
        ]
        switch stored {
        case .failure(let error):
            checks.append(
                .off(
                    "readiness.stored", "stored activities", "cannot be read: \(CommandFailure(error).sentence)",
                    "islet doctor shows the state of the store."))
        case .success(let system):
            let apps = Set(system.activities.compactMap { system.app(of: $0) }).sorted()
            checks += apps.map { app in
                let (key, title) = ("readiness.permission.app", "app \(app)")
                return system.areActivitiesEnabled(app: app)
                    ? .ok(key, title, "on")
                    : .off(key, title, "off: its activities are not shown", "Switch them on for this app.")
            }
        }
        return checks
    }

    // MARK: Dates

    private func staleDates(_ stored: Result<SystemState, any Error>, at now: Date) -> [Check] {
        let (key, title) = ("readiness.stale", "stale dates")
        guard let system = try? stored.get() else { return [] }
        let running = system.activities.filter { system.state(of: $0) != .ended }
        let dated = running.compactMap { id in system.content(of: id)?.staleDate.map { (id, $0) } }
        let past = dated.filter { $0.1 <= now }
        if past.isEmpty {
            let count = dated.count
            let finding =
                count == 0
                ? "no stored activity has one"
                : count == 1
                    ? "the stored one is in the future"
                    : "all \(count) stored ones are in the future"
            return [.ok(key, title, finding)]
        }
        return past.map { id, date in
            .off(
                key, "activity \(id)", "out of date for \(ClockText.brief(now.timeIntervalSince(date)))",
                "Bring new content with a later date, or end it: islet activity update \(id), islet activity end \(id)."
            )
        }
    }

    // MARK: Seconds

    /// Where a widget's clock shows seconds, its picture is another without them.
    private func seconds(_ settings: Settings) -> [Check] {
        let clocks = PreviewCatalogue.all.filter { preview in
            Presentation.allCases.contains { showsSeconds(preview, in: $0) }
        }
        var checks = clocks.map { preview in
            let shown = Presentation.allCases.filter { showsSeconds(preview, in: $0) }
            let (key, title) = ("readiness.seconds.\(preview.name)", preview.displayName.lowercased())
            let finding = "on \(shown.map(\.rawValue).joined(separator: ", "))"
            let missing = [Presentation.lockScreen, .expanded].filter { !shown.contains($0) }
            guard !missing.isEmpty else { return Check.ok(key, title, finding) }
            return .off(
                key, title, "not on \(missing.map(\.rawValue).joined(separator: ", ")), where there is space",
                "Show the seconds there.")
        }
        checks.append(
            settings.showSeconds
                ? .ok("readiness.seconds", "setting", "seconds are shown where there is space")
                : .note(
                    "readiness.seconds", "setting", "seconds are switched off",
                    "islet config set show-seconds true shows them."))
        return checks
    }

    private func showsSeconds(_ preview: ActivityPreview, in presentation: Presentation) -> Bool {
        let state = preview.states[0]
        func frame(_ showsSeconds: Bool) -> Frame {
            var traits = PreviewTraits()
            traits.showsSeconds = showsSeconds
            let picture = PresentationPicture(of: state, in: traits, presentations: [presentation])
            return picture.frame(at: ActivityPreview.start + state.moment)
        }
        return frame(true) != frame(false)
    }

    // MARK: Scenarios

    private func holding() -> [Check] {
        let (key, title) = ("readiness.scenarios", "scenarios")
        do {
            let checks = try scenarios().map {
                SimulationCheck(named: $0, result: Simulator.run($0.scenario))
            }
            let broken = checks.filter { !$0.holds }
            guard broken.isEmpty else {
                return broken.map {
                    .off(
                        key, "scenario \($0.named.name)", $0.difference ?? "",
                        "islet simulate \($0.named.name) shows what happens.")
                }
            }
            let count = checks.reduce(0) { $0 + $1.result.verdicts.count }
            return [.ok(key, title, "all \(checks.count) pass, with \(count) expectations")]
        } catch {
            return [.off(key, title, CommandFailure(error).sentence, "Build Islet again.")]
        }
    }
}
