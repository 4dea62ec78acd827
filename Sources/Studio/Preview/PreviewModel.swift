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
    /// Whether the key help is open.
    package private(set) var showsHelp = false
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

    /// Handles a key. Returns what the event loop is to do, or `nil`.
    package mutating func handle(_ key: Key, at now: Date) -> ProgramEffect? {
        notice = nil
        if showsHelp {
            showsHelp = false
            return key == .interrupt ? .leave : nil
        }
        switch key {
        case .interrupt: return .leave
        case .character(let character): return handle(character, at: now)
        case .up, .down, .left, .right, .pageUp, .pageDown, .home, .end: move(key, at: now)
        case .tab: select(by: 1)
        case .backTab: select(by: -1)
        case .escape:
            if inspector != nil {
                inspector = nil
            } else if matrix != nil {
                matrix = nil
            } else if showsPanel {
                showsPanel = false
            } else {
                selection = nil
            }
        case .backspace, .delete: phone?.toggleDismissal()
        case .enter, .redraw, .suspend, .control: break
        }
        return nil
    }

    private mutating func handle(_ character: Character, at now: Date) -> ProgramEffect? {
        switch character {
        case "q", "Q": return .leave
        case "?": showsHelp = true
        case " ": time.toggle(at: now)
        case ".", ",": step(character == "." ? 1 : -1, at: now)
        case ">", "<": step(character == ">" ? 60 : -60, at: now)
        case "]", "[":
            time.changeSpeed(by: character == "]" ? 1 : -1, at: now)
            notice = PlaybackTime.text(ofSpeed: time.speed)
        case "j": jump(forward: true, at: now)
        case "J": jump(forward: false, at: now)
        case "1", "2", "3", "4":
            let presentation = Presentation.allCases[(character.wholeNumberValue ?? 1) - 1]
            selection = selection == presentation ? nil : presentation
        case "0": selection = nil
        case "p", "P": showsPanel.toggle()
        case "f", "F": toggleDeviceFrame()
        case "i", "I": toggleInspector()
        case "b", "B": toggle(.bounds)
        case "g", "G": toggle(.limits)
        case "h", "H": phone?.toggle(at: now)
        case "!": phone?.alert(at: now)
        case "m", "M": toggleMatrix(at: now)
        case "k", "K": turn(columns: true, by: character == "k" ? 1 : -1, at: now)
        case "v", "V": turn(columns: false, by: character == "v" ? 1 : -1, at: now)
        default:
            guard let index = PreviewAxis.all.firstIndex(where: { "\($0.key)" == character.lowercased() }) else {
                return nil
            }
            line = index
            change(by: character.isUppercase ? -1 : 1, at: now)
        }
        return nil
    }

    private mutating func move(_ key: Key, at now: Date) {
        if matrix != nil {
            matrix?.scroll(key)
            return
        }
        switch key {
        case .up: line = max(0, line - 1)
        case .down: line = min(PreviewAxis.all.count - 1, line + 1)
        case .left: change(by: -1, at: now)
        case .right: change(by: 1, at: now)
        case .home: time.jump(to: 0, at: now)
        case .end: time.jump(to: choice.state.target ?? 3600, at: now)
        case .pageUp: step(-600, at: now)
        case .pageDown: step(600, at: now)
        default: break
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
        if inspector != nil { (matrix, phone) = (nil, nil) }
    }

    private mutating func toggle(_ overlay: PreviewOverlay) {
        overlays = overlays.contains(overlay) ? overlays.filter { $0 != overlay } : overlays + [overlay]
        if overlays.contains(overlay) { (matrix, phone) = (nil, nil) }
    }

    /// Moves the inspector's selection, if the inspector is open. Returns whether the key was handled.
    mutating func walk(_ key: Key, through views: ViewInspection) -> Bool {
        !showsHelp && inspector?.walk(key, through: views) ?? false
    }

    /// Selects a view in the inspector, if it is open.
    mutating func inspect(_ view: ViewPath) { inspector?.choose(view) }

    // MARK: Phone

    /// Turns the phone around the presentations on or off.
    mutating func toggleDeviceFrame() {
        phone = phone == nil ? PreviewPhone() : nil
        if phone != nil { (inspector, overlays, matrix) = (nil, [], nil) }
    }

    /// Handles a mouse button pressed or released on the phone's island or lock screen.
    package mutating func point(_ mouse: Mouse, isOnIsland: Bool, isOnCard: Bool, at now: Date) {
        switch mouse.kind {
        case .press: phone?.press(column: mouse.position.x, isOnIsland: isOnIsland, at: now)
        case .release: phone?.release(column: mouse.position.x, isOnCard: isOnCard, at: now)
        }
    }

    // MARK: Matrix

    private mutating func toggleMatrix(at now: Date) {
        if matrix != nil {
            matrix = nil
            return
        }
        (inspector, overlays, phone) = (nil, [], nil)
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

    // MARK: Waiting

    /// The next wall-clock instant at which the picture may change; `nil` if never.
    ///
    /// - Parameter expiresAt: When the drawn picture expires, in the preview's own time.
    package func deadline(expiresAt: Date?, after now: Date) -> Date? {
        let change = expiresAt.flatMap { time.wake(for: $0.timeIntervalSince(ActivityPreview.start), after: now) }
        return [change, phone?.deadline(after: now)].compactMap { $0 }.min()
    }
}
