import Foundation
import TestWorld

@testable import islet

/// A script's activity in docs/GUIDE.md: the commands and their output, beside a sitting.
enum DocumentedActivities {
    /// The console session.
    static func text() throws -> String {
        let world = TestShell()
        // Saturday, 21 November 2026, 09:41 UTC: the time that phones show in pictures.
        world.now = Date(timeIntervalSince1970: 1_795_254_060)
        var text = "```console\n"
        func type(_ line: String, _ arguments: [String]) {
            (world.output, world.errors) = ("", "")
            _ = Islet.run(arguments, in: world.shell)
            text += "$ islet \(line)\n" + world.output
        }
        let content = #"{"title": "Photos", "symbol": "externaldrive.fill", "progress": 0}"#
        type("activity start '\(content)' --id photos", ["activity", "start", content, "--id", "photos"])
        world.now += 754
        let update = #"{"subtitle": "To the disk in the cellar", "progress": 0.6, "status": "3 of 5"}"#
        type("activity update photos '\(update)'", ["activity", "update", "photos", update])
        type("activity show photos", ["activity", "show", "photos"])
        _ = Islet.run(["sit", "20m", "--method", "Breath awareness", "--detach"], in: world.shell)
        world.now += 61
        type("activity list", ["activity", "list"])
        return text + "```\n"
    }
}
