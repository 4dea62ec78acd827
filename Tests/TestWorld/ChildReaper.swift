import Foundation

/// Reaps children that ended and were not reaped within a while.
///
/// Programs that are started and forgotten end with the process that started them, as `islet` soon does. The process
/// of the tests lives on, and Swift Testing, which waits for its exit tests by looking at the first child that has ended,
/// would look at a forgotten one for ever.
enum ChildReaper {
    /// Starts it, once for all tests.
    static func start() { _ = thread }

    private static let thread: Void = Thread.detachNewThread {
        var seen: [pid_t: ContinuousClock.Instant] = [:]
        while true {
            usleep(250_000)
            let ended = endedChildren()
            seen = seen.filter { ended.contains($0.key) }
            for child in ended {
                let since = seen[child] ?? .now
                seen[child] = since
                // Anyone who needs the exit status asks within moments.
                if since.duration(to: .now) > .seconds(3) { waitpid(child, nil, WNOHANG) }
            }
        }
    }

    /// Children that have ended and do not have this program's own name, as the processes of exit tests do.
    private static func endedChildren() -> [pid_t] {
        // Mostly none has ended, and the process table need not be read.
        var first = siginfo_t()
        guard waitid(P_ALL, 0, &first, WEXITED | WNOHANG | WNOWAIT) == 0, first.si_signo != 0 else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { pid in
            // "4711 (sleep) Z 4242 …"
            guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
                let name = text.split(separator: "(").last?.split(separator: ")").first,
                let rest = text.split(separator: ")").last?.split(separator: " "), rest.count > 1
            else { return false }
            return rest[0] == "Z" && pid_t(rest[1]) == getpid() && !CommandLine.arguments[0].contains(name)
        }
    }
}
