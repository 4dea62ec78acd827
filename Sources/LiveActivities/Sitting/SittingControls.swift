import Foundation
import Languages
import Meditation

#if os(iOS)
    import SwiftUI
#else
    import Presentations
#endif

/// The elapsed time, large, and the controls.
struct ClockRow: View {
    let state: MeditationAttributes.ContentState
    /// The size of the time. Default: standard.
    var size = LargeClock.Size.standard

    var body: some View {
        HStack(spacing: 0) {
            if state.isCompleted {
                // There is no way out to keep clear, and the last words can take several lines.
                LargeClock(times: state.times, size: size).layoutPriority(3)
            } else {
                LargeClock(times: state.times, size: size)
            }
            // At least a column of a small phone: wide digits need all others.
            Spacer(minLength: 9)
            // The clock can be smaller; the way out cannot.
            SittingControls(state: state).closedIslandTypeSize().layoutPriority(2)
        }
    }
}

/// Two round buttons, to pause or resume and to end the sitting; then what was said at the end.
struct SittingControls: View {
    let state: MeditationAttributes.ContentState
    @Environment(\.accessibilityDifferentiateWithoutColor) private var isOutlined

    var body: some View {
        if state.isCompleted {
            LastWords(text: state.completionMessage ?? localized("Well sat."))
        } else {
            PhaseView(times: state.times) { phase in
                HStack(spacing: isOutlined ? 8 : 20) {
                    switch phase {
                    case .preparing: EmptyView()
                    case .paused:
                        RoundButton(localized("Resume"), symbol: "play.fill", link: .resume, style: phase.stateStyle)
                    default:
                        RoundButton(localized("Pause"), symbol: "pause.fill", link: .pause, style: phase.stateStyle)
                    }
                    RoundButton(localized("End"), symbol: "xmark", link: .end, style: AnyShapeStyle(.primary))
                }
            }
        }
    }
}

/// What is said at the end, with room for its longest word: the clock of a long sitting becomes smaller before a word is broken.
private struct LastWords: View {
    let text: String
    @Environment(\.dynamicTypeSize) private var typeSize

    /// Letters of a word that is kept whole.
    private static let longestWord = 14

    var body: some View {
        ZStack(alignment: .leading) {
            if typeSize <= .large {
                let word = text.split(separator: " ").max { $0.count < $1.count } ?? ""
                Text(verbatim: String(word.prefix(Self.longestWord))).lineLimit(1).fixedSize().hidden()
                    .accessibilityHidden(true)
            }
            LongText(text, lines: 3, most: 80)
        }
    }
}

/// A symbol in a circle of its own colour that opens a link, as the buttons of Apple's timer.
struct RoundButton: View {
    private let label: String
    private let symbol: String
    private let link: SittingLink
    private let style: AnyShapeStyle
    @Environment(\.accessibilityDifferentiateWithoutColor) private var hasOutline

    /// How much of the symbol's colour the circle has, 0…1: ``Theme/buttonOpacity``, which `islet theme check` measures.
    static let fillOpacity = 0.33
    /// The diameter of the circle, in points.
    private static let side: CGFloat = 44

    init(_ label: String, symbol: String, link: SittingLink, style: AnyShapeStyle) {
        (self.label, self.symbol, self.link, self.style) = (label, symbol, link, style)
    }

    var body: some View {
        Link(destination: link.url) {
            let symbol = Image(systemName: symbol).foregroundStyle(style)
            if hasOutline {
                // A round pair of brackets is the smallest circle that can be read.
                HStack(spacing: 0) {
                    Text(verbatim: "( ")
                    symbol
                    Text(verbatim: " )")
                }
            } else {
                symbol.font(.system(size: 20, weight: .semibold)).frame(width: Self.side, height: Self.side)
                    .background { Circle().fill(style).opacity(Self.fillOpacity) }
            }
        }
        .accessibilityLabel(label)
    }
}
