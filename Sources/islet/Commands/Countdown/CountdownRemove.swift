import ArgumentParser
import DeviceActivities
import Foundation
import HostSystem
import Languages
import PlainText
import ShellCommands
import Store
import Surroundings

/// `islet countdown remove`.
struct CountdownRemove: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Delete a countdown; its bell will not ring.",
        usage: "islet countdown remove (<id> | <title>)",
        discussion: """
            Removes one countdown, named by its ID or by its title in upper or lower case; a title of several words needs \
            no quotes.

            EXAMPLES
              islet countdown remove Tea
              islet countdown remove green tea
              islet countdown remove k7f2
            """)

    @Argument(
        help: ArgumentHelp("Its ID or title; several words are one title.", valueName: "id|title"),
        completion: .custom { _, _, _ in ActivityCompletions.countdowns() })
    var name: [String]

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let name = name.joined(separator: " ")
        let removed = try ActivityRepository(in: shell).change(at: reading) { activities in
            let countdown = try Self.countdown(named: name, among: activities.countdowns, at: reading.wall)
            activities.countdowns.removeAll { $0.id == countdown.id }
            return countdown
        }
        shell.attendToCountdowns(at: reading)
        try shell.tell(localized("Removed: \(removed.title).", "countdown"))
        return ExitStatus.success.rawValue
    }

    /// The countdown of this ID or title; throws a ``CommandFailure`` where none is, or several are.
    static func countdown(
        named name: String, among countdowns: [StoredCountdown], at now: Date
    ) throws(CommandFailure) -> StoredCountdown {
        if let countdown = countdowns.first(where: { $0.id == name }) { return countdown }
        let exact = countdowns.filter { $0.title == name }
        let all = exact.isEmpty ? countdowns.filter { $0.title.lowercased() == name.lowercased() } : exact
        // What is over already is hardly meant.
        let waiting = all.filter { $0.endDate > now }
        let found = waiting.isEmpty ? all : waiting
        if let countdown = found.first, found.count == 1 { return countdown }
        let typed = TerminalText.oneLine(name)
        guard found.isEmpty else {
            throw CommandFailure(
                sentence: localized(
                    "\(String(found.count)) countdowns are named \"\(typed)\"; give the ID of one: \(found.map(\.id).joined(separator: Language.current.comma))."
                ), status: .unavailable)
        }
        let near = NearMiss.word(for: name, among: countdowns.map(\.title)).map {
            localized("No countdown named \"\(typed)\"; did you mean \"\($0)\"?")
        }
        throw CommandFailure(
            sentence: near ?? localized("No countdown named \"\(typed)\"; `islet countdown list` shows them."),
            status: .unavailable)
    }
}
