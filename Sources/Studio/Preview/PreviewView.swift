import CellUI
import Foundation
import Presentations
import ScreenKit

/// The preview's screen.
///
///      preview   Meditation · sitting                             midnight · iPhone 16 · 24-bit
///
///      ▸ w Widget     meditation      Lock Screen            Dynamic Island · Expanded
///        e State      sitting         ╭─────────────╮        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///        …
///
///      ‖ 12:34  ──●───┼──────────────────────────────────  1×
///      space play   ,. a second   ↑↓ choose   ←→ change   m matrix   ? help   q leave
struct PreviewView: View {
    private let model: PreviewModel
    private let choice: PreviewChoice
    private let now: Date
    private let size: CellSize
    let layout: PreviewLayout
    /// What would be cut off, as sentences. Measured once: the screen may be drawn many times, in search of its next change.
    private let findings: [String]
    /// What is said where a true picture would be; `nil` if there is one, or none is wanted.
    var sentence: String?

    @Environment(\.now) private var playedTo

    /// A screen of `size` cells.
    ///
    /// - Parameters:
    ///   - model: The state of the screen.
    ///   - choice: The choice at this instant, in the preview's own time.
    ///   - now: The wall-clock instant, for held mouse buttons and timed alerts.
    init(_ model: PreviewModel, choice: PreviewChoice, size: CellSize, at now: Date) {
        (self.model, self.choice, self.size, self.now) = (model, choice, size, now)
        layout = PreviewLayout(
            size: size, isMatrix: model.matrix != nil,
            showsPanel: model.showsPanel || model.inspector != nil || model.fields != nil)
        findings =
            layout.panel == .none || model.inspector != nil
            ? [] : PreviewFindings.sentences(on: choice, in: model.presentations)
    }

    private var theme: Theme { choice.traits.effectiveTheme }

    /// The drawn screen. It expires in the preview's own time.
    func rendering() -> Rendering {
        let environment = EnvironmentValues(onScreenOf: theme, at: choice.now)
        return Renderer.render(
            size: size, at: choice.now, background: CellStyle(background: theme.screen.background)
        ) { $0.draw(self, in: $0.bounds, environment: environment, alignment: .topLeading) }
    }

    /// The inspected views of the picture at an instant of the preview's own time; `nil` unless inspecting.
    func inspection(at instant: Date) -> PresentationInspection? {
        guard model.matrix == nil, model.phone == nil, model.inspector != nil || !model.overlays.isEmpty else {
            return nil
        }
        return choice.picture(of: model.presentations).inspection(size: layout.canvas, at: instant)
    }

    var body: some View {
        let inspection = inspection(at: playedTo)
        return VStack(alignment: .leading, spacing: 0) {
            if layout.hasBars {
                TitleBar("preview", subject: subject, details: details).frame(height: 16, alignment: .top)
                    .padding(.bottom, layout.gap)
            }
            content(inspection)
            if layout.hasBars {
                TimeTrackView(TimeTrack(preview: model, choice: choice), sending: PreviewMessage.time)
                    .padding(.top, layout.gap)
                Footer(notice: notice, hints: model.hints)
                    .padding(.horizontal, size.width >= 40 ? 8 : 0).frame(height: 16)
            }
        }
        .overlay(alignment: .bottom) { longNotice }
        .modal { model.help.isOpen ? HelpView(model.keyMap.helpLines, offset: model.help.offset) : nil }
    }

    private var notice: String? { model.notice ?? model.reloadNotice(at: now) ?? model.complaint }

    /// A message that the last line has no room for.
    private var longNotice: LongNotice? {
        (model.complaint ?? model.notice).flatMap { LongNotice($0, on: size) }
    }

    /// The cells for a true picture; `nil` if there is none, or something else covers them.
    var pictureRoom: CellRect? {
        guard model.medium.isPoints, !model.help.isOpen, layout.panel != .over else { return nil }
        var rect = layout.canvasRect
        // A long message is over the lower rows.
        if longNotice != nil { rect.size.height = min(rect.size.height, size.height / 2 - rect.minY) }
        return rect.isEmpty ? nil : rect
    }

    // MARK: Content

