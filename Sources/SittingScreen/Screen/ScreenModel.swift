import Attendance
import CellUI
import Configuration
import Foundation
import Meditation
import Presentations
import ScreenKit
import TerminalScreen
import Theming

/// The screen's state as a value: keys, clicks and time go in, effects come out.
///
/// The sitting is not part of it. The store owns that; ``follow(_:at:)`` passes its state in.
package struct ScreenModel: Hashable {
    /// The mode of the screen.
    package enum Mode: Hashable {
        /// The start panel; no sitting runs.
        case start(StartPanel)
        /// A sitting runs.
        case sitting
        /// A sitting runs, and a question about it is open.
        case asking(Question)
        /// The card after a sitting is shown, until it leaves by itself or a key closes it.
        case completion(CompletionCard)
    }

    /// Seconds by which `+` and `-` move the target.
    package static let step: TimeInterval = 60

    /// The current mode.
    package var mode: Mode
    /// The settings in effect, including changes made by keys.
    package private(set) var settings: Settings
    /// The chosen presentation; `nil` for all.
    var selection: Presentation?
    /// The help about the keys.
    var help = HelpState()

    /// The history; `nil` if it is closed.
    var history: HistoryPanel?
    /// The settings; `nil` if they are closed.
    var settingsPanel: SettingsPanel?

    /// Whether the screen was opened for one sitting and closes after it.
    let closesAfterSitting: Bool
    /// The themes that `t` cycles through, which are looked for after the first picture.
    var themeNames: [String]
    /// Whether the terminal's own background is light or dark; `nil` if that is not known.
    var background: ColorScheme?
    var press: MousePress?
    /// Whether activities of other apps are visible.
    var hasOthers = false
    /// The joined server, in words for the first line; `nil` if the timer is local.
    var serverWords: String?
    /// Whether that server is offline, which is shown even if there is no first line.
    var isServerAway = false
    private(set) var lastLine: LastLine
    /// What was sat of the weekly aim, for the start panel; `nil` without an aim.
    var weeklyAim: WeeklyAim?
    /// The last sittings, for the start panel.
    var recent = RecentPlans()
    /// Whether the screen was darkened until the bell.
    private(set) var isDarkened = false
    private var sitting: UUID?
    /// Whether the user was asked when this sitting ended, and kept sitting.
    private var wasFound = false
    private var seenCompletion: UUID?
    private var lowPower = LowPowerPolicy()

    /// Creates a model that shows the start panel.
    package init(settings: Settings, themeNames: [String] = [], closesAfterSitting: Bool = false, at now: Date) {
        self.settings = settings
        self.themeNames = themeNames
        self.closesAfterSitting = closesAfterSitting
        lastLine = LastLine(at: now)
        mode = .start(StartPanel(settings: settings, recent: RecentPlans()))
    }

    func panel(for settings: Settings) -> StartPanel { StartPanel(settings: settings, recent: recent) }

    /// Whether the expanded island is open because the compact one is held down.
    var isIslandOpen: Bool { press?.isIslandOpen ?? false }

    /// The sentence in the last line; `nil` if there is none.
    package var notice: Notice? { lastLine.notice }

    // MARK: What happens outside

    /// Updates the mode to the timer state read from the store.
    ///
    /// - Parameter isCardClosed: Whether the card after the sitting was closed already, here or on another screen. Default: `false`.
    package mutating func follow(_ state: TimerState, isCardClosed: Bool = false, at now: Date) -> [ScreenEffect] {
        switch state {
        case .running(let running):
            let isOther = sitting != running.id
            sitting = running.id
            if isOther { wasFound = false }
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
            // If the clock was set back, the completion must not stay longer than usual.
            let until = min(completion.completedAt, now) + display
            guard until > now, !isCardClosed else { return finish() }
            mode = .completion(CompletionCard(completion, moods: settings.moods, until: until))
        case .idle:
            guard sitting != nil else { break }
            sitting = nil
            return finish()
        }
        return []
    }

    /// Applies a changed settings file: takes values that differ from `before`, keeps those changed by keys.
    mutating func adopt(_ new: Settings, before: Settings) {
        settings.adopt(new, before: before)
        if new.showSeconds != before.showSeconds { lowPower.giveWay() }
        // Other settings leave what was chosen in the panel.
        guard panel(for: new) != panel(for: before), case .start(let old) = mode else { return }
        var panel = panel(for: settings)
        panel.isWanted = old.isWanted
        mode = .start(panel)
    }

    /// Shows a sentence in the last line, for a while or, if `stays`, until a key is pressed.
    package mutating func say(_ text: String, brief: String? = nil, stays: Bool = false, at now: Date) {
        lastLine.say(text, brief: brief, stays: stays, at: now)
    }

    /// Removes a sentence if the last line still shows it.
    mutating func unsay(_ text: String?, at now: Date) { if notice?.text == text { lastLine.stir(at: now) } }

    /// Shows the reason for a bell, for longer than other sentences or until a key is pressed.
    package mutating func tell(_ news: String, at now: Date) {
        lastLine.tell(news, at: now)
        isDarkened = false
    }

    /// Reacts to a bell: drops a passing sentence and shows the key hints again.
    mutating func rouse(at now: Date) {
        lastLine.rouse(at: now)
        isDarkened = false
    }

    /// Hides seconds while the battery is low, and says so once.
    package mutating func follow(lowBattery: Battery?, at now: Date) {
        if let sentence = lowPower.follow(lowBattery, showsSeconds: &settings.showSeconds) { say(sentence, at: now) }
    }

    /// Shows the history; if it is open, updates it in place.
    package mutating func show(_ new: HistoryPanel) { history = history?.reading(new) ?? new }

    /// Takes the terminal size, and whether activities of other apps are visible.
    mutating func fit(_ size: CellSize, hasOthers: Bool = false) {
        self.hasOthers = hasOthers
        help.size = size
        history?.fit(HistoryLayout(screen: size).content)
    }

    /// Applies everything due at `now`.
    package mutating func advance(to now: Date) -> [ScreenEffect] {
        press?.advance(to: now)
        lastLine.advance(to: now)
        if case .completion(let card) = mode, now >= card.until { return close(card) }
        return []
    }

    /// Moves deadlines by `seconds` after the wall clock was set forward (negative: back), so that they last as long as before.
    package mutating func clockStepped(by seconds: TimeInterval) {
        lastLine.clockStepped(by: seconds)
        press?.clockStepped(by: seconds)
        if case .completion(var card) = mode {
            card.clockStepped(by: seconds)
            mode = .completion(card)
        }
    }

    // MARK: Keys

    /// Handles a key. The first one after the screen was darkened only lights it again.
    package mutating func handle(_ key: Key, sitting: Sitting?, at now: Date) -> [ScreenEffect] {
        let wasDark = isDark
        stir(at: now)
        if wasDark { return [] }
        let keys = ScreenKeys(of: self, sitting: sitting, hasFaces: settings.liveActivities, at: now).map
        switch help.handle(key, lines: keys.helpLines) {
        case .leave: return [.leave]
        case .used: return []
        case .unused: return keys.action(for: key).map { perform($0, sitting: sitting, at: now) } ?? []
        }
    }

    mutating func stir(at now: Date) {
        lastLine.stir(at: now)
        (press, isDarkened) = (nil, false)
    }

    private mutating func perform(_ command: ScreenCommand, sitting: Sitting?, at now: Date) -> [ScreenEffect] {
        switch command {
        case .end:
            if wasFound { return [.askWhenItEnded] }
            askHowToEnd(sitting, at: now)
        case .pause: return [.perform(.pause)]
        case .resume: return [.perform(.resume)]
        case .extend(let seconds): return [.perform(.extend(by: seconds))]
        case .skip: return [.perform(.skip)]
        case .choose(let presentation): choose(presentation)
        case .cycle(let steps): cycle(by: steps)
        case .showAll: selection = nil
        case .toggleSeconds:
            settings.showSeconds.toggle()
            lowPower.giveWay()
        case .nextTheme:
            settings.nextTheme(
                of: themeNames, after: ThemeLibrary.name(of: settings.theme, on: background))
        case .nextBell:
            settings.haptics = settings.haptics.next
            say(settings.haptics.sentence, at: now)
        case .toggleActivities: settings.liveActivities.toggle()
        case .readHistory: return [.readHistory]
        case .readSettings: return [.readSettings]
        case .openPanel: showPanel(true)
        case .closePanel: showPanel(false)
        case .panel(let command): return perform(command, at: now)
        case .question(let command): return perform(command)
        case .history(let command): return perform(command, at: now)
        case .settings(let command): return perform(command, at: now)
        case .card(let command): return perform(command, at: now)
        case .showHelp: help.open()
        case .leave: return [.leave]
        case .darken: isDarkened = true
        case .redraw: break
        }
        return []
    }

    // MARK: Questions

    package mutating func ask(_ question: Question) { mode = .asking(question) }

    private mutating func perform(_ command: Question.Command) -> [ScreenEffect] {
        guard case .asking(var question) = mode else { return [] }
        switch command {
        case .answer(let answer): return self.answer(answer)
        case .move(let steps): question.move(by: steps)
        }
        mode = .asking(question)
        return []
    }

    package mutating func answer(_ answer: Question.Answer) -> [ScreenEffect] {
        let wasFound = isAskingAboutAbsence
        mode = .sitting
        switch answer {
        case .complete: return [.perform(.complete())]
        case .cancel: ask(.cancel)
        case .discard: return [.perform(.cancel)]
        case .end(let ending): return [.perform(.complete(endedAt: ending.date))]
        case .keep:
            guard wasFound else { break }
            self.wasFound = true
            return [.markSeen]
        }
        return []
    }

    // MARK: Beginning and ending

    package mutating func act(on outcome: StartPanel.Outcome, at now: Date) -> [ScreenEffect] {
        switch outcome {
        case .begin(let plan): return [.begin(plan)]
        case .refused(let sentence): say(sentence, stays: true, at: now)
        case .used, .unused: break
        }
        return []
    }

    /// Ends the sitting's display: returns to the start panel, or leaves.
    package mutating func finish() -> [ScreenEffect] {
        if closesAfterSitting { return [.leave] }
        mode = .start(panel(for: settings))
        return []
    }
}
