import CellUI
import Foundation
import Meditation
import TerminalScreen
import Testing

@testable import SittingScreen

extension StartPanel {
    /// Presses a key of the panel.
    fileprivate mutating func handle(_ key: Key) -> Outcome {
        guard let command = keyMap.action(for: key) else { return .unused }
        return perform(command)
    }
}

struct StartPanelTests {
    private func panel(target: TimeInterval? = 1200) -> StartPanel {
        StartPanel(SittingPlan(target: target, methodName: "Meditation"))
    }

    private func type(_ text: String, _ panel: inout StartPanel) {
        for character in text { _ = panel.handle(.character(character)) }
    }

    @Test func enterStartsTheChosenSitting() {
        var panel = panel()
        #expect(panel.handle(.enter) == .begin(SittingPlan(target: 1200)))
    }

    @Test func spaceBeginsToo() {
        var panel = panel()
        #expect(panel.handle(.character(" ")) == .begin(SittingPlan(target: 1200)))
    }

    @Test func arrowsCycleThroughTheDurations() {
        var panel = panel(target: 3600)
        _ = panel.handle(.right)
        #expect(panel.handle(.enter) == .begin(SittingPlan(target: nil)))
        _ = panel.handle(.right)
        #expect(panel.handle(.enter) == .begin(SittingPlan(target: 300)))
    }

    @Test func aCustomDefaultIsSortedIntoTheChoices() {
        #expect(panel(target: 720).duration.choices == [300, 600, 720, 900, 1200, 1800, 2700, 3600, nil])
    }

    @Test(arguments: [("12", 720.0), ("90s", 90), ("1h30m", 5400), ("1h 30m", 5400), ("20:00", 1200), ("1.5h", 5400)])
    func anyDurationCanBeTyped(_ text: String, _ seconds: TimeInterval) {
        var panel = panel()
        type(text, &panel)
        #expect(panel.handle(.enter) == .begin(SittingPlan(target: seconds)))
    }

    @Test func aWrongDurationIsRefused() {
        var panel = panel()
        type("12x", &panel)
        guard case .refused(let sentence) = panel.handle(.enter) else {
            Issue.record("12x must be refused")
            return
        }
        #expect(sentence == "Unknown unit \"x\"; use h, m or s, as in 1h30m.")
    }

    @Test("A zero is refused")
    func zeroIsRefused() {
        var panel = panel()
        type("0", &panel)
        #expect(panel.handle(.enter) == .refused("The duration is zero; give a longer one such as 20m."))
    }

    @Test func backspaceReturnsToTheChoice() {
        var panel = panel()
        type("7", &panel)
        _ = panel.handle(.backspace)
        #expect(panel.handle(.enter) == .begin(SittingPlan(target: 1200)))
    }

    @Test func plusAndMinusMoveTheDurationByAMinute() {
        var panel = panel()
        type("+", &panel)
        #expect(panel.handle(.enter) == .begin(SittingPlan(target: 1260)))
        type("--", &panel)
        #expect(panel.handle(.enter) == .begin(SittingPlan(target: 1140)))
    }

    @Test func lettersAreCommandsExceptInTypedDurationsAndTheMethod() {
        var panel = panel()
        #expect(panel.handle(.character("s")) == .unused)
        type("90", &panel)
        #expect(panel.handle(.character("s")) == .used)
        _ = panel.handle(.tab)
        #expect(panel.handle(.character("q")) == .used)
        #expect(panel.method == "q")
    }

    @Test func thePreparationIsChosenOnTheThirdLine() {
        var panel = panel()
        _ = panel.handle(.backTab)
        _ = panel.handle(.backTab)
        _ = panel.handle(.right)
        _ = panel.handle(.right)
        #expect(panel.handle(.enter) == .begin(SittingPlan(target: 1200, preparation: 10)))
    }

    @Test func clicksSelect() {
        var panel = panel()
        #expect(panel.choose(.value(.duration, 0)) == .used)
        #expect(panel.choose(.value(.preparation, 1)) == .used)
        #expect(panel.choose(.begin) == .begin(SittingPlan(target: 300, preparation: 5)))
    }

    @Test("The arrows beside a value and the wheel over it change it, and move to its line")
    func arrowsBesideValues() {
        var panel = panel()
        #expect(panel.choose(.step(.preparation, 1)) == .used)
        #expect(panel.line == .preparation)
        panel.scroll(.step(.preparation, -1), by: 1)
        #expect(panel.choose(.step(.duration, -1)) == .used)
        #expect(panel.choose(.begin) == .begin(SittingPlan(target: 900, preparation: 10)))
    }

