import Foundation
import Meditation
import Testing

@testable import Configuration
@testable import SittingScreen
@testable import Surroundings
@testable import Theming

@Suite("The mouse wheel on the screen of a sitting")
struct WheelTests {
    private let start = ScreenModelTests.start

    @Test("Over an answer it selects the next one, elsewhere it does nothing")
    func question() throws {
        var model = ScreenModelTests().sittingModel()
        _ = model.handle(.enter, sitting: ScreenModelTests().sitting, at: start + 120)
        _ = model.scroll(ScreenHit(), by: 1, at: start + 121)
        guard case .asking(let asked) = model.mode else {
            Issue.record("Enter did not ask how to end")
            return
        }
        #expect(asked.selected == .complete)
        _ = model.scroll(ScreenHit(action: .answer(.keep)), by: 1, at: start + 122)
        guard case .asking(let turned) = model.mode else { return }
        #expect(turned.selected == .cancel)
    }

    @Test("In the settings it changes the selected setting over its value, and moves elsewhere")
    func settings() throws {
        var model = ScreenModelTests().model()
        model.show(SettingsPanel(vocabulary: LoadedSettings.vocabulary(ThemeLibrary(directory: nil))))
        let panel = try #require(model.settingsPanel)
        let seconds = try #require(panel.items.firstIndex { $0.definition.key == "show-seconds" })
        _ = model.scroll(ScreenHit(), by: 100, at: start)
        #expect(model.settingsPanel?.selected == panel.items.count - 1)
        _ = model.scroll(ScreenHit(), by: -100, at: start)
        for _ in 0..<seconds { _ = model.scroll(ScreenHit(), by: 1, at: start) }
        let item = try #require(model.settingsPanel?.item)
        #expect(item.definition.key == "show-seconds")
        #expect(
            model.scroll(ScreenHit(action: .settings(.open(seconds))), by: 1, at: start)
                == [.change(SettingChange(item.definition, to: "false"))])
    }
}
