import CellUI
import Foundation
import Testing

@testable import Theming

/// Colour schemes of other programs are read, and errors are reported with their place.
struct SchemeFilesTests {
    private static let flat = """
        scheme: "Test"
        author: "Nobody (https://example.org)"
        \((0..<16).map { "base0\(String($0, radix: 16, uppercase: true)): \"\(hex($0))\"" }.joined(separator: "\n"))
        """
    private static let nested = """
        system: "base16"
        name: Test
        variant: dark
        palette:
        \((0..<16).map { "  base0\(String($0, radix: 16, uppercase: true)): \"#\(hex($0))\"" }.joined(separator: "\n"))
        """
    private static let alacritty = """
        [colors.primary]
        background = "#101010"
        foreground = '0xE0E0E0'
        [colors.normal]
        black = "#000000"
        red = "#aa0000"
        green = "#00aa00"
        yellow = "#aaaa00"
        blue = "#0000aa"
        magenta = "#aa00aa"
        cyan = "#00aaaa"
        white = "#aaaaaa"
        """

    private static func hex(_ index: Int) -> String { String(repeating: "\(String(index, radix: 16))8", count: 3) }

    private static func iterm(_ change: (inout [String: [String: Any]]) -> Void = { _ in }) throws -> [UInt8] {
        func color(_ red: Double, _ green: Double, _ blue: Double) -> [String: Any] {
            [
                "Red Component": red, "Green Component": green, "Blue Component": blue, "Alpha Component": 1.0,
                "Color Space": "sRGB",
            ]
        }
        var list = ["Background Color": color(0, 0, 0), "Foreground Color": color(1, 1, 1)]
        for index in 0..<16 { list["Ansi \(index) Color"] = color(Double(index) / 15, 0.5, 0.25) }
        change(&list)
        return Array(try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
    }

    private func complaint(_ format: SchemeFormat, _ bytes: [UInt8]) -> String {
        do {
            _ = try format.scheme(bytes, file: "f")
            return "none"
        } catch {
            return error.description
        }
    }

    private func complaint(_ format: SchemeFormat, _ text: String) -> String { complaint(format, Array(text.utf8)) }

    @Test(arguments: [flat, nested]) func bothFormsOfBase16AreRead(text: String) throws {
        let scheme = try SchemeFormat.base16.scheme(Array(text.utf8), file: "f")
        #expect(scheme.name == "Test")
        #expect(scheme.background == CellColor(hex: 0x080808))
        #expect(scheme.foreground == CellColor(hex: 0x585858))
        #expect(scheme.blue == CellColor(hex: 0xD8D8D8))
        #expect(scheme.brown == CellColor(hex: 0xF8F8F8))
        #expect(SchemeFormat(of: Array(text.utf8)) == .base16)
    }

    @Test func digitsOnlyAreAColorToo() throws {
        let text = Self.flat.replacing("\"080808\"", with: "000010").replacing("\"585858\"", with: "1e1010")
        let scheme = try SchemeFormat.base16.scheme(Array(text.utf8), file: "f")
        #expect(scheme.background == CellColor(hex: 0x000010))
        #expect(scheme.foreground == CellColor(hex: 0x1E1010))
    }

    @Test func errorsInBase16AreReportedWithTheirPlace() {
        #expect(complaint(.base16, Self.flat.replacing("\"080808\"", with: "\"08080\"")).hasPrefix("f:3:9: \"08080\""))
        #expect(complaint(.base16, "palette:\n  base00: \"101010\"").hasPrefix("f:2:3: base01 is missing"))
        #expect(complaint(.base16, "palette: 3").hasPrefix("f:1:10: palette has no keys"))
        #expect(complaint(.base16, "- a").hasPrefix("f:1:1: not a list of keys"))
        #expect(
            complaint(.base16, "base00: [").hasPrefix("f:2:1: this is not YAML")
                || complaint(.base16, "base00: [").hasPrefix("f:1:10: this is not YAML"))
        #expect(complaint(.base16, "a: 1\na: 2").contains("occurs twice"))
        #expect(complaint(.base16, "") == "f: the file is empty")
        #expect(complaint(.base16, [0xFF, 0xFE]) == "f: not UTF-8 text; save it as UTF-8")
        let deep = String(repeating: "[", count: 100_000)
        #expect(complaint(.base16, "base00: " + deep).contains("this is not YAML: Maximum nesting level reached"))
    }

