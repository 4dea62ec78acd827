import Foundation
import Meditation
import PlainText
import Presentations
import ScreenKit
import TerminalScreen
import Testing

@testable import Studio
@testable import Theming

/// The list of a content's fields in the preview.
struct PreviewFieldsTests {
    private let now = Date(timeIntervalSinceReferenceDate: 0)

    private func model(_ preview: ActivityPreview = .countdown) -> PreviewModel {
        PreviewModel(
            PreviewChoice(preview: preview, traits: PreviewTraits()),
            themes: PreviewThemes(ThemeLibrary(directory: nil)),
            at: now)
    }

    private func press(_ keys: [Key], in model: inout PreviewModel) {
        for key in keys { _ = model.handle(key, at: now) }
    }

    private func type(_ text: String) -> [Key] { text.map(Key.character) }

    private func screen(_ model: PreviewModel) -> String {
        PreviewView(model, choice: model.choice(at: now), size: CellSize(width: 140, height: 40), at: now)
            .rendering().frame.text
    }

    @Test("The list shows every field with its value, and what the selected one holds")
    func list() {
        var model = model()
        press([.enter], in: &model)
        let text = screen(model)
        for words in [
            "Content of countdown", "endDate", "+3m", "alertMessage", "—", "endDate is a time after the start",
        ] {
            #expect(text.contains(words), "\(words)")
        }
        press([.escape], in: &model)
        #expect(model.fields == nil && screen(model).contains("Widget"))
    }

    @Test("Every letter typed changes the picture; enter keeps it, escape restores it, r resets it")
    func typing() {
        var model = model()
        press([.enter, .down, .enter, .control("u")] + type("Launch?q"), in: &model)
        #expect(model.fields?.typed == "Launch?q")
        #expect(screen(model).components(separatedBy: "Launch?q").count > 2)
        press([.enter], in: &model)
        #expect(model.fields?.typed == nil && model.choice.edits.content["title"]?.text == "Launch?q")
        press([.enter, .backspace, .escape], in: &model)
        #expect(model.choice.edits.content["title"]?.text == "Launch?q" && model.fields != nil)
        press(type("r"), in: &model)
        #expect(model.choice.edits.isEmpty && screen(model).contains("Tea"))
    }

    @Test("While a value is typed, the last line has the keys of its field instead of the list's")
    func hintsWhileTyping() {
        var model = model()
        press([.enter], in: &model)
        #expect(screen(model).contains("reset") && !screen(model).contains("restore"))
        press([.down, .enter], in: &model)
        #expect(screen(model).contains("esc restore") && !screen(model).contains("reset"))
        press([.escape], in: &model)
        #expect(screen(model).contains("reset"))
    }

    @Test("A value of another kind is a sentence, and the last good picture stays")
    func refusal() {
        var model = model()
        press([.enter, .enter] + type("x"), in: &model)
        #expect(model.notice?.hasPrefix("`endDate` is a time after the start") == true)
        #expect(model.choice.state.target == 180)
        press([.backspace, .backspace, .backspace] + type("5m"), in: &model)
        #expect(model.notice == nil && model.fields?.typed == "+5m")
        #expect(model.choice.state.target == 300)
    }

    @Test("Switches and lists take their next value, a length may have a unit, and backspace takes a value away")
    func kinds() {
        var model = model(.meditation)
        press([.enter, .down, .down, .enter, .control("u")] + type("45m") + [.enter], in: &model)
        #expect(model.choice.state.target == 2700)
        press([.backspace], in: &model)
        #expect(model.choice.state.target == nil || model.choice.edits.content["duration"] == .null)
        press([.down, .down, .right], in: &model)
        #expect(model.choice.edits.content["sessionType"]?.text == "breathing")
        press([.down, .enter], in: &model)
        #expect(model.choice.edits.content["isCompleted"] == .bool(true))
        press(type("R"), in: &model)
        #expect(model.choice.edits.isEmpty)
    }

    @Test("A click selects a field and begins to type")
    func click() {
        var model = model()
        press([.enter], in: &model)
        model.click(field: 2)
        #expect(model.fields?.index == 2 && model.fields?.typed == "Time remaining")
    }

    @Test("The last line offers the fields; of a state that is only views there are none")
    func offered() {
        let own = ActivityPreview.countdown
        let views = ActivityPreview(
            name: "ride", displayName: "Ride",
            states: [
                ActivityPreview.State("lock", at: 0, target: nil) { _, _ in
                    own.states[0].views(from: now, isStale: false)
                }
            ])
        #expect(model().hints.contains { $0.meaning == "content" })
        var foreign = model(views)
        press([.enter], in: &foreign)
        #expect(foreign.fields == nil && foreign.notice == "The content of this state has no fields.")
    }
}
