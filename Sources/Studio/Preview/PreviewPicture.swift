import Presentations
import ScreenKit

/// Draws the preview's screen from values alone.
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
    /// What the screen is about.
    package let model: PreviewModel
    /// What is looked at, at this instant.
    package let choice: PreviewChoice
    /// The instant at which it is looked at, for what is held and what goes by itself.
    package let now: Date

    /// What was drawn, and what answers a click in it.
    package struct Image {
        /// The cells.
        package var frame: Frame
        /// When the picture would differ, in the preview's own time; `nil` if never.
        package var expiresAt: Date?
        /// What answers a click, the topmost last.
        package var targets: [(rect: CellRect, action: Action)] = []
        /// What was laid out where, while that is looked at, and where its picture begins.
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

        /// The innermost view at a cell of the screen, where views are looked at.
        package func view(at point: CellPoint) -> InspectedView? {
            guard let inspection else { return nil }
            return inspection.picture.views.view(
                at: CellPoint(x: point.x - inspection.origin.x, y: point.y - inspection.origin.y))
        }
    }

    /// What a click does.
    package enum Action: Equatable {
        /// The line of the panel: its next value.
        case line(Int)
        /// The time line.
        case time
        /// The island of the phone.
        case island
        /// The lock screen of the phone.
        case lockScreen
    }

    private var theme: Theme { choice.traits.effectiveTheme }

    /// The screen in a terminal of `size`.
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
        if model.showsHelp { HelpPicture(theme: theme, keys: PreviewLines.keys).draw(size: size, context: &context) }
    }

    /// The whole phone, or as much of it as fits.
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

    /// The presentations, as many of them as fit.
    private func drawPicture(in rect: CellRect, context: inout DrawingContext) {
        guard !rect.isEmpty else { return }
        show(
            choice.picture(of: model.presentations).rendering(size: rect.size, at: context.now), in: rect,
            context: &context)
    }

    /// The presentations with what is laid over them.
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

    /// The choices and what the system would cut off; or what is known of a view.
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

/// Where the parts of the preview's screen stand.
struct PreviewLayout {
    /// The first line.
    private(set) var header: CellRect?
    /// What is chosen, and how to choose.
    private(set) var panel: CellRect?
    /// Whether the panel stands over the picture, for want of room beside it.
    private(set) var isPanelOver = false
    /// The pictures.
    private(set) var canvas: CellRect
    /// The time.
    private(set) var timeline: CellRect?
    /// The keys.
    private(set) var footer: CellRect?

    /// The parts in a terminal of `size`.
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
