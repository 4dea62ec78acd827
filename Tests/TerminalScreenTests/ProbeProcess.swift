import CellUI
import Foundation

/// The probe program on its own pseudo-terminal, as leader of its session.
final class ProbeProcess {
    let terminal: PseudoTerminal
    let pid: pid_t
    private(set) var bytes: [UInt8] = []
    /// The number of them that were reaped.
    private var waitedFor = 0

    /// Runs `arguments` (by default the probe itself) with the pseudo-terminal as controlling terminal.
    init(
        _ mode: String, through shell: String? = nil, size: CellSize = CellSize(width: 40, height: 20),
        environment changes: [String: String] = [:]
    ) throws {
        terminal = try PseudoTerminal(size: size)
        let probe = Bundle.main.executableURL!.deletingLastPathComponent()
        let path = Self.folders(of: probe).map { $0.appending(path: "TerminalScreenProbe").path }
            .first { FileManager.default.isExecutableFile(atPath: $0) }!
        let arguments = shell.map { ["/bin/bash", "-c", $0, path, mode] } ?? [path, mode]
        let environment = [
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
        ].merging(changes) { $1 }.map { "\($0.key)=\($0.value)" }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        for descriptor in Int32(0)...2 {
            posix_spawn_file_actions_addopen(&actions, descriptor, terminal.path, O_RDWR, 0)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | 0x80)  // POSIX_SPAWN_SETSID
        var pid: pid_t = 0
        let argv = arguments.map { strdup($0) } + [nil]
        let envp = environment.map { strdup($0) } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        let status = posix_spawn(&pid, arguments[0], &actions, &attributes, argv, envp)
        guard status == 0 else { throw POSIXError(.init(rawValue: status) ?? .EIO) }
        self.pid = pid
    }

    /// The terminal's contents after all bytes so far.
    var model: ModelTerminal {
        var model = ModelTerminal(size: CellSize(width: 40, height: 20))
        model.receive(bytes)
        return model
    }

    /// Reads until the terminal shows `text`; returns whether it does.
    func shows(_ text: String) -> Bool {
        let start = bytes
        bytes += terminal.output { more in
            var model = ModelTerminal(size: CellSize(width: 40, height: 20))
            model.receive(start + more)
            return (0..<20).contains { model.line($0).contains(text) }
        }
        return (0..<20).contains { model.line($0).contains(text) }
    }

    /// Reads until `text` has been sent after the previous match. Both may have come in one piece.
    func sends(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        if bytes[waitedFor...].firstRange(of: wanted) == nil {
            let unread = Array(bytes[waitedFor...])
            bytes += terminal.output { (unread + $0).firstRange(of: wanted) != nil }
        }
        guard let found = bytes[waitedFor...].firstRange(of: wanted) else { return false }
        waitedFor = found.upperBound
        return true
    }

    /// Waits for the end; returns the exit status, or 128 plus the signal.
    func end() -> Int32 {
        var status: Int32 = 0
        let deadline = Date(timeIntervalSinceNow: 10)
        while waitpid(pid, &status, WNOHANG) == 0 {
            bytes += terminal.output()
            guard Date() < deadline else {
                kill(pid, SIGKILL)
                waitpid(pid, &status, 0)
                break
            }
            usleep(2000)
        }
        bytes += terminal.output()
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }

    private static func folders(of url: URL) -> [URL] {
        var folders: [URL] = []
        var folder = url
        // The test bundle's own folder is that of the products; its place relative to the runner differs by system.
        if let bundle = CommandLine.arguments.first(where: { $0.contains(".xctest") }) {
            folders.append(URL(filePath: String(bundle.split(separator: "=").last!)).deletingLastPathComponent())
        }
        for _ in 0..<4 {
            folders.append(folder)
            folder.deleteLastPathComponent()
        }
        return folders
    }
}
