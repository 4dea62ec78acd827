import Foundation
import Testing

extension EndToEndTests.Companions {
    @Suite struct Previewing {
        @Test func keysChooseStateThemeAndMatrix() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(
                home, .islet(["preview"]), variables: ["COLORTERM": "truecolor"])
            try await terminal.wait(for: "Meditation · sitting", "midnight · iPhone 16 · 24-bit")
            try await terminal.press("e")
            try await terminal.wait(for: "Meditation · preparing", "◌")
            try await terminal.press("t")
            try await terminal.wait(withoutText: "midnight · iPhone 16")
            try await terminal.press("m")
            try await terminal.wait(for: "Theme down × State across", "dusk")
            try await terminal.press("Escape")
            try await terminal.wait(for: "Lock Screen")
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
        }

        @Test("Without colour the preview draws outlines, unless --colors asks for more")
        func withoutColor() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["preview"]), variables: ["NO_COLOR": "1"])
            try await terminal.wait(for: "iPhone 16 · none", "╭─", without: ["midnight · iPhone"])
            let other = try await TerminalSession(
                home, .islet(["preview", "--colors", "16"]), variables: ["NO_COLOR": "1"])
            try await other.wait(for: "midnight · iPhone 16 · 16")
        }

        @Test func timePlaysAndStops() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["preview", "--at", "19m58s"]))
            try await terminal.wait(for: "‖ 19:58")
            try await terminal.press("Space")
            try await terminal.wait(for: "+ reached")
            try await terminal.press("Space")
            try await terminal.wait(for: "‖ 20:")
        }

        @Test func aSavedThemeReloadsAndErrorsAppearBesideTheLastGoodPicture() async throws {
            let home = try Home()
            let themes = home.directory.appending(path: "config/islet/themes")
            try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
            let file = themes.appending(path: "evening.toml")
            func save(_ text: String) throws { try text.write(to: file, atomically: true, encoding: .utf8) }
            try save("display-name = \"Evening\"\n")
            let terminal = try await TerminalSession(home, .islet(["preview", "--theme", "evening", "--watch"]))
            try await terminal.wait(for: "evening · iPhone 16")
            try save("display-name = \"Late Evening\"\n")
            try await terminal.wait(for: "late evening · iPhone 16")
            try save("display-name = \"Night\"\n[island]\ntint = \"bluish\"\n")
            try await terminal.wait(for: "late evening · iPhone 16", "evening.toml:3:8")
            try save("display-name = \"Night\"\n")
            try await terminal.wait(for: "night · iPhone 16", without: ["evening.toml"])
        }

        @Test func islandIsHeldOpenAndTheActivitySwipedAway() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["preview", "--device-frame"]))
            let screen = try await terminal.wait(for: "87", "Breath awareness")
            let island = try #require(screen.place(of: "◑"))
            #expect(screen.matches(of: /of 20:00/).count == 1, "on the card alone")
            try await terminal.pressMouse(column: island.column + 3, row: island.row)
            try await terminal.wait(until: "the island is open") { $0.matches(of: /of 20:00/).count == 2 }
            try await terminal.releaseMouse(column: island.column + 3, row: island.row)
            try await terminal.wait(until: "the island stays open") { $0.matches(of: /of 20:00/).count == 2 }
            let card = try #require(screen.place(of: "Breath awareness"))
            try await terminal.pressMouse(column: card.column + 20, row: card.row)
            try await terminal.releaseMouse(column: card.column + 2, row: card.row)
            try await terminal.wait(withoutText: "Breath awareness")
        }
    }
}
