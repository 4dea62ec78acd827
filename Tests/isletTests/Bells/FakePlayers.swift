import FakePrograms
import Foundation

@testable import islet

/// Players that are scripts: they write down what they were to play and end as they are told to.
struct FakePlayers {
    let folder: URL
    private var record: URL { folder.appending(path: "played") }

    init(in world: TestShell) throws {
        folder = world.home.appending(path: "bin")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        world.environment["PATH"] = folder.path
    }

    /// Puts a program there; `script` is what it does after it has written down its arguments.
    func add(_ name: String, _ script: String = "exec /bin/sleep 60") throws {
        let file = folder.appending(path: name)
        try FakeProgram.write("echo \"\(name) $*\" >> '\(record.path)'\n\(script)", to: file)
    }

    /// What was played, a line each.
    var played: [String] {
        ((try? String(contentsOf: record, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    /// Looks until `condition` holds, for ten seconds; answers whether it does.
    func wait(until condition: () -> Bool) -> Bool {
        for _ in 0..<2000 {
            if condition() { return true }
            usleep(5000)
        }
        return condition()
    }
}
