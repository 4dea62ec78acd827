@preconcurrency import CNcurses
import CellUI
import Foundation

/// The full-screen terminal, and the only code that calls ncurses.
///
/// It paints frames, reads keys and the mouse, waits for the next event, rings the bell and restores the terminal on every
/// exit.
///
/// Read first: this class, ``TerminalEvent`` (what it waits for) and ``TerminalError`` (why opening can fail).
///
///     let screen = try TerminalScreen(options: .init(), environment: environment)
///     defer { screen.close() }
///     while true {
///         let rendering = render(screen.size, now)
///         screen.paint(rendering.frame)
///         switch screen.nextEvent(until: rendering.expiresAt) { … }
///     }
///
/// A class because there is one terminal, whose state lives outside the program. Use one screen at a time, from one thread.
public final class TerminalScreen: Terminal {
    /// Options for opening a screen.
    public struct Options: Sendable {
        /// Colour depth to use. Default: `nil`, detected from the environment and terminfo (`NO_COLOR`, `COLORTERM`, `TERM`).
        public var colorDepth: ColorDepth?
        /// Whether to enable mouse reporting. Default: true.
        public var usesMouse = true
        /// Whether ``TerminalEvent/childEnded`` is reported. Default: false.
        public var reportsChildren = false
        /// File descriptor to read keys from. Default: standard input.
        public var input: Int32 = STDIN_FILENO
        /// File descriptor to paint to. Default: standard output.
        public var output: Int32 = STDOUT_FILENO

        /// Creates the default options.
        public init() {}
    }

    /// Terminal size in columns and rows, as of the last ``TerminalEvent/resized(_:)``.
    public private(set) var size: CellSize
    /// Colour depth in use. Rises to 24-bit if the terminal replies that it supports it and nothing else had said so.
    public private(set) var colorDepth: ColorDepth
    /// Whether the background is light or dark, once the terminal has replied; `nil` before, and if it does not say.
    public private(set) var backgroundScheme: ColorScheme?
    /// Whether glyphs are sent as UTF-8. If not, ``AsciiFallback`` replaces non-ASCII glyphs.
    public let usesUTF8: Bool

    /// The terminal emulator, as detected from the environment.
    public let program: TerminalProgram

    private let session: CursesSession
    private let wait: EventWait
    private var input: InputReader
    private var painter: FramePainter
    private var pending: [TerminalEvent] = []
    private var inputMayBePending = false
    private var isOpen = true
    private var picturePainter: PicturePainter
    /// The way to show pictures that was reported last.
    private var heardMethod: PictureQuestion.Method?
    private var adornments: Adornments
    private let previousActions: [(signal: Int32, action: sigaction)]

    /// Whether a screen of this process has the terminal; not while it is suspended.
    package static var isOpen: Bool { TerminalRestoration.isArmed }

