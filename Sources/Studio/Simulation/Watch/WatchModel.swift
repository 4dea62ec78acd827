import Foundation
import Presentations
import ScreenKit
import Simulation
import TerminalScreen
import Theming

/// State of a watched simulation, and what its keys change. A value: the screen reads the clock.
package struct WatchModel {
    /// The content of the panel.
    package enum Page { case events, figures }

    /// The scenario's name as typed.
    package let name: String
    /// The simulation at the current instant.
    package private(set) var player: SimulationPlayer
    /// The playback position.
    package private(set) var time: PlaybackTime
    /// The index of the app that keys act on, in file order.
    private(set) var chosenApp = 0
    /// The presentation shown first if not all fit; `nil` for the one that the phone shows now.
    package private(set) var selection: Presentation?
    /// The number of panel lines scrolled off the bottom.
    private(set) var scroll = 0
    /// Whether the key help is open.
    package private(set) var showsHelp = false
    /// Why the last key did nothing, or what it undid.
    package private(set) var notice: String?
    private var chosenPage: Page?

    /// Creates a simulation at its start, playing.
    ///
    /// - Parameter speed: The multiple of real time; `nil` for the fastest listed speed at which the whole takes at least 15 s.
    package init(_ player: SimulationPlayer, name: String, speed: Double? = nil, at now: Date) {
        (self.player, self.name) = (player, name)
        let usual = PlaybackTime.speeds.last { $0 <= player.duration / Self.usualLength } ?? PlaybackTime.speeds[0]
        time = PlaybackTime(at: 0, in: 0...player.duration, speed: speed ?? usual, now: now)
        time.toggle(at: now)
    }

    /// The minimum playing time at the default speed, in seconds; a simulation shorter than this plays at the lowest speed.
    private static let usualLength = 15.0

    /// Whether the simulation has reached its end.
    package var isOver: Bool { player.time >= player.duration }
    /// The page shown: the chosen one; by default events, and figures at the end.
    package var page: Page { chosenPage ?? (isOver ? .figures : .events) }
    /// The app that keys act on.
    package var app: AppStatus { player.apps[chosenApp] }

    /// Runs the simulation up to the playback position of `now`.
    package mutating func advance(to now: Date) {
        guard time.isPlaying else { return }
        player.seek(to: time.offset(at: now))
        if isOver { stand(at: now) }
    }

    /// The next wall-clock instant at which the picture may change; `nil` if paused.
    ///
    /// - Parameter expiresAt: When the drawn picture expires, in simulated time.
    package func deadline(expiresAt: Date?, after now: Date) -> Date? {
        guard time.isPlaying else { return nil }
        let changes = [
            expiresAt.map { $0.timeIntervalSince(Simulator.start) }, player.time.rounded(.down) + 1, player.nextTime,
            player.duration,
        ]
        return changes.compactMap { $0 }.filter { $0 > player.time }.min().flatMap { time.wake(for: $0, after: now) }
    }

    // MARK: Keys

    /// Handles a key. Returns what the event loop is to do, or `nil`.
    package mutating func handle(_ key: Key, at now: Date) -> ProgramEffect? {
        advance(to: now)
        notice = nil
        if showsHelp {
            showsHelp = false
            return key == .interrupt ? .leave : nil
        }
        switch key {
        case .interrupt: return .leave
        case .character(let character): return handle(character, at: now)
        case .right: step(forward: true, at: now)
        case .left: step(forward: false, at: now)
        case .pageDown: jump(by: 600, at: now)
        case .pageUp: jump(by: -600, at: now)
        case .home: go(to: 0, at: now)
        case .end: go(to: player.duration, at: now)
        case .up: scroll += 1
        case .down: scroll = max(0, scroll - 1)
        case .tab: chooseApp(by: 1)
        case .backTab: chooseApp(by: -1)
        case .backspace, .delete: takeBack()
        case .escape: (selection, chosenPage, scroll) = (nil, nil, 0)
        case .enter, .redraw, .suspend, .control: break
        }
        return nil
    }

    private mutating func handle(_ character: Character, at now: Date) -> ProgramEffect? {
        switch character {
        case "q", "Q": return .leave
        case "?": showsHelp = true
        case " ":
            if isOver, !time.isPlaying { go(to: 0, at: now) }
            time.toggle(at: now)
        case "j": step(forward: true, at: now)
        case "J": step(forward: false, at: now)
        case ".": jump(by: 1, at: now)
        case ",": jump(by: -1, at: now)
        case ">": jump(by: 60, at: now)
        case "<": jump(by: -60, at: now)
        case "]": time.changeSpeed(by: 1, at: now)
        case "[": time.changeSpeed(by: -1, at: now)
        case "f", "F": (chosenPage, scroll) = (page == .figures ? .events : .figures, 0)
        case "1", "2", "3", "4":
            let presentation = Presentation.allCases[(character.wholeNumberValue ?? 1) - 1]
            selection = selection == presentation ? nil : presentation
        case "0": selection = nil
        default:
            let key = Character(character.lowercased())
            if let intervention = Intervention.allCases.first(where: { $0.key == key }) { intervene(intervention) }
        }
        return nil
    }

    // MARK: Time

    /// Jumps to an offset in seconds and keeps playing or paused.
    mutating func go(to offset: Double, at now: Date) {
        time.jump(to: offset, at: now)
        player.seek(to: time.offset(at: now))
        scroll = 0
    }

    private mutating func jump(by seconds: Double, at now: Date) { go(to: player.time + seconds, at: now) }

    private mutating func step(forward: Bool, at now: Date) {
        if forward { player.stepForward() } else { player.stepBack() }
        scroll = 0
        stand(at: now)
    }

    private mutating func stand(at now: Date) {
        if time.isPlaying { time.toggle(at: now) }
        time.jump(to: player.time, at: now)
    }

    // MARK: Interfering

    /// Selects the app that keys act on.
    package mutating func choose(app index: Int) { chosenApp = index }

    private mutating func chooseApp(by steps: Int) {
        let count = player.apps.count
        chosenApp = (chosenApp + steps + count) % count
    }

    private mutating func intervene(_ intervention: Intervention) {
        do {
            player.intervene(try intervention.action(on: app, in: player))
            scroll = 0
        } catch {
            notice = error.sentence
        }
    }

    private mutating func takeBack() {
        guard let last = player.takeBack() else {
            notice = "Nothing to undo."
            return
        }
        notice = "Undid the intervention at \(SimulatedTime.text(last.time))."
    }
}
