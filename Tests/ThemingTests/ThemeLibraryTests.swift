import CellUI
import Presentations
import Testing
import Themes

@testable import Theming

/// Each test has its own folder, which is removed with it.
final class ThemeLibraryTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private var library: ThemeLibrary { ThemeLibrary(directory: folder) }

    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name + ".toml"))
    }

    private func complaint(_ name: String) -> String {
        do {
            _ = try library.theme(named: name)
            return "none"
        } catch {
            return error.description
        }
    }

    @Test func userThemesFollowBuiltInThemes() throws {
        try write("", "zen")
        try write("", "dusk")
        #expect(library.names == Themes.names + ["zen"])
    }

    @Test func aUserThemeReplacesTheBuiltInOne() throws {
        try write("display-name = \"Mine\"", "midnight")
        #expect(try library.theme(named: "midnight").theme.displayName == "Mine")
    }

    @Test func aUserThemeMayBeBasedOnTheBuiltInOneOfItsName() throws {
        try write("based-on = \"midnight\"\n[screen]\nhint = \"ansi:1\"", "midnight")
        var expected = try ThemeLibrary(directory: nil).theme(named: "midnight").theme
        expected.screen.hint = .ansi(1)
        #expect(try library.theme(named: "midnight").theme == expected)
    }

    @Test func circularBasesAreAnError() throws {
        try write("based-on = \"b\"", "a")
        try write("based-on = \"a\"", "b")
        #expect(complaint("a").contains("b.toml:1:12: \"a\" is not allowed for based-on"))
    }

    @Test func anUnknownNameIsToldWithThoseThatThereAre() {
        #expect(complaint("midnigth").hasPrefix("theme: unknown theme \"midnigth\"; themes: midnight, dusk"))
    }

    @Test(arguments: ["../secret", "a/b", "", "."]) func aNameNeverEscapesTheFolder(name: String) throws {
        try write("", "a")
        #expect(complaint(name).contains("unknown theme"))
    }

    @Test func aNonUTF8FileIsReportedByItsPath() throws {
        try Data([0xFF, 0xFE, 0x00]).write(to: folder.appending(path: "bytes.toml"))
        let sentence = "cannot be read as UTF-8; check the file and its permissions"
        #expect(complaint("bytes") == folder.path + "/bytes.toml: " + sentence)
    }
}
