import Foundation

/// What the system says about processes.
enum ProcessTable {
    /// Whether a process runs. One that has ended and that nobody asked about does not.
    static func isRunning(_ pid: pid_t) -> Bool {
        guard kill(pid, 0) == 0 else { return false }
        // "4711 (islet) Z 1 …"; without this file there is no such process left to see.
        guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
            let state = text.split(separator: ")").last?.first(where: { $0 != " " })
        else { return !FileManager.default.fileExists(atPath: "/proc/self/stat") }
        return state != "Z" && state != "X"
    }
}
