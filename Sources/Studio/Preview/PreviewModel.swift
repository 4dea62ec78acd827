import Foundation
import HostSystem
import Presentations
import ScreenKit
import TerminalScreen
import Theming

/// State of the preview screen, and what keys and clicks change in it. A value: the screen reads clocks and files.
package struct PreviewModel {
    /// The chosen widget, state and traits. The current instant is in ``time``, not in `choice.offset`.
    package internal(set) var choice: PreviewChoice
    /// The playback position.
    package internal(set) var time: PlaybackTime
    /// The index in ``PreviewAxis/all`` of the line that the arrow keys change.
    package internal(set) var line = 0
    /// The only presentation shown; `nil` for all.
    package internal(set) var selection: Presentation?
    /// The matrix; `nil` unless it is open.
    package internal(set) var matrix: PreviewMatrixView?
    /// The phone drawn around the presentations; `nil` unless one is drawn.
    package internal(set) var phone: PreviewPhone?
    /// The inspector; `nil` unless it is open.
    package internal(set) var inspector: PreviewInspector?
    /// The list of the content's fields; `nil` unless it is open.
    package internal(set) var fields: PreviewFields?
    /// The overlays drawn over the picture, in order.
    var overlays: [PreviewOverlay] = []
    /// Whether the panel is drawn over the picture if there is no room beside it.
    var showsPanel = false
    /// What the picture is drawn on.
    package internal(set) var medium = PreviewMedium.cells
    /// Whether the last key asked to save the picture, which the screen does.
    var wantsSaving = false
    /// The help about the keys.
    package var help = HelpState()
    /// The error in a watched theme file; `nil` once it is fixed.
    package internal(set) var complaint: String?
    /// Since when a changed source is compiled; `nil` while it is not.
    var reloadsSince: Date?
    /// A message about the last key, if its effect is not visible; cleared by the next key.
    package internal(set) var notice: String?

    let themes: PreviewThemes

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
            fields != nil
                ? .fields
                : inspector != nil ? .inspector : matrix != nil ? .matrix : phone != nil ? .phone : .presentations)
    }

    /// The hints of the last line: while a value is typed, the keys of its field, since letters are text then.
    var hints: [Hint] { fields?.typed == nil ? keyMap.hints : PreviewFields.typingHints }

    /// Handles a key. Returns what the event loop is to do, or `nil`.
    ///
    /// - Parameter views: The views drawn, through which the inspector moves; `nil` (the default) if it is closed.
    package mutating func handle(_ key: Key, through views: ViewInspection? = nil, at now: Date) -> ProgramEffect? {
        (notice, wantsSaving) = (nil, false)
        if fields?.typed != nil, key != .interrupt, key != .redraw {
            change { try $0.type(key, on: &$1) }
            return nil
        }
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
        case .toggleFields: toggleFields()
        case .field(let command): change { try $0.perform(command, on: &$1) }
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
        if fields != nil {
            fields = nil
        } else if inspector != nil {
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
            notice = CommandFailure(error).sentence
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

    // MARK: Waiting

    /// The next wall-clock instant at which the picture may change; `nil` if never.
    ///
    /// - Parameter expiresAt: When the drawn picture expires, in the preview's own time.
    package func deadline(expiresAt: Date?, after now: Date) -> Date? {
        let change = expiresAt.flatMap { time.wake(for: $0.timeIntervalSince(ActivityPreview.start), after: now) }
        return [change, phone?.deadline(after: now), medium.deadline(after: now)].compactMap { $0 }.min()
    }
}
