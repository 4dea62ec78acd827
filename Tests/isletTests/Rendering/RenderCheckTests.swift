import Foundation
import TestWorld
import Testing

@testable import islet

/// `islet render --check` says what a phone would cut off, and exits with 1 if there is anything.
struct RenderCheckTests {
    private let world = TestShell()

    @Test("A widget that fits has no findings, and the status is 0")
    func clean() {
        #expect(world.run("render", "--check") == 0)
        #expect(world.output == "Nothing found in 1 picture.\n")
        #expect(world.errors.isEmpty)
    }

    @Test("Each finding is a line with its place in the matrix, and the status is 1")
    func matrix() {
        #expect(world.run("render", "--check", "--device", "Apple Watch 45mm", "--matrix", "state,type-size") == 1)
        let lines = world.output.split(separator: "\n")
        #expect(lines.contains { $0.contains(" · accessibility-5 · Smart Stack") })
        #expect(lines.last?.contains(" findings in ") == true)
        #expect(lines.count > 1)
    }

    @Test(
        "Our own widgets are legible in every state in every theme",
        arguments: [("meditation", 91), ("countdown", 65), ("script", 78)])
    func themes(widget: String, pictures: Int) {
        #expect(world.run("render", "--check", "--widget", widget, "--matrix", "theme,state") == 0)
        #expect(world.output == "Nothing found in \(pictures) pictures.\n")
    }

    @Test("In JSON each picture has its choices and its findings, with what is needed")
    func json() throws {
        #expect(
            world.run(
                "render", "lock-screen", "--check", "--widget", "countdown", "--state", "long-text", "--device",
                "Apple Watch 40mm", "--type-size", "accessibility-5", "--format", "json") == 1)
        let pictures = try #require(
            JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [[String: Any]])
        let picture = try #require(pictures.first)
        #expect(pictures.count == 1 && picture["widget"] as? String == "countdown")
        #expect(picture["typeSize"] as? String == "accessibility-5")
        let findings = try #require(picture["findings"] as? [[String: Any]])
        #expect(findings.contains { ($0["file"] as? String)?.hasSuffix(".swift") == true && $0["line"] is Int })
        for finding in findings {
            #expect(finding["presentation"] as? String == "lock-screen")
            #expect(finding["kind"] is String && finding["sentence"] is String)
        }
    }

    @Test(
        "What is for drawing alone is refused",
        arguments: [
            ["-o", "a.svg"], ["--points"], ["--outlines"], ["--zoom", "2"], ["--size", "80x24"],
            ["--record", "0s..5s"],
            ["--step", "1s"], ["--colors", "16"], ["--scale", "8"], ["--format", "svg"],
        ])
    func refused(options: [String]) {
        #expect(world.runAll(["render", "--check"] + options) == 64)
        #expect(world.errors.contains("--check") && world.errors.contains(options[0]))
        #expect(world.output.isEmpty)
    }
}
