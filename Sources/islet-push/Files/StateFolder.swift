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

    /// The name of the emulated phone.
    private var phone: String { path + "/phone" }

    /// The emulated phone's name among a user's devices, made up once: servers on one database must not share it.
    func phoneName() throws -> String {
        if let data = FileManager.default.contents(atPath: phone),
            let name = UUID(uuidString: String(decoding: data, as: UTF8.self))
        {
            return "emulated-\(name)"
        }
        let name = UUID()
        try PrivateFiles.write(Array("\(name)".utf8), to: phone)
        return "emulated-\(name)"
    }

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

/// How the other commands find a running server.
struct ControlFile: Codable {
    /// The port on 127.0.0.1.
    let port: Int
    /// The access token.
    let token: String
    /// The server's process.
    let process: Int32
    /// Whether the timers are in a database that other servers may share.
    let sharesTimers: Bool?

    /// Writes the file, for the owner alone.
    func write(to path: String) throws {
        try PrivateFiles.write(Array(try JSONEncoder().encode(self)), to: path)
    }

    /// The file of the server that runs on a folder. Throws where none does.
    static func read(in folder: StateFolder) throws -> ControlFile {
        guard let data = FileManager.default.contents(atPath: folder.control),
            let file = try? JSONDecoder().decode(ControlFile.self, from: data),
            kill(file.process, 0) == 0 || errno == EPERM
        else {
            throw PushFailure(
                "No server is running on \(folder.path); start one with `islet-push serve`, or name its folder with --state. What an earlier one printed is in \(folder.events).",
                .unavailable)
        }
        return file
    }
}
