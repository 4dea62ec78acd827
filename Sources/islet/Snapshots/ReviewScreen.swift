import CellUI
import Foundation
import FrameSnapshots
import Presentations
import TerminalScreen

/// The review on a terminal: paints, waits for keys, and does in files what was decided.
struct ReviewScreen {
    let theme: Theme
    let environment: [String: String]

    /// Shows the review until everything is decided or the person leaves. A signal that asks to end does not come back: the
    /// terminal is restored and the process dies by it; what was decided is done.
    func run(_ model: inout ReviewModel) throws(TerminalError) {
        var options = TerminalScreen.Options()
        options.usesMouse = false
        let screen = try TerminalScreen(options: options, environment: environment)
        defer { screen.close() }
        while !model.isDone {
            screen.paint(ReviewPicture(model: model, theme: theme).frame(size: screen.size))
            switch screen.nextEvent(until: nil) {
            case .key(let key):
                for effect in model.handle(key) {
                    if effect == .leave { return }
                    perform(effect, on: screen, &model)
                }
            case .terminated(let signal): end(by: signal, screen)
            case .hangup: end(by: SIGHUP, screen)
            default: break
            }
        }
    }

    private func perform(_ effect: ReviewModel.Effect, on screen: TerminalScreen, _ model: inout ReviewModel) {
        switch effect {
        case .accept(let indices):
            for index in indices {
                decide(.accepted, index, &model) { picture throws(SnapshotError) in try picture.accept() }
            }
            model.goOn()
        case .reject(let index):
            decide(.rejected, index, &model) { picture throws(SnapshotError) in try picture.reject() }
            model.goOn()
        case .suspend: screen.suspend()
        case .leave: break
        }
    }

    private func decide(
        _ decision: ReviewEntry.Decision, _ index: Int, _ model: inout ReviewModel,
        _ change: (PendingSnapshot) throws(SnapshotError) -> Void
    ) {
        do {
            try change(model.entries[index].pending)
            model.decided(decision, index)
        } catch {
            model.decided(decision, index, failure: error)
        }
    }

    private func end(by signal: Int32, _ screen: TerminalScreen) -> Never {
        screen.close()
        TerminalScreen.reraise(signal)
    }
}
