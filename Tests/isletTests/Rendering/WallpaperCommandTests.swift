import CellUI
import Foundation
import FrameExport
import TestWorld
import Testing

@testable import islet

/// `--wallpaper`: a picture of one's own behind the presentations.
struct WallpaperCommandTests {
    private let world = TestShell()

    /// A JPEG of 6 × 12 pixels in one colour.
    private static let jpeg = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0dHx8fExciJC\
        IeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh7/wAARCAAM\
        AAYDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABgf/xA\
        AUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCRAAlrf//Z
        """

    private func file(_ name: String, _ data: Data) throws -> String {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        let url = world.home.appending(path: name)
        try data.write(to: url)
        return url.path
    }

    private func png(_ hex: UInt32) throws -> Data {
        let pixel = [UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255), 255]
        return BitmapPNG.data(
            of: try #require(Bitmap(width: 4, height: 8, bytes: (0..<32).flatMap { _ in pixel })))
    }

    @Test("It is an image in true pictures, and colours of half cells in others")
    func drawn() throws {
        let picture = try file("wall.png", try png(0x2A6A9A))
        #expect(world.run("render", "--points", "--wallpaper", picture) == 0)
        let pictured = world.output
        #expect(pictured.components(separatedBy: "<image ").count == 5, "one for each presentation")
        #expect(world.run("render", "--format", "svg", "--wallpaper", picture) == 0)
        #expect(world.output.contains("#2a6a9a") && !world.output.contains("<image "))
        for others in [["--matrix", "state,appearance"], ["--record", "0s..2s"], ["--device-frame"]] {
            #expect(world.runAll(["render", "--format", "svg", "--wallpaper", picture] + others) == 0)
            #expect(world.output.contains("#2a6a9a"), "\(others)")
        }
        for others in [["--matrix", "state,appearance"], ["--record", "0s..2s"], ["--transition", "alert"]] {
            #expect(world.runAll(["render", "compact", "--points", "--wallpaper", picture] + others) == 0)
            #expect(world.output.contains("<image "), "\(others)")
        }
        #expect(world.run("render", "--format", "svg", "--colors", "16", "--wallpaper", picture) == 0)
        let few = world.output
        world.run("render", "--format", "svg", "--colors", "16")
        #expect(world.output == few)
    }

    @Test("A JPEG is one too, where librsvg is installed", .enabled(if: ForeignPicture() != nil))
    func jpeg() throws {
        let picture = try file("wall.jpg", try #require(Data(base64Encoded: Self.jpeg)))
        #expect(world.run("render", "--points", "lock-screen", "--wallpaper", picture) == 0)
        #expect(world.output.contains("<image "))
    }

    @Test("What cannot be a wallpaper is refused in a sentence that names the file and the option")
    func refused() throws {
        let text = try file("notes.txt", Data("no picture".utf8))
        let damaged = try file("half.png", try png(0x2A6A9A).prefix(40))
        let large = try file("large.png", Data(count: (32 << 20) + 1))
        let pipe = world.home.appending(path: "pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        for (path, words, status) in [
            (world.home.appending(path: "none.png").path, "cannot be opened", Int32(66)),
            (world.home.path, "is a folder", 66),
            (text, "is not a PNG, JPEG, GIF, WebP, SVG or PDF (--wallpaper)", 65), (damaged, "is a damaged PNG", 65),
            (large, "has more than 32 MiB, so it is too large for a wallpaper (--wallpaper)", 65),
            (pipe, "is not a file (--wallpaper)", 66),
        ] {
            #expect(world.run("render", "--format", "svg", "--wallpaper", path) == status, "\(path)")
            #expect(world.errors.contains("\(path) \(words)") && world.output.isEmpty, "\(world.errors)")
            #expect(world.errors.split(separator: "\n").count == 1)
        }
        let picture = try file("wall.png", try png(0x2A6A9A))
        for format in ["text", "json", "frame"] {
            #expect(world.run("render", "--format", format, "--wallpaper", picture) == 64)
            #expect(world.errors.contains("mixes no colours"))
        }
    }

    @Test("islet snapshot compare takes it for true pictures, which have neither colour depth nor scale")
    func compared() throws {
        #expect(world.run("snapshot", "compare", "Widget.swift", "--wallpaper", "wall.png") == 64)
        #expect(world.errors.contains("add --points"))
        for others in [["--colors", "16"], ["--scale", "8"], ["--across", "colors"]] {
            #expect(world.runAll(["snapshot", "compare", "Widget.swift", "--points"] + others) == 64)
            #expect(world.errors.contains("in cells"), "\(others)")
        }
    }
}
