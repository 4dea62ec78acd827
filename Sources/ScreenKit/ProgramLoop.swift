import CellUI
import Foundation
import Meditation
import TerminalScreen

/// The one event loop: updates a program, shows it, and sleeps until the next event.
///
/// It owns what every program has in common: Ctrl-Z, signals, watching files (also when their folders are replaced), and the
/// lock that tells other processes that this one rings.
///
///          ┌──────────────────────────────────────────────┐
///          ▼                                              │
///     clock ─► update(event, at:) ─► effects ─► view ─► sleep until deadline or event
///
/// It wakes up only for events and deadlines.
package struct ProgramLoop {
    /// Why a program ended.
    package enum End: Hashable {
        /// It left, or the reader of its output did.
        case left
        /// A signal requested termination. The caller restores what it must and then raises the signal again.
        case killed(signal: Int32)
    }

    private let clock: () -> ClockReading
    private let output: ProgramOutput

    /// Creates a loop.
    ///
    /// - Parameters:
    ///   - clock: Reads the clocks: the only source of time for the program.
    ///   - output: Where printed lines go.
    package init(clock: @escaping () -> ClockReading, output: ProgramOutput = .none) {
        (self.clock, self.output) = (clock, output)
    }

    /// Runs `program` on `source` until it ends, and closes `source`.
    ///
    /// - Throws: What ``Program/update(_:at:)`` throws, and errors of the output.
    package func run<P: Program>(_ program: inout P, on source: any EventSource) throws -> End {
        var run = Run(source: source, clock: clock, output: output)
        defer {
            source.close()
            run.presence = nil
            program.handOver()
        }
        return try run.untilEnd(of: &program)
    }
}

/// The state of a running loop.
private struct Run {
    let source: any EventSource
    let clock: () -> ClockReading
    let output: ProgramOutput
    /// The lock that announces the program.
    var presence: AnyObject?
    private var files = WatchedFiles()
    private var events: [ProgramEvent] = [.opened]
    private var end: ProgramLoop.End?
    private var isShown = false
    /// The parts of the picture that respond to a click.
    private var regions: [InteractiveRegion] = []
    private var pace = FramePace()
    /// The key of the hint on which the mouse button is down.
    private var pressed: Key?

    init(source: any EventSource, clock: @escaping () -> ClockReading, output: ProgramOutput) {
        (self.source, self.clock, self.output) = (source, clock, output)
    }

    mutating func untilEnd<P: Program>(of program: inout P) throws -> ProgramLoop.End {
        while end == nil {
            let event = events.removeFirst()
            let reading = clock()
            try perform(program.update(event, at: reading))
            if case .folderChanged = event { presence = nil }
            // Nothing can have changed about files or the announcement at a mere deadline, unless the announcement failed.
            if isShown, event != .deadline || presence == nil { watch(program) }
            guard events.isEmpty, end == nil else { continue }
            show(&program, at: reading.wall)
            if isShown {
                let deadline = [program.deadline(after: reading.wall), pace.next].compactMap { $0 }.min()
                try receive(source.nextEvent(until: deadline), for: &program)
            } else {
                isShown = true
                watch(program)
                events.append(.shown)
            }
        }
        let end = end ?? .left
        if case .killed(let signal) = end {
            try perform(program.update(.ending(signal: signal), at: clock()))
        } else {
            try perform(program.update(.ending(signal: nil), at: clock()))
        }
        return end
    }

    private mutating func watch<P: Program>(_ program: P) {
        if let error = files.watch(program.watchedFiles, on: source) { events.append(.unwatched(error)) }
        if presence == nil { presence = program.announce() }
    }

    private mutating func show<P: Program>(_ program: inout P, at now: Date) {
        guard let terminal = source.terminal else { return }
        let surface = ProgramSurface(
            size: terminal.size, colorDepth: terminal.colorDepth, isUnicode: terminal.usesUTF8,
            background: terminal.backgroundScheme, pictures: terminal.pictures)
        guard let view = program.view(on: surface, at: now) else { return }
        regions = view.regions
        terminal.paint(view.frame, with: view.picture)
        terminal.setTitle(view.title)
        terminal.setProgress(view.progress)
        pace.drew(from: now, to: view.movesAt == nil ? now : clock().wall, next: view.movesAt)
    }

