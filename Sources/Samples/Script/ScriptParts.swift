import Foundation

/// What kind of thing goes on, spoken as its title.
struct ScriptSymbol: View {
    let state: ScriptAttributes.ContentState

    var body: some View {
        Image(systemName: state.symbol ?? "terminal").foregroundStyle(.tint).accessibilityLabel(state.title)
    }
}

/// What goes on, and more about it.
struct ScriptTitle: View {
    let state: ScriptAttributes.ContentState

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(state.title).bold().lineLimit(1)
            if let subtitle = state.subtitle { Text(subtitle).foregroundStyle(.secondary).lineLimit(1) }
        }
    }
}

/// How it stands; where the content is stale, that nothing is known any more.
struct ScriptStatus: View {
    let state: ScriptAttributes.ContentState
    let isStale: Bool

    var body: some View {
        if isStale {
            Text("no news").foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
        } else if let status = state.status {
            Text(status).foregroundStyle(.secondary).lineLimit(1)
        }
    }
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
            ViewThatFits(in: .horizontal) {
                SessionClock(startTime: startDate)
                Text(startDate, style: .relative).lineLimit(1)
            }
        } else if let status = state.status {
            Text(status).lineLimit(1)
        }
    }
}

/// How far it has come: a bar with a number, or with a clock, or a clock alone; nothing where that is not known.
struct ScriptProgress: View {
    let state: ScriptAttributes.ContentState

    var body: some View {
        if let progress = state.progress {
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
            SessionClock(startTime: startDate).font(.largeTitle).bold()
        }
    }
}

/// A part of the whole in percent. All is said only of all.
struct Percent: View {
    let progress: Double

    var body: some View {
        Text("\(Int((min(max(progress, 0), 1) * 100).rounded(.down))) %").monospacedDigit().lineLimit(1).layoutPriority(
            1)
    }
}

/// What must be known now.
struct ScriptMessage: View {
    let state: ScriptAttributes.ContentState

    var body: some View {
        if let message = state.message { Text(message).foregroundStyle(.tint).lineLimit(2) }
    }
}
