import Attendance
import Foundation
import Meditation
import Store
import TerminalScreen

/// The card after a sitting, on the screen.
extension ScreenModel {
    /// The sitting of the card that is shown, as long as its totals are unknown; `nil` otherwise.
    var sittingWithoutTotals: UUID? {
        if case .completion(let card) = mode, card.totals == nil { card.completion.sitting.id } else { nil }
    }

    /// The sitting of the card that is shown, as long as its mood and note in the log are unknown; `nil` otherwise.
    var sittingWithoutRemarks: CompletedSitting? {
        guard case .completion(let card) = mode, card.completion.isLogged, card.remarks == nil else { return nil }
        return card.completion.sitting
    }

    /// Takes the log's mood and note for the card.
    mutating func show(_ remarks: SittingRemarks) {
        guard case .completion(var card) = mode else { return }
        card.take(remarks)
        mode = .completion(card)
    }

    /// Takes the totals for the card.
    mutating func show(_ totals: PracticeTotals) {
        guard case .completion(var card) = mode else { return }
        card.totals = totals
        mode = .completion(card)
    }

    /// Performs what a key or a click does.
    mutating func perform(_ command: CompletionCard.Command, at now: Date) -> [ScreenEffect] {
        guard case .completion(var card) = mode else { return [] }
        let outcome = card.perform(command, at: now)
        mode = .completion(card)
        switch outcome {
        case .stays: return []
        case .keep(let edit): return [.reflect(card.completion.sitting.id, edit)]
        case .close: return [.closeCard(card.completion.sitting.id)] + close(card)
        }
    }

    /// Closes the card; what was typed is kept.
    mutating func close(_ card: CompletionCard) -> [ScreenEffect] {
        let note = card.edit.map { [ScreenEffect.reflect(card.completion.sitting.id, $0)] } ?? []
        return note + finish()
    }
}

extension SittingProgram {
    /// Keeps mood or note with a sitting of the log, without a word where it succeeds.
    mutating func reflect(on sitting: UUID, by edit: SittingEdit, at reading: ClockReading) {
        do {
            _ = try request.store.edit(.identifier(sitting.uuidString), by: edit, at: reading.wall)
        } catch let refusal as LogError {
            model.say(refusal.description, stays: true, at: reading.wall)
        } catch {
            report(error, at: reading)
        }
    }

    /// Keeps a note that is being typed when a signal ends the screen, as the card does when it leaves by itself.
    mutating func keepNote(at reading: ClockReading) {
        guard case .completion(let card) = model.mode, card.isTyping, let edit = card.edit else { return }
        reflect(on: card.completion.sitting.id, by: edit, at: reading)
    }

    /// Reads mood, note and what was sat today and this week, for the card, and the weekly aim for the start panel.
    mutating func readTotals(at reading: ClockReading) {
        if let sitting = model.sittingWithoutRemarks,
            let logged = try? request.store.log(SittingFilter(since: sitting.start - 1)).first(where: {
                $0.id == sitting.id
            })
        {
            model.show(SittingRemarks(note: logged.note, mood: logged.mood))
        }
        let calendar = model.settings.calendar(in: timeZone)
        let rules = model.settings.practice
        if rules.isReviewed, model.sittingWithoutTotals != nil, let entries = try? request.store.entries() {
            model.show(PracticeTotals(entries, rules: rules, calendar: calendar, at: reading.wall))
        }
        guard rules.weeklyAim != nil else {
            model.weeklyAim = nil
            return
        }
        let week = SittingFilter(since: WeeklyAim.week(of: reading.wall, calendar: calendar).start)
        guard let entries = try? request.store.entries(week) else { return }
        model.weeklyAim = WeeklyAim(entries, rules: rules, calendar: calendar, at: reading.wall)
    }
}
