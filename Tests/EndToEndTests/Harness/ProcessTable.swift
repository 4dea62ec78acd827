import Foundation

/// The system's process table.
enum ProcessTable {
    /// Whether a process runs. A zombie does not.
    static func isRunning(_ pid: pid_t) -> Bool {
        guard kill(pid, 0) == 0 else { return false }
        // "4711 (islet) Z 1 …"; without this file the process is gone.
        guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
            let state = text.split(separator: ")").last?.first(where: { $0 != " " })
        else { return !FileManager.default.fileExists(atPath: "/proc/self/stat") }
        return state != "Z" && state != "X"
    }

    /// The children of a process that it has not reaped, including those that have ended.
    static func children(of pid: pid_t) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { child in
            // "4711 (pw-play) Z 12 …": the state, then the parent.
            let text = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
            return text?.split(separator: ")").last?.split(separator: " ").dropFirst().first.flatMap { pid_t($0) }
                == pid
        }
    }
}
