import Attendance
import CellUI
import Configuration
import Foundation
import Meditation
import Presentations
import TerminalScreen
import Theming

/// What the screen is about, as a value: keys, clicks and time go in, effects come out.
///
/// The sitting itself is not in it. The store owns that; the model is told what the store says.
package struct ScreenModel: Hashable {
    /// What the person is doing.
    package enum Mode: Hashable {
        /// Choosing how to sit; nothing runs.
        case start(StartPanel)
        /// Sitting.
        case sitting
        /// Sitting, and answering a question.
        case asking(Question)
        /// Seeing what was completed, until a date or a key.
        case completion(until: Date)
    }

    /// What `+` and `-` move the target by, in seconds.
    package static let step: TimeInterval = 60

    /// What the person is doing.
    package var mode: Mode
    /// What holds, with what was changed by keys.
    package private(set) var settings: Settings
    /// The presentation that was chosen; `nil` for all.
    var selection: Presentation?
    /// Whether the keys are explained.
    var showsHelp = false

    /// The history, if it is looked at.
    private(set) var history: HistoryPanel?

    /// Whether the screen belongs to one sitting and closes after it.
    let closesAfterSitting: Bool
    /// What `t` goes through.
    let themeNames: [String]
    var press: MousePress?
    /// Whether other apps have something on show.
    var hasOthers = false
    /// The server that has the timer, in words for the first line; `nil` where it is kept here.
    var serverWords: String?
    /// Whether that server is away, which is said even where there is no first line.
    var isServerAway = false
    private var lastLine: LastLine
    private var sitting: UUID?
    private var seenCompletion: UUID?
    private var thrift = BatteryThrift()

    /// A model that knows of no sitting yet.
    package init(settings: Settings, themeNames: [String], closesAfterSitting: Bool = false, at now: Date) {
        self.settings = settings
        self.themeNames = themeNames
        self.closesAfterSitting = closesAfterSitting
        lastLine = LastLine(at: now)
        mode = .start(Self.panel(for: settings))
    }

    private static func panel(for settings: Settings) -> StartPanel {
        StartPanel(
            target: settings.defaultDuration.map { $0 / .seconds(1) }, methodName: settings.method,
            preparation: settings.preparation / .seconds(1))
    }

    /// Whether the compact island is held open.
    var isIslandOpen: Bool { press?.isIslandOpen ?? false }

    /// The sentence in the last line.
    package var notice: Notice? { lastLine.notice }

    // MARK: What happens outside

    /// Takes up what the store says.
    package mutating func follow(_ state: TimerState, at now: Date) -> [ScreenEffect] {
        switch state {
        case .running(let running):
            let isOther = sitting != running.id
            sitting = running.id
            switch mode {
            case .sitting: break
            case .asking: if isOther { mode = .sitting }
            case .start, .completion: mode = .sitting
            }
        case .completed(let completion):
            sitting = nil
            guard completion.sitting.id != seenCompletion else { break }
            seenCompletion = completion.sitting.id
            let display = settings.completionDisplay / .seconds(1)
            // A clock that was set back must not hold the completion for ever.
            let until = min(completion.completedAt, now) + display
            guard until > now else { return finish() }
            mode = .completion(until: until)
        case .idle:
            guard sitting != nil else { break }
            sitting = nil
            return finish()
        }
        return []
    }

    /// Takes up settings that were changed in their file: what differs from `before` counts, what keys changed stays.
    mutating func adopt(_ new: Settings, before: Settings) {
        settings.adopt(new, before: before)
        guard new != before, case .start(let old) = mode else { return }
        var panel = Self.panel(for: settings)
        panel.isWanted = old.isWanted
        mode = .start(panel)
    }

    /// Says something in the last line, for a while or (`stays`) until a key.
    package mutating func say(_ text: String, stays: Bool = false, at now: Date) {
        lastLine.say(text, stays: stays, at: now)
    }

    /// Takes a sentence back, if it is what stands in the last line.
    mutating func unsay(_ text: String?, at now: Date) { if notice?.text == text { lastLine.stir(at: now) } }

    /// Says what a bell was rung for, while someone comes to read it, or until a key.
    package mutating func tell(_ news: String, at now: Date) { lastLine.tell(news, at: now) }

    /// Something happened that a person should see: what was said in passing is old news, and the keys are hinted at again.
    mutating func rouse(at now: Date) { lastLine.rouse(at: now) }

    /// Hides seconds while the battery is low, and says so once.
    package mutating func follow(lowBattery: Battery?, at now: Date) {
        if let sentence = thrift.follow(lowBattery, showsSeconds: &settings.showSeconds) { say(sentence, at: now) }
    }

    /// Shows the history, or the same place of it as it is now.
    package mutating func show(_ new: HistoryPanel) { history = history?.reading(new) ?? new }

    /// Takes up how large the terminal is, and whether other apps have something on show in it.
    mutating func fit(_ size: CellSize, hasOthers: Bool = false) {
        self.hasOthers = hasOthers
        history?.fit(columns: size.width - 2 * HistoryPicture.margin(in: size.width))
    }

    /// Lets happen what is due at `now`.
    package mutating func advance(to now: Date) -> [ScreenEffect] {
        press?.advance(to: now)
        lastLine.advance(to: now)
        if case .completion(let until) = mode, now >= until { return finish() }
        return []
    }

    /// The wall clock was set forward by so many seconds: what is shown for a while stays as long as it would have.
    package mutating func clockStepped(by seconds: TimeInterval) {
        lastLine.clockStepped(by: seconds)
        press?.clockStepped(by: seconds)
        if case .completion(let until) = mode { mode = .completion(until: until + seconds) }
    }

    /// When something changes by itself; `nil` for never.
    ///
    /// - Parameter isStanding: Whether the sitting is paused or none runs: then hints stay, so that the screen can sleep.
    package func nextDeadline(after now: Date, isStanding: Bool) -> Date? {
        var dates = [press?.opensAt, lastLine.newsUntil].compactMap { $0 }
        if case .completion(let until) = mode { dates.append(until) }
        if mode == .sitting, !isStanding { dates += lastLine.ends }
        return dates.filter { $0 > now }.min()
    }

    /// When the hints go, where they do.
    var hintsUntil: Date { lastLine.hintsUntil }

    /// Whether the keys are hinted at in the last line.
    func showsHints(at now: Date, isStanding: Bool) -> Bool {
        mode != .sitting || isStanding || lastLine.hasHints(at: now)
    }

    // MARK: Keys

    /// Takes a key.
    package mutating func handle(_ key: Key, sitting: Sitting?, at now: Date) -> [ScreenEffect] {
        stir(at: now)
        switch key {
        case .interrupt: return [.leave]
        case .suspend: return [.suspend]
        case .redraw: return []
        default: break
        }
        if showsHelp {
            showsHelp = false
            return []
        }
        if let panel = history {
            history = panel.handling(key)
            return []
        }
        switch mode {
        case .start(let panel): return handleStart(key, panel: panel, at: now)
        case .asking(let question): return handle(key, question: question, at: now)
        case .completion:
            return Self.isQuit(key) ? [.leave] : finish()
        case .sitting: return handleSitting(key, sitting: sitting, at: now)
        }
    }

    mutating func stir(at now: Date) {
        lastLine.stir(at: now)
        press = nil
    }

    private static func isQuit(_ key: Key) -> Bool { key == .character("q") || key == .character("Q") }

    private mutating func handleSitting(_ key: Key, sitting: Sitting?, at now: Date) -> [ScreenEffect] {
        switch key {
        case .enter: ask(.end(isPreparing: sitting.map { $0.preparationLeft(at: now) > 0 } ?? false))
        case .character(" "): return [.perform(sitting?.pausedAt == nil ? .pause : .resume)]
        case .character("+"), .character("="): return [.perform(.extend(by: Self.step))]
        case .character("-"), .character("_"): return [.perform(.extend(by: -Self.step))]
        default: return chooseFace(key) ? [] : handleCommon(key)
        }
        return []
    }

    /// Keys that mean the same whether or not a sitting runs.
    mutating func handleCommon(_ key: Key) -> [ScreenEffect] {
        guard case .character(let character) = key else { return [] }
        switch character.lowercased() {
        case "s":
            settings.showSeconds.toggle()
            thrift.giveWay()
        case "t": settings.nextTheme(of: themeNames)
        case "b": settings.haptics = settings.haptics.next
        case "l": settings.liveActivities.toggle()
        case "h": return [.readHistory]
        case "?": showsHelp = true
        case "q": return [.leave]
        default: break
        }
        return []
    }

    // MARK: Questions

    /// Asks what became of a sitting that nobody saw for long, unless that is asked already.
    package mutating func ask(about finding: Finding, at now: Date) {
        guard !isAskingAboutAbsence else { return }
        stir(at: now)
        ask(.found(finding))
    }

    /// Whether that question stands; until it is answered nobody has seen the sitting.
    var isAskingAboutAbsence: Bool {
        if case .asking(let question) = mode, case .found = question.subject { true } else { false }
    }

    package mutating func ask(_ question: Question) { mode = .asking(question) }

    private mutating func handle(_ key: Key, question: Question, at now: Date) -> [ScreenEffect] {
        var question = question
        let outcome = question.handle(key)
        mode = .asking(question)
        return switch outcome {
        case .answered(let answer): self.answer(answer)
        case .leave: [.leave]
        case .open: []
        }
    }

    package mutating func answer(_ answer: Question.Answer) -> [ScreenEffect] {
        let wasFound = isAskingAboutAbsence
        mode = .sitting
        switch answer {
        case .complete: return [.perform(.complete())]
        case .cancel: ask(.cancel)
        case .discard: return [.perform(.cancel)]
        case .end(let ending): return [.perform(.complete(endedAt: ending.date))]
        case .keep: if wasFound { return [.markSeen] }
        }
        return []
    }

    // MARK: Beginning and ending

    package mutating func act(on outcome: StartPanel.Outcome, at now: Date) -> [ScreenEffect] {
        switch outcome {
        case .begin(let target, let methodName, let preparation):
            return [.begin(target: target, methodName: methodName, preparation: preparation)]
        case .refused(let sentence): say(sentence, stays: true, at: now)
        case .used, .unused: break
        }
        return []
    }

    /// After a sitting: back to the start panel, or away.
    package mutating func finish() -> [ScreenEffect] {
        if closesAfterSitting { return [.leave] }
        mode = .start(Self.panel(for: settings))
        return []
    }
}
