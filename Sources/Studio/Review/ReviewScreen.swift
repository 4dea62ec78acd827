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
    private var pixels = PreviewPixels()

    /// Creates a review in the colours of `theme`.
    package init(_ model: ReviewModel, theme: Theme) { (self.model, self.theme) = (model, theme) }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) -> [ProgramEffect] {
        switch event {
        case .shown where model.entries.contains { $0.points != nil }: return [.askForPictures]
        case .key(let key): return model.handle(key).compactMap { perform($0) }
        default: return []
        }
    }

    package mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView? {
        model.help.size = surface.size
        var view = ReviewView(model, size: surface.size)
        let picture = picture(in: view.pictureRoom, on: surface.pictures)
        view.showsPicture = picture != nil
        var program = ProgramView(view.rendering(theme))
        program.picture = picture
        return program
    }

    package func deadline(after now: Date) -> Date? { nil }

    /// The current true picture in pixels; `nil` if there is none, or the terminal cannot show it: then words stand for it.
    private mutating func picture(in room: CellRect?, on pictures: PictureSupport) -> TerminalPicture? {
        guard let room, case .able(let ability) = pictures, let points = model.entry.points else { return nil }
        let shape = CGSize(
            width: room.width * ability.cell.width, height: room.height * ability.cell.height)
        let picture = ReviewPicture(
            comparison: points, shown: model.shown, hasMarks: model.hasMarks, theme: theme)
        return try? pixels.picture(of: picture.canvas(in: shape), in: room, on: ability)
    }

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