    private mutating func receive<P: Program>(_ event: TerminalEvent, for program: inout P) throws {
        switch event {
        case .key(.suspend): try suspend(&program)
        case .key(let key): events.append(.key(key))
        case .mouse(let mouse):
            let hint: Key? = regions.message(at: mouse.position)
            let isClick = mouse.kind == .release && hint != nil && hint == pressed
            events.append(hint.flatMap { isClick ? .key($0) : nil } ?? .mouse(mouse))
            pressed = mouse.kind == .press ? hint : nil
        case .resized, .continued: events.append(.redraw)
        case .deadline: events.append(.deadline)
        case .fileChanged(let file): events += files.events(for: file, on: source)
        case .clockStepped: events.append(.clockStepped)
        case .childEnded: events.append(.childEnded)
        case .inputReady: events.append(.inputReady)
        case .readerLeft: end = .left
        case .terminated(let signal): end = .killed(signal: signal)
        }
        // A change of a file that is no longer watched.
        if events.isEmpty, end == nil { events.append(.redraw) }
    }

    /// Stops the process until it is continued. Meanwhile another process rings.
    private mutating func suspend<P: Program>(_ program: inout P) throws {
        try perform(program.update(.suspending, at: clock()))
        presence = nil
        program.handOver()
        source.suspend()
        presence = program.announce()
        events.append(.resumed)
    }

    private mutating func perform(_ effects: [ProgramEffect]) throws {
        let (terminal, output) = (source.terminal, output)
        for effect in effects {
            switch effect {
            case .leave: end = .left
            case .ring: if let terminal { terminal.ring() } else { try print { try output.write(ProgramOutput.bell) } }
            case .flash: terminal?.flash()
            case .notify(let title, let body):
                if terminal?.notify(title: title, body: body) != true {
                    events.append(.notNotified(title: title, body: body))
                }
            case .say(let line): try print { try output.say(line) }
            case .write(let text): try print { try output.write(text) }
            case .warn(let sentence): output.warn(sentence)
            case .complain(let text): output.complain(text)
            case .stopReading: source.ignoreInput()
            case .askForPictures: terminal?.askForPictures()
            }
        }
    }

    /// Prints by `body`. A reader that has closed its end of the pipe ends the program without an error.
    private mutating func print(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch {
            guard errno == EPIPE else { throw error }
            end = .left
        }
    }
}

/// The files that a program watches, also while their folders come and go.
private struct WatchedFiles {
    /// What is watched for each file: the file itself and its folder or, where these do not exist, the nearest that do.
    private var watches: [URL: [URL]] = [:]
    private var failed: [URL: TerminalError] = [:]

    /// Watches those of `files` that are not watched yet. Returns an error that was not returned before.
    mutating func watch(_ files: [URL], on source: any EventSource) -> TerminalError? {
        var news: TerminalError?
        for file in files where watches[file] == nil {
            let error = watch(file, on: source)
            if let error, failed[file] != error { news = error }
            failed[file] = error
        }
        return news
    }

    private mutating func watch(_ file: URL, on source: any EventSource) -> TerminalError? {
        var watched: [URL] = []
        var first: TerminalError?
        var next = file
        // Two: the file, and its folder to notice that it is replaced.
        while watched.count < 2, next.pathComponents.count > 1 {
            do throws(TerminalError) {
                try source.watch(file: next, for: next == file ? .all : .presence)
                watched.append(next)
            } catch {
                first = first ?? error
            }
            next.deleteLastPathComponent()
        }
        guard !watched.isEmpty else { return first }
        watches[file] = watched
        return nil
    }

    /// The program's events for a change of `url`. A file whose folder has changed is watched again first, so that nothing
    /// written after the program has read it is missed.
    mutating func events(for url: URL, on source: any EventSource) -> [ProgramEvent] {
        let affected = watches.filter { $0.value.contains(url) }.keys.sorted { $0.path < $1.path }
        return affected.map { file in
            guard file != url else { return .fileChanged(file) }
            watches[file] = nil
            failed[file] = watch(file, on: source)
            return .folderChanged(of: file)
        }
    }
}
