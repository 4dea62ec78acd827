@preconcurrency import CNcurses
import CellUI
import Foundation

/// The only code that knows ncurses: paints frames, reads keys and the mouse, waits for what happens next, rings the
/// bell, and leaves the terminal as it found it on every way out.
///
/// Read first: this class, ``ScreenEvent`` (what it waits for) and ``TerminalError`` (why there may be no screen).
///
///     let screen = try TerminalScreen(options: .init(), environment: environment)
///     defer { screen.close() }
///     while true {
///         let rendering = render(screen.size, now)
///         screen.paint(rendering.frame)
///         switch screen.nextEvent(until: rendering.expiresAt) { … }
///     }
///
/// A class, for there is one terminal and it has state outside the program. One screen at a time, used by one thread.
public final class TerminalScreen {
    /// What may be chosen.
    public struct Options: Sendable {
        /// Colours to use. Default: `nil`, what the environment and terminfo say (`NO_COLOR`, `COLORTERM`, `TERM`).
        public var colorDepth: ColorDepth?
        /// Whether the mouse is asked for. Default: true.
        public var usesMouse = true
        /// Whether ``ScreenEvent/childEnded`` is told. Default: false.
        public var reportsChildren = false
        /// Where keys come from. Default: standard input.
        public var input: Int32 = STDIN_FILENO
        /// Where the picture goes. Default: standard output.
        public var output: Int32 = STDOUT_FILENO

        /// The defaults.
        public init() {}
    }

    /// Columns and rows of the terminal, as of the last ``ScreenEvent/resized(_:)``.
    public private(set) var size: CellSize
    /// The colours in use. They become more when the terminal answers that it has 24-bit colour, where nothing else said so.
    public private(set) var colorDepth: ColorDepth
    /// Whether glyphs go out in UTF-8. If not, ``AsciiFallback`` stands in for what is not ASCII.
    public let usesUTF8: Bool

    /// Which program shows the terminal.
    public let program: TerminalProgram

    private let session: CursesSession
    private let wait: EventWait
    private var input: InputReader
    private var painter: FramePainter
    private var pending: [ScreenEvent] = []
    private var inputMayBePending = false
    private var isOpen = true
    private var adornments: Adornments
    private let previousActions: [(signal: Int32, action: sigaction)]

    /// Takes the terminal: alternate screen, no cursor, no echo, keys one by one.
    ///
    /// Throws ``TerminalError/notATerminal`` or ``TerminalError/dumb(name:)`` where plain lines are the thing to do; then
    /// nothing was sent and nothing changed.
    public init(options: Options = Options(), environment: [String: String]) throws(TerminalError) {
        TerminfoLock.shared.lock()
        usesUTF8 = CharacterEncoding.adopt(from: environment)
        program = TerminalProgram(environment: environment)
        adornments = Adornments(for: program)
        let signals = SignalInbox.signals + (options.reportsChildren ? [SIGCHLD] : [])
        let previous = SignalInbox.open(signals)
        do {
            session = try CursesSession(options: options, environment: environment)
        } catch {
            SignalInbox.close(previous)
            TerminfoLock.shared.unlock()
            throw error
        }
        // ncurses sets handlers of its own for some signals.
        signals.forEach(SignalInbox.listen)
        previousActions = previous
        colorDepth = session.colorDepth
        size = session.size
        input = InputReader()
        wait = EventWait(input: options.input)
        painter = FramePainter(
            output: options.output, depth: session.colorDepth, numbering: session.colorNumbering, usesUTF8: usesUTF8)
        if session.asksForColors { input.question = session.ask() }
    }

    deinit { close() }

    /// Brings the screen to `frame`. Cells that are as they were cost nothing.
    public func paint(_ frame: Frame) {
        guard isOpen else { return }
        painter.paint(frame)
    }

    /// Also reports changes of `file` from now on, which need not exist yet; its folder must.
    public func watch(file: URL) throws(TerminalError) { try wait.files.add(file) }

