import Foundation
import FrameExport
import HostSystem
import Presentations
import Studio
import Surroundings

/// `--record 0s..20m --step 1s`: the recorded time of a preview, and the time between two frames.
struct RecordedSpan {
    /// How many looks there may be: ten hours, second by second.
    static let mostSteps = SimulationFilm.mostPictures
    /// The shortest step, in seconds.
    static let shortestStep = 0.05

    /// Seconds after the activity's start, the end excluded.
    let range: Range<Double>
    /// Seconds from look to look.
    let step: Double

    /// The span that two texts say.
    ///
    /// - Throws: a ``CommandFailure`` for what is none, or too much.
    init(_ text: String, step stepText: String?) throws {
        let ends = text.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
        guard ends.count == 2 else {
            throw CommandFailure(
                sentence: "\"\(text)\" is not a time span (--record); give two times since the start, such as 0s..20m.",
                status: .usage)
        }
        let (from, to) = (try DurationArgument.preparation(ends[0]), try DurationArgument.preparation(ends[1]))
        step = try stepText.map { try DurationArgument.seconds([$0]) } ?? 1
        guard from < to else {
            throw CommandFailure(
                sentence:
                    "the span \(text) is empty (--record); its end must be later than its beginning, as in 0s..20m.",
                status: .usage)
        }
        guard step >= Self.shortestStep else {
            throw CommandFailure(
                sentence: "the step \(stepText ?? "") is too short (--step); the shortest is \(Self.shortestStep)s.",
                status: .usage)
        }
        guard (to - from) / step <= Double(Self.mostSteps) else {
            throw CommandFailure(
                sentence: "\(text) in steps of \(stepText ?? "1s") has more than \(Self.mostSteps) pictures; choose a "
                    + "longer --step or a shorter span.", status: .usage)
        }
        range = from..<to
    }

    /// How many true pictures there may be, which are larger than those of cells: an hour, second by second.
    static let mostPointSteps = 3600

    /// The recording of a preview in this span, as true pictures.
    ///
    /// - Throws: a ``CommandFailure`` if there are too many.
    func recording(
        of choice: PreviewChoice, drawingPoints picture: (PreviewChoice, Date) -> PointCanvas
    ) throws(CommandFailure) -> PointRecording {
        let count = Int(((range.upperBound - range.lowerBound) / step).rounded(.up))
        guard count <= Self.mostPointSteps else {
            throw CommandFailure(
                sentence:
                    "the span has more than \(Self.mostPointSteps) true pictures (--record); choose a longer --step "
                    + "or a shorter span.", status: .usage)
        }
        let start = ActivityPreview.start + range.lowerBound
        var recording = PointRecording(first: picture(choice, start))
        for index in 1..<max(1, count) {
            recording.append(picture(choice, start + Double(index) * step), at: .seconds(Double(index) * step))
        }
        recording.hold(until: .seconds(range.upperBound - range.lowerBound))
        return recording
    }

    /// The recording of a preview in this span.
    func recording(of choice: PreviewChoice, drawing picture: (PreviewChoice, Date) -> Rendering) -> FrameRecording {
        let start = ActivityPreview.start
        let depth = choice.traits.colorDepth
        var rendering = picture(choice, start + range.lowerBound)
        var recording = FrameRecording(first: rendering.frame.reduced(to: depth))
        var index = 1
        while true {
            let offset = Double(index) * step
            let now = start + range.lowerBound + offset
            guard range.lowerBound + offset < range.upperBound, let expiry = rendering.expiresAt else { break }
            if now >= expiry {
                rendering.advance(to: now)
                recording.append(rendering.frame.reduced(to: depth), at: .seconds(offset))
            }
            index += 1
        }
        recording.hold(until: .seconds(range.upperBound - range.lowerBound))
        return recording
    }
}