    /// The picture, with the panel beside or over it.
    private func content(_ inspection: PresentationInspection?) -> some View {
        HStack(spacing: 16) {
            if layout.panel == .beside { panel(inspection) }
            canvas(inspection).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .overlay(alignment: .topLeading) {
            if layout.panel == .over {
                panel(inspection).padding(.trailing, 8)
                    .frame(maxWidth: model.matrix == nil ? .infinity : nil, alignment: .topLeading).opaque()
            }
        }
    }

    private func panel(_ inspection: PresentationInspection?) -> some View {
        Group {
            if let inspector = model.inspector, let inspection {
                InspectorView(inspection: inspection, view: inspector.chosen.flatMap { inspection.views[$0] })
            } else if let fields = model.fields {
                PreviewFieldsView(choice: choice, fields: fields)
            } else {
                PreviewPanelView(choice: choice, line: model.line, findings: findings)
            }
        }
        .frame(width: Double(min(PreviewPanelView.columns, size.width)) * 8)
    }

    @ViewBuilder private func canvas(_ inspection: PresentationInspection?) -> some View {
        if model.medium.isPoints {
            Color.clear.overlay {
                Text(verbatim: sentence ?? "").foregroundStyle(.primary).multilineTextAlignment(.center)
                    .frame(maxWidth: 480).padding(.horizontal, 16)
            }
        } else if let matrix = model.matrix {
            MatrixView(view: matrix, presentations: model.matrixPresentations)
        } else if let phone = model.renderedPhone(at: now) {
            CellDrawing { draw(phone, in: $0, context: &$1) }
        } else if let inspection {
            CellDrawing { draw(inspection, in: $0, context: &$1) }
        } else {
            CellDrawing { show(picture.rendering(size: $0.size, at: $1.now), in: $0, context: &$1) }
        }
    }

    private var picture: PresentationPicture { choice.picture(of: model.presentations) }

    private func draw(_ phone: RenderedPhone, in rect: CellRect, context: inout DrawingContext) {
        let picture = phone.picture(of: choice)
        show(picture.rendering(size: rect.size, at: context.now), in: rect, context: &context)
        let plan = picture.plan(in: rect.size)
        if let lock = plan.screens[.lock] {
            context.hit(lock.offset(x: rect.minX, y: rect.minY), sending: PreviewMessage.lockScreen)
        }
        if let island = plan.island {
            context.hit(island.offset(x: rect.minX, y: rect.minY), sending: PreviewMessage.island)
        }
    }

    /// Draws the inspected picture with overlays and the selected view's mark.
    private func draw(_ inspection: PresentationInspection, in rect: CellRect, context: inout DrawingContext) {
        context.draw(inspection.views.frame.reduced(to: choice.traits.colorDepth), at: rect.origin)
        for overlay in model.overlays { overlay.draw(inspection, at: rect.origin, context: &context) }
        if let path = model.inspector?.chosen, let view = inspection.views[path] {
            PreviewOverlay.mark(view, at: rect.origin, context: &context)
        }
        for view in inspection.views.views.sorted(by: { $0.order < $1.order }) {
            context.hit(view.visible.offset(x: rect.minX, y: rect.minY), sending: PreviewMessage.view(view.id))
        }
        let now = context.now
        noteChange(of: picture.rendering(size: rect.size, at: now), in: &context)
    }

    private func show(_ rendering: Rendering, in rect: CellRect, context: inout DrawingContext) {
        context.draw(rendering.frame.reduced(to: choice.traits.colorDepth), at: rect.origin)
        noteChange(of: rendering, in: &context)
    }

    /// Notes when the picture changes next. While paused it never does; noting it would draw the screen again to find out how.
    private func noteChange(of rendering: @autoclosure () -> Rendering, in context: inout DrawingContext) {
        if model.time.isPlaying, let date = rendering().expiresAt { context.mayChange(at: date) }
    }

    // MARK: First line

    private var subject: String {
        guard let matrix = model.matrix?.matrix else {
            let selected = model.selection.map { " · \($0.name)" } ?? ""
            return "\(choice.preview.displayName) · \(choice.state.name)\(selected)"
        }
        let presentation = model.matrixPresentations.count == 1 ? model.matrixPresentations[0].name : "all"
        let axes = "\(matrix.rowAxis.label) down × \(matrix.columnAxis.label) across"
        return "\(choice.preview.displayName) · \(axes) · \(presentation)"
    }

    /// The traits; `nil` if the subject would have to be cut for them.
    private var details: String? {
        let traits = [
            choice.traits.theme.titleDetail(hasColors: choice.traits.colorDepth != .none),
            PreviewDevices.name(of: choice.traits.device), PreviewAxis.named("colors")?.value(choice),
        ].compactMap(\.self).joined(separator: " · ")
        return [" preview", subject, traits + " "].map(DisplayWidth.of).reduce(6, +) <= size.width ? traits : nil
    }
}

/// What of the preview fits on a screen.
struct PreviewLayout {
    /// Where the choices or the inspector are.
    enum PanelPlace { case none, beside, over }

    /// Whether there are a first line, a timeline and a last line.
    let hasBars: Bool
    /// The height of the gaps between these and the picture, in points.
    let gap: Double
    /// Where the panel is. Opened in few columns, it makes the picture narrower; it covers one that would have no room.
    let panel: PanelPlace
    /// The size of the picture, in cells.
    let canvas: CellSize

    /// Where the picture is, without the last row of a screen that has nothing below.
    var canvasRect: CellRect {
        CellRect(
            x: panel == .beside ? PreviewPanelView.columns + 2 : 0, y: (hasBars ? 1 : 0) + (gap > 0 ? 1 : 0),
            width: canvas.width, height: canvas.height - (hasBars ? 0 : 1))
    }

    /// The layout of a screen of `size`.
    init(size: CellSize, isMatrix: Bool, showsPanel: Bool) {
        hasBars = size.height >= 8
        gap = size.height >= 20 ? 16 : 0
        let hasRoom = size.width >= 72 + PreviewPanelView.columns && size.height >= 16 && !isMatrix
        // Room for one presentation.
        let fitsBeside = size.width >= 22 + PreviewPanelView.columns && hasBars && !isMatrix
        panel = hasRoom || (showsPanel && fitsBeside) ? .beside : showsPanel ? .over : .none
        let bars = (hasBars ? 3 : 0) + (gap > 0 ? 2 : 0)
        canvas = CellSize(
            width: size.width - (panel == .beside ? PreviewPanelView.columns + 2 : 0), height: size.height - bars)
    }
}
