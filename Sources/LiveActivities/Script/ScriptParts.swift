import Foundation
import Presentations

/// What kind of thing goes on, spoken as its title.
struct ScriptSymbol: View {
    let state: ScriptAttributes.ContentState
    /// Whether it is all that an island has room for. Default: `false`, it stands beside a text.
    var isAlone = false

    var body: some View {
        let symbol = state.symbol ?? "terminal"
        return Group { if isAlone { IslandSign(symbol) } else { Image(systemName: symbol) } }
            .foregroundStyle(.tint).accessibilityLabel(state.title)
    }
}

/// What goes on, and more about it.
struct ScriptTitle: View {
    let state: ScriptAttributes.ContentState
    var hasSubtitle = true

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            LongText(state.title, most: 56).bold()
            if hasSubtitle, let subtitle = state.subtitle {
                LongText(subtitle, most: 64).foregroundStyle(.secondary)
            }
        }
    }
}

/// How it stands; where the content is stale, that nothing is known any more.
struct ScriptStatus: View {
    let state: ScriptAttributes.ContentState
    let isStale: Bool

    var body: some View {
        if isStale {
            Text("no news").foregroundStyle(.secondary).shrinking().layoutPriority(1)
        } else if let status = state.status {
            LongText(status, most: 24).foregroundStyle(.secondary)
        }
    }
}

extension View {
    /// What is not known any more, where there is no room to say so.
    func dimmed(_ isStale: Bool) -> some View { opacity(isStale ? 0.5 : 1) }
}

/// How it stands, in a few cells: the words, or as much of the progress or of the time as there is room for. The words come
/// first, for the script chose them for this place; where they have no room, a number is better than half a word.
struct BriefScriptStatus: View {
    let state: ScriptAttributes.ContentState

    var body: some View {
        if let status = state.status {
            ViewThatFits(in: .horizontal) {
                Text(status).lineLimit(1)
                BriefScriptAmount(state: state)
            }
            .accessibilityLabel(status)
        } else {
            BriefScriptAmount(state: state)
        }
    }
}

/// How far it has come, in a few cells; nothing where that is not known.
struct BriefScriptAmount: View {
    let state: ScriptAttributes.ContentState

    var body: some View {
        if let progress = state.progress {
            ViewThatFits(in: .horizontal) {
                Percent(progress: progress)
                ProgressView(value: progress).progressViewStyle(.circular)
            }
        } else if let endDate = state.endDate {
            BriefRemaining(endDate: endDate)
        } else if let startDate = state.startDate {
            BriefElapsed(startDate: startDate)
        } else if let status = state.status {
            Text(status).shrinking()
        }
    }
}

/// How far it has come: a bar with a number, or with a clock, or a clock alone; nothing where that is not known.
struct ScriptProgress: View {
    let state: ScriptAttributes.ContentState
    /// Only the bar, or the clock in the letters of the rest.
    var isBrief = false

    var body: some View {
        if isBrief, let progress = state.progress {
            ProgressView(value: progress)
        } else if isBrief, let interval = state.interval {
            ProgressView(timerInterval: interval, countsDown: false, label: {}, currentValueLabel: {})
        } else if isBrief, let endDate = state.endDate {
            Remaining(endDate: endDate).bold()
        } else if isBrief, let startDate = state.startDate {
            Elapsed(startDate: startDate).bold()
        } else if let progress = state.progress {
            HStack {
                ProgressView(value: progress)
                Percent(progress: progress).accessibilityHidden(true)
                if let endDate = state.endDate { Remaining(endDate: endDate).foregroundStyle(.secondary) }
            }
        } else if let interval = state.interval {
            HStack {
                ProgressView(timerInterval: interval, countsDown: false, label: {}, currentValueLabel: {})
                Remaining(endDate: interval.upperBound)
            }
        } else if let endDate = state.endDate {
            Remaining(endDate: endDate).font(.largeTitle).bold()
        } else if let startDate = state.startDate {
            Elapsed(startDate: startDate).font(.largeTitle).bold()
        }
    }
}

/// A part of the whole in percent. All is said only of all.
struct Percent: View {
    let progress: Double

    var body: some View {
        Text(Self.text(progress)).monospacedDigit().shrinking().layoutPriority(1)
    }

    static func text(_ progress: Double) -> String { "\(Int((min(max(progress, 0), 1) * 100).rounded(.down))) %" }
}

/// How long it has been going on.
struct Elapsed: View {
    let startDate: Date
    @Environment(\.showsSeconds) private var showsSeconds

    var body: some View {
        Text(.currentDate, format: ElapsedFormat(since: startDate, showsSeconds ? .clock : .minutes))
            .monospacedDigit()
            .shrinking()
            .layoutPriority(1)
    }
}

/// How long it has been going on, in as much detail as there is room for.
struct BriefElapsed: View {
    let startDate: Date
    @Environment(\.showsSeconds) private var showsSeconds

    var body: some View {
        if showsSeconds {
            ViewThatFits(in: .horizontal) {
                Text(.currentDate, format: ElapsedFormat(since: startDate, .clock)).lineLimit(1)
                Text(.currentDate, format: ElapsedFormat(since: startDate, .units)).lineLimit(1)
                Text(.currentDate, format: ElapsedFormat(since: startDate, .greatestUnit)).shrinking()
            }
        } else {
            Text(.currentDate, format: ElapsedFormat(since: startDate, .minutes)).shrinking()
        }
    }
}

/// Where there are a few cells alone: how far it has come, for that is what one looks for, or else what kind of thing it is.
struct MinimalScript: View {
    let state: ScriptAttributes.ContentState

    var body: some View {
        if let progress = state.progress, progress < 1 {
            ViewThatFits(in: .horizontal) {
                Percent(progress: progress)
                Text(Percent.text(progress).replacing(" ", with: "")).lineLimit(1)
                ProgressView(value: progress).progressViewStyle(.circular)
            }
            .accessibilityLabel("\(state.title), \(Percent.text(progress))")
        } else {
            ScriptSymbol(state: state, isAlone: true)
        }
    }
}

/// What must be known now, in the primary colour: the activity's own may be too pale to read on a light card.
struct ScriptMessage: View {
    let state: ScriptAttributes.ContentState

    var body: some View {
        if let message = state.message { LongText(message, most: 100) }
    }
}
