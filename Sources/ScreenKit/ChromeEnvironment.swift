import CellUI
import Foundation
import Presentations

/// What the views of a program itself inherit, as opposed to those of a Live Activity: text in the colours of the theme's screen.
///
/// `.primary` is for headings and what is selected, `.secondary` for text, `.tertiary` for hints, `.tint` for bars.
extension EnvironmentValues {
    /// The environment of views on the screen, over the theme's background.
    package init(onScreenOf theme: Theme, at now: Date) {
        self.init(theme, text: [theme.screen.emphasis, theme.screen.caption, theme.screen.hint], at: now)
        screenBackground = theme.screen.background
    }

    /// The environment of printed views, over the terminal's own unknown background: its default text colour and the theme's
    /// accent.
    package init(printedIn theme: Theme, at now: Date) {
        self.init(theme, text: Array(repeating: .terminalDefault, count: 3), at: now)
    }

    private init(_ theme: Theme, text: [CellColor], at now: Date) {
        self.init()
        self.now = now
        breaksLongWords = true
        palette = theme.card.palette
        (palette.primary, palette.secondary, palette.tertiary) = (text[0], text[1], text[2])
        (palette.track, palette.quaternary) = (theme.phone.frame, theme.phone.frame)
    }

    /// The attributes of hints where they have no colour of their own.
    package var faintAttributes: CellStyle.Attributes { palette.tertiary == .terminalDefault ? .dim : [] }

    /// Whether colours are mixed, in half blocks, so that levels may differ by colour alone. Default: `false`.
    package var mixesColors: Bool {
        get { self[MixesColorsKey.self] }
        set { self[MixesColorsKey.self] = newValue }
    }

    /// The background of the screen. Default: the terminal's own.
    var screenBackground: CellColor {
        get { self[ScreenBackgroundKey.self] }
        set { self[ScreenBackgroundKey.self] = newValue }
    }
}

private enum MixesColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum ScreenBackgroundKey: EnvironmentKey { static var defaultValue: CellColor { .terminalDefault } }

extension View {
    /// Draws text in the colour of hints or, where that is the terminal's default, dim.
    package func faint() -> some View { modifier(Faint()) }

    /// Hides what is behind this view, and keeps it from being clicked.
    package func opaque() -> some View { modifier(Opaque()) }

    /// Keeps what is behind this view from being clicked.
    func keepsClicks() -> some View { onTapGesture(sending: Backdrop()) }

    /// Puts a view into these cells of the space that it is proposed; in the middle of it for `nil`.
    @ViewBuilder fileprivate func placed(at rect: CellRect?) -> some View {
        if let rect {
            frame(width: Double(rect.width) * 8, height: Double(rect.height) * 16)
                .padding(.leading, Double(rect.minX) * 8).padding(.top, Double(rect.minY) * 16)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        } else {
            self
        }
    }

    /// Shows `overlay` over this view, which then responds to no click and is darker where colours are mixed.
    ///
    /// - Parameters:
    ///   - place: The cells of the overlay. Default: `nil`, those in the middle that it takes.
    ///   - isShaded: Whether it is darker. Default: `true`.
    package func modal<Overlay: View>(
        at place: CellRect? = nil, isShaded: Bool = true, @ViewBuilder _ overlay: () -> Overlay?
    ) -> some View {
        let overlay = overlay()
        return self.overlay {
            if let overlay {
                ZStack {
                    Shade(isVisible: isShaded).keepsClicks()
                    overlay.placed(at: place)
                }
            }
        }
    }
}

private struct Faint: ViewModifier {
    @Environment(\.faintAttributes) private var attributes

    func body(content: Content) -> some View { content.foregroundStyle(.tertiary).textAttributes(attributes) }
}

private struct Opaque: ViewModifier {
    @Environment(\.screenBackground) private var background

    func body(content: Content) -> some View { content.background(Color(background)).keepsClicks() }
}

/// Darkens what is behind a dialog, as phones do behind an alert, where colours are mixed.
private struct Shade: View {
    let isVisible: Bool
    @Environment(\.mixesColors) private var mixesColors
    @Environment(\.screenBackground) private var background

    var body: some View {
        let share = (background.relativeLuminance ?? 0) > 0.4 ? 0.15 : 0.35
        if isVisible, mixesColors { CellDrawing { $1.dim($0, by: share) } } else { Color.clear }
    }
}

/// The message of what is behind a dialog: none.
private struct Backdrop: Hashable {}

extension Rendering {
    /// The message that a click at `point` sends: that of the topmost view there which sends one of this type, unless a dialog is
    /// in front of it; `nil` if there is none.
    package func message<Message: Hashable>(at point: CellPoint, as type: Message.Type = Message.self) -> Message? {
        regions.message(at: point, as: type)
    }

    /// The link at `point`, unless a dialog is in front of it; `nil` if there is none.
    package func link(at point: CellPoint) -> URL? {
        regions.first(at: point) { if case .open(let url) = $0 { url } else { nil } }
    }
}

extension [InteractiveRegion] {
    /// The message that a click at `point` sends, as ``CellUI/Rendering`` defines it.
    func message<Message: Hashable>(at point: CellPoint, as type: Message.Type = Message.self) -> Message? {
        first(at: point) { if case .send(let message) = $0 { message as? Message } else { nil } }
    }

    /// The first result of the actions at `point`, topmost first, down to a dialog.
    fileprivate func first<Result>(at point: CellPoint, _ result: (InteractiveRegion.Action) -> Result?) -> Result? {
        for action in actions(at: point) {
            if let result = result(action) { return result }
            if case .send(let message) = action, message is Backdrop { return nil }
        }
        return nil
    }
}
