import Foundation
import FrameTesting
import TestWorld
import Testing

@testable import islet

/// The documentation's pictures are the output of the commands given there.
@Suite(.serialized) struct DocumentedPicturesTests {
    @Test(arguments: [
        ("docs/iphone.svg", ["--points", "--outlines"]),
        ("docs/states.svg", ["lock-screen", "--matrix", "state,colors"]),
        ("docs/target.svg", ["compact", "--record", "19m55s..20m05s"]),
    ])
    func everyPictureIsUpToDate(path: String, arguments: [String]) throws {
        let world = TestShell()
        #expect(Islet.run(["render"] + arguments + ["--format", "svg"], in: world.shell) == 0)
        let mode = try SnapshotMode(environment: ProcessInfo.processInfo.environment)
        if case .failed(let reason) = try DocumentedFile.named(path, mode: mode).compare(world.output) {
            Issue.record(Comment(rawValue: reason))
        }
    }
}
