import Foundation
import FrameSnapshots
import GuestBuild
import HostSystem
import Presentations

/// The pictures of a guest's widgets as references beside its source: one file a widget, with a picture for each state and each
/// combination of further choices.
package struct GuestSnapshots {
    /// What became of a widget's picture.
    package struct Result {
        /// The reference.
        package let reference: URL
        /// Whether it is equal, was written, or differs.
        package let outcome: SnapshotStore.Outcome
    }

    private let guest: Guest
    private let presentations: [Presentation]
    private let axes: [PreviewAxis]
    private let themes: PreviewThemes
    private let drawsPoints: Bool

    /// Prepares to draw `presentations` of each widget in every state and every combination of the named choices.
    ///
    /// - Parameter drawsPoints: Whether true pictures are drawn. Otherwise it is done in the forms of the references that there are, or
    ///   in cells if there is none.
    /// - Throws: a ``CommandFailure`` for a name that is not a choice.
    package init(
        of guest: Guest, presentations: [Presentation], across names: [String], themes: PreviewThemes, drawsPoints: Bool
    ) throws(CommandFailure) {
        (self.guest, self.presentations, self.themes, self.drawsPoints) = (guest, presentations, themes, drawsPoints)
        var axes: [PreviewAxis] = []
        let others = PreviewAxis.all.filter { $0.name != "widget" && $0.name != "state" }
        for name in names {
            guard let axis = others.first(where: { $0.name == name }), !axes.contains(where: { $0.name == name }) else {
                throw CommandFailure(
                    sentence: "\"\(name)\" is not a choice, or named twice (--across); choices: "
                        + others.map(\.name).joined(separator: ", ") + ".", status: .usage)
            }
            axes.append(axis)
        }
        self.axes = axes
    }

    /// Compares each widget's pictures with its reference.
    ///
    /// - Parameters:
    ///   - choice: What all pictures have in common.
    ///   - make: The store of the references beside a source file.
    /// - Throws: the ``GuestError`` of a state that cannot be drawn; nothing is then written of its widget.
    package func compare(
        _ choice: PreviewChoice, in make: (_ source: String) -> SnapshotStore
    ) throws -> [Result] {
        try guest.previews.flatMap { preview in
            guard let source = guest.source(of: preview) else {
                throw CommandFailure(
                    sentence: "The file in which \(preview.displayName) is written is not known.", status: .inputOutput)
            }
            let store = make(source)
            return try forms(of: preview, in: store).map { form in
                let reference = try store.url(named: preview.displayName, fileExtension: form.rawValue)
                let facts = [
                    SnapshotFact(key: "widget", value: preview.displayName), .date(ActivityPreview.start),
                    .drawnByStudio,
                ]
                switch form {
                case .matrix:
                    var snapshot = try matrix(of: preview, choice)
                    snapshot.facts += facts
                    return Result(
                        reference: reference,
                        outcome: store.compare(snapshot, as: .matrix, named: preview.displayName))
                case .points:
                    let snapshot = PointSnapshot(
                        of: try truePictures(of: preview, choice), at: ActivityPreview.start, facts: facts)
                    return Result(
                        reference: reference,
                        outcome: store.compare(snapshot, as: .points, named: preview.displayName))
                }
            }
        }
    }

    /// The forms of references, by their file extension.
    private enum Form: String, CaseIterable { case matrix, points }

    private func forms(of preview: ActivityPreview, in store: SnapshotStore) throws -> [Form] {
        if drawsPoints { return [.points] }
        let kept = try Form.allCases.filter { form in
            let reference = try store.url(named: preview.displayName, fileExtension: form.rawValue)
            return FileManager.default.fileExists(atPath: reference.path)
        }
        return kept.isEmpty ? [.matrix] : kept
    }

    /// Every state in every combination of the axes that a true picture depends on, in the order of a matrix.
    private func truePictures(
        of preview: ActivityPreview, _ common: PreviewChoice
    ) throws -> [(circumstances: [String], canvas: PointCanvas)] {
        var choices = try preview.states.map { state in
            var choice = common
            try choice.choose(preview)
            try choice.choose(state)
            return (preview.states.count > 1 ? [state.name] : [], choice)
        }
        for axis in axes {
            choices = try choices.flatMap { names, choice in
                try axis.values(common, themes).map { value in
                    var changed = choice
                    _ = try axis.choose(value, &changed, themes)
                    return (names + [value], changed)
                }
            }
        }
        return try choices.map { names, choice in
            let canvas = choice.picture(of: presentations).pointCanvas(at: choice.now)
            if let failure = guest.takeFailures().first { throw failure }
            return (names, canvas)
        }
    }

    private func matrix(of preview: ActivityPreview, _ common: PreviewChoice) throws -> MatrixSnapshot {
        let values = axes.map { $0.values(common, themes) }
        var failure: (any Error)?
        let snapshot = MatrixSnapshot(
            axes: [.init(name: "state", values: preview.states.map(\.name))]
                + zip(axes, values).map { .init(name: $0.name, values: $1) }
        ) { place in
            var choice = common
            do {
                try choice.choose(preview)
                try choice.choose(preview.states[place[0]])
                for (axis, (values, index)) in zip(axes, zip(values, place.dropFirst())) {
                    _ = try axis.choose(values[index], &choice, themes)
                }
            } catch {
                failure = failure ?? error
            }
            let rendering = choice.picture(of: presentations).rendering(at: choice.now)
            failure = failure ?? guest.takeFailures().first
            return FrameSnapshot(
                frame: rendering.frame.reduced(to: choice.traits.colorDepth), reading: rendering.reading.phrases)
        }
        if let failure { throw failure }
        return snapshot
    }
}
