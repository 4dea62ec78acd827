import Presentations
import ScreenKit

/// Draws the preview screen from values alone.
///
///      preview  Meditation · sitting                              midnight · iPhone 16 · 24-bit
///
///      w Widget      meditation        Lock Screen            Dynamic Island · Expanded
///      e State       sitting           ╭─────────────╮        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///      …
///
///      ‖ 12:34  ──●───┃──────────────────────────────────  1×
///      space play   ,. a second   ↑↓ choose   ←→ change   m matrix   ? help   q leave
package struct PreviewPicture {
    /// The state of the screen.
    package let model: PreviewModel
    /// The choice at this instant, in the preview's own time.
    package let choice: PreviewChoice
    /// The wall-clock instant, for held mouse buttons and timed alerts.
    package let now: Date

    /// A drawn screen and its click targets.
    package struct Image {
        /// The drawn cells.
        package var frame: Frame
        /// When the picture changes next, in the preview's own time; `nil` if never.
        package var expiresAt: Date?
        /// The click targets, topmost last.
        package var targets: [(rect: CellRect, action: Action)] = []
        /// The inspected views and the origin of their picture on the screen; `nil` unless inspecting.
        var inspection: (picture: PresentationInspection, origin: CellPoint)?

        package init(
            frame: Frame, expiresAt: Date? = nil, targets: [(rect: CellRect, action: Action)] = [],
            inspection: (picture: PresentationInspection, origin: CellPoint)? = nil
        ) {
            self.frame = frame
            self.expiresAt = expiresAt
            self.targets = targets
            self.inspection = inspection
        }

        /// The innermost inspected view at a cell of the screen; `nil` if there is none.
        package func view(at point: CellPoint) -> InspectedView? {
            guard let inspection else { return nil }
            return inspection.picture.views.view(
                at: CellPoint(x: point.x - inspection.origin.x, y: point.y - inspection.origin.y))
        }
    }

    /// The effect of a click.
    package enum Action: Equatable {
        /// Takes the next value of this line of the panel.
        case line(Int)
        /// Jumps on the timeline.
        case time
        /// Presses the phone's island.
        case island
        /// Swipes on the phone's lock screen.
        case lockScreen
    }

    private var theme: Theme { choice.traits.effectiveTheme }

    /// Draws the screen for a terminal of `size`.
    package func image(size: CellSize) -> Image {
        var image = Image(frame: Frame(size: size))
        let rendering = Renderer.render(
            size: size, at: choice.now, background: CellStyle(background: theme.screen.background)
        ) { context in
            image.targets = []
            draw(size: size, image: &image, context: &context)
        }
        image.frame = rendering.frame
        image.expiresAt = rendering.expiresAt
        return image
    }

    private func draw(size: CellSize, image: inout Image, context: inout DrawingContext) {
        let layout = PreviewLayout(
            size: size, isMatrix: model.matrix != nil, showsPanel: model.showsPanel || model.inspector != nil)
        let lines = PreviewLines(model: model, choice: choice, theme: theme)
        if let header = layout.header { lines.drawHeader(in: header, context: &context) }
        if let matrix = model.matrix {
            MatrixPicture(view: matrix, presentations: model.matrixPresentations, theme: theme)
                .draw(in: layout.canvas, context: &context)
        } else if let phone = model.phone {
            drawPhone(phone, in: layout.canvas, context: &context, targets: &image.targets)
        } else if model.inspector != nil || !model.overlays.isEmpty {
            image.inspection = (drawInspected(in: layout.canvas, context: &context), layout.canvas.origin)
        } else {
            drawPicture(in: layout.canvas, context: &context)
        }
        if let line = layout.timeline {
            TimeTrack(preview: model, choice: choice, theme: theme).draw(in: line, context: &context)
            image.targets.append((line, .time))
        }
        if let footer = layout.footer { lines.drawFooter(in: footer, context: &context) }
        if let panel = layout.panel { drawPanel(in: panel, layout: layout, image: &image, context: &context) }
        if let complaint = model.complaint, let notice = NoticePicture(complaint, size: size, theme: theme) {
            notice.draw(in: context.bounds, context: &context)
        }
        if model.help.isOpen {
            context.draw(
                HelpView(model.keyMap.helpLines, offset: model.help.offset), in: context.bounds,
                environment: EnvironmentValues(onScreenOf: theme, at: context.now))
        }
    }

    /// Draws the phone, clipped to `rect`.
    private func drawPhone(
        _ phone: PreviewPhone, in rect: CellRect, context: inout DrawingContext,
        targets: inout [(rect: CellRect, action: Action)]
    ) {
        guard !rect.isEmpty else { return }
        let views = phone.isDismissed ? nil : choice.picture().views
        var picture = PhonePicture(views, in: choice.traits, isExpanded: phone.isExpanded(at: now))
        picture.screen = model.selection == .lockScreen ? .lock : .home
        let plan = picture.plan(in: rect.size)
        if let lock = plan.screens[.lock] { targets.append((lock.offset(x: rect.minX, y: rect.minY), .lockScreen)) }
        if let island = plan.island { targets.append((island.offset(x: rect.minX, y: rect.minY), .island)) }
        show(picture.rendering(size: rect.size, at: context.now), in: rect, context: &context)
    }

    /// Draws the presentations that fit.
    private func drawPicture(in rect: CellRect, context: inout DrawingContext) {
        guard !rect.isEmpty else { return }
        show(
            choice.picture(of: model.presentations).rendering(size: rect.size, at: context.now), in: rect,
            context: &context)
    }

    /// Draws the presentations with overlays and the inspected view's mark. Returns the inspected views.
    private func drawInspected(in rect: CellRect, context: inout DrawingContext) -> PresentationInspection {
        let picture = choice.picture(of: model.presentations)
        let inspection = picture.canvas(plan: picture.plan(in: rect.size)).inspect(in: rect.size, at: context.now)
        context.draw(inspection.views.frame.reduced(to: choice.traits.colorDepth), at: rect.origin)
        context.clipped(to: rect) { context in
            for overlay in model.overlays { overlay.draw(inspection, at: rect.origin, context: &context) }
            if let path = model.inspector?.chosen, let view = inspection.views[path] {
                PreviewOverlay.mark(view, at: rect.origin, context: &context)
            }
        }
        let rendering = picture.rendering(size: rect.size, at: context.now)
        if let date = rendering.expiresAt { context.mayChange(at: date) }
        return inspection
    }

    /// Draws the choices and the findings, or the inspector.
    private func drawPanel(
        in rect: CellRect, layout: PreviewLayout, image: inout Image, context: inout DrawingContext
    ) {
        if let inspector = model.inspector, let inspection = image.inspection?.picture {
            InspectorPanel(
                inspection: inspection, view: inspector.chosen.flatMap { inspection.views[$0] }, theme: theme
            )
            .draw(in: rect, isOver: layout.isPanelOver, context: &context)
            return
        }
        let panel = PreviewPanel(choice: choice, line: model.line, theme: theme)
        var targets = image.targets
        let rows = panel.draw(in: rect, isOver: layout.isPanelOver, context: &context) {
            targets.append(($0, .line($1)))
        }
        image.targets = targets
        let rest = CellRect(
            x: rect.minX, y: rect.minY + rows + 1, width: rect.width, height: max(0, rect.height - rows - 1))
        FindingsList(choice: choice, presentations: model.presentations, theme: theme).draw(in: rest, context: &context)
    }

    private func show(_ rendering: Rendering, in rect: CellRect, context: inout DrawingContext) {
        context.draw(rendering.frame.reduced(to: choice.traits.colorDepth), at: rect.origin)
        context.say(rendering.reading.sentence)
        if let date = rendering.expiresAt { context.mayChange(at: date) }
    }
}