    @Test func theFirstLetterReplacesTheMethod() {
        var panel = StartPanel(SittingPlan(target: nil, methodName: "Meditation"))
        _ = panel.handle(.down)
        for letter in "Zazen" { _ = panel.handle(.character(letter)) }
        #expect(panel.method == "Zazen")
        _ = panel.handle(.backspace)
        #expect(panel.method == "Zaze")
        _ = panel.handle(.control("u"))
        #expect(panel.method == "")
    }

    @Test func backspaceClearsTheUneditedMethod() {
        var panel = StartPanel(SittingPlan(target: nil, methodName: "Meditation"))
        _ = panel.handle(.down)
        #expect(panel.handle(.backspace) == .used)
        #expect(panel.method == "")
    }

    @Test("The method has a caret, which the arrows move as soon as something was typed")
    func caretInTheMethod() {
        var panel = StartPanel(SittingPlan(target: nil, methodName: "Meditation"))
        _ = panel.handle(.down)
        for letter in "Zaen" { _ = panel.handle(.character(letter)) }
        for key in [Key.left, .left, "z"] { _ = panel.handle(key) }
        #expect(panel.method == "Zazen")
        #expect(panel.methodLine.before == "Zaz" && panel.methodLine.behind == "en")
        _ = panel.handle(.delete)
        #expect(panel.method == "Zazn")
    }

    @Test("Home and End keep the method that was chosen, and put the caret there")
    func caretInAChosenMethod() {
        var panel = StartPanel(SittingPlan(target: nil, methodName: "body scan"))
        _ = panel.handle(.down)
        for key in [Key.home, "A", " ", .end, "!"] { _ = panel.handle(key) }
        #expect(panel.method == "A body scan!")
    }

    @Test("A typed duration has a caret, and without one the arrows choose")
    func caretInTheDuration() {
        var panel = panel()
        type("15", &panel)
        for key in [Key.left, .backspace, "2"] { _ = panel.handle(key) }
        #expect(panel.duration.typed == "25")
        _ = panel.handle(.escape)
        _ = panel.handle(.right)
        #expect(panel.handle(.enter) == .begin(SittingPlan(target: 1800)))
    }

    @Test("The sitting that the panel opened with keeps its guide, another one has none")
    func guide() {
        let guided = SittingPlan(target: 1200, methodName: "scan", sound: SittingSound(guide: "/music/scan.mp3"))
        var panel = StartPanel(guided)
        #expect(panel.guide == "scan.mp3")
        #expect(panel.handle(.enter) == .begin(guided))
        type("+", &panel)
        #expect(panel.guide == nil)
        #expect(panel.handle(.enter) == .begin(SittingPlan(target: 1260, methodName: "scan")))
    }

    @Test("In a small window too the panel says that stages or a recording begin")
    func whole() throws {
        func drawn(_ plan: SittingPlan) -> String {
            let view = StartPanelView(panel: StartPanel(plan))
            return Renderer.render(view, size: CellSize(width: 40, height: 12), environment: EnvironmentValues()).frame
                .text
        }
        let stages = try SittingStages(parsing: "sit 25m Zazen, walk 10m, sit 25m")
        #expect(drawn(SittingPlan().staged(stages)).contains("3 stages"))
        #expect(drawn(SittingPlan(target: 1200, sound: SittingSound(guide: "/music/scan.mp3"))).contains("scan.mp3"))
        #expect(!drawn(SittingPlan(target: 1200)).contains("stages"))
    }

    @Test("The label of the focused line is bold, which is seen without colours too")
    func bold() throws {
        var panel = StartPanel(SittingPlan(target: nil, methodName: "Meditation"))
        _ = panel.handle(.down)
        let frame = Renderer.render(
            StartPanelView(panel: panel), size: CellSize(width: 80, height: 24), environment: EnvironmentValues()
        ).frame
        func isBold(_ label: String) throws -> Bool {
            let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
            let y = try #require(lines.firstIndex { $0.contains(label) })
            let x = try #require(lines[y].range(of: label)).lowerBound
            return frame[lines[y].distance(from: lines[y].startIndex, to: x) + 2, y].style.attributes.contains(.bold)
        }
        #expect(try isBold("› Method") && !isBold("  Duration"))
    }

    @Test func escapeLeavesTheMethod() {
        var panel = StartPanel(SittingPlan(target: nil, methodName: "Meditation"))
        _ = panel.handle(.down)
        #expect(panel.handle(.escape) == .used)
        #expect(panel.line == .duration)
        #expect(panel.handle(.escape) == .unused)
    }
}
