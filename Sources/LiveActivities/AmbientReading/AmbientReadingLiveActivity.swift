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
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    BookLabel(state: context.state)
                    Spacer()
                    SessionClock(startTime: context.attributes.startTime).foregroundStyle(.secondary)
                }
                HStack {
                    ListeningLabel(state: context.state, isStale: context.isStale)
                    Spacer()
                    CapturedText(count: context.state.capturedCount)
                }
                Transcript(state: context.state, lines: 3)
            }
            .padding(14)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { ListeningSymbol(state: context.state) }
                DynamicIslandExpandedRegion(.trailing) {
                    SessionClock(startTime: context.attributes.startTime).foregroundStyle(.secondary)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(alignment: .leading, spacing: 8) {
                        HStack {
                            BookLabel(state: context.state)
                            Spacer()
                            CapturedText(count: context.state.capturedCount)
                        }
                        Transcript(state: context.state, lines: 2)
                    }
                }
            } compactLeading: {
                ListeningSymbol(state: context.state)
            } compactTrailing: {
                CapturedCount(count: context.state.capturedCount)
            } minimal: {
                ListeningSymbol(state: context.state)
            }
            .keylineTint(.orange)
        }
    }
}

/// The book, or that it is not known yet.
struct BookLabel: View {
    let state: AmbientReadingAttributes.ContentState

    var body: some View {
        Label(state.bookTitle ?? "Ambient reading", systemImage: "book.fill")
            .bold()
            .lineLimit(1)
            .accessibilityLabel(state.bookTitle ?? "Ambient reading")
    }
}

/// Whether the app listens, as a shape: the waves lie flat while it does not.
struct ListeningSymbol: View {
    let state: AmbientReadingAttributes.ContentState

    var body: some View {
        Image(systemName: state.isListening ? "waveform" : "mic.slash")
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
        }
    }
}

/// How long the session has been going on.
struct SessionClock: View {
    let startTime: Date

    var body: some View {
        Text(timerInterval: startTime...Date.distantFuture, countsDown: false)
            .monospacedDigit()
            .multilineTextAlignment(.trailing)
            .lineLimit(1)
            .fixedSize()
    }
}

/// How much has been captured, in words.
struct CapturedText: View {
    let count: Int

    var body: some View {
        Text("\(count) captured").foregroundStyle(.secondary).lineLimit(1)
    }
}

/// How much has been captured, for a place of a few cells.
struct CapturedCount: View {
    let count: Int

    var body: some View {
        Text(count > 999 ? "999+" : "\(count)")
            .monospacedDigit()
            .accessibilityLabel("\(count) captured")
    }
}

/// What was heard last.
struct Transcript: View {
    let state: AmbientReadingAttributes.ContentState
    let lines: Int

    var body: some View {
        if state.lastTranscript.isEmpty {
            Text("Nothing heard yet").foregroundStyle(.tertiary).lineLimit(1)
        } else {
            Text("“\(state.lastTranscript)”").lineLimit(lines).accessibilityLabel(state.lastTranscript)
        }
    }
}
