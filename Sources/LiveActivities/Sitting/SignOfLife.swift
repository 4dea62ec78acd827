import Foundation
import Meditation

#if os(iOS)
    import SwiftUI
#else
    import Presentations
#endif

/// A ring: how much of the target is done. Preparation is a dotted one, and pause, the target and completion are a sign.
struct SignOfLife: View {
    let times: SittingTimes
    /// Whether the minutes are in the ring, if it is large enough for them. Default: `false`.
    var showsMinutes = false

    /// The diameter of the dot, in points.
    private static let dotSide = CGFloat(20)

    var body: some View {
        PhaseView(times: times) { phase in
            Group {
                switch phase {
                case .preparing: ring { ProgressView(value: Double?.none, label: {}, currentValueLabel: number) }
                case .sitting: sitting
                case .paused: sign("pause.fill")
                case .targetReached: sign("plus")
                case .ended: sign("checkmark")
                }
            }
            .foregroundStyle(phase.stateStyle)
        }
    }

    private var spoken: Text { Text(.currentDate, format: SittingFormat(times, .state)) }

    @ViewBuilder private var sitting: some View {
        if let target = times.targetDate {
            ring {
                ProgressView(
                    timerInterval: times.startedAt...target, countsDown: false, label: {}, currentValueLabel: number)
            }
        } else {
            pulse.accessibilityLabel(spoken)
        }
    }

    /// A dot, which is dimmer every other fifteen seconds; in less room a letter.
    private var pulse: some View {
        ViewThatFits(in: [.horizontal, .vertical]) {
            TimelineView(.periodic(from: times.startedAt, by: SittingTimes.pulsePeriod)) {
                context in
                Circle().frame(width: Self.dotSide, height: Self.dotSide)
                    .opacity(times.isPulseOdd(at: context.date) ? 0.55 : 1)
            }
            .frame(width: IslandSign.side, height: IslandSign.side)
            SittingText(times: times, part: .pulse)
        }
    }

    /// As large as the island allows.
    private func ring(_ progress: () -> some View) -> some View {
        let ring = progress().progressViewStyle(.circular).accessibilityLabel(spoken)
        return ViewThatFits(in: [.horizontal, .vertical]) {
            ring.frame(width: IslandSign.side, height: IslandSign.side)
            ring
        }
    }

    @ViewBuilder private func number() -> some View {
        if showsMinutes {
            SittingText(times: times, part: .number).font(.system(size: 11, weight: .semibold)).monospacedDigit()
        }
    }

    private func sign(_ symbol: String) -> some View {
        IslandSign(symbol).accessibilityLabel(spoken)
    }
}
