import Foundation
import Presentations
import ScreenKit
import TerminalScreen
import Theming

/// State of the preview screen, and what keys and clicks change in it. A value: the screen reads clocks and files.
package struct PreviewModel {
    /// The chosen widget, state and traits. The current instant is in ``time``, not in `choice.offset`.
    package private(set) var choice: PreviewChoice
    /// The playback position.
    package private(set) var time: PlaybackTime
    /// The index in ``PreviewAxis/all`` of the line that the arrow keys change.
    package private(set) var line = 0
    /// The only presentation shown; `nil` for all.
    package private(set) var selection: Presentation?
    /// The matrix; `nil` unless it is open.
    package private(set) var matrix: PreviewMatrixView?
    /// The phone drawn around the presentations; `nil` unless one is drawn.
    package private(set) var phone: PreviewPhone?
    /// The inspector; `nil` unless it is open.
    package private(set) var inspector: PreviewInspector?
    /// The overlays drawn over the picture, in order.
    private(set) var overlays: [PreviewOverlay] = []
    /// Whether the panel is drawn over the picture if there is no room beside it.
    private(set) var showsPanel = false
    /// What the picture is drawn on.
    package private(set) var medium = PreviewMedium.cells
    /// Whether the last key asked to save the picture, which the screen does.
    private(set) var wantsSaving = false
    /// The help about the keys.
    package var help = HelpState()
    /// The error in a watched theme file; `nil` once it is fixed.
    package private(set) var complaint: String?
    /// A message about the last key, if its effect is not visible; cleared by the next key.
    package private(set) var notice: String?

    private let themes: PreviewThemes

    /// From a minute before the start to twelve hours after it, when nothing is shown any longer.
    private static let range = -60.0...43_200

    /// Creates a preview of `choice`, paused.
    package init(_ choice: PreviewChoice, themes: PreviewThemes, at now: Date) {
        (self.choice, self.themes) = (choice, themes)
        time = PlaybackTime(at: choice.offset, in: Self.range, now: now)
    }

    /// The choice at the playback position of `now`.
    package func choice(at now: Date) -> PreviewChoice {
        var choice = choice
        choice.offset = time.offset(at: now)
        return choice
    }

    /// The presentations shown.
    package var presentations: [Presentation] { selection.map { [$0] } ?? Presentation.allCases }

    /// The presentation shown in each cell of a matrix: the selected one, or the expanded one, which shows most in little room.
    var matrixPresentations: [Presentation] { [selection ?? .expanded] }

    // MARK: Keys

    /// The keys of the current mode.
    package var keyMap: KeyMap<PreviewCommand> {
        PreviewKeys.map(
            inspector != nil ? .inspector : matrix != nil ? .matrix : phone != nil ? .phone : .presentations)
    }

    /// Handles a key. Returns what the event loop is to do, or `nil`.
    ///
    /// - Parameter views: The views drawn, through which the inspector moves; `nil` (the default) if it is closed.
    package mutating func handle(_ key: Key, through views: ViewInspection? = nil, at now: Date) -> ProgramEffect? {
        (notice, wantsSaving) = (nil, false)
        let keys = keyMap
        switch help.handle(key, lines: keys.helpLines) {
        case .leave: return .leave
        case .used: return nil
        case .unused: break
        }
        switch keys.action(for: key) {
        case .leave: return .leave
        case .walk(let step): if let views { inspector?.walk(step, through: views) }
        case .togglePoints: return togglePoints(at: now)
        case let command?: perform(command, at: now)
        case nil: break
        }
        return nil
    }

    private mutating func perform(_ command: PreviewCommand, at now: Date) {
        switch command {
        case .change(let axis, let steps):
            line = axis
            change(by: steps, at: now)
        case .moveLine(let steps): line = min(max(0, line + steps), PreviewAxis.all.count - 1)
        case .changeValue(let steps): change(by: steps, at: now)
        case .choose(let presentation): selection = selection == presentation ? nil : presentation
        case .cycle(let steps): select(by: steps)
        case .showAll: selection = nil
        case .play: time.toggle(at: now)
        case .changeSpeed(let steps):
            time.changeSpeed(by: steps, at: now)
            notice = PlaybackTime.text(ofSpeed: time.speed)
        case .step(let seconds): step(seconds, at: now)
        case .jump(let forward): jump(forward: forward, at: now)
        case .goToStart: time.jump(to: 0, at: now)
        case .goToTarget: time.jump(to: choice.state.target ?? 3600, at: now)
        case .togglePanel: showsPanel.toggle()
        case .togglePhone: toggleDeviceFrame()
        case .toggleInspector: toggleInspector()
        case .toggleMatrix: toggleMatrix(at: now)
        case .toggleBounds: toggle(.bounds)
        case .toggleLimits: toggle(.limits)
        case .scroll(let step): matrix?.scroll(step)
        case .turnColumns(let steps): turn(columns: true, by: steps, at: now)
        case .turnRows(let steps): turn(columns: false, by: steps, at: now)
        case .openIsland: phone?.toggle(at: now)
        case .alert: phone?.alert(at: now)
        case .dismiss: phone?.toggleDismissal()
        case .back: closeTopmost()
        case .showHelp: help.open()
        case .save: wantsSaving = true
        case .walk, .leave, .redraw, .togglePoints: break
        }
    }

    private mutating func closeTopmost() {
        if inspector != nil {
            inspector = nil
        } else if matrix != nil {
            matrix = nil
        } else if showsPanel {
            showsPanel = false
        } else if medium.isPoints {
            medium = .cells
        } else {
            selection = nil
        }
    }

    /// Changes the axis at ``line`` by `steps` values, wrapping around.
    package mutating func change(by steps: Int, at now: Date) {
        let axis = PreviewAxis.all[line]
        let chosen = choice(at: now)
        guard let value = axis.value(after: chosen, by: steps, themes: themes) else { return }
        choose(value, on: axis, at: now)
    }

    private mutating func choose(_ value: String, on axis: PreviewAxis, at now: Date) {
        var new = choice(at: now)
        let offset = new.offset
        do {
            guard try axis.choose(value, &new, themes) else { return }
            choice = new
            if new.offset != offset { time.jump(to: new.offset, at: now) }
            try renewMatrix()
        } catch {
            notice = "\(error)"
        }
    }

    /// Selects the clicked line of the panel and takes its next value.
    package mutating func click(line index: Int, at now: Date) {
        line = index
        change(by: 1, at: now)
    }

    private mutating func select(by steps: Int) {
        let all: [Presentation?] = [nil] + Presentation.allCases
        let index = all.firstIndex(of: selection) ?? 0
        selection = all[(index + steps + all.count) % all.count]
    }

    // MARK: Time

    private mutating func step(_ seconds: Double, at now: Date) {
        time.jump(to: (time.offset(at: now) + seconds).rounded(.down), at: now)
    }

    /// Jumps to an offset clicked on the timeline.
    mutating func scrub(to offset: Double, at now: Date) {
        time.jump(to: offset, at: now)
    }

    private mutating func jump(forward: Bool, at now: Date) {
        let offset = time.offset(at: now)
        let moments = choice.state.moments
        let next = forward ? moments.first { $0.offset > offset + 0.001 } : moments.last { $0.offset < offset - 0.001 }
        guard let next else { return }
        time.jump(to: next.offset, at: now)
        notice = next.name
    }

    // MARK: Inspecting

    private mutating func toggleInspector() {
        inspector = inspector == nil ? PreviewInspector() : nil
        if inspector != nil { (matrix, phone, medium) = (nil, nil, .cells) }
    }

    private mutating func toggle(_ overlay: PreviewOverlay) {
        overlays = overlays.contains(overlay) ? overlays.filter { $0 != overlay } : overlays + [overlay]
        if overlays.contains(overlay) { (matrix, phone, medium) = (nil, nil, .cells) }
    }

    /// Selects a view in the inspector, if it is open.
    mutating func inspect(_ view: ViewPath) { inspector?.choose(view) }

    // MARK: True pictures

    private mutating func togglePoints(at now: Date) -> ProgramEffect? {
        guard !medium.isPoints else {
            medium = .cells
            return nil
        }
        (inspector, overlays, matrix, phone, medium) = (nil, [], nil, nil, .points(asked: now))
        return .askForPictures
    }

    /// Shows a message until the next key.
    mutating func note(_ message: String) { notice = message }

    // MARK: Phone

    /// Turns the phone around the presentations on or off.
    mutating func toggleDeviceFrame() {
        phone = phone == nil ? PreviewPhone() : nil
        if phone != nil { (inspector, overlays, matrix, medium) = (nil, [], nil, .cells) }
    }

    /// Handles a mouse button pressed or released on the phone's island or lock screen.
    package mutating func point(_ mouse: Mouse, isOnIsland: Bool, isOnCard: Bool, at now: Date) {
        switch mouse.kind {
        case .press: phone?.press(column: mouse.position.x, isOnIsland: isOnIsland, at: now)
        case .release: phone?.release(column: mouse.position.x, isOnCard: isOnCard, at: now)
        case .wheelUp, .wheelDown: break
        }
    }

    // MARK: Matrix

    private mutating func toggleMatrix(at now: Date) {
        if matrix != nil {
            matrix = nil
            return
        }
        (inspector, overlays, phone, medium) = (nil, [], nil, .cells)
        guard let rows = PreviewAxis.named("theme"), let columns = PreviewAxis.named("state") else { return }
        open(rows: rows, columns: columns)
    }

    private mutating func open(rows: PreviewAxis, columns: PreviewAxis) {
        do {
            matrix = PreviewMatrixView(
                try PreviewMatrix(rows: rows, columns: columns, about: choice, themes: themes), about: choice)
        } catch {
            notice = "\(error)"
        }
    }

    private mutating func turn(columns: Bool, by steps: Int, at now: Date) {
        guard let axes = matrix?.matrix.axes(turning: columns, by: steps) else { return }
        open(rows: axes.rows, columns: axes.columns)
    }

    private mutating func renewMatrix() throws {
        guard let shown = matrix else { return }
        matrix?.matrix = try PreviewMatrix(
            rows: shown.matrix.rowAxis, columns: shown.matrix.columnAxis, about: choice, themes: themes)
    }

    // MARK: Files

    /// Reloads the themes after a file changed. On an error the last good picture stays, with a complaint beside it.
    mutating func reloadThemes(at now: Date) {
        themes.forget()
        do {
            guard let theme = try themes.theme(named: choice.traits.theme.name) else {
                complaint = "The theme \(choice.traits.theme.name) is gone; the picture shows it as it was."
                return
            }
            choice.traits.theme = theme
            try renewMatrix()
            complaint = nil
        } catch {
            complaint = "\(error)"
        }
    }

    /// Makes the guest again after a file changed. On an error the last good picture stays, with a complaint beside it.
    mutating func reload(_ guest: inout GuestSource?, at now: Date) {
        do {
            guard try guest?.reload() != nil, let previews = guest?.guest.previews else { return }
            choice = choice(at: now).renewed(previews)
            try renewMatrix()
            complaint = nil
        } catch {
            complaint = "\(error)"
        }
    }

    // MARK: Waiting

    /// The next wall-clock instant at which the picture may change; `nil` if never.
    ///
    /// - Parameter expiresAt: When the drawn picture expires, in the preview's own time.
    package func deadline(expiresAt: Date?, after now: Date) -> Date? {
        let change = expiresAt.flatMap { time.wake(for: $0.timeIntervalSince(ActivityPreview.start), after: now) }
        return [change, phone?.deadline(after: now), medium.deadline(after: now)].compactMap { $0 }.min()
    }
}
