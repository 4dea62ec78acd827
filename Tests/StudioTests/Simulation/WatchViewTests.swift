import CellUI
import Foundation
import FrameExport
import FrameTesting
import Presentations
import TerminalScreen
import Testing

@testable import Simulation
@testable import Studio

/// A simulation on the screen.
@Suite struct WatchViewTests {
    private static let sizes = [(200, 60), (120, 36), (80, 24), (60, 20), (40, 12), (20, 5), (1, 1)]
    private let now = Date(timeIntervalSinceReferenceDate: 0)

    private func model(_ name: String, at time: Double, _ keys: String = "") throws -> WatchModel {
        var model = WatchModel(SimulationPlayer(try NamedScenario(name).scenario), name: name, at: now)
        for key in " " + keys { _ = model.handle(.character(key), at: now) }
        model.go(to: time, at: now)
        return model
    }

    private func frame(_ model: WatchModel, _ size: (Int, Int)) -> Frame {
        rendering(model, size).frame
    }

    private func rendering(_ model: WatchModel, _ size: (Int, Int)) -> Rendering {
        WatchView(model: model, theme: .standard, size: CellSize(width: size.0, height: size.1)).rendering()
    }

    private func text(_ model: WatchModel, _ size: (Int, Int)) -> String {
        FrameFormat.text.export(frame(model, size))
    }

    @Test(arguments: sizes)
    func theSimulationDrawsAtEverySize(size: (Int, Int)) throws {
        assertFrame(frame(try model("two-apps", at: 300), size), named: "watch \(size.0) × \(size.1)")
    }

    @Test("Without colours the title names the device alone")
    func titleWithoutColors() throws {
        var view = WatchView(
            model: try model("two-apps", at: 300), theme: .standard, size: CellSize(width: 120, height: 36))
        #expect(FrameFormat.text.export(view.rendering().frame).contains("dark · iPhone"))
        view.contrast = SurfaceContrast(of: .standard, at: .none)
        let text = FrameFormat.text.export(view.rendering().frame)
        #expect(!text.contains("dark") && text.contains("iPhone"))
    }

    @Test("At the end the conclusion and each app's figures are shown")
    func figures() throws {
        var model = try model("near-expiration", at: 60, "l")
        _ = model.handle(.end, at: now)
        assertFrame(frame(model, (120, 36)), named: "figures 120 × 36")
    }

    @Test("The figures include the pushes' outcomes, with the strategy that chose their priorities")
    func pushes() throws {
        var model = try model("throttled", at: 0)
        _ = model.handle(.end, at: now)
        let text = text(model, (120, 36))
        for words in ["document", "throttled", "priority 10 within 1 s", "most of the budget used"] {
            #expect(text.contains(words), "\(words) in\n\(text)")
        }
        #expect(!self.text(try self.model("stale", at: 8 * 3600), (120, 36)).contains("throttled"))
    }

    @Test("The newest event and its time are visible", arguments: [(120, 36), (80, 24), (40, 12)])
    func newest(size: (Int, Int)) throws {
        let text = text(try model("stale", at: 600), size)
        #expect(text.contains("‖ 0:10:00"))
        #expect(text.ranges(of: "0:10:00").count > 1)
        #expect(text.contains("build: state stale"))
    }

    @Test("The conditions of the phone and the apps are shown; in little space, only the chosen app's")
    func conditions() throws {
        var model = try model("two-apps", at: 120)
        for key in "olwe" { _ = model.handle(.character(key), at: now) }
        _ = model.handle(.tab, at: now)
        _ = model.handle(.tab, at: now)
        _ = model.handle(.character("p"), at: now)
        let whole = text(model, (120, 36))
        #expect(whole.contains("Phone: locked, offline, Low Power Mode"))
        #expect(whole.contains("battery nearly empty"))
        for size in [(120, 36), (80, 24), (60, 20)] {
            let text = text(model, size)
            #expect(text.contains("▸ build"), "\(size)")
            #expect(text.contains("not allowed"), "\(size)")
        }
    }

    @Test("A phone that is switched off shows nothing")
    func off() throws {
        #expect(text(try model("reboot", at: 21 * 60), (120, 36)).contains("The phone is switched off."))
    }

    @Test("Help lists every intervention", arguments: [(120, 36), (80, 24)])
    func help(size: (Int, Int)) throws {
        var model = try model("stale", at: 0, "?")
        model.help.size = CellSize(width: size.0, height: size.1)
        var text = text(model, size)
        for _ in 0..<6 {
            _ = model.handle(.pageDown, at: now)
            text += self.text(model, size)
        }
        // In 40 columns some are wrapped.
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for intervention in Intervention.allCases { #expect(words.contains(intervention.meaning), "\(intervention)") }
    }

    @Test("A click on the time goes there, one on an app chooses it")
    func clicks() throws {
        let rendering = rendering(try model("two-apps", at: 300), (120, 36))
        func message(_ x: Int, _ y: Int) -> WatchMessage? { rendering.message(at: CellPoint(x: x, y: y)) }
        #expect((0..<10).compactMap { message(100, $0) } == [.app(0), .app(1), .app(2)])
        let x = try #require((0..<120).first { rendering.frame[$0, 34].graphemeCluster == "●" })
        guard case .time(let offset) = message(x, 34) else {
            Issue.record("The timeline does not respond.")
            return
        }
        #expect(abs(offset - 300) < 15)
        #expect(message(1, 34) == .time(0))
        #expect(message(0, 5) == nil)
    }

    @Test("Under the help nothing responds")
    func modalHelp() throws {
        let rendering = rendering(try model("two-apps", at: 300, "?"), (120, 36))
        #expect(rendering.message(at: CellPoint(x: 60, y: 34), as: WatchMessage.self) == nil)
    }

    @Test("The panel scrolls back through the events, at most to the first")
    func scrolling() throws {
        var model = try model("two-apps", at: 300)
        let newest = text(model, (80, 24))
        _ = model.handle(.up, at: now)
        #expect(text(model, (80, 24)) != newest)
        for _ in 0..<500 { _ = model.handle(.up, at: now) }
        #expect(text(model, (80, 24)).contains("0:00:00"))
        #expect(!newest.split(separator: "\n").contains { $0.hasPrefix(" 0:00:00") })
    }

    @Test("The figures begin at their first line; down shows what is below, and up what is above")
    func scrollingFigures() throws {
        var model = try model("two-apps", at: 300)
        _ = model.handle(.end, at: now)
        #expect(model.page == .figures)
        let top = text(model, (80, 14))
        _ = model.handle(.up, at: now)
        #expect(text(model, (80, 14)) == top)
        _ = model.handle(.down, at: now)
        #expect(text(model, (80, 14)) != top)
        _ = model.handle(.up, at: now)
        #expect(text(model, (80, 14)) == top)
    }
}