    /// Opens the screen: alternate screen, hidden cursor, no echo, keys delivered one by one.
    ///
    /// Throws ``TerminalError/notATerminal`` or ``TerminalError/dumb(name:)`` if only plain lines are possible; then nothing
    /// was sent or changed.
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
        // ncurses installs its own handlers for some of these signals; replace them.
        signals.forEach(SignalInbox.listen)
        previousActions = previous
        colorDepth = session.colorDepth
        size = session.size
        picturePainter = PicturePainter(clear: Array((capabilityText("clear") ?? "").utf8))
        input = InputReader()
        wait = EventWait(input: options.input)
        painter = FramePainter(
            output: options.output, depth: session.colorDepth, numbering: session.colorNumbering, usesUTF8: usesUTF8,
            drawsBlocks: program.drawsBlockElements)
        let asksForBackground =
            options.colorDepth == nil && ColorQuestion.isBackgroundWorthAsking(at: colorDepth, environment: environment)
        if session.asksForColors || asksForBackground { input.question = session.ask() }
    }

    deinit { close() }

    /// Whether pictures of pixels can be shown, as far as the terminal has answered.
    public var pictures: PictureSupport {
        guard let question = input.pictures else { return .unasked }
        if let ability = question.ability(measuredCell: session.cellSize) { return .able(ability) }
        let isLate = question.asked.duration(to: .now) > ColorQuestion.patience
        return question.isOpen && !isLate ? .asked : .none
    }

    /// Asks the terminal whether it can show pictures, unless it was asked before.
    public func askForPictures() {
        guard isOpen, input.pictures == nil else { return }
        input.pictures = session.askForPictures(of: program)
    }

    /// Paints `frame`, and over it `picture`. Unchanged cells and an unchanged picture are not sent again.
    public func paint(_ frame: Frame, with picture: TerminalPicture?) {
        guard isOpen else { return }
        let method = input.pictures?.method
        if picturePainter.mustClear(for: picture, by: method) { painter.forget() }
        let clearings = painter.clearings
        painter.paint(frame)
        let bytes = picturePainter.change(to: picture, by: method, isCleared: painter.clearings != clearings)
        guard !bytes.isEmpty else { return }
        armUndoing()
        session.send(bytes)
    }

    /// Starts reporting `changes` of `file`. The file need not exist yet; its folder must.
    public func watch(file: URL, for changes: WatchedChanges) throws(TerminalError) {
        try wait.files.add(file, for: changes)
    }

    /// Sleeps until the next event or until `deadline`; `nil` waits indefinitely.
    public func nextEvent(until deadline: Date?) -> TerminalEvent {
        while true {
            if !pending.isEmpty { return pending.removeFirst() }
            if inputMayBePending {
                let events = input.next()
                hear()
                if events.contains(.key(.redraw)) { painter.forget() }
                pending += events
                inputMayBePending = !events.isEmpty
                continue
            }
            let reasons = wait.wait(until: deadline)
            if reasons.contains(.signal) { SignalInbox.drain().forEach(receive) }
            if reasons.contains(.clockStep) { pending.append(.clockStepped) }
            if reasons.contains(.file) { pending += wait.files.changes().map(TerminalEvent.fileChanged) }
            if reasons.contains(.deadline) { pending.append(.deadline) }
            if reasons.contains(.input) { inputMayBePending = true }
            if reasons.contains(.hangup) {
                wait.ignoreInput()
                let hangup = TerminalEvent.terminated(signal: SIGHUP)
                if !pending.contains(hangup) { pending.append(hangup) }
            }
        }
    }

    /// Stops waiting for keys.
    public func ignoreInput() { wait.ignoreInput() }

    /// Rings the terminal bell once. A terminal without a bell flashes instead.
    public func ring() { if isOpen { beep() } }

    /// Flashes the screen once. Does nothing if the terminal cannot flash: falling back to the bell would be wrong, because a
    /// flash often replaces a bell that must stay silent.
    public func flash() { if isOpen, capability("flash") != nil { CNcurses.flash() } }

    /// Stops the process as Ctrl-Z does, restoring the terminal meanwhile, and returns when the process is continued.
    ///
    /// ``TerminalEvent/continued`` follows, after ``TerminalEvent/resized(_:)`` if the size changed. The system does not stop a
    /// process in an orphaned process group, which nothing could continue; in that case this returns at once.
    public func suspend() {
        guard isOpen else { return }
        unadorn()
        session.awaitAnswers(to: &input)
        session.leave()
        // `kill(0, …)` stops the other processes of the job. `raise` stops this one, before it returns.
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        SignalInbox.listen(to: SIGTSTP)
        for signal in SignalInbox.drain() where signal != SIGCONT && signal != SIGTSTP { receive(signal) }
        comeBack()
    }

    /// Restores screen, cursor, modes and mouse. A second call does nothing. Does not block on a terminal that is gone or not
    /// accepting output.
    public func close() {
        guard isOpen else { return }
        unadorn()
        isOpen = false
        session.awaitAnswers(to: &input)
        input.close()
        session.end()
        SignalInbox.close(previousActions)
        TerminfoLock.shared.unlock()
    }

    /// Terminates the process with `signal`, so that its parent sees the real cause. Call ``close()`` first.
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
            // Stopped by SIGSTOP, which cannot be caught; a shell may have used the terminal since.
            unadorn()
            session.leave()
            comeBack()
        case SIGTSTP: pending.append(.key(.suspend))
        case SIGCHLD: pending.append(.childEnded)
        default: pending.append(.terminated(signal: signal))
        }
    }

    /// Acts on the replies that have come in. Programs choose shapes and colours by them, and a paused sitting has no deadline at
    /// which it would be drawn again.
    private func hear() {
        if input.question?.saysYes == true { useDirectColor() }
        if let scheme = input.question?.background, scheme != backgroundScheme {
            backgroundScheme = scheme
            pending.append(.resized(size))
        }
        if let question = input.pictures, !question.isOpen || question.method != nil, question.method != heardMethod {
            heardMethod = question.method
            pending.append(.resized(size))
        }
    }

    private func useDirectColor() {
        guard colorDepth != .direct else { return }
        colorDepth = .direct
        painter.adopt(depth: .direct, numbering: session.useDirectColor())
        pending.append(.resized(size))
    }

    /// Sends `bytes` outside the painted frame. Returns whether the terminal was open and writable.
    func send(_ bytes: [UInt8]) -> Bool {
        guard isOpen, session.isWritable else { return false }
        session.send(bytes)
        return true
    }

    /// Sends a title or progress change. The bytes that undo it are armed first, in case of a crash in between.
    func adorn(_ change: (inout Adornments) -> [UInt8]) {
        var changed = adornments
        let bytes = change(&changed)
        guard !bytes.isEmpty, isOpen, session.isWritable else { return }
        adornments = changed
        armUndoing()
        session.send(bytes)
    }

    /// Makes a crash undo what is shown besides the frame.
    private func armUndoing() { session.arm(undoing: picturePainter.undoing + adornments.undoing) }

    private func unadorn() {
        _ = send(picturePainter.undoing + adornments.undoing)
        picturePainter.forget()
        adornments.forget()
    }

    private func comeBack() {
        session.enter()
        painter.forget()
        receive(SIGWINCH)
        pending.append(.continued)
    }
}

/// Restores the default action for `signal` and unblocks it.
private func setDefaultAction(_ number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    sigprocmask(SIG_UNBLOCK, &set, nil)
}
