import CellUI
import Foundation
import FrameExport
import Presentations
import ScreenKit
import Simulation

/// A simulation as a recording: the screen, with the latest events written below.
///
///     7:00:00   A session outlives its activities
///     ╭──────────────╮   ▗▄▄▄▄▄▄▄▄▄▄▄▄▖
///     │    16:41     │   ▐ ◉   camera 5▌
///     │ ▗▄▄▄▄▄▄▄▄▄▄▖ │   ▝▀▀▀▀▀▀▀▀▀▀▀▀▘
///     reading-2 starts
package struct SimulationFilm {
    /// Frames per second while nothing happens.
    static let picturesPerSecond = 5.0
    /// The minimum time that an event stays readable, in seconds of the recording.
    static let holdTime = 1.0
    /// The default length, in seconds of the recording, not counting ``holdTime``.
    static let usualLength = 30.0
    /// The maximum number of frames: the limit of a recording.
    package static let mostPictures = 36_000

    /// The scenario that was run.
    package let scenario: Scenario
    /// The result of the run, with moments.
    package let result: SimulationResult
    /// The traits to draw with; the device must be the scenario's.
    package var traits: PreviewTraits
    /// The multiple of real time.
    package let speed: Double

    package init(scenario: Scenario, result: SimulationResult, traits: PreviewTraits, speed: Double) {
        self.scenario = scenario
        self.result = result
        self.traits = traits
        self.speed = speed
    }

    /// The default speed for a simulation of `duration` seconds.
    package static func usualSpeed(_ duration: TimeInterval) -> Double { max(1, duration / usualLength) }

    /// Simulated seconds from one frame to the next.
    package static func interval(speed: Double) -> TimeInterval { speed / picturesPerSecond }

    /// Draws all moments into a recording.
    package func recording() -> FrameRecording {
        let depth = traits.colorDepth
        var recording = FrameRecording(first: Frame(size: size))
        var offset = 0.0
        for (index, moment) in result.moments.enumerated() {
            let frame = frame(of: moment).reduced(to: depth)
            if index == 0 {
                recording = FrameRecording(first: frame)
            } else {
                recording.append(frame, at: .milliseconds(Int64((offset * 1000).rounded())))
            }
            let earlier = index == 0 ? 0 : result.moments[index - 1].entryCount
            let next = index + 1 < result.moments.count ? result.moments[index + 1].time : result.duration
            offset += max((next - moment.time) / speed, moment.entryCount > earlier ? Self.holdTime : 0)
        }
        recording.hold(until: .milliseconds(Int64((max(offset, Self.holdTime) * 1000).rounded())))
        return recording
    }

    // MARK: A picture

    private static let footerRows = 3

    private var islandForms: [Presentation] {
        traits.device.island == nil ? [] : [.compact, .minimal, .expanded]
    }

    /// The size of the largest frame, so that nothing moves between frames.
    private var size: CellSize {
        let sizes = (islandForms.isEmpty ? [[.lockScreen]] : islandForms.map { [.lockScreen, $0] }).map {
            picture(of: $0).size
        }
        let width = max(48, sizes.map(\.width).max() ?? 0)
        return CellSize(width: width, height: (sizes.map(\.height).max() ?? 0) + 2 + Self.footerRows)
    }

    private func picture(of presentations: [Presentation]) -> PresentationPicture {
        var picture = PresentationPicture(nil, in: traits, presentations: presentations)
        (picture.hasPhone, picture.hasCaptions) = (true, true)
        return picture
    }

    private func frame(of moment: SimulationMoment) -> Frame {
        let theme = traits.effectiveTheme
        let size = size
        let now = Simulator.start + moment.time
        let background = CellStyle(background: theme.screen.background)
        return Renderer.render(size: size, at: now, background: background) { context in
            if theme.screen.background.hex != nil { context.assumedBackground = theme.screen.background }
            // Show tenths only at the instant of an event.
            let isEventful = result.entries.prefix(moment.entryCount).last?.time == moment.time
            let time = SimulatedTime.text(isEventful ? moment.time : moment.time.rounded(.down))
            context.draw(
                time, at: .zero, paint: .solid(theme.screen.emphasis), in: context.bounds, attributes: .bold)
            let room = size.width - 10
            let title = WrappedText.lines(scenario.title, columns: room)
            context.draw(
                title.first ?? "", at: CellPoint(x: 10, y: 0), paint: .solid(theme.screen.caption), in: context.bounds)
            let place = CellRect(x: 0, y: 2, width: size.width, height: size.height - 2 - Self.footerRows)
            if moment.device.isPoweredOn {
                draw(moment, in: place, context: &context)
            } else {
                context.draw(
                    "The phone is switched off.", at: place.origin, paint: .solid(theme.screen.hint), in: place)
            }
            let footer = CellRect(x: 0, y: place.maxY + 1, width: size.width, height: Self.footerRows - 1)
            for (row, text) in happened(by: moment, columns: size.width).enumerated() {
                context.draw(
                    text, at: CellPoint(x: 0, y: footer.minY + row), paint: .solid(theme.screen.caption), in: footer)
            }
        }.frame
    }

    /// The latest events, in at most as many lines as the footer has room for.
    private func happened(by moment: SimulationMoment, columns: Int) -> [String] {
        let entries = result.entries.prefix(moment.entryCount)
        guard let last = entries.last else { return [] }
        let together = entries.suffix(4).filter { $0.time == last.time }
        let text = together.map(TimelineWords.text).joined(separator: "; ")
        return Array(WrappedText.lines(text, columns: columns).suffix(Self.footerRows - 1))
    }

    private func draw(_ moment: SimulationMoment, in place: CellRect, context: inout DrawingContext) {
        let cast = ActivityCast(at: moment)
        let form: Presentation = cast.alert != nil ? .expanded : cast.detached != nil ? .minimal : .compact
        let picture = picture(of: traits.device.island == nil ? [.lockScreen] : [.lockScreen, form])
        var canvas = picture.canvas(plan: picture.naturalPlan)
        canvas.cast = cast
        canvas.draw(in: place, context: &context)
    }
}

extension ActivityCast {
    /// Creates the cast shown by a phone at an instant of a simulation.
    package init(at moment: SimulationMoment) {
        let members = moment.shown.map { activity in
            let island = moment.device.isLocked ? nil : activity.island
            return ActivityCast.Member(
                views: OwnActivityViews.views(for: activity), place: island == .expanded ? nil : island,
                isRunning: island != nil,
                isExpanded: island == .expanded || activity.isInBanner, isOnLockScreen: activity.isOnLockScreen)
        }
        self.init(members, own: nil)
    }
}
