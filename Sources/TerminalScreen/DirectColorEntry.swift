import CNcurses
import Foundation

/// A terminfo entry with 24-bit colour, made from the person's own.
///
/// ncurses paints 24-bit colour only through an entry with the RGB capability, and a stock system has none for the
/// terminal in use. This one says "as yours, but with RGB" and is compiled once, by `tic`, into the cache.
struct DirectColorEntry {
    /// The name of the person's own entry.
    let terminal: String
    /// Where compiled entries are kept: `$XDG_CACHE_HOME/islet/terminfo`.
    let directory: URL

    /// `nil` where there is no cache or the name cannot be part of a file name.
    init?(terminal: String, environment: [String: String]) {
        guard !terminal.isEmpty, terminal.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"/|,\\:".utf8.contains($0) }),
            let cache = Self.cacheDirectory(environment)
        else { return nil }
        self.terminal = terminal
        directory = cache.appending(path: "islet/terminfo")
    }

    /// The derived entry's name. The number is that of ``source``: a change there makes a new entry.
    var name: String { "islet1-\(terminal)" }

    /// What `tic` compiles.
    ///
    /// Colours 0…15 remain the terminal's own; every other number is 24-bit red, green and blue. The palette is never
    /// redefined, so the capabilities to do so are withdrawn.
    var source: String {
        func color(_ layer: Int) -> String {
            "\\E[%?%p1%{8}%<%t\(layer)%p1%d%e%p1%{16}%<%t\(layer + 6)%p1%{8}%-%d%e\(layer)8;2;"
                + "%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"
        }
        return """
            \(name)|direct colour for \(terminal),
            \tRGB, ccc@, colors#0x1000000, pairs#0x10000,
            \tinitc@, initp@, oc@, setf@, setb@,
            \tsetaf=\(color(3)),
            \tsetab=\(color(4)),
            \tuse=\(terminal),

            """
    }

    /// Whether the entry is there.
    var isCompiled: Bool {
        ["i", String(UInt8(ascii: "i"), radix: 16)].contains { folder in
            FileManager.default.isReadableFile(atPath: directory.appending(path: "\(folder)/\(name)").path)
        }
    }

    /// Makes the entry if it is not there. Answers whether it is there now; without `tic` it is not, and that is no error.
    ///
    /// It is compiled aside and moved into place, so that another process never reads half of it.
    func prepare() -> Bool {
        if isCompiled { return true }
        let files = FileManager.default
        let workshop = directory.appending(path: ".\(name).\(getpid())")
        defer { try? files.removeItem(at: workshop) }
        do {
            try files.createDirectory(at: workshop, withIntermediateDirectories: true)
            let sourceFile = workshop.appending(path: "source")
            try Data(source.utf8).write(to: sourceFile)
            guard runSilently(["tic", "-x", "-o", workshop.path, sourceFile.path]) else { return false }
            for folder in try files.contentsOfDirectory(atPath: workshop.path) where folder != "source" {
                let target = directory.appending(path: folder)
                try files.createDirectory(at: target, withIntermediateDirectories: true)
                let compiled = workshop.appending(path: "\(folder)/\(name)").path
                guard rename(compiled, target.appending(path: name).path) == 0 else { return false }
            }
        } catch {
            return false
        }
        return isCompiled
    }

    private static func cacheDirectory(_ environment: [String: String]) -> URL? {
        // By the XDG rules a relative path is ignored.
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return URL(filePath: cache) }
        if let home = environment["HOME"], home.hasPrefix("/") { return URL(filePath: home).appending(path: ".cache") }
        return nil
    }

    /// Runs a program, found by `PATH`, with no input and no output; answers whether it succeeded.
    private func runSilently(_ arguments: [String]) -> Bool {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in Int32(0)...2 {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        let words = arguments.map { strdup($0) }
        let variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") }
        defer { (words + variables).forEach { free($0) } }
        var child: pid_t = 0
        guard posix_spawnp(&child, arguments[0], &actions, nil, words + [nil], variables + [nil]) == 0 else {
            return false
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 { if errno != EINTR { return false } }
        return status == 0
    }
}
