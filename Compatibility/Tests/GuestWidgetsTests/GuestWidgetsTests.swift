import ActivityKit
import AlarmKit
import CellUI
import Presentations
import Testing

@testable import GuestWidgets
@testable import WidgetKit

/// Sources in ordinary iOS style compile against the modules, and draw.
@Suite(.serialized) struct GuestWidgetsTests {
    private let instant = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func picture<Attributes: ActivityAttributes>(
        _ widget: some Widget, _ attributes: Attributes, _ state: Attributes.ContentState,
        _ presentation: Presentation = .lockScreen
    ) throws -> String {
        let configuration = try #require(widget.activityConfiguration(for: Attributes.self))
        let views = configuration.views(ActivityViewContext(attributes: attributes, state: state))
        return PresentationPicture(views, presentations: [presentation]).frame(at: instant).text
    }

    private func text(_ view: some View, _ columns: Int, _ rows: Int) -> String {
        var environment = EnvironmentValues()
        environment.now = instant
        return Renderer.render(view, size: CellSize(width: columns, height: rows), environment: environment).frame.text
    }

    @Test("A timer with intents, a control and a home-screen widget in its bundle draws each presentation")
    func timer() throws {
        let attributes = TimerAttributes(title: "Rest")
        let state = TimerAttributes.ContentState(end: instant + 90, isPaused: false)
        let card = try picture(TimerActivity(), attributes, state)
        #expect(card.contains("Rest") && card.contains("of 1h 30m"))
        #expect(try picture(TimerActivity(), attributes, state, .expanded).contains("1:30"))
        let paused = TimerAttributes.ContentState(end: instant + 90, isPaused: true)
        #expect(try picture(TimerActivity(), attributes, paused, .expanded).contains("Paused"))
        #expect(try picture(TimerActivity(), attributes, state, .compact).contains("8m"))
        #expect(TimerBundle().body.activityConfigurations == 1)
    }

    @Test("A score draws with its own styles, shapes and formatters")
    func score() throws {
        let state = ScoreAttributes.ContentState(home: 2, away: 1, progress: 0.5)
        let card = try picture(ScoreActivity(), ScoreAttributes(team: "Rovers"), state)
        #expect(card.contains("Rovers") && card.contains("2-1") && card.contains("3 pts"))
        #expect(try picture(ScoreActivity(), ScoreAttributes(team: "RO"), state, .compact).contains("2:1"))
    }

    @Test("Previews record attributes, states and the presentation")
    func previews() throws {
        _IsletPreview.recorded = []
        scorePreview()
        _ = ScorePreviews.previews
        try #require(_IsletPreview.recorded.count == 3)
        guard case .activity(_, let presentation, _, let states) = _IsletPreview.recorded[0].subject else {
            Issue.record("not an activity")
            return
        }
        #expect(_IsletPreview.recorded[0].name == "Card")
        #expect(presentation == .lockScreen)
        #expect(states().count == 2)
        guard case .context(let compact, let attributes, _, _) = _IsletPreview.recorded[2].subject else {
            Issue.record("not a context")
            return
        }
        #expect(compact == .compact)
        #expect((attributes as? ScoreAttributes)?.team == "Rovers")
    }

    @Test("Bars rise with their values, below a rule, with labels beside them")
    func bars() {
        let days = [Day(id: 0, name: "Mon", steps: 2), Day(id: 1, name: "Tue", steps: 10)]
        let frame = Renderer.render(
            StepsChart(days: days), size: CellSize(width: 24, height: 10), environment: EnvironmentValues()
        ).frame
        func height(at column: Int) -> Int {
            (0..<10).filter { frame[column, $0].style.background != CellStyle().background }.count
        }
        #expect(height(at: 5) == 2)
        #expect(height(at: 16) == 10)
        #expect(height(at: 11) == 0)
        #expect(frame.text.contains("10") && frame.text.contains("5"))
    }

    @Test("A line and an area follow their values")
    func line() {
        #expect(text(PulseChart(values: [1, 9, 3]), 20, 6) != text(PulseChart(values: [9, 1, 3]), 20, 6))
        #expect(text(PulseChart(values: [1, 10, 3]), 20, 6).contains { $0 != " " && $0 != "\n" })
    }

    private func frame(_ view: some View, _ columns: Int, _ rows: Int) -> Frame {
        Renderer.render(view, size: CellSize(width: columns, height: rows), environment: EnvironmentValues()).frame
    }

    @Test("A function is plotted where it is, and not beyond the scale")
    func functions() {
        func rows(_ height: Double) -> Set<Int> {
            let frame = frame(WavePlot(height: height), 20, 10)
            return Set((0..<10).filter { row in (0..<20).contains { frame[$0, row].glyph != .space } })
        }
        #expect(rows(10).contains(0) && rows(10).contains(9))
        #expect(!rows(4).contains(0) && rows(4).contains(9))
        #expect(rows(1e6).contains(0))
        let hill = frame(HillPlot(), 20, 10)
        #expect(hill[15, 8].style.background != CellStyle().background)
        #expect(hill[4, 1].style.background == CellStyle().background && hill[4, 1].glyph == .space)
    }

    @Test("A whole collection is plotted as its single marks are")
    func collections() {
        let days = [Day(id: 0, name: "Mon", steps: 2), Day(id: 1, name: "Tue", steps: 10)]
        let frame = frame(DayPlots(days: days), 24, 10)
        func height(at column: Int) -> Int {
            (0..<10).filter { frame[column, $0].style.background != CellStyle().background }.count
        }
        #expect(height(at: 6) == 2 && height(at: 18) >= 9)
        #expect(frame[6, 9].style.background != frame[18, 9].style.background)
    }

    @Test("Sections are told apart by their container, and a data set that is not there is nil")
    func sections() {
        let lines = text(Sections(), 12, 2).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines == ["Fruit 2", "Tea 1"])
        #expect(Facts.text == nil)
    }

    @Test("An alarm's activity draws its countdown")
    func alarm() throws {
        let alert = AlarmPresentation.Alert(title: "Tea is ready")
        let attributes = AlarmAttributes(
            presentation: AlarmPresentation(alert: alert), metadata: Tea(), tintColor: .orange)
        let countdown = AlarmPresentationState.Mode.Countdown(
            totalCountdownDuration: 300, previouslyElapsedDuration: 0, startDate: instant, fireDate: instant + 300)
        let state = AlarmPresentationState(alarmID: UUID(), mode: .countdown(countdown))
        let card = try picture(AlarmActivity(), attributes, state)
        #expect(card.contains("Tea is ready") && card.contains("5:00"))
    }
}

extension Widget {
    /// The count of Live Activities in a bundle's body, also of those in an `if #available`.
    fileprivate var activityConfigurations: Int {
        guard let group = self as? WidgetGroup else {
            return activityConfiguration(for: TimerAttributes.self) == nil ? 0 : 1
        }
        return group.widgets.map { $0.activityConfigurations }.reduce(0, +)
    }
}
