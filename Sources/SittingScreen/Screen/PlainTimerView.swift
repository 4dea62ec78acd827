import CellUI
import Foundation
import Languages
import Meditation

/// The sitting without Live Activities: time, progress bar and a word for the phase.
///
///            12:34            in large numerals if there are six rows
///
///      ━━━━━━━━━━━━━━──────────
///
///       Sitting · target 20:00
struct PlainTimerView: View {
    /// The content state.
    let content: MeditationAttributes.ContentState
    /// Whether the time includes seconds.
    let showsSeconds: Bool

    @Environment(\.now) private var now

    var body: some View {
        GeometryReader { proxy in parts(columns: Int(proxy.size.width / 8), rows: Int(proxy.size.height / 16)) }
    }

    private func parts(columns: Int, rows: Int) -> some View {
        let hasPhase = rows >= 2
        let hasBar = content.target != nil && rows >= 3 && columns >= 12
        let others = (hasPhase ? 2 : 0) + (hasBar ? 2 : 0)
        let clockRows = rows >= 6 ? min(7, max(3, (rows - others) / 2)) : 1
        return VStack(spacing: rows < clockRows + others ? 0 : 16) {
            clock(rows: clockRows)
            if hasBar { bar(columns: min(48, columns - 4)) }
            if hasPhase { phase }
        }
        .lineLimit(1).frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func clock(rows: Int) -> some View {
        // The line height is 1.2 times the font size; this size gives the wanted number of rows.
        Text(.currentDate, format: SittingFormat(content, showsSeconds ? .clock : .coarse))
            .font(.system(size: rows > 1 ? Double(rows) * 16 / 1.2 : 17)).bold().foregroundStyle(.primary)
            .frame(height: Double(rows) * 16)
    }

    private func bar(columns: Int) -> some View {
        let step = content.pausedAt == nil && !content.isCompleted ? (content.target ?? 0) / Double(columns) : 0
        return TimelineView(.periodic(from: content.startedAt, by: step)) { _ in
            let filled = min(columns, Int((content.progress(at: now) ?? 0) * Double(columns)))
            Text(verbatim: String(repeating: "━", count: filled)).foregroundStyle(.tint)
                + Text(verbatim: String(repeating: "─", count: columns - filled)).foregroundStyle(.quaternary)
        }
        .accessibilityHidden(true)
    }

    private var phase: some View {
        let instants = content.pausedAt == nil ? [content.startedAt, content.targetDate].compactMap { $0 } : []
        return TimelineView(.explicit(instants)) { _ in
            let word = Self.word(for: content.phase(at: now))
            if content.breath != nil, content.phase(at: now).isRunning {
                TimelineView(.periodic(from: content.startedAt, by: content.breathBeats.interval)) { beat in
                    Text(verbatim: content.breathAsContent(at: beat.date).title).foregroundStyle(.primary)
                }
            } else {
                words(word)
            }
        }
    }

    private func words(_ word: String) -> some View {
        ViewThatFits(in: .horizontal) {
            if let target = content.target, content.briefStage != nil {
                let stage = content.nextStage.map { localized("\(content.methodName), then \($0)") }
                Text(
                    verbatim: "\(word) · \(stage ?? content.methodName) · "
                        + localized("target \(ClockText.clock(target))"))
            }
            if let target = content.target {
                Text(verbatim: localized("\(word) · target \(ClockText.clock(target))"))
            }
            Text(verbatim: word)
        }
        .foregroundStyle(.secondary)
    }

    /// The phase in one or two words.
    private static func word(for phase: SittingPhase) -> String {
        switch phase {
        case .preparing: localized("Preparing")
        case .sitting: localized("Sitting")
        case .paused: localized("Paused")
        case .targetReached: localized("Target reached")
        case .ended: localized("Completed")
        }
    }
}
