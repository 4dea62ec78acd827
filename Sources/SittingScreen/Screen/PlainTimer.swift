import CellUI
import CivilCalendar
import Foundation
import Meditation
import Presentations

/// The sitting without Live Activities: time, progress bar and a word for the phase.
struct PlainTimer {
    /// The content state.
    let content: MeditationAttributes.ContentState
    /// Whether the time includes seconds.
    let showsSeconds: Bool
    /// The theme.
    let theme: Theme

    /// Minimum rows for block digits.
    private static let leastRowsForBlocks = 6

    /// Draws the timer centred in `rect`.
    func draw(in rect: CellRect, context: inout DrawingContext) {
        guard !rect.isEmpty else { return }
        let reading = reading(at: context.now)
        let hasWord = rect.height >= 2
        let hasBar = content.target != nil && rect.height >= 3 && rect.width >= 12
        let rest = (hasWord ? 2 : 0) + (hasBar ? 2 : 0)
        let hasBlocks = rect.height >= Self.leastRowsForBlocks
        let clockRows = hasBlocks ? min(7, max(3, (rect.height - rest) / 2)) : 1
        let isTight = rect.height < clockRows + rest
        let gap = isTight ? 0 : 1
        let height = clockRows + (hasWord ? 1 + gap : 0) + (hasBar ? 1 + gap : 0)
        var y = rect.minY + max(0, (rect.height - height) / 2)

        let clock = CellRect(x: rect.minX, y: y, width: rect.width, height: clockRows)
        drawClock(reading.text, rows: clockRows, in: clock, context: &context)
        if let next = reading.changesAt { context.changes(at: next, in: clock) }
        y += clockRows + gap
        if hasBar {
            drawBar(in: CellRect(x: rect.minX, y: y, width: rect.width, height: 1), context: &context)
            y += 1 + gap
        }
        if hasWord {
            let line = CellRect(x: rect.minX, y: y, width: rect.width, height: 1)
            let word = Self.word(for: content.phase(at: context.now))
            let target = content.target.map { " · target \(ClockText.clock($0))" } ?? ""
            let full = word + target
            let text = DisplayWidth.of(full) <= rect.width ? full : word
            context.draw(
                text, at: CellPoint(x: line.minX + max(0, (line.width - DisplayWidth.of(text)) / 2), y: y),
                paint: .solid(theme.screen.caption), in: line)
            if let next = Self.phaseChange(of: content, after: context.now) { context.changes(at: next, in: line) }
        }
    }

    private func drawClock(_ text: String, rows: Int, in rect: CellRect, context: inout DrawingContext) {
        var environment = EnvironmentValues()
        environment.now = context.now
        // Line height is 1.2 times the font size; this size gives the wanted number of rows.
        let size = rows > 1 ? Double(rows) * environment.cellScale.pointsPerRow / 1.2 : 17
        context.draw(
            Text(verbatim: text).font(.system(size: size)).bold().lineLimit(1)
                .foregroundStyle(Color(theme.screen.emphasis)), in: rect, environment: environment)
    }

    private func drawBar(in line: CellRect, context: inout DrawingContext) {
        guard let target = content.target else { return }
        let width = min(48, line.width - 4)
        let x = line.minX + (line.width - width) / 2
        let filled = content.parts(of: width, at: context.now) ?? 0
        for column in 0..<width {
            let isFilled = column < filled
            context.draw(
                Glyph(isFilled ? "━" : "─"), x: x + column, y: line.minY,
                paint: .solid(isFilled ? theme.card.palette.tint : theme.phone.frame), in: line)
        }
        guard filled < width, content.pausedAt == nil else { return }
        let tick = ClockTick(from: content.startedAt, every: target, in: width)
        context.changes(at: tick.date(of: filled + 1), in: line, isExact: false)
    }

    // MARK: What the time reads

    private func reading(at now: Date) -> (text: String, changesAt: Date?) {
        let isStanding = content.pausedAt != nil || content.isCompleted
        let left = content.preparationLeft(at: now)
        if left > 0 {
            let seconds = left.rounded(.up)
            return (ClockText.clock(seconds), isStanding ? nil : ClockTick(from: content.startedAt).next(after: now))
        }
        let unit: TimeInterval = showsSeconds ? 1 : 60
        let overtime = content.overtime(at: now)
        let value = overtime ?? content.elapsed(at: now)
        let text =
            overtime == nil
            ? showsSeconds ? ClockText.clock(value) : ClockText.coarse(value)
            : showsSeconds ? ClockText.overtime(value) : "+" + ClockText.coarse(value)
        guard !isStanding else { return (text, nil) }
        let origin = content.startedAt.later(by: overtime == nil ? 0 : content.target ?? 0)
        let next = ClockTick(from: origin, every: unit).next(after: now)
        if overtime == nil, let date = content.targetDate, date > now { return (text, min(next, date)) }
        return (text, next)
    }

    private static func phaseChange(of content: MeditationAttributes.ContentState, after now: Date) -> Date? {
        guard content.pausedAt == nil, !content.isCompleted else { return nil }
        return [content.startedAt, content.targetDate].compactMap { $0 }.first { $0 > now }
    }

    /// The phase in one or two words.
    static func word(for phase: SittingPhase) -> String {
        switch phase {
        case .preparing: "Preparing"
        case .sitting: "Sitting"
        case .paused: "Paused"
        case .targetReached: "Target reached"
        case .ended: "Completed"
        }
    }
}
