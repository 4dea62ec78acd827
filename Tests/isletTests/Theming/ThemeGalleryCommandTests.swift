import Foundation
import TestWorld
import Testing

@testable import islet

struct ThemeGalleryCommandTests {
    private let world = TestShell()

    @Test func theCommandWritesAFileOrReportsWhyNot() throws {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        let file = world.home.appending(path: "page.html").path
        #expect(world.run("theme", "gallery", "moss", "-o", file) == 0)
        #expect(world.output == "Wrote 1 theme to \(file).\n")
        let html = try String(contentsOfFile: file, encoding: .utf8)
        #expect(world.run("theme", "gallery", "moss") == 0)
        #expect(world.output == html)
        #expect(world.run("theme", "gallery", "mos", "-o", file) == 64)
        #expect(world.run("theme", "gallery", "moss", "-o", world.home.path + "/none/page.html") == 73)
        #expect(world.errors.contains("/none/page.html cannot be written"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == html)
    }
}
