import Foundation
import Meditation
import TerminalScreen

/// Follows a sitting on a terminal that shows lines and no screen: a line for everything that happens, added at the end, no
/// escape sequence; the bell rings.
///
/// It owns no state and starts nothing: it reads the store whenever that changes, and sleeps until then or until the next
/// moment that is worth a line.
struct PlainLines {
    /// BEL, the only control character that is written.
    static let bell = "\u{07}"

    /// The world.
    let shell: Shell
    /// Whether the bell rings.
    let settings: Settings
    /// The sitting to follow.
    let sitting: Sitting

    /// Follows until the sitting ends (exit status 0) or a signal asks to leave; then the process dies by it.
    func follow() throws -> Int32 {
        try shell.store.makeReady()
        let events = LineEvents()
        try events.watch(file: shell.store.changeFile)
        guard let signal = try follow(by: { events.next(until: $0) }) else { return ExitStatus.success.rawValue }
        TerminalScreen.reraise(signal)
    }

    /// Follows, waiting by `next`; answers the signal that ended it, nil if the sitting did.
    func follow(by next: (Date?) -> LineEvents.Event) throws -> Int32? {
        var narrator = PlainNarrator(
            sitting: sitting, at: shell.now(), in: shell.timeZone(), haptics: settings.haptics)
        var rings: [Date] = []
        while true {
            let now = shell.now()
            let notes = narrator.notes(on: try shell.store.state(), at: now)
            for note in notes {
                try shell.say(note.line)
                if let haptic = note.haptic, settings.haptics == .on { rings = Self.rings(of: haptic, from: now) }
            }
            while let ring = rings.first, ring <= now {
                try shell.write(Self.bell)
                rings.removeFirst()
            }
            if narrator.isOver, rings.isEmpty { return nil }
            let moments = [narrator.nextMoment(after: now), rings.first].compactMap(\.self)
            if case .terminated(let signal) = next(moments.min()) {
                // After a hang-up nobody reads.
                if signal != SIGHUP { try leave(on: signal, isOver: narrator.isOver) }
                return signal
            }
        }
    }

    private func leave(on signal: Int32, isOver: Bool) throws {
        // The terminal has echoed ^C where the next line would begin.
        if signal == SIGINT { try shell.say("") }
        if !isOver { try shell.say("The sitting goes on; `islet` comes back to it, `islet complete` ends it.") }
    }

    private static func rings(of haptic: HapticEvent, from now: Date) -> [Date] {
        (0..<haptic.rings).map { now.addingTimeInterval(Double($0) * (HapticEvent.interval / .seconds(1))) }
    }
}
