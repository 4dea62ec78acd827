import Foundation
import Languages
import Meditation

#if os(iOS)
    import SwiftUI
#else
    import Presentations
#endif

/// One part of a sitting as text that goes on by itself.
struct SittingText: View {
    let times: SittingTimes
    let part: SittingFormat.Part
    /// What is said instead of what is written; `nil` for what usually is.
    var said: SittingFormat.Part?

    var body: some View {
        let text = Text(.currentDate, format: SittingFormat(times, part)).lineLimit(1)
        if let spoken {
            text.accessibilityLabel(Text(.currentDate, format: SittingFormat(times, spoken)))
        } else {
            // The glyph says what the state's word does, and the percentage what the bar does.
            text.accessibilityHidden(part == .symbol || part == .percent)
        }
    }

    private var spoken: SittingFormat.Part? {
        if let said { return said }
        return switch part {
        case .clock: .spokenClock(withSeconds: true)
        case .minutes, .coarse: .spokenClock(withSeconds: false)
        case .target: .spokenTarget
        default: nil
        }
    }
}

/// What depends on the sitting's phase, which changes by itself at the start and at the target.
struct PhaseView<Content: View>: View {
    private let times: SittingTimes
    private let content: (SittingPhase) -> Content

    init(times: SittingTimes, @ViewBuilder content: @escaping (SittingPhase) -> Content) {
        (self.times, self.content) = (times, content)
    }

    var body: some View {
        TimelineView(.explicit([.distantPast, times.startedAt, times.targetDate ?? .distantFuture])) { context in
            content(times.phase(at: context.date))
        }
    }
}

extension SittingPhase {
    /// The colour of this phase: the tint, amber while paused, and green from the target on.
    var stateStyle: AnyShapeStyle { stateColor.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }

    /// The colour of this phase; `nil` for the tint.
    var stateColor: Color? {
        switch self {
        case .preparing, .sitting: nil
        case .paused: .orange
        case .targetReached, .ended: .green
        }
    }
}

/// The symbol of the sitting's phase, in its colour.
struct StateSymbol: View {
    let times: SittingTimes
    /// Whether it is spoken, because no word beside it is. Default: `false`.
    var isAlone = false

    var body: some View {
        PhaseView(times: times) { phase in
            SittingText(times: times, part: .symbol, said: isAlone ? .state : nil).foregroundStyle(phase.stateStyle)
        }
    }
}

/// The elapsed time, large and in one size. Nothing else on the screen is as bright, except while the clock stands.
struct LargeClock: View {
    let times: SittingTimes
    let size: Size
    @Environment(\.showsSeconds) private var showsSeconds
    /// The sizes of its digits, in points: the larger ones fit in large terminals, whose lines of text are lower than a phone's.
    enum Size: CGFloat { case large = 60, medium = 54, standard = 48 }

    var body: some View {
        PhaseView(times: times) { phase in
            Text(.currentDate, format: SittingFormat(times, showsSeconds ? .clock : .minutes))
                .font(.system(size: size.rawValue, weight: .bold)).monospacedDigit().shrinking()
                .foregroundStyle(phase.clockStyle)
        }
        .accessibilityLabel(Text(.currentDate, format: SittingFormat(times, .spokenClock(withSeconds: showsSeconds))))
        .layoutPriority(1)
    }
}

extension SittingPhase {
    /// The colour of the time: bright while sitting, dim while paused.
    fileprivate var clockStyle: AnyShapeStyle {
        switch self {
        case .sitting: AnyShapeStyle(.primary)
        case .paused: AnyShapeStyle(.secondary)
        case .preparing, .targetReached, .ended: stateStyle
        }
    }
}

/// The elapsed time where there is little room: `12:34`, else `12m`, smaller if need be, else a sign of life. It is never cut.
struct BriefClock: View {
    let times: SittingTimes
    @Environment(\.showsSeconds) private var showsSeconds

