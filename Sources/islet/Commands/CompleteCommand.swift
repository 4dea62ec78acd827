import ArgumentParser
import Attendance
import Foundation
import HostSystem
import Languages
import Meditation
import ShellCommands
import SittingScreen
import Store
import Surroundings

/// `islet complete`: ends the sitting and logs it.
struct CompleteCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "complete", abstract: "End the sitting and log it.",
        discussion: """
            Forgot to end it? --at sets when it really ended. If nothing has shown the sitting for a long time, Islet asks \
            at a terminal; elsewhere it ends now and prints how to correct the log.

            A sitting shorter than the setting shortest-logged (a minute by default) is not logged.

            EXAMPLES
              islet complete
              islet complete --at target
              islet complete --at last-seen
              islet complete --at 08:34 --note "A quiet morning." --mood clear
              islet complete --mood 2            the second of your moods
            """)

    @Option(
        help: ArgumentHelp(
            "When it ended: target, last-seen, now, or a time such as 08:34.", valueName: "moment"),
        completion: .list(AbsenceEnding.allCases.map(\.rawValue)))
    var at: String?

    @Option(help: ArgumentHelp("The message to show on completion.", valueName: "text"))
    var message: String?

    @OptionGroup var said: RemarkOptions

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let remarks = try said.remarks(in: shell)
        let memory = try shell.store.memory()
        guard let sitting = memory.state.sitting else { throw TimerError.nothingRunning }
        let found = UnattendedSitting(sitting, lastSeen: memory.seen, at: shell.clock(), in: shell.timeZone())
        if let at {
            return try shell.perform(.complete(message: message, endedAt: try found.end(at)), remarks: remarks)
        }
        guard let finding = found.finding else {
            return try shell.perform(.complete(message: message), remarks: remarks)
        }
        guard shell.isInputTerminal, shell.isOutputTerminal else {
            let status = try shell.perform(.complete(message: message), remarks: remarks)
            shell.warn(
                localized("\(finding.gap) If it ended earlier, correct the log with `islet log edit last --duration`."))
            return status
        }
        guard let ending = try ask(finding, in: shell) else {
            try shell.store.see(at: shell.clock())
            try shell.say(localized("The sitting goes on."))
            return ExitStatus.negative.rawValue
        }
        return try shell.perform(.complete(message: message, endedAt: ending.date), remarks: remarks)
    }

    /// The ending that a person at the terminal chooses; nil when the sitting is to go on.
    private func ask(_ finding: AbsenceQuestion, in shell: Shell) throws -> AbsenceQuestion.Ending? {
        try shell.say(localized("\(finding.gap) When did the sitting end?"))
        for (number, ending) in finding.endings.enumerated() {
            try shell.say("  \(number + 1)  \(ending.ending.rawValue): \(ending.consequence)")
        }
        try shell.ask(localized("A number, or Enter to keep sitting:"))
        let answer = shell.readLine()?.trimmed ?? ""
        let chosen = Int(answer).flatMap { (1...finding.endings.count).contains($0) ? finding.endings[$0 - 1] : nil }
        return chosen ?? finding.endings.first { $0.ending.rawValue == answer }
    }
}
