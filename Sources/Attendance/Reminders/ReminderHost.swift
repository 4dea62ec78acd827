import Configuration
import Foundation
import HostFiles
import HostSystem
import Languages
import Meditation
import Surroundings

/// What reminds on this machine: systemd's user manager, launchd, or Islet's own attendant.
package enum ReminderHost: Hashable, Sendable {
    /// A user timer of systemd, whose folder of units is this.
    case systemd(folder: String)
    /// An agent of launchd, whose folder is this.
    case launchd(folder: String)
    /// The attendant, which then runs all the time.
    case attendant

    /// The best one there is; `nil` if nothing can remind here.
    package static func available(in environment: [String: String], settings: Settings) -> ReminderHost? {
        if let host = systems(in: environment).first(where: { $0.answers(in: environment) }) { return host }
        return settings.attendant ? .attendant : nil
    }

    /// The one that has been set up; the attendant if none has.
    package static func current(in environment: [String: String]) -> ReminderHost {
        systems(in: environment).first { FileManager.default.fileExists(atPath: $0.files[0]) } ?? .attendant
    }

    private static func systems(in environment: [String: String]) -> [ReminderHost] {
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
        let config = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
        return [.systemd(folder: config + "/systemd/user"), .launchd(folder: home + "/Library/LaunchAgents")]
    }

    /// Its files; the first one is what starts a reminder.
    private var files: [String] {
        switch self {
        case .systemd(let folder): ["timer", "service"].map { "\(folder)/\(ReminderUnits.systemdName).\($0)" }
        case .launchd(let folder): ["\(folder)/\(ReminderUnits.launchdLabel).plist"]
        case .attendant: []
        }
    }

    /// Its name in a sentence.
    package var name: String {
        switch self {
        case .systemd: localized("a systemd user timer")
        case .launchd: "launchd"
        case .attendant: localized("the attendant")
        }
    }

    /// Whether it can be asked to remind now: a container or a remote shell may have systemctl and no user manager.
    private func answers(in environment: [String: String]) -> Bool {
        switch self {
        case .systemd: Self.run("systemctl", ["--user", "show-environment"], in: environment) == 0
        case .launchd: Self.run("launchctl", ["list"], in: environment) == 0
        case .attendant: true
        }
    }

    // MARK: Setting up

    /// Sets up all reminders, in place of those of before; without any, removes what was set up.
    ///
    /// - Throws: A ``CommandFailure`` if a file cannot be written or the system refuses it. What cannot be set up is removed.
    package func install(_ reminders: [Reminder], program: String, environment: [String: String]) throws {
        guard !reminders.isEmpty else { return remove(in: environment) }
        let texts: [String]
        switch self {
        case .systemd:
            texts = [
                ReminderUnits.timer(reminders), ReminderUnits.service(program: program, environment: environment),
            ]
        case .launchd:
            texts = [ReminderUnits.launchd(reminders, program: program, environment: environment)]
        case .attendant: return
        }
        for (path, text) in zip(files, texts) { try Self.write(text, to: path) }
        do {
            try start(in: environment)
        } catch {
            remove(in: environment)
            throw error
        }
    }

    /// Makes the system read the files.
    private func start(in environment: [String: String]) throws {
        let commands: [[String]]
        switch self {
        case .systemd:
            let timer = ReminderUnits.systemdName + ".timer"
            commands = [
                ["systemctl", "--user", "daemon-reload"], ["systemctl", "--user", "enable", timer],
                // A running timer keeps its old times.
                ["systemctl", "--user", "restart", timer],
            ]
        case .launchd:
            _ = Self.run("launchctl", ["unload", files[0]], in: environment)
            commands = [["launchctl", "load", "-w", files[0]]]
        case .attendant: commands = []
        }
        for command in commands {
            guard Self.run(command[0], Array(command[1...]), in: environment) == 0 else {
                throw CommandFailure(
                    sentence: localized(
                        "`\(command.joined(separator: " "))` failed, and no reminder was set up; run it to see why."),
                    status: .unavailable)
            }
        }
    }

    /// Removes what was set up here; nothing if nothing was.
    package func remove(in environment: [String: String]) {
        guard files.contains(where: { FileManager.default.fileExists(atPath: $0) }) else { return }
        switch self {
        case .systemd:
            _ = Self.run(
                "systemctl", ["--user", "disable", "--now", ReminderUnits.systemdName + ".timer"], in: environment)
        case .launchd: _ = Self.run("launchctl", ["unload", "-w", files[0]], in: environment)
        case .attendant: break
        }
        for path in files { unlink(path) }
        if case .systemd = self { _ = Self.run("systemctl", ["--user", "daemon-reload"], in: environment) }
    }

    private static func write(_ text: String, to path: String) throws {
        let folder = path.folderPath
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try WholeFile.replace(path, with: Array(text.utf8), mode: .kept(new: 0o644), isDurable: true)
        } catch {
            let reason =
                (error as? FileError).map { systemErrorText($0.code) } ?? localized("its folder cannot be created")
            throw CommandFailure(
                sentence: localized("\(path) cannot be written: \(reason); no reminder was set up."),
                status: .cannotCreate)
        }
    }

    /// The exit status of a program; `nil` if it is not installed.
    static func run(_ name: String, _ arguments: [String], in environment: [String: String]) -> Int32? {
        guard let path = ProgramSearch.path(of: name, in: environment),
            let process = try? CapturedProcess(path, arguments, environment: environment)
        else { return nil }
        if case .ended(let status) = process.state(waiting: true) { return status }
        return nil
    }
}
