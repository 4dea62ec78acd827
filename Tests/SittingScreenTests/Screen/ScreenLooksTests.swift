import CellUI
import Foundation
import FrameExport
import Testing

@testable import Configuration
@testable import SittingScreen
@testable import Theming

struct ScreenLooksTests {
    @Test func theAutomaticThemeFollowsTheTerminalsBackground() {
        var looks = ScreenLooks(themes: ThemeLibrary(directory: nil), environment: [:])
        #expect(looks.adopt(.defaults, at: .direct, on: nil) == [] && looks.theme.name == "midnight")
        #expect(looks.adopt(.defaults, at: .direct, on: .light) == [] && looks.theme.name == "daylight")
        var chosen = Settings.defaults
        chosen.theme = "moss"
        #expect(looks.adopt(chosen, at: .direct, on: .light) == [] && looks.theme.name == "moss")
        #expect(looks.adopt(.defaults, at: .direct, on: .dark) == [] && looks.theme.name == "midnight")
    }

    @Test func withoutHalfBlocksNoColorsAreMixed() {
        var looks = ScreenLooks(themes: ThemeLibrary(directory: nil), environment: [:])
        _ = looks.adopt(.defaults, at: .direct, on: nil)
        #expect(looks.contrast.isAntialiased)
        looks.isUnicode = false
        _ = looks.adopt(.defaults, at: .direct, on: nil)
        #expect(!looks.contrast.isAntialiased && !looks.faces(isResting: true).contrast.isAntialiased)
    }

    private static func png(_ hex: UInt32) throws -> Data {
        let pixel = [UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255), 255]
        let bytes = (0..<6).flatMap { _ in pixel }
        return BitmapPNG.data(of: try #require(Bitmap(width: 2, height: 3, bytes: bytes)))
    }

    @Test(
        "A picture of one's own is the wallpaper with every theme, found in the home, gone at 16 colours and with the setting"
    )
    func wallpaper() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "islet-looks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        try Self.png(0x204060).write(to: home.appending(path: "wall.png"))
        var looks = ScreenLooks(themes: ThemeLibrary(directory: nil), environment: ["HOME": home.path])
        var settings = Settings.defaults
        settings.wallpaper = "~/wall.png"
        #expect(looks.adopt(settings, at: .direct, on: nil) == [])
        let picture = try #require(looks.theme.phone.picture)
        #expect(picture.bitmap.color(x: 0, y: 0).hex == 0x204060)
        #expect(looks.faces(isResting: true).theme.phone.picture != picture, "a resting screen fades it")
        settings.theme = "moss"
        #expect(looks.adopt(settings, at: .indexed256, on: nil) == [] && looks.theme.phone.picture == picture)
        #expect(looks.adopt(settings, at: .ansi16, on: nil) == [] && looks.theme.phone.picture == nil)
        #expect(looks.adopt(settings, at: .direct, on: nil) == [] && looks.theme.phone.picture == picture)
        settings.wallpaper = nil
        #expect(looks.adopt(settings, at: .direct, on: nil) == [] && looks.theme.phone.picture == nil)
    }

    @Test("A wallpaper that cannot be read is reported once, in a sentence, and the theme's own is shown")
    func unreadableWallpaper() {
        var looks = ScreenLooks(themes: ThemeLibrary(directory: nil), environment: ["HOME": "/nowhere"])
        var settings = Settings.defaults
        settings.wallpaper = "~/wall.png"
        let complaints = looks.adopt(settings, at: .direct, on: nil)
        #expect(complaints.count == 1 && complaints[0].hasPrefix("/nowhere/wall.png cannot be opened"))
        #expect(looks.theme.phone.picture == nil)
        #expect(looks.adopt(settings, at: .direct, on: nil) == [])
    }
}
