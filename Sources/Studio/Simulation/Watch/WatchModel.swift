import Foundation
import Presentations
import ScreenKit
import Simulation
import TerminalScreen
import Theming

/// A simulation that is watched, and what keys do to it. A value: the screen reads the clock.
package struct WatchModel {
    /// What the panel shows.
    package enum Page { case events, figures }

    /// What the person called the scenario.
    package let name: String
    /// The simulation, at the instant that is looked at.
    package private(set) var player: SimulationPlayer
    /// The instant.
    package private(set) var time: PlaybackTime
    /// The place of the app that keys are about, in the order of the file.
    private(set) var chosenApp = 0
    /// The presentation that is shown first where not all fit; `nil`: what the phone shows now.
    package private(set) var selection: Presentation?
    /// How many lines of the panel are hidden below.
    private(set) var scroll = 0
    /// Whether the keys are explained.
    package private(set) var showsHelp = false
    /// Why the last key did nothing, or what it took back.
    package private(set) var notice: String?
    private var chosenPage: Page?

    /// A simulation at its start, running.
    ///
    /// - Parameter speed: How much faster than life; `nil`: so that the whole takes up to a minute or two.
    package init(_ player: SimulationPlayer, name: String, speed: Double? = nil, at now: Date) {
        (self.player, self.name) = (player, name)
        let usual = PlaybackTime.speeds.last { $0 <= player.duration / Self.usualLength } ?? PlaybackTime.speeds[0]
        time = PlaybackTime(at: 0, in: 0...player.duration, speed: speed ?? usual, now: now)
        time.toggle(at: now)
    }

    /// Seconds that a simulation takes at least where nobody says how fast, if it is not shorter.
    private static let usualLength = 15.0

    /// Whether the simulation is at its end.
    package var isOver: Bool { player.time >= player.duration }
    /// What the panel shows: at the end the figures, unless the person chose otherwise.
    package var page: Page { chosenPage ?? (isOver ? .figures : .events) }
    /// The app that keys are about.
    package var app: AppStatus { player.apps[chosenApp] }

    /// Lets the simulation run until what its time is now.
    package mutating func advance(to now: Date) {
        guard time.isPlaying else { return }
        player.seek(to: time.offset(at: now))
        if isOver { stand(at: now) }
    }

    /// When the picture may differ, given when it does in the simulation's own time.
    package func deadline(expiresAt: Date?, after now: Date) -> Date? {
        guard time.isPlaying else { return nil }
        let changes = [
            expiresAt.map { $0.timeIntervalSince(Simulator.start) }, player.time.rounded(.down) + 1, player.nextTime,
            player.duration,
        ]
        return changes.compactMap { $0 }.filter { $0 > player.time }.min().flatMap { time.wake(for: $0, after: now) }
    }

    // MARK: Keys

    /// Does what a key stands for.
    package mutating func handle(_ key: Key, at now: Date) -> ScreenRequest? {
        advance(to: now)
        notice = nil
        if showsHelp, key != .suspend {
            showsHelp = false
            return key == .interrupt ? .leave : nil
        }
        switch key {
        case .interrupt: return .leave
        case .suspend: return .suspend
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
        case .enter, .redraw, .control: break
        }
        return nil
    }

    private mutating func handle(_ character: Character, at now: Date) -> ScreenRequest? {
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

    /// Goes to a time, and on from there.
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

    /// Chooses an app.
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
            notice = "There is nothing to take back."
            return
        }
        notice = "Took back what was done at \(SimulatedTime.text(last.time))."
    }
}
