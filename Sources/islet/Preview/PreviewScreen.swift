import Foundation
import Presentations
import TerminalScreen

/// The full-screen preview: where its values meet terminal, clock and files.
struct PreviewScreen {
    /// What the preview needs from outside.
    struct Request {
        /// What is looked at at first.
        var choice: PreviewChoice
        /// The themes by name.
        var themes: PreviewThemes
        /// Whether files are watched, and read anew when they change.
        var watchesFiles: Bool
        /// Whether a phone is drawn around the presentations.
        var hasDeviceFrame = false
        /// The environment of the process.
        var environment: [String: String]
        /// The wall clock. Read here and nowhere below.
        var now: () -> Date
    }

    /// Shows the preview until the person leaves; answers the exit status.
    ///
    /// Throws ``TerminalError`` where there is no screen to be had. A signal that asks to end does not come back: the terminal
    /// is restored and the process dies by it.
    static func run(_ request: Request) throws -> Int32 {
        let screen = try TerminalScreen(environment: request.environment)
        var model = PreviewModel(request.choice, themes: request.themes, at: request.now())
        if request.hasDeviceFrame { model.toggleDeviceFrame() }
        var watched: URL?
        while true {
            if request.watchesFiles, watched != request.themes.file(of: model.choice.traits.theme.name) {
                watched = request.themes.file(of: model.choice.traits.theme.name)
                if let watched { try screen.watch(file: watched) }
            }
            let now = request.now()
            let picture = PreviewPicture(model: model, choice: model.choice(at: now), now: now)
            let image = picture.image(size: screen.size)
            screen.paint(image.frame)
            let event = screen.nextEvent(until: model.deadline(expiresAt: image.expiresAt, after: now))
            let later = request.now()
            switch event {
            case .key(let key):
                if let inspection = image.inspection, model.walk(key, through: inspection.picture.views) { break }
                switch model.handle(key, at: later) {
                case .leave:
                    screen.close()
                    return ExitStatus.success.rawValue
                case .suspend: screen.suspend()
                case nil: break
                }
            case .mouse(let mouse):
                let target = image.targets.last { $0.rect.contains(mouse.position) }
                model.point(
                    mouse, isOnIsland: target?.action == .island, isOnCard: target?.action == .lockScreen, at: later)
                if mouse.kind == .release, let view = image.view(at: mouse.position) { model.inspect(view) }
                guard mouse.kind == .release, let target else { break }
                switch target.action {
                case .line(let line): model.click(line: line, at: later)
                case .time(let range):
                    let timeline = PreviewTimeline(
                        model: model, choice: picture.choice, theme: picture.choice.traits.theme)
                    model.scrub(
                        to: timeline.offset(atColumn: mouse.position.x, of: target.rect, range: range), at: later)
                case .island, .lockScreen: break
                }
            case .fileChanged: model.reloadThemes(at: later)
            case .terminated(let signal):
                screen.close()
                TerminalScreen.reraise(signal)
            case .hangup:
                screen.close()
                TerminalScreen.reraise(SIGHUP)
            case .resized, .deadline, .clockStepped, .continued, .childEnded: break
            }
        }
    }
}
