import CellUI
import Foundation

@testable import TerminalScreen

/// A terminal that plays a script of keys, clicks and waits on a clock of its own, and records what is painted.
///
///     let terminal = ScriptedTerminal(at: start)
///     terminal.type("?q")
///     _ = try ProgramLoop(clock: { … terminal.now … }).run(&program, on: terminal)
///     #expect(terminal.screens.last!.contains("Keys"))
///
/// Waiting takes no time: if the script's next step comes later than the program's deadline, the clock moves to the deadline.
/// When the script is over the terminal hangs up.
package final class ScriptedTerminal: Terminal {
    /// A step of the script.
    package enum Step {
        /// An event happens at once.
        case event(TerminalEvent)
        /// Time passes, in seconds.
        case wait(TimeInterval)
        /// Anything else happens, such as another process changing the store.
        case run(() throws -> Void)
    }

    package private(set) var size: CellSize
    package var colorDepth: ColorDepth
    /// Whether it shows more than ASCII. Default: true.
    package var usesUTF8 = true
    /// Whether its background is light or dark. Default: `nil`, as it does not say.
    package var backgroundScheme: ColorScheme?
    /// The clock.
    package var now: Date
    /// The painted frames, each with the time it was painted.
    package private(set) var frames: [(frame: Frame, date: Date)] = []
    /// The picture over the last frame.
    package private(set) var picture: TerminalPicture?
    /// Whether pictures can be shown, as far as the terminal was asked.
    package private(set) var pictures = PictureSupport.unasked
    /// What the terminal answers when it is asked for pictures. Default: that it can show none.
    package var answer = PictureSupport.none
    /// The last window title.
    package private(set) var title: String?
    /// The last progress.
    package private(set) var progress: TerminalProgress?
    /// Instants at which the bell rang.
    package private(set) var rings: [Date] = []
    /// Instants at which the screen flashed.
    package private(set) var flashes: [Date] = []
    /// Notifications shown.
    package private(set) var notifications: [String] = []
    /// How many times the program slept and woke by its deadline.
    package private(set) var wakes = 0
    /// The files that are watched.
    package private(set) var watched: [URL] = []
    /// How many times the program was suspended.
    package private(set) var suspensions = 0
    /// Whether the screen was closed.
    package private(set) var isClosed = false
    /// Whether it can show notifications. Default: false.
    package var showsNotifications = false
    /// Why files cannot be watched; `nil` if they can.
    package var watchError: TerminalError?
    /// How much later than at each deadline the program wakes up, in seconds. Default: not at all.
    package var lateness: () -> TimeInterval = { 0 }
    private var script: [Step] = []

    /// Creates a terminal whose clock stands at `start`.
    package init(
        size: CellSize = CellSize(width: 80, height: 24), colorDepth: ColorDepth = .direct, at start: Date
    ) { (self.size, self.colorDepth, now) = (size, colorDepth, start) }

    // MARK: The script

    /// Appends steps.
    package func then(_ steps: Step...) { script += steps }
    /// Types each character as a key.
    package func type(_ text: String) { for character in text { press(.character(character)) } }
    /// Presses keys.
    package func press(_ keys: Key...) { script += keys.map { .event(.key($0)) } }
    /// Lets time pass, in seconds.
    package func wait(_ seconds: TimeInterval) { script.append(.wait(seconds)) }
    /// Has something happen, after which the file at `url` counts as changed.
    package func change(_ url: URL, _ body: @escaping () throws -> Void) {
        script += [.run(body), .event(.fileChanged(url))]
    }

    /// The frames as text, one string each.
    package var screens: [String] { frames.map(\.frame.text) }

    // MARK: Terminal

    package func paint(_ frame: Frame, with picture: TerminalPicture?) {
        frames.append((frame, now))
        self.picture = picture
    }

    package func askForPictures() { if pictures == .unasked { pictures = answer } }

    package func setTitle(_ title: String?) { self.title = title }
    package func setProgress(_ progress: TerminalProgress?) { self.progress = progress }
    package func ring() { rings.append(now) }
    package func flash() { flashes.append(now) }
    package func suspend() { suspensions += 1 }
    package func ignoreInput() {}
    package func close() { isClosed = true }

    package func notify(title: String, body: String) -> Bool {
        if showsNotifications { notifications.append("\(title): \(body)") }
        return showsNotifications
    }

    package func watch(file: URL, for changes: WatchedChanges) throws(TerminalError) {
        if let watchError { throw watchError }
        watched.append(file)
    }

    package func nextEvent(until deadline: Date?) -> TerminalEvent {
        while let step = script.first {
            switch step {
            case .event(let event):
                script.removeFirst()
                if case .resized(let size) = event { self.size = size }
                return event
            case .run(let body):
                script.removeFirst()
                do { try body() } catch { return .terminated(signal: SIGABRT) }
            case .wait(let seconds):
                if let deadline, deadline <= now + seconds {
                    let wake = max(now, deadline) + lateness()
                    script[0] = .wait(max(0, (now + seconds).timeIntervalSince(wake)))
                    now = wake
                    wakes += 1
                    return .deadline
                }
                script.removeFirst()
                now += seconds
            }
        }
        return .terminated(signal: SIGHUP)
    }
}