    var body: some View {
        PhaseView(times: times) { phase in
            ViewThatFits(in: .horizontal) {
                if showsSeconds { SittingText(times: times, part: .clock) }
                SittingText(times: times, part: .coarse)
                SittingText(times: times, part: .coarse).font(.footnote)
                SignOfLife(times: times)
            }
            .fontWeight(.semibold).foregroundStyle(phase.stateStyle)
        }
    }
}

/// The target: `of 20:00`, else `20:00`, else only spoken by screen readers. It is never cut; an open-ended sitting has none.
struct TargetText: View {
    let times: SittingTimes
    /// Whether a place too narrow for it speaks it anyway. Default: true.
    var isNeeded = true

    var body: some View {
        if let duration = times.target {
            ViewThatFits(in: .horizontal) {
                SittingText(times: times, part: .target)
                Text(ClockText.clock(duration)).lineLimit(1)
                if !isNeeded { Color.clear.frame(width: 0, height: 0) }
            }
            .foregroundStyle(.secondary)
            .accessibilityLabel(Text(.currentDate, format: SittingFormat(times, .spokenTarget)))
        }
    }
}

/// A gap above large numerals. It is a line, and not a distance, so that it is never rounded away.
struct BlankLine: View {
    var body: some View { Text(verbatim: " ").font(.system(size: 4)).accessibilityHidden(true) }
}

/// How much of the target is done, as a bar and in percent; nothing for an open-ended sitting.
struct ProgressRow: View {
    let times: SittingTimes
    /// Between the two, in points.
    let spacing: CGFloat
    /// Whether the target stands in the place of the percentage, which the bar shows. Default: `false`.
    var saysTarget = false

    var body: some View {
        if times.target != nil {
            HStack(spacing: spacing) {
                ProgressBar(times: times)
                if saysTarget {
                    TargetText(times: times, isNeeded: false)
                } else {
                    // Larger digits would be in cells what those of the time are.
                    SittingText(times: times, part: .percent).foregroundStyle(.secondary)
                        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
                }
            }
        }
    }
}

/// How much of the target is done; nothing for an open-ended sitting.
struct ProgressBar: View {
    let times: SittingTimes

    var body: some View {
        PhaseView(times: times) { phase in
            if let color = phase.stateColor { bar.tint(color) } else { bar }
        }
    }

    @ViewBuilder private var bar: some View {
        if let target = times.targetDate {
            ProgressView(timerInterval: times.startedAt...target, countsDown: false, label: {}, currentValueLabel: {})
        } else if let duration = times.target, let clock = times.pausedAt {
            ProgressView(value: min(max(0, clock.timeIntervalSince(times.startedAt)), duration), total: duration)
        }
    }
}

/// When the bell's time is, or in a sitting with stages when the next one begins. Nothing once that time is over, while the clock
/// stands, and for an open-ended sitting.
struct BellTime: View {
    let state: MeditationAttributes.ContentState
    /// Whether a symbol replaces the word even where the word would fit. Default: `false`.
    var isBrief = false

    var body: some View {
        PhaseView(times: state.times) { phase in
            if let target = state.bellDate(in: phase) { time(target) }
        }
    }

    private func time(_ target: Date) -> some View {
        ViewThatFits(in: .horizontal) {
            if !isBrief {
                HStack(spacing: 4) {
                    Text(verbatim: state.nextStage ?? localized("bell")).lineLimit(1)
                    Text(target, style: .time)
                }
            }
            HStack(spacing: 4) {
                Image(systemName: "bell.fill").accessibilityLabel(localized("bell"))
                Text(target, style: .time)
            }
        }
        .font(.caption).foregroundStyle(.tertiary)
    }
}

extension MeditationAttributes.ContentState {
    /// When the bell is due; `nil` if that time is over or not known.
    func bellDate(in phase: SittingPhase) -> Date? {
        if case .targetReached = phase { nil } else { targetDate }
    }
}
