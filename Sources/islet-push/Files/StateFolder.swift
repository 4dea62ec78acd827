import ArgumentParser
import Foundation
import HostFiles
import Store

/// Where a server keeps what outlives it, and where the other commands find a running one.
struct StateFolder: Sendable {
    /// The folder.
    let path: String

    /// The folder that was named, or `push` in Islet's state folder (by the XDG rules).
    init(named name: String?, environment: [String: String]) {
        path =
            name.map { URL(filePath: $0).path }
            ?? StoreLocations(environment: environment).stateDirectory + "/push"
    }

    /// How to reach a running server's control API.
    var control: String { path + "/control.json" }
    /// The emulated device.
    var device: String { path + "/device.json" }
    /// The broadcast channels.
    var channels: String { path + "/channels.json" }
    /// Every line that the server printed.
    var events: String { path + "/events.jsonl" }
    /// Users, timers and what is still to be sent, unless that is in PostgreSQL.
    var timers: String { path + "/timers.sqlite" }
    /// Held while a server runs here.
    var lock: String { path + "/lock" }

    /// Creates the folder, for the owner alone.
    func make() throws { try PrivateFiles.makeDirectory(path) }

    /// The lock of the folder's server; `nil` while another one runs.
    func takeLock() throws -> FileLock? {
        do throws(FileError) {
            return try FileLock(ifFree: lock)
        } catch {
            throw PushFailure("\(lock) cannot be opened: \(error.reason); check its permissions.", .cannotCreate)
        }
    }
}

/// `--state DIR`, the same for all commands.
struct StateFolderOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The server's folder. Default: islet/push in $XDG_STATE_HOME, or ~/.local/state.", valueName: "dir"),
        completion: .directory)
    var state: String?

    /// The folder that is meant.
    var folder: StateFolder { StateFolder(named: state, environment: ProcessInfo.processInfo.environment) }
}
