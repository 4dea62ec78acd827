import CellUI
import Foundation
import FrameSnapshots
import Meditation
import Presentations
import ScreenKit
import TerminalScreen
import Theming

/// The full-screen review: paints, reads keys, and applies decisions to files.
package struct ReviewScreen: Program {
    /// The pictures and decisions.
    package private(set) var model: ReviewModel
    private let theme: Theme
    /// The files changed by each decision, by index of the picture.
    private var decided: [Int: DecidedSnapshot] = [:]

    /// Creates a review in the colours of `theme`.
    package init(_ model: ReviewModel, theme: Theme) { (self.model, self.theme) = (model, theme) }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) -> [ProgramEffect] {
        guard case .key(let key) = event else { return [] }
        return model.handle(key).compactMap { perform($0) }
    }

    package mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView? {
        model.help.size = surface.size
        return ProgramView(ReviewView(model, size: surface.size).rendering(theme))
    }

    package func deadline(after now: Date) -> Date? { nil }

    private mutating func perform(_ effect: ReviewModel.Effect) -> ProgramEffect? {
        switch effect {
        case .accept(let indices):
            for index in indices {
                decide(.accepted, index) { picture throws(SnapshotError) in try picture.accept() }
            }
            model.goOn()
        case .reject(let index):
            decide(.rejected, index) { picture throws(SnapshotError) in try picture.reject() }
            model.goOn()
        case .takeBack(let indices): for index in indices.reversed() { takeBack(index) }
        case .leave: return .leave
        }
        return nil
    }

    private mutating func decide(
        _ decision: ReviewEntry.Decision, _ index: Int,
        _ change: (PendingSnapshot) throws(SnapshotError) -> DecidedSnapshot?
    ) {
        do {
            decided[index] = try change(model.entries[index].pending)
            model.decided(decision, index)
        } catch {
            model.decided(decision, index, failure: error)
        }
    }

    private mutating func takeBack(_ index: Int) {
        do {
            try decided[index]?.takeBack()
            model.tookBack(index)
        } catch {
            model.tookBack(index, failure: error)
        }
    }
}
