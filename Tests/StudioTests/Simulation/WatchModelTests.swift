import Foundation
import Presentations
import TerminalScreen
import Testing

@testable import Simulation
@testable import Studio

/// The keys of a watched simulation.
@Suite struct WatchModelTests {
    private let now = Date(timeIntervalSinceReferenceDate: 0)

    /// A player at the start.
    private func model(_ name: String = "near-expiration", speed: Double? = nil) throws -> WatchModel {
        var model = WatchModel(
            SimulationPlayer(try NamedScenario(name).scenario), name: name, speed: speed, at: now)
        type(" ", into: &model)
        return model
    }

    private func type(_ keys: String, into model: inout WatchModel) {
        for key in keys { _ = model.handle(.character(key), at: now) }
    }

    @Test("Playback runs at the shown speed, stops on request, and stops at the end")
    func playing() throws {
        var model = WatchModel(
            SimulationPlayer(try NamedScenario("stale").scenario), name: "stale", speed: 60, at: now)
        #expect(model.time.isPlaying)
        model.advance(to: now + 10)
        #expect(model.player.time == 600)
        #expect(model.player.entries.last?.event == .stale)
        _ = model.handle(.character(" "), at: now + 20)
        model.advance(to: now + 30)
        #expect(model.player.time == 1200)
        #expect(model.page == .events)
        _ = model.handle(.character(" "), at: now + 30)
        model.advance(to: now + 1e6)
        #expect(model.player.time == model.player.duration)
        #expect(!model.time.isPlaying)
        #expect(model.page == .figures)
        // Started over.
        _ = model.handle(.character(" "), at: now + 1e6)
        #expect(model.player.time == 0)
        #expect(model.time.isPlaying)
    }

    @Test("Playback wakes for visible changes, and never while stopped")
    func waking() throws {
        var model = try model("stale", speed: 1)
        #expect(model.deadline(expiresAt: Simulator.start + 1, after: now) == nil)
        type(" ", into: &model)
        #expect(model.deadline(expiresAt: nil, after: now) == now + 1)
        #expect(model.deadline(expiresAt: Simulator.start + 0.5, after: now) == now + 0.5)
        type("]]]]]]", into: &model)
        #expect(model.time.speed == 3600)
        #expect(model.deadline(expiresAt: nil, after: now) == now + 0.05)
        type("[", into: &model)
        #expect(model.time.speed == 300)
    }

    @Test("Arrows go from event to event, and stop the time")
    func stepping() throws {
        var model = try model()
        type(" ", into: &model)
        _ = model.handle(.right, at: now)
        #expect(!model.time.isPlaying)
        let first = model.player.time
        #expect(first > 0)
        type("j", into: &model)
        #expect(model.player.time > first)
        type("J", into: &model)
        #expect(model.player.time == first)
        _ = model.handle(.left, at: now)
        #expect(model.player.time == 0)
    }

    @Test("A second, a minute, ten minutes, start and end")
    func jumping() throws {
        var model = try model()
        type("..>,", into: &model)
        #expect(model.player.time == 61)
        _ = model.handle(.pageDown, at: now)
        #expect(model.player.time == 661)
        type("<", into: &model)
        #expect(model.player.time == 601)
        _ = model.handle(.end, at: now)
        #expect(model.isOver)
        _ = model.handle(.home, at: now)
        #expect(model.player.time == 0)
    }

    @Test("Every intervention has its own key")
    func keys() {
        let keys = Intervention.allCases.map(\.key)
        #expect(Set(keys).count == keys.count)
        #expect(Set(keys).isDisjoint(with: Set("q? jJ.,<>[]fF01234")))
    }

    @Test("A key intervenes, and the same key reverses it")
    func keysInterfere() throws {
        var model = try model()
        type(">r", into: &model)
        #expect(model.player.entries.contains { $0.event == .started && $0.time == 60 })
        type("p", into: &model)
        #expect(!model.app.isAllowed)
        type("p", into: &model)
        #expect(model.app.isAllowed)
        type("b", into: &model)
        #expect(model.app.process == .background)
        type(">", into: &model)
        #expect(model.app.process == .suspended)
        type("b", into: &model)
        #expect(model.app.process == .foreground)
        type("t", into: &model)
        #expect(model.app.process == .terminated)
        type("b", into: &model)
        #expect(model.app.process == .foreground)
        type("olw", into: &model)
        #expect(model.player.isOffline)
        #expect(model.player.moment.device.isLocked)
        #expect(model.player.moment.device.isInLowPowerMode)
        type("OLW", into: &model)
        #expect(!model.player.isOffline)
        #expect(!model.player.moment.device.isLocked)
        #expect(!model.player.moment.device.isInLowPowerMode)
        type("e", into: &model)
        #expect(model.player.moment.device.isBatteryCritical)
        #expect(model.app.state != .active)
        _ = model.handle(.backspace, at: now)
        #expect(!model.player.moment.device.isBatteryCritical)
        #expect(model.app.state == .active)
        #expect(model.notice == "Undid the intervention at 0:02:00.")
        let count = model.player.entries.count
        type("m", into: &model)
        #expect(model.player.entries[count].event == .memoryPressure)
    }

    @Test("A key without effect shows a sentence until the next key")
    func refusing() throws {
        var model = try model("two-apps")
        type("r", into: &model)
        #expect(model.notice == "sitting has no session; give it a lifecycle in the file.")
        type(".", into: &model)
        #expect(model.notice == nil)
        _ = model.handle(.backspace, at: now)
        #expect(model.notice == "Nothing to undo.")
        type("tt", into: &model)
        #expect(model.notice == "sitting is terminated; b opens it.")
        #expect(model.player.interventions.count == 1)
    }

    @Test("Tab chooses the app for the keys")
    func choosing() throws {
        var model = try model("two-apps")
        #expect(model.app.name == "sitting")
        _ = model.handle(.tab, at: now)
        #expect(model.app.name == "kitchen")
        _ = model.handle(.backTab, at: now)
        _ = model.handle(.backTab, at: now)
        #expect(model.app.name == "build")
        type("p", into: &model)
        #expect(model.player.apps.map(\.isAllowed) == [true, true, false])
    }

    @Test("The figures can be looked at before the end, and the events after it")
    func pages() throws {
        var model = try model()
        type("f", into: &model)
        #expect(model.page == .figures)
        type("f", into: &model)
        _ = model.handle(.end, at: now)
        #expect(model.page == .events)
        _ = model.handle(.escape, at: now)
        #expect(model.page == .figures)
    }

    @Test("It is left as other screens are, and help closes by any key")
    func leaving() throws {
        var model = try model()
        #expect(model.handle(.character("q"), at: now) == .leave)
        #expect(model.handle(.interrupt, at: now) == .leave)
        type("?", into: &model)
        #expect(model.handle(.character("q"), at: now) == nil)
        #expect(!model.help.isOpen)
    }
}
