import Foundation
import HostSystem
import Presentations
import ScreenKit
import TerminalScreen

/// What a preview shows beside or instead of the presentations: fields, inspector, true picture, phone and matrix. Opening one closes
/// those that it has no place beside.
extension PreviewModel {
    // MARK: Fields

    mutating func toggleFields() {
        do {
            guard try fields != nil || !choice.fields.isEmpty else {
                notice = "The content of this state has no fields."
                return
            }
        } catch {
            notice = CommandFailure(error).sentence
            return
        }
        fields = fields == nil ? PreviewFields() : nil
        if fields != nil { (inspector, overlays, matrix) = (nil, [], nil) }
    }

    /// Changes the list of fields and the content at the instant that is shown.
    mutating func change(_ change: (inout PreviewFields, inout PreviewChoice) throws -> Void) {
        guard var list = fields else { return }
        do {
            try change(&list, &choice)
        } catch {
            notice = CommandFailure(error).sentence
        }
        fields = list
    }

    /// Selects the clicked field and begins to type its value.
    mutating func click(field index: Int) {
        guard fields?.typed == nil else { return }
        change {
            try $0.perform(.move(index - $0.index), on: &$1)
            try $0.perform(.type, on: &$1)
        }
    }

    // MARK: Inspecting

    mutating func toggleInspector() {
        inspector = inspector == nil ? PreviewInspector() : nil
        if inspector != nil { (fields, matrix, phone, medium) = (nil, nil, nil, .cells) }
    }

    mutating func toggle(_ overlay: PreviewOverlay) {
        overlays = overlays.contains(overlay) ? overlays.filter { $0 != overlay } : overlays + [overlay]
        if overlays.contains(overlay) { (fields, matrix, phone, medium) = (nil, nil, nil, .cells) }
    }

    /// Selects a view in the inspector, if it is open.
    mutating func inspect(_ view: ViewPath) { inspector?.choose(view) }

    // MARK: True pictures

    mutating func togglePoints(at now: Date) -> ProgramEffect? {
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

    /// The phone as it is drawn at an instant; `nil` unless one is drawn.
    func renderedPhone(at now: Date) -> RenderedPhone? {
        guard let phone else { return nil }
        var rendered = RenderedPhone()
        (rendered.isExpanded, rendered.isDismissed) = (phone.isExpanded(at: now), phone.isDismissed)
        rendered.screen = selection == .lockScreen ? .lock : .home
        return rendered
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

    mutating func toggleMatrix(at now: Date) {
        if matrix != nil {
            matrix = nil
            return
        }
        (fields, inspector, overlays, phone, medium) = (nil, nil, [], nil, .cells)
        guard let rows = PreviewAxis.named("theme"), let columns = PreviewAxis.named("state") else { return }
        open(rows: rows, columns: columns)
    }

    mutating func open(rows: PreviewAxis, columns: PreviewAxis) {
        do {
            matrix = PreviewMatrixView(
                try PreviewMatrix(rows: rows, columns: columns, about: choice, themes: themes), about: choice)
        } catch {
            notice = CommandFailure(error).sentence
        }
    }

    mutating func turn(columns: Bool, by steps: Int, at now: Date) {
        guard let axes = matrix?.matrix.axes(turning: columns, by: steps) else { return }
        open(rows: axes.rows, columns: axes.columns)
    }

    mutating func renewMatrix() throws {
        guard let shown = matrix else { return }
        matrix?.matrix = try PreviewMatrix(
            rows: shown.matrix.rowAxis, columns: shown.matrix.columnAxis, about: choice, themes: themes)
    }
}
