import CellUI
import Configuration
import Foundation
import Logging
import Meditation
import ScreenKit
import ScriptedTerminal
import Store
import Surroundings
import Testing
import Theming

@testable import SittingScreen
@testable import TerminalScreen

/// The settings on a scripted terminal, with a settings file in a folder of its own.
class ScriptedSettings {
    let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
    let terminal = ScriptedTerminal(
        size: CellSize(width: 120, height: 36), at: Date(timeIntervalSince1970: 1_795_248_840))
    let store: Store
    var environment: [String: String]
    var flags = SettingFlags()

    init() throws {
        environment = ["HOME": folder.path]
        store = Store(locations: StoreLocations(environment: environment))
        try store.makeReady()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var file: URL { folder.appending(path: ".config/islet/config.toml") }
    var text: String? { try? String(contentsOf: file, encoding: .utf8) }
    var last: String { terminal.screens.last ?? "" }

    func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Opens the settings and selects one.
    func open(_ key: String) throws {
        let index = try #require(SettingDefinition.all.firstIndex { $0.key == key })
        terminal.type(",")
        terminal.press(.home)
        for _ in 0..<index { terminal.press(.down) }
    }

    @discardableResult
    func run() throws -> SittingProgram {
        let loaded = LoadedSettings(in: environment, flags: flags)
        let now = { [terminal] in
            ClockReading(wall: terminal.now, bootID: "boot", sinceBoot: 9000, asleep: 0)
        }
        let request = SittingScreen.Request(
            store: store, settings: loaded.settings, themes: loaded.themes, environment: environment, clock: now,
            log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, timeZone: .gmt, say: { _ in },
            settingsFile: file,
            reload: { [environment] in
                let new = loaded.again(in: environment)
                return (new.settings, new.complaints)
            })
        var program = SittingProgram(
            request: request, colorDepth: terminal.colorDepth, memory: try store.memory(),
            activities: try store.activities())
        _ = try ProgramLoop(clock: now).run(&program, on: terminal)
        return program
    }

    /// The row of the list that shows a setting.
    func row(_ key: String, in screen: String? = nil) -> String? {
        (screen ?? last).split(separator: "\n").map(String.init).first {
            $0.split(separator: " ").prefix(2).contains(Substring(key))
        }
    }
}
