import Foundation
import TestWorld
import Testing

@testable import islet

/// `islet render --points`.
struct TruePictureCommandTests {
    private let world = TestShell()

    @Test("A true picture can have measures, and its island can move")
    func measuresAndTransitions() {
        #expect(world.run("render", "expanded", "--points", "--measure") == 0)
        #expect(world.output.contains(">371<") && world.output.contains("Expanded  371 × 153.7"))
        for transition in ["alert", "second"] {
            #expect(world.run("render", "--points", "--transition", transition) == 0)
            #expect(world.output.contains("<animate "))
        }
        #expect(world.run("render", "--points", "--transition", "alert", "--device", "iPhone SE") == 64)
        #expect(world.errors.contains("iPhone SE has no Dynamic Island"))
    }

    @Test("A contact sheet of true pictures has each combination, with its titles")
    func pointMatrix() throws {
        #expect(world.run("render", "compact", "--points", "--matrix", "state,appearance") == 0)
        for title in ["paused", "dark", "light", "Meditation · midnight · state × appearance"] {
            #expect(world.output.contains(">\(title)</text>"), "\(title)")
        }
        let first = world.output
        world.run("render", "compact", "--points", "--matrix", "state,appearance")
        #expect(world.output == first)
        #expect(world.run("render", "--points", "--matrix", "state,locale", "--format", "text") == 64)
    }

    @Test("A recording of true pictures moves, and takes no PNG and not too many pictures")
    func pointRecording() throws {
        #expect(world.run("render", "compact", "--points", "--record", "19m58s..20m02s") == 0)
        #expect(world.output.contains("<animate attributeName=\"visibility\"") && world.output.contains("dur=\"4s\""))
        #expect(world.output.contains("19:58") && world.output.contains("+0m"))
        #expect(world.run("render", "compact", "--points", "--record", "0s..2s", "--format", "png") == 64)
        #expect(world.run("render", "compact", "--points", "--record", "0s..2h") == 64)
        #expect(world.errors.contains("more than 3600 true pictures"))
    }

    @Test("A true picture is SVG or PNG in points, the same every time")
    func truePicture() throws {
        #expect(world.run("render", "--points") == 0)
        let first = world.output
        #expect(first.hasPrefix("<svg xmlns") && first.contains(">12:34</text>"))
        world.now += 12_345
        world.run("render", "--points", "--format", "svg")
        #expect(world.output == first)
        world.run("render", "--points", "--outlines")
        #expect(!world.output.contains("<text"))
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        let file = world.home.appending(path: "island.svg").path
        #expect(world.run("render", "expanded", "--points", "-o", file) == 0)
        #expect(world.output.contains("points to"))
    }

    @Test(
        "A true picture refuses what only cells have",
        arguments: [
            ["--size", "80x24"], ["--colors", "256"], ["--scale", "8"], ["--format", "text"],
        ])
    func refusedWithPoints(options: [String]) {
        #expect(world.runAll(["render", "--points"] + options) == 64)
        #expect(world.errors.contains("--points"))
        #expect(world.output.isEmpty)
    }

    @Test("Outlines are for true pictures alone")
    func refusedOutlines() {
        #expect(world.run("render", "--outlines") == 64)
        #expect(world.errors.contains("add --points"))
    }
}