    @Test func alacrittyIsReadWithBothColorNotations() throws {
        let scheme = try SchemeFormat.alacritty.scheme(Array(Self.alacritty.utf8), file: "f")
        #expect(scheme.background == CellColor(hex: 0x101010))
        #expect(scheme.foreground == CellColor(hex: 0xE0E0E0))
        #expect(scheme.muted == CellColor(hex: 0x000000))
        #expect(scheme.magenta == CellColor(hex: 0xAA00AA))
        let bright = Self.alacritty + "\n[colors.bright]\nblack = \"#555555\"\n"
        #expect(try SchemeFormat.alacritty.scheme(Array(bright.utf8), file: "f").muted == CellColor(hex: 0x555555))
        #expect(SchemeFormat(of: Array(Self.alacritty.utf8)) == .alacritty)
    }

    @Test func errorsInAlacrittyAreReportedWithTheirPlaceOrKey() {
        #expect(
            complaint(.alacritty, Self.alacritty.replacing("\"#0000aa\"", with: "\"blue\"")).hasPrefix(
                "f:9:8: \"blue\" is not allowed for colors.normal.blue; a colour is six hexadecimal digits"))
        #expect(complaint(.alacritty, Self.alacritty.replacing("\"#0000aa\"", with: "7")).hasPrefix("f:9:8: 7 is not"))
        #expect(complaint(.alacritty, "[colors.primary]").hasPrefix("f: colors.primary.background is missing"))
        #expect(complaint(.alacritty, "[colors").hasPrefix("f:1:"))
    }

    @Test func iterm2IsReadInBothColorSpaces() throws {
        let bytes = try Self.iterm {
            $0["Ansi 4 Color"] = ["Red Component": 1, "Green Component": 0, "Blue Component": 0, "Color Space": "P3"]
            $0["Ansi 2 Color"] = ["Red Component": 0.2, "Green Component": 0.4, "Blue Component": 0.6]
        }
        let scheme = try SchemeFormat.iterm2.scheme(bytes, file: "f")
        #expect(scheme.foreground == CellColor(hex: 0xFFFFFF))
        #expect(scheme.blue == CellColor(hex: 0xFF0000))
        #expect(scheme.green == CellColor(hex: 0x336699))
        #expect(SchemeFormat(of: bytes) == .iterm2)
    }

    @Test func errorsInITerm2AreReportedWithTheirKeys() throws {
        #expect(complaint(.iterm2, try Self.iterm { $0["Ansi 7 Color"] = nil }).hasPrefix("f: Ansi 7 Color is missing"))
        #expect(
            complaint(.iterm2, try Self.iterm { $0["Ansi 7 Color"]?["Red Component"] = 1.5 })
                == "f: Ansi 7 Color.Red Component is 1.5; it is a number from 0 to 1")
        #expect(
            complaint(.iterm2, try Self.iterm { $0["Ansi 7 Color"]?["Red Component"] = "x" })
                == "f: Ansi 7 Color.Red Component is x; it is a number from 0 to 1")
        #expect(
            complaint(.iterm2, try Self.iterm { $0["Ansi 7 Color"]?["Color Space"] = "Lab" })
                == "f: Ansi 7 Color.Color Space is \"Lab\"; it is sRGB, P3 or Calibrated")
        #expect(complaint(.iterm2, "<plist><dict><key>a</key></dict>").hasPrefix("f: not a property list"))
        #expect(complaint(.iterm2, "<plist><array/></plist>").hasPrefix("f: not a list of colours"))
    }

    @Test(arguments: ["", "hello", "a = 1", "{}", "<html>"]) func otherFilesAreNotSchemes(text: String) {
        #expect(SchemeFormat(of: Array(text.utf8)) == nil)
    }

    @Test func greysAreTheSameInDisplayP3() {
        for grey in stride(from: 0.0, through: 1, by: 0.1) {
            let byte = UInt8((grey * 255).rounded())
            #expect(
                DisplayP3.color(red: grey, green: grey, blue: grey) == CellColor(red: byte, green: byte, blue: byte))
        }
    }
}
