import ActivityLifecycle
import ActivitySystem
import ArgumentParser
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import PlainText
import ShellCommands
import Store
import Surroundings

/// `islet activity restart`.
struct ActivityRestart: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "restart", abstract: "Replace an activity with a new one that has the same content, now.",
        discussion: """
            The new activity starts before the old one ends, has the same identifier, and gets another eight hours. One \
            that was not started with --renew is replaced just this once; with --renew or --renew-after it is renewed from \
            now on. The sitting's own activity is called sitting.

            With --verbose the content before and after is printed to standard error.

            EXAMPLES
              islet activity restart build --verbose
              islet activity restart build --renew-after adaptive
              islet activity restart sitting
            """)

    @Argument(
        help: ArgumentHelp("Which one.", valueName: "id"),
        completion: .custom { _, _, _ in ActivityCompletions.identifiers() })
    var id: String

    @OptionGroup var renewal: ActivityRenewalOptions

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let options = try renewal.options()
        let reading = shell.clock()
        let repository = ActivityRepository(in: shell)
        if id == ActivityIdentifier.sitting { return try restartSitting(at: reading, in: shell, by: repository) }
        let before = ActivityFieldList(of: id, in: try repository.standing(at: reading.wall).system)
        if verbose { shell.complain(before.text("State before restart:") + "Restarting…\n") }
        let activities = try repository.changeReporting(at: reading) { activities, reports in
            try ActivityReference(id, in: activities.system).checkIsOwn()
            guard activities.system.isLive(id) || activities.session(of: id) != nil else {
                throw CommandFailure(sentence: "\(id) has ended; start another one.", status: .unavailable)
            }
            reports += try Renewals.restart(id, options: options, in: &activities, at: reading.wall)
            return activities
        }
        shell.attendToActivities(at: reading)
        if let session = activities.session(of: id), let retry = ActivityWords.retry(of: session, at: reading.wall) {
            throw CommandFailure(
                sentence: "The system refused the restart of \(id). \(retry)", status: .temporaryFailure)
        }
        if verbose { shell.complain(before.comparison(with: ActivityFieldList(of: id, in: activities.system))) }
        try shell.tell(Self.sentence(id, activities.session(of: id)))
        return ExitStatus.success.rawValue
    }

    private func restartSitting(at reading: ClockReading, in shell: Shell, by repository: ActivityRepository) throws
        -> Int32
    {
        guard let sitting = try shell.store.running(at: reading) else {
            throw CommandFailure(
                sentence: "No sitting is running; `islet sit` starts one.", status: .unavailable)
        }
        let settings = LoadedSettings(in: shell.environment).settings
        guard settings.renew else {
            throw CommandFailure(
                sentence: "Sittings are not renewed; `islet config set renew true` changes that.", status: .unavailable)
        }
        let before = ActivityFieldList(of: id, in: try repository.everything(at: reading).system)
        if verbose { shell.complain(before.text("State before restart:") + "Restarting…\n") }
        let session = try repository.changeReporting(at: reading) { activities, reports in
            reports += SittingRenewal.restart(sitting, in: &activities, at: reading.wall)
            return activities.session(of: id)
        }
        if verbose {
            shell.complain(
                before.comparison(with: ActivityFieldList(of: id, in: try repository.everything(at: reading).system)))
        }
        try shell.tell(Self.sentence("The sitting’s activity", session))
        return ExitStatus.success.rawValue
    }

    private static func sentence(_ name: String, _ session: StoredSession?) -> String {
        guard let session, let date = session.lifecycle.restartDate, let start = session.lifecycle.activityStart else {
            return "\(name) was restarted."
        }
        return "\(name) was restarted (restart \(session.lifecycle.restarts)); it renews in "
            + "\(ClockText.brief(date.timeIntervalSince(start)))."
    }
}
