import FakePrograms
import Foundation
import HostSystem
import Testing

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

    /// A desktop with the programs that say whether "do not disturb" is on.
    ///
    /// - Parameter isPatient: Whether a program may take its time, because the machine may be busy.
    package static func desktop(in world: TestShell, isPatient: Bool = true) throws -> FakePlayers {
        world.environment["DISPLAY"] = ":0"
        let players = try FakePlayers(in: world)
        let timeout = players.folder.appending(path: "timeout")
        if isPatient {
            try FakeProgram.write("shift\nexec \"$@\"", to: timeout)
        } else {
            let real = try #require(ProgramSearch.path(of: "timeout", in: ProcessInfo.processInfo.environment))
            try FileManager.default.createSymbolicLink(atPath: timeout.path, withDestinationPath: real)
        }
        return players
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
