import FakePrograms
import Foundation

/// Players that are scripts: they record what they were to play, and end as configured.
package struct FakePlayers {
    /// The folder of the programs, which alone is in `PATH`.
    package let folder: URL
    private var record: URL { folder.appending(path: "played") }

    /// Creates the folder, without any player.
    package init(in world: TestShell) throws {
        folder = world.home.appending(path: "bin")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        world.environment["PATH"] = folder.path
    }

    /// Adds a program; `script` runs after it has recorded its arguments.
    package func add(_ name: String, _ script: String = "exec /bin/sleep 60") throws {
        let file = folder.appending(path: name)
        try FakeProgram.write("echo \"\(name) $*\" >> '\(record.path)'\n\(script)", to: file)
    }

    /// What was played, one entry a line.
    package var played: [String] {
        ((try? String(contentsOf: record, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    /// Polls for ten seconds until `condition` is true; returns whether it is.
    package func wait(until condition: () -> Bool) -> Bool {
        for _ in 0..<2000 {
            if condition() { return true }
            usleep(5000)
        }
        return condition()
    }
}
