import Configuration
import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import Store
import Surroundings

/// Asks in plain text for the sitting to begin, a line at a time, for screen readers and pipes: nothing is redrawn.
///
///     No sitting is running. Enter takes what is in brackets; q leaves.
///     How long? [20 min] 25
///     Which method? [Zazen]
package struct PlainStart {
    /// The process context.
    private let shell: Shell
    /// The effective settings.
    private let settings: Settings
    /// The sitting that Enter alone begins.
    private let usual: SittingPlan
    /// The words of `islet sit` that stand for it.
    private let words: [String]
    /// The last sittings, whose methods have types.
    private let recent: RecentPlans

    /// What a line answers.
    private enum Answer {
        /// Words of `islet sit`.
        case words([String])
        /// A method; `nil` for the usual one.
        case method(String?)
        /// Leave without a sitting.
        case leave
    }

    /// Asks in `shell`.
    package init(shell: Shell, settings: Settings) throws {
        (self.shell, self.settings) = (shell, settings)
        recent = settings.remember ? try shell.store.recentPlans(usual: settings.plan) : RecentPlans()
        (usual, words) = (recent.last ?? settings.plan, recent.last == nil ? [] : ["again"])
    }

    /// Asks until the answers make a sitting. Returns `nil` if the user leaves, and throws if the input ends before the first answer.
    package func ask() throws -> SitRequest? {
        try shell.say(localized("No sitting is running. Enter takes what is in brackets; q leaves."))
        let length =
            usual.stages.isEmpty
            ? usual.target.map(ClockText.brief) ?? localized("open-ended", "length") : usual.stages.summary
        guard case .words(let typed) = try answer(localized("How long?"), usual: length, read: duration) else {
            return nil
        }
        // A saved sitting, or stages, have methods of their own.
        let isWhole = typed.first.map { settings.sittings[$0.lowercased()] != nil } ?? !usual.stages.isEmpty
        // The stages of the last sitting determine its length: another one is without them.
        let keepsLast = typed.isEmpty || !isWhole && usual.stages.isEmpty
        var request = SitRequest(duration: keepsLast ? words + typed : typed, plain: true)
        if !isWhole {
            guard
                case .method(let method) = try answer(
                    localized("Which method?"), usual: usual.methodName, read: self.method)
            else { return nil }
            request.method = method ?? (keepsLast ? nil : usual.methodName)
            // As in the start panel: another method has its own type, and what is changed is without the recording.
            let isOther = method.map { $0 != usual.methodName } ?? false
            if let method, isOther {
                request.type = (recent.methods.first { $0.name == method }?.type ?? .meditation).rawValue
            }
            request.isUnguided = isOther || !typed.isEmpty
        }
        return request
    }

    /// Asks one question until the answer can be used; a wrong one gets a sentence.
    private func answer(
        _ question: String, usual: String, read: (String) throws -> Answer
    ) throws -> Answer {
        while true {
            try shell.ask("\(question) [\(TerminalText.oneLine(usual))]")
            guard let line = shell.readLine() else {
                try shell.say("")
                throw CommandFailure(
                    sentence: localized("The input ended without an answer; no sitting was begun."), status: .negative)
            }
            // Nobody echoes what a pipe says, so its line has no end yet.
            if !shell.isInputTerminal { try shell.say("") }
            let typed = line.trimmed
            if typed.lowercased() == "q" { return .leave }
            do {
                return try read(typed)
            } catch {
                try shell.say(CommandFailure(error).sentence)
            }
        }
    }

    /// A duration, `open`, or the name of a saved sitting.
    private func duration(_ typed: String) throws -> Answer {
        let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return .words([]) }
        if words.count == 1, settings.sittings[first.lowercased()] != nil { return .words(words) }
        let open = ["open", localized("open", "length"), localized("open-ended", "length")]
        if open.contains(typed.lowercased()) { return .words(["open"]) }
        let target = try SitWords.target(words, settings: settings)
        if let target, target > SittingLimits.longestTarget { throw TimerError.targetTooLarge }
        return .words(words)
    }

    private func method(_ typed: String) throws -> Answer {
        guard !SittingLimits.isTooLong(methodName: typed) else {
            throw TimerError.methodNameTooLong
        }
        guard !SittingLimits.hasControls(line: typed) else { throw TimerError.controlCharacter(in: "method name") }
        return .method(typed.isEmpty ? nil : typed)
    }
}
