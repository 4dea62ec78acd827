import Foundation
import Store

/// A test's own home: without a sitting or settings, and separate from the user's files.
///
/// A class, because the folder is removed with it.
final class Home: Sendable {
    /// The folder of all others. Its path is short, because a socket's path must fit into 104 bytes.
    let directory: URL

    /// Whether attendants are started here; most tests do not need them.
    let hasAttendant: Bool

    /// The setting `bell`; `nil` if a test chooses it.
    private let bell: String?

    /// Makes the folders. The terminal's bell rings, also on a machine with a sound player.
    init(hasAttendant: Bool = false, bell: String? = "terminal") throws {
        (self.hasAttendant, self.bell) = (hasAttendant, bell)
        var template = Array("/tmp/islet-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        directory = URL(filePath: String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
        for name in ["home", "config/islet", "data", "state", "cache"] {
            try FileManager.default.createDirectory(
                at: directory.appending(path: name), withIntermediateDirectories: true)
        }
    }

    deinit {
        // A process that ends because its store is gone, such as an attendant, writes so into a new folder of its log.
        for _ in 0..<20 {
            try? FileManager.default.removeItem(at: directory)
            usleep(50_000)
            if !FileManager.default.fileExists(atPath: directory.path) { return }
        }
    }

    /// The environment of everything started here.
    var environment: [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        var variables = [
            "HOME": directory.appending(path: "home").path,
            "XDG_CONFIG_HOME": directory.appending(path: "config").path,
            "XDG_DATA_HOME": directory.appending(path: "data").path,
            "XDG_STATE_HOME": directory.appending(path: "state").path,
            "XDG_CACHE_HOME": directory.appending(path: "cache").path,
            "PATH": Programs.islet.deletingLastPathComponent().path + ":" + path,
            "LANG": "C.UTF-8", "TZ": "UTC", "TERM": "xterm-256color",
            "ISLET_ATTENDANT": "\(hasAttendant)",
            // Most sittings of tests are short, and are logged.
            "ISLET_SHORTEST_LOGGED": "0",
            // A development build would stop to print a backtrace.
            "SWIFT_BACKTRACE": "enable=no",
        ]
        variables["ISLET_BELL"] = bell
        return variables
    }

    /// Runs `islet` as another shell would, with its output in a file.
    @discardableResult func islet(_ arguments: String...) async throws -> CommandResult {
        try await CommandResult.of(Programs.islet, arguments, environment: environment, in: directory)
    }

    /// Runs `islet` with changed environment variables.
    @discardableResult func islet(
        _ arguments: [String], with variables: [String: String]
    ) async throws -> CommandResult {
        try await CommandResult.of(
            Programs.islet, arguments, environment: environment.merging(variables) { $1 }, in: directory)
    }

    /// Writes the settings file as an editor does: a new file replaces the old one.
    func configure(_ text: String) throws {
        try Data(text.utf8).write(to: settingsFile, options: .atomic)
    }

    /// The sitting and the log, as the program reads them.
    var store: Store { Store(locations: StoreLocations(environment: environment)) }

    /// The settings file.
    var settingsFile: URL { directory.appending(path: "config/islet/config.toml") }

    /// A file in the home directory, where shells start.
    func file(_ name: String) throws -> String {
        try String(contentsOf: directory.appending(path: "home/\(name)"), encoding: .utf8)
    }
}
