import CellUI
import Foundation
import FrameSnapshots
import Presentations
import TerminalScreen

/// The review on a terminal: paints, waits for keys, and does in files what was decided.
struct ReviewScreen {
    let theme: Theme
    let environment: [String: String]
    /// What was decided, by the places of the pictures.
    private var decided: [Int: DecidedSnapshot] = [:]

    /// A review in the colours of `theme`, on the terminal that `environment` tells of.
    init(theme: Theme, environment: [String: String]) { (self.theme, self.environment) = (theme, environment) }

    /// Shows the review until the person leaves. A signal that asks to end does not come back: the
    /// terminal is restored and the process dies by it; what was decided is done.
    mutating func run(_ model: inout ReviewModel) throws(TerminalError) {
        let screen = try TerminalScreen(environment: environment)
        defer { screen.close() }
        while true {
            let picture = ReviewPicture(model: model, theme: theme)
            screen.paint(picture.frame(size: screen.size))
            var pressed: Key?
            switch screen.nextEvent(until: nil) {
            case .key(let key): pressed = key
            case .mouse(let mouse) where mouse.kind == .release:
                pressed = picture.key(at: mouse.position, size: screen.size)
            case .terminated(let signal): end(by: signal, screen)
            case .hangup: end(by: SIGHUP, screen)
            default: break
            }
            for effect in pressed.map({ model.handle($0) }) ?? [] {
                if effect == .leave { return }
                perform(effect, on: screen, &model)
            }
        }
    }

    private mutating func perform(_ effect: ReviewModel.Effect, on screen: TerminalScreen, _ model: inout ReviewModel) {
        switch effect {
        case .accept(let indices):
            for index in indices {
                decide(.accepted, index, &model) { picture throws(SnapshotError) in try picture.accept() }
            }
            model.goOn()
        case .reject(let index):
            decide(.rejected, index, &model) { picture throws(SnapshotError) in try picture.reject() }
            model.goOn()
        case .takeBack(let indices):
            for index in indices.reversed() { takeBack(index, &model) }
        case .suspend: screen.suspend()
        case .leave: break
        }
    }

    private mutating func decide(
        _ decision: ReviewEntry.Decision, _ index: Int, _ model: inout ReviewModel,
        _ change: (PendingSnapshot) throws(SnapshotError) -> DecidedSnapshot?
    ) {
        do {
            decided[index] = try change(model.entries[index].pending)
            model.decided(decision, index)
        } catch {
            model.decided(decision, index, failure: error)
        }
    }

    private mutating func takeBack(_ index: Int, _ model: inout ReviewModel) {
        do {
            try decided[index]?.takeBack()
            model.tookBack(index)
        } catch {
            model.tookBack(index, failure: error)
        }
    }

    private func end(by signal: Int32, _ screen: TerminalScreen) -> Never {
        screen.close()
        TerminalScreen.reraise(signal)
    }
}
