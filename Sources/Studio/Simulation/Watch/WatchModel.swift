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
    /// The number of panel lines scrolled: off the bottom of the events, whose newest are visible by default, or off the top
    /// of the figures.
    private(set) var scroll = 0
    /// The help about the keys.
    package var help = HelpState()
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

    /// The keys of the current state.
    package var keyMap: KeyMap<WatchCommand> {
        WatchKeys.map(isPlaying: time.isPlaying, hasApps: player.apps.count > 1)
    }

    /// Handles a key. Returns what the event loop is to do, or `nil`.
    package mutating func handle(_ key: Key, at now: Date) -> ProgramEffect? {
        advance(to: now)
        notice = nil
        let keys = keyMap
        switch help.handle(key, lines: keys.helpLines) {
        case .leave: return .leave
        case .used: return nil
        case .unused: return keys.action(for: key).flatMap { perform($0, at: now) }
        }
    }

    private mutating func perform(_ command: WatchCommand, at now: Date) -> ProgramEffect? {
        switch command {
        case .play:
            if isOver, !time.isPlaying { go(to: 0, at: now) }
            time.toggle(at: now)
        case .changeSpeed(let steps): time.changeSpeed(by: steps, at: now)
        case .step(let forward): step(forward: forward, at: now)
        case .jump(let seconds): jump(by: seconds, at: now)
        case .goToStart: go(to: 0, at: now)
        case .goToEnd: go(to: player.duration, at: now)
        case .chooseApp(let steps): chooseApp(by: steps)
        case .intervene(let intervention): intervene(intervention)
        case .undo: takeBack()
        case .togglePage: (chosenPage, scroll) = (page == .figures ? .events : .figures, 0)
        case .scroll(let lines): scroll = max(0, scroll + (page == .figures ? lines : -lines))
        case .choose(let presentation): selection = selection == presentation ? nil : presentation
        case .showAll: selection = nil
        case .reset: (selection, chosenPage, scroll) = (nil, nil, 0)
        case .showHelp: help.open()
        case .leave: return .leave
        case .redraw: break
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
