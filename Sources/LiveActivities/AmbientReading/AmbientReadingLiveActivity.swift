import Foundation
import Presentations

/// The Live Activity of ambient reading.
///
///      ▤ The Great Gatsby                1:23:45
///      ≋ listening
///      “In my younger and more vulnerable years my
///      father gave me some advice …”
///      5 captured
public struct AmbientReadingLiveActivity: Widget {
    /// The widget; the system makes it.
    public init() {}

    /// What lock screen and Dynamic Island show.
    public var body: some WidgetConfiguration {
        ActivityConfiguration(for: AmbientReadingAttributes.self) { context in
            ReadingCard(state: context.state, startTime: context.attributes.startTime, isStale: context.isStale)
                .padding(14)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    ListeningSymbol(state: context.state).closedIslandTypeSize()
                }
                DynamicIslandExpandedRegion(.trailing) {
                    SessionClock(startTime: context.attributes.startTime).foregroundStyle(.secondary)
                        .closedIslandTypeSize()
                }
                DynamicIslandExpandedRegion(.bottom) { ReadingBottom(state: context.state) }
            } compactLeading: {
                ListeningSymbol(state: context.state).closedIslandTypeSize()
            } compactTrailing: {
                CapturedCount(count: context.state.capturedCount).closedIslandTypeSize()
            } minimal: {
                ListeningSymbol(state: context.state, isAlone: true).closedIslandTypeSize()
            }
            .keylineTint(.orange)
        }
    }
}

/// The book with what is known of it, and what was heard last. At large type sizes the words make way first, then what is beside
/// the book.
struct ReadingCard: View {
    let state: AmbientReadingAttributes.ContentState
    let startTime: Date
    let isStale: Bool

    var body: some View {
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: 8) {
                title
                status
                Transcript(state: state, lines: 3)
            }
            VStack(alignment: .leading, spacing: 4) {
                BookLabel(state: state)
                Transcript(state: state, lines: 2)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            VStack(alignment: .leading, spacing: 4) {
                BookLabel(state: state)
                SessionClock(startTime: startTime).foregroundStyle(.secondary).fixedSize()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .dynamicTypeSize(...DynamicTypeSize.accessibility3)
        }
    }

    private var title: some View {
        HStack {
            BookLabel(state: state)
            Spacer()
            SessionClock(startTime: startTime).foregroundStyle(.secondary)
        }
    }

    private var status: some View {
        HStack {
            ListeningLabel(state: state, isStale: isStale)
            Spacer()
            CapturedText(count: state.capturedCount)
        }
    }
}

/// Below the camera: the book, how much has been captured, and what was heard last; at large type sizes only as much as fits.
struct ReadingBottom: View {
    let state: AmbientReadingAttributes.ContentState
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    BookLabel(state: state)
                    if typeSize <= .large {
                        Spacer()
                        CapturedText(count: state.capturedCount)
                    }
                }
                Transcript(state: state, lines: 2)
            }
            VStack(alignment: .leading, spacing: 4) {
                BookLabel(state: state)
                Transcript(state: state, lines: 2)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            BookLabel(state: state)
                .frame(maxWidth: .infinity, alignment: .leading)
                .dynamicTypeSize(...DynamicTypeSize.accessibility3)
        }
    }
}

/// The book, or that it is not known yet.
struct BookLabel: View {
    let state: AmbientReadingAttributes.ContentState

    var body: some View {
        let title = state.bookTitle ?? "Ambient reading"
        Label {
            LongText(title, most: 60)
        } icon: {
            Image(systemName: "book.fill")
        }
        .bold()
        .accessibilityLabel(title)
    }
}

/// Whether the app listens, as a shape: the waves lie flat while it does not.
struct ListeningSymbol: View {
    let state: AmbientReadingAttributes.ContentState
    /// Whether it is all that an island has room for. Default: `false`, it stands beside a text.
    var isAlone = false

    var body: some View {
        let symbol = state.isListening ? "waveform" : "mic.slash"
        return Group { if isAlone { IslandSign(symbol) } else { Image(systemName: symbol) } }
            .foregroundStyle(state.isListening ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            .accessibilityLabel(state.isListening ? "listening" : "not listening")
    }
}

/// Whether the app listens, as shape and word.
struct ListeningLabel: View {
    let state: AmbientReadingAttributes.ContentState
    let isStale: Bool

    var body: some View {
        HStack {
            ListeningSymbol(state: state).accessibilityHidden(true)
            Text(isStale ? "no news" : state.isListening ? "listening" : "muted").foregroundStyle(.secondary)
                .shrinking()
        }
    }
}

/// How long the session has been going on.
struct SessionClock: View {
    let startTime: Date

    var body: some View {
        // A timer takes all the width that it is offered.
        ViewThatFits(in: .horizontal) {
            clock.lineLimit(1).fixedSize()
            clock.shrinking()
        }
    }

    private var clock: some View {
        Text(timerInterval: startTime...Date.distantFuture, countsDown: false)
            .monospacedDigit()
            .multilineTextAlignment(.trailing)
    }
}

/// How much has been captured, in words.
struct CapturedText: View {
    let count: Int

    var body: some View {
        Text("\(count) captured").foregroundStyle(.secondary).shrinking()
    }
}

/// How much has been captured, for a place of a few cells.
struct CapturedCount: View {
    let count: Int

    var body: some View {
        Text(count > 999 ? "999+" : "\(count)")
            .monospacedDigit()
            .shrinking()
            .accessibilityLabel("\(count) captured")
    }
}

/// What was heard last.
struct Transcript: View {
    let state: AmbientReadingAttributes.ContentState
    let lines: Int

    var body: some View {
        if state.lastTranscript.isEmpty {
            Text("Nothing heard yet").foregroundStyle(.tertiary).shrinking()
        } else {
            LongText("“\(state.lastTranscript)”", lines: lines, most: 58 * lines).accessibilityLabel(
                state.lastTranscript)
        }
    }
}
