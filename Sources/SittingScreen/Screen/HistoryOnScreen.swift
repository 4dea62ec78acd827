import Foundation
import Meditation
import Store
import TerminalScreen

/// The history on the screen: its keys and clicks, and changes of the log.
extension ScreenModel {
    /// Performs what a key does in the history.
    mutating func perform(_ command: HistoryPanel.Command, at now: Date) -> [ScreenEffect] {
        take(history?.perform(command, at: now), at: now)
    }

    /// Handles a click in the history.
    mutating func click(_ click: HistoryPanel.Click, at now: Date) -> [ScreenEffect] {
        take(history?.handle(click), at: now)
    }

    private mutating func take(_ outcome: HistoryPanel.Outcome?, at now: Date) -> [ScreenEffect] {
        switch outcome {
        case nil, .open: break
        case .closed: history = nil
        case .change(let change): return [.changeLog(change)]
        case .refused(let sentence): say(sentence, stays: true, at: now)
        }
        return []
    }
}

extension SittingProgram {
    /// Changes the log, and shows what changed. A refused change stays in the editor.
    mutating func perform(_ change: SittingChange, at reading: ClockReading) {
        do {
            let sentences: [String]
            switch change {
            case .edit(let id, let edit):
                let (sitting, overlaps) = try request.store.edit(.identifier(id.uuidString), by: edit, at: reading.wall)
                sentences = LoggedSittingText.changed(sitting, by: edit, overlaps: overlaps, undo: "u", in: timeZone)
            case .remove(let id):
                sentences = [
                    LoggedSittingText.removed(
                        try request.store.remove([.identifier(id.uuidString)]), undo: "u", in: timeZone)
                ]
            case .undo:
                sentences = [LoggedSittingText.undone(try request.store.undoLogChange(), in: timeZone)]
            }
            model.history?.closeEditor()
            readHistory(at: reading)
            model.say(sentences.joined(separator: "\n"), stays: true, at: reading.wall)
        } catch let refusal as LogError {
            model.say(refusal.description, stays: true, at: reading.wall)
        } catch {
            report(error, at: reading)
        }
    }
}