    /// Sleeps until something happens or `deadline` comes; with `nil`, however long that takes.
    public func nextEvent(until deadline: Date?) -> ScreenEvent {
        while true {
            if !pending.isEmpty { return pending.removeFirst() }
            if inputMayBePending {
                let events = input.next()
                if input.question?.saysYes == true { useDirectColor() }
                if events.contains(.key(.redraw)) { painter.forget() }
                pending += events
                inputMayBePending = !events.isEmpty
                continue
            }
            let reasons = wait.wait(until: deadline)
            if reasons.contains(.signal) { SignalInbox.drain().forEach(receive) }
            if reasons.contains(.clockStep) { pending.append(.clockStepped) }
            if reasons.contains(.file) { pending += wait.files.changes().map(ScreenEvent.fileChanged) }
            if reasons.contains(.deadline) { pending.append(.deadline) }
            if reasons.contains(.input) { inputMayBePending = true }
            if reasons.contains(.hangup) {
                wait.ignoreInput()
                if !pending.contains(.hangup) { pending.append(.hangup) }
            }
        }
    }

    /// Rings the terminal's bell once. A terminal without one flashes.
    public func ring() { if isOpen { beep() } }

    /// Flashes the screen once. A terminal that cannot does nothing: a flash often stands for a bell that must not be heard.
    public func flash() { if isOpen, capability("flash") != nil { CNcurses.flash() } }

    /// Stops the process as Ctrl-Z does, with the terminal restored meanwhile, and returns when it goes on.
    ///
    /// Then ``ScreenEvent/continued`` follows, after ``ScreenEvent/resized(_:)`` if the size changed. A process that
    /// nobody could continue is not stopped by the system; it goes on at once.
    public func suspend() {
        guard isOpen else { return }
        unadorn()
        session.awaitAnswer(to: &input.question)
        session.leave()
        // Others of the job stop by the signal to all; this process by one to itself, which is done when it returns.
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        SignalInbox.listen(to: SIGTSTP)
        for signal in SignalInbox.drain() where signal != SIGCONT && signal != SIGTSTP { receive(signal) }
        comeBack()
    }

    /// Gives the terminal back: screen, cursor, modes, mouse. A second call does nothing. A terminal that is gone, or
    /// takes no bytes, is not waited for.
    public func close() {
        guard isOpen else { return }
        unadorn()
        isOpen = false
        session.awaitAnswer(to: &input.question)
        input.close()
        session.end()
        SignalInbox.close(previousActions)
        TerminfoLock.shared.unlock()
    }

    /// Dies by `signal`, so that whoever waits for the process sees why it ended. Close first.
    public static func reraise(_ signal: Int32) -> Never {
        setDefaultAction(signal)
        raise(signal)
        exit(128 + signal)
    }

    private func receive(_ signal: Int32) {
        switch signal {
        case SIGWINCH:
            if let size = session.adoptWindowSize(), size != self.size {
                self.size = size
                painter.forget()
                pending.append(.resized(size))
            }
        case SIGCONT:
            // Stopped by a signal that cannot be heard; a shell may have used the terminal since.
            unadorn()
            session.leave()
            comeBack()
        case SIGTSTP: pending.append(.key(.suspend))
        case SIGHUP: pending.append(.hangup)
        case SIGCHLD: pending.append(.childEnded)
        default: pending.append(.terminated(signal: signal))
        }
    }

    private func useDirectColor() {
        guard colorDepth != .direct else { return }
        colorDepth = .direct
        painter.adopt(depth: .direct, numbering: .direct(names: 256))
    }

    /// Sends bytes that are no part of the picture; answers whether there was someone to send them to.
    func send(_ bytes: [UInt8]) -> Bool {
        guard isOpen, session.isWritable else { return false }
        session.send(bytes)
        return true
    }

    /// Sends what changes the title or the progress. What undoes it is in place before, for a crash in between.
    func adorn(_ change: (inout Adornments) -> [UInt8]) {
        var changed = adornments
        let bytes = change(&changed)
        guard !bytes.isEmpty, isOpen, session.isWritable else { return }
        adornments = changed
        session.arm(undoing: changed.undoing)
        session.send(bytes)
    }

    private func unadorn() {
        _ = send(adornments.undoing)
        adornments.forget()
    }

    private func comeBack() {
        session.enter()
        painter.forget()
        receive(SIGWINCH)
        pending.append(.continued)
    }
}

/// The default action for `signal`, unblocked.
private func setDefaultAction(_ number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    sigprocmask(SIG_UNBLOCK, &set, nil)
}
