import Foundation

/// Where the store's files are, by the XDG Base Directory rules.
///
/// Source: [XDG Base Directory Specification](https://specifications.freedesktop.org/basedir-spec/latest/): an unset or empty
/// variable means the default, and a relative path is invalid and ignored.
public struct StoreLocations: Hashable, Sendable {
    /// Holds the log, `log.sqlite`: what a person wants to keep and to back up.
    public let dataDirectory: String

    /// Holds the running sitting, `state.sqlite`, and what processes tell each other of its moments, `moments.sqlite`: what
    /// outlives a process but belongs to this machine.
    public let stateDirectory: String

    /// Two directories by absolute path, for tests and for tools.
    public init(dataDirectory: String, stateDirectory: String) {
        self.dataDirectory = dataDirectory
        self.stateDirectory = stateDirectory
    }

    /// The directories for an environment: `$XDG_DATA_HOME/islet` (default `~/.local/share/islet`) and `$XDG_STATE_HOME/islet`
    /// (default `~/.local/state/islet`). Without a usable `HOME`, the home directory of the account.
    public init(environment: [String: String]) {
        func absolute(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let home = absolute("HOME") ?? NSHomeDirectory()
        self.init(
            dataDirectory: (absolute("XDG_DATA_HOME") ?? home + "/.local/share") + "/islet",
            stateDirectory: (absolute("XDG_STATE_HOME") ?? home + "/.local/state") + "/islet")
    }

    var logPath: String { dataDirectory + "/log.sqlite" }
    /// The running sitting's database. Read it by a ``Store``; others watch it for being replaced.
    public var statePath: String { stateDirectory + "/state.sqlite" }
    var momentsPath: String { stateDirectory + "/moments.sqlite" }
    var changePath: String { stateDirectory + "/changed" }
    /// There while a server has the timer. Locked by the joining process, which sets its date of change as a sign of life.
    var joinedPath: String { stateDirectory + "/joined" }
    /// Locked by the one push server whose activities are on this machine's screens.
    package var pushScreenPath: String { stateDirectory + "/push-screen.lock" }
    /// What the processes of this store did: the attendant, screens, hooks and commands.
    package var logFilePath: String { stateDirectory + "/attendant.log" }
    /// A pipe that wakes the joining process when a person has done something.
    var outgoingPath: String { stateDirectory + "/outgoing" }
}