/// The areas of the preview screen.
struct PreviewLayout {
    /// The first line; `nil` in fewer than 8 rows.
    private(set) var header: CellRect?
    /// The choices or the inspector; `nil` if it is not shown.
    private(set) var panel: CellRect?
    /// Whether the panel covers the picture because there is no room beside it.
    private(set) var isPanelOver = false
    /// The area of the pictures.
    private(set) var canvas: CellRect
    /// The timeline; `nil` in fewer than 8 rows.
    private(set) var timeline: CellRect?
    /// The key hints; `nil` in fewer than 8 rows.
    private(set) var footer: CellRect?

    /// Lays out a terminal of `size`.
    init(size: CellSize, isMatrix: Bool, showsPanel: Bool) {
        var top = 0
        var bottom = size.height
        if size.height >= 8 {
            header = CellRect(x: 0, y: 0, width: size.width, height: 1)
            footer = CellRect(x: 0, y: bottom - 1, width: size.width, height: 1)
            timeline = CellRect(x: 0, y: bottom - 2, width: size.width, height: 1)
            (top, bottom) = (1, bottom - 2)
        }
        if size.height >= 20 { (top, bottom) = (top + 1, bottom - 1) }
        let hasRoom = size.width >= 72 + PreviewPanel.width && size.height >= 16
        let columns = hasRoom && !isMatrix ? PreviewPanel.width + 2 : 0
        canvas = CellRect(x: columns, y: top, width: size.width - columns, height: max(0, bottom - top))
        if columns > 0 {
            panel = CellRect(x: 0, y: top, width: PreviewPanel.width, height: canvas.height)
        } else if showsPanel {
            isPanelOver = true
            panel = CellRect(x: 0, y: top, width: min(PreviewPanel.width, size.width), height: canvas.height)
        }
    }
}
