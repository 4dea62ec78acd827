import CellUI
import Configuration
import Foundation
import Meditation
import ScreenKit
import TerminalScreen
import Testing

@testable import SittingScreen

struct CompletionCardTests {
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func completion(shortest: TimeInterval? = nil) -> Completion {
        Completion(
            sitting: CompletedSitting(
                id: UUID(), start: now - 1200, end: now, elapsed: 1200, target: 1200, pauses: [], outcome: .completed,
                methodName: "Zazen", type: .meditation), completedAt: now, message: nil, shortestLogged: shortest)
    }

    private func model(shortest: TimeInterval? = nil) -> ScreenModel {
        var model = ScreenModel(settings: .defaults, at: now)
        _ = model.follow(.completed(completion(shortest: shortest)), at: now)
        return model
    }

    private func card(_ model: ScreenModel) -> CompletionCard? {
        if case .completion(let card) = model.mode { card } else { nil }
    }

    private func press(_ keys: Key..., in model: inout ScreenModel, at seconds: TimeInterval = 1) -> [ScreenEffect] {
        keys.flatMap { model.handle($0, sitting: nil, at: now + seconds) }
    }

    @Test("At 20 × 3 the card is alone: what is beside it would be read with it")
    func alone() throws {
        let shown = try #require(card(model()))
        let view = Text(verbatim: Array(repeating: String(repeating: "x", count: 20), count: 3).joined(separator: "\n"))
            .overlay { CompletionCardView(card: shown) }
        let text = Renderer.render(view, size: CellSize(width: 20, height: 3), environment: EnvironmentValues()).frame
            .text
        #expect(text.contains("✓ 20 min of 20 min") && !text.contains("x"), "\(text)")
    }

    @Test("A digit keeps the mood at once; the same one again takes it back")
    func mood() throws {
        var model = model()
        let id = try #require(card(model)).completion.sitting.id
        #expect(press("2", in: &model) == [.reflect(id, SittingEdit(mood: "settled"))])
        #expect(card(model)?.mood == "settled")
        #expect(press("2", in: &model) == [.reflect(id, SittingEdit(mood: ""))])
        #expect(press("7", in: &model) == [])
    }

    @Test("A letter begins the note at once, and Enter keeps it and closes the card")
    func note() throws {
        var model = model()
        let id = try #require(card(model)).completion.sitting.id
        #expect(press("C", "a", "l", "m", " ", "2", in: &model) == [])
        #expect(card(model)?.note == "Calm 2")
        #expect(press(.enter, in: &model) == [.closeCard(id), .reflect(id, SittingEdit(note: "Calm 2"))])
        #expect(card(model) == nil)
    }

    @Test("Esc gives up the note, and then closes the card")
    func giveUp() throws {
        var model = model()
        let id = try #require(card(model)).completion.sitting.id
        #expect(press("x", .escape, in: &model) == [])
        #expect(card(model)?.note == "")
        #expect(press(.escape, in: &model) == [.closeCard(id)])
        #expect(card(model) == nil)
    }

    @Test("Mood and note that the log has already are shown, and nothing is asked twice")
    func remarks() throws {
        var model = model()
        let id = try #require(card(model)).completion.sitting.id
        #expect(model.sittingWithoutRemarks?.id == id)
        model.show(SittingRemarks(note: "Rain.", mood: "settled"))
        #expect(model.sittingWithoutRemarks == nil)
        #expect(card(model)?.mood == "settled")
        #expect(card(model)?.note == "Rain.")
        var closed = model
        #expect(press(.enter, in: &closed) == [.closeCard(id)], "what did not change is not written")
        var changed = model
        #expect(press("O", "k", .enter, in: &changed) == [.closeCard(id), .reflect(id, SittingEdit(note: "Rain. Ok"))])
        var given = model
        #expect(press("O", "k", .escape, in: &given) == [])
        #expect(card(given)?.note == "Rain.")
        #expect(
            press(.tab, .control("u"), .enter, in: &model) == [.closeCard(id), .reflect(id, SittingEdit(note: ""))])
    }

    @Test("q leaves, except while a note is typed")
    func leave() {
        var model = model()
        #expect(press("q", in: &model) == [.leave])
        var typing = self.model()
        #expect(press(.tab, "q", in: &typing) == [])
        #expect(card(typing)?.note == "q")
        var capital = self.model()
        #expect(press("Q", "u", in: &capital) == [])
        #expect(card(capital)?.note == "Qu")
    }

    @Test("The card leaves by itself, later after a key, and keeps what was typed")
    func leavesByItself() throws {
        var model = model()
        #expect(card(model)?.until == now + 15)
        _ = press("1", in: &model, at: 10)
        #expect(card(model)?.until == now + 30)
        _ = press("a", in: &model, at: 20)
        #expect(card(model)?.until == now + 140)
        let id = try #require(card(model)).completion.sitting.id
        #expect(model.advance(to: now + 139) == [])
        #expect(model.advance(to: now + 140) == [.reflect(id, SittingEdit(note: "a"))])
        #expect(card(model) == nil)
    }

    @Test("A sitting that was not logged has neither mood nor note, and any key closes the card")
    func unlogged() throws {
        var model = model(shortest: 1800)
        let id = try #require(card(model)).completion.sitting.id
        #expect(card(model)?.moods == [])
        #expect(press("a", in: &model) == [.closeCard(id)])
        #expect(card(model) == nil)
    }

    @Test("The names and the number of moods are a setting; without any none is asked for")
    func moods() {
        var settings = Settings.defaults
        settings.moods = []
        var model = ScreenModel(settings: settings, at: now)
        _ = model.follow(.completed(completion()), at: now)
        #expect(card(model)?.moods == [])
        #expect(press("1", in: &model) == [])
    }
}
