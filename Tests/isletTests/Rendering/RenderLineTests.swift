import CellUI
import Foundation
import FrameExport
import Meditation
import Presentations
import ScreenKit
import TestWorld
import Testing

@testable import Studio
@testable import Surroundings
@testable import Theming
@testable import islet

/// The command that the preview prints for a picture makes the same file, byte by byte.
struct RenderLineTests {
    private let world = TestShell()

    @Test(arguments: [
        "", "v", "2", "v2", "ee", "wet", "vwwe3", "sox", "yyy", "vyyyyyyyyyd", "ddl", "lllr", "vlr", "zz1", "aac",
        "ccc", "m", "mk",
        "vd", "eeee..", "v,", "mkk2", "J", "vJ", "vJ,,",
    ])
    func reproduces(keys: String) throws { try reproduce(keys) }

    @Test("A wallpaper is among the arguments", arguments: ["", "v", "m", "f"])
    func reproducesWallpaper(keys: String) throws {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        let file = world.home.appending(path: "my wall.png")
        let bytes: [UInt8] = (0..<50).flatMap { [UInt8($0 * 5), 120, 200, 255] as [UInt8] }
        try BitmapPNG.data(of: try #require(Bitmap(width: 5, height: 10, bytes: bytes))).write(to: file)
        try reproduce(keys, on: file.path)
    }

    @Test("So it does for a preview in a terminal without block elements")
    func reproducesFromLetters() throws { try reproduce("", in: .letters) }

    @Test("A whole phone of a source's widget names the source")
    func namesSource() {
        let choice = PreviewChoice(preview: PreviewCatalogue.all[0], traits: PreviewTraits())
        let size = CellSize(width: 100, height: 40)
        for subject in [RenderLine.Subject.phone(RenderedPhone(), size), .cells(size), .points] {
            let line = RenderLine(
                subject, of: choice, Presentation.allCases, of: ["Ride.swift", "--define", "DEMO"], to: "a.svg")
            #expect(line.arguments.starts(with: ["Ride.swift", "--define", "DEMO"]))
        }
    }

    private func reproduce(
        _ keys: String, on wallpaper: String? = nil, in shapes: CellShapes = .blocks
    ) throws {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        // Settings of the user's own must not matter.
        try world.write(settings: "show-seconds = false\ntheme = \"moss\"\n")
        let themes = PreviewThemes(ThemeLibrary(directory: nil))
        var choice = PreviewChoice(preview: PreviewCatalogue.all[0], traits: PreviewTraits())
        choice.traits.theme = try #require(try themes.theme(named: "dusk"))
        choice.traits.shapes = shapes
        if let wallpaper {
            choice.traits.wallpaper = try WallpaperFile.picture(at: wallpaper, named: "--wallpaper")
            (choice.wallpaperFile, choice.traits.shapes) = (wallpaper, .mixed)
        }
        var request = PreviewScreen.Request(choice: choice, themes: themes, watchesFiles: false)
        request.folder = world.home.path
        let now = Date(timeIntervalSinceReferenceDate: 0)
        var screen = PreviewScreen(request, at: now)
        for key in keys {
            _ = screen.update(.key(.character(key)), at: ClockReading(wall: now, bootID: "", sinceBoot: 0, asleep: 0))
        }
        _ = screen.view(on: ProgramSurface(size: CellSize(width: 120, height: 40), colorDepth: .direct), at: now)
        _ = screen.update(.key(.character("S")), at: ClockReading(wall: now, bootID: "", sinceBoot: 0, asleep: 0))
        let line = try #require(screen.saved.first)
        let arguments = try words(of: line)
        let file = try #require(arguments.last)
        let saved = try Data(contentsOf: URL(filePath: file))
        try FileManager.default.removeItem(atPath: file)
        #expect(world.runAll(Array(arguments.dropFirst())) == 0, "\(line): \(world.errors)")
        #expect(try Data(contentsOf: URL(filePath: file)) == saved, "\(line)")
        if wallpaper != nil { #expect(line.contains("--wallpaper '")) }
    }

    /// The words of a command as a shell reads them.
    private func words(of line: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "for word in \(line); do printf '%s\\0' \"$word\"; done"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
