import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import Presentations
import Store
import Surroundings

/// The options of one `islet status`.
package struct StatusRequest {
    package let format: StatusFormat
    package let words: StatusWords
    /// Whether clocks show seconds; `nil` as the settings have it.
    private var showsSeconds: Bool?

    /// Reads what was asked.
    ///
    /// - Parameters:
    ///   - format: A format's name, a template, or both with a colon between: `waybar:{icon} {remaining}`.
    ///   - presentation: Whose text is printed instead of the format's words.
    ///   - isAccessible: Whether it is said in sentences: the presentation or, if none is named, the state of everything.
    ///   - showsSeconds: Whether clocks show seconds; `nil` as the settings have it.
    ///
    /// Throws a ``CommandFailure`` for what there is not, or what does not fit together.
    package init(
        format text: String = "text", presentation: Presentation? = nil, isAccessible: Bool = false,
        showsSeconds: Bool? = nil
    ) throws(CommandFailure) {
        self.showsSeconds = showsSeconds
        let (format, template) = try Self.read(text)
        self.format = format
        guard presentation != nil || isAccessible else {
            words = template?.words ?? format.words()
            return
        }
        guard template == nil else {
            throw Self.wrong(localized("A template and a presentation exclude each other; give only one."))
        }
        if isAccessible {
            words = presentation.map(PresentationWords.spoken) ?? SpokenStatus.words()
        } else if let presentation {
            guard presentation == .minimal || presentation == .compact else {
                throw Self.wrong(
                    localized(
                        "The presentation \(presentation.rawValue) does not fit on one line; add --accessible, or use minimal or compact."
                    ))
            }
            words = PresentationWords.drawn(presentation)
        } else {
            preconditionFailure("One of both was asked for.")
        }
    }

    /// Whether people read the line rather than programs.
    package var isForReading: Bool { format.name == StatusFormat.text.name }

    /// The same request with what the settings say where it says nothing.
    package func settled(in environment: [String: String]) -> StatusRequest {
        var settled = self
        let settings = LoadedSettings(in: environment, speaking: true).settings
        settled.showsSeconds = showsSeconds ?? settings.showSeconds
        return settled
    }

    /// Sitting and activities as they are now, in the way that was asked for.
    package func moment(
        of timer: WallClockState, _ activities: StoredActivities, _ server: JoinedServer? = nil, in shell: Shell
    ) -> StatusMoment {
        StatusMoment(
            timer, activities, server: server, showsSeconds: showsSeconds ?? true, timeZone: shell.timeZone)
    }

    /// Whether something runs that was asked for. The same for every format: scripts rely on the exit status.
    package func hasSomething(at moment: StatusMoment) -> Bool {
        moment.sitting != nil || words.speaksOfOthers && moment.others.contains(where: \.isRunning)
    }

    /// The line of `--follow`; with nothing to say, the idle one.
    package func line(at moment: StatusMoment) throws -> String {
        let isWorthTelling = !moment.others.isEmpty || moment.server != nil
        guard hasSomething(at: moment) || format.tellsEnded && isWorthTelling else {
            return try idle() ?? format.idle.followed()
        }
        return try format.followed(words.text(moment), moment)
    }

    /// What the words say where nothing runs; `nil` for a format of bars, which has a line of its own.
    private func idle(in environment: [String: String]? = nil) -> String? {
        guard format.name == StatusFormat.text.name, let idle = words.idle else { return nil }
        // With nothing running the settings were not read before.
        if let environment { _ = LoadedSettings(in: environment, speaking: true) }
        return idle()
    }

    /// The instant at which that line will be another; nil for never.
    ///
    /// What may change need not: instants at which the line stays the same are passed over, as long as there are not too
    /// many of them.
    package func nextChange(after moment: StatusMoment) throws -> Date? {
        let line = try line(at: moment)
        var probe = moment
        for _ in 0..<128 {
            let instants = [words.next(probe), probe.next(format.beats(moment.showsSeconds)), probe.turn]
            guard let next = instants.compactMap({ $0 }).filter({ $0 > probe.now }).min() else { return nil }
            probe = probe.at(next)
            if try self.line(at: probe) != line { break }
        }
        return probe.now
    }

    private static func read(_ text: String) throws(CommandFailure) -> (StatusFormat, StatusTemplate?) {
        if let format = StatusFormat.all.first(where: { $0.name == text }) { return (format, nil) }
        for format in StatusFormat.all where text.hasPrefix(format.name + ":") {
            guard format.name != StatusFormat.json.name else {
                throw wrong(localized("The format json takes no template; leave it out."))
            }
            return (format, try StatusTemplate(String(text.dropFirst(format.name.count + 1))))
        }
        guard text.contains("{") || text.contains("}") else {
            let advice = NearMiss.advice(
                on: text,
                among: StatusFormat.all.map(\.name) + [localized("a template such as \"{elapsed} of {target}\"")])
            throw wrong(localized("Unknown format \"\(text)\"; \(advice)"))
        }
        return (.text, try StatusTemplate(text))
    }

    private static func wrong(_ sentence: String) -> CommandFailure {
        CommandFailure(sentence: sentence, status: .usage)
    }
}

/// The answer to one `islet status`.
package struct StatusAnswer {
    /// What is printed; `nil` for nothing.
    package let line: String?
    /// The exit status.
    package let status: Int32
    /// The running sitting's state, whose bells need a process that rings; `nil` if none is running.
    package let running: TimerState?
}

extension StatusRequest {
    /// Reads the store and answers once.
    package func answer(in shell: Shell) throws -> StatusAnswer {
        let (timer, activities, server) = try shell.store.timerAndActivities(at: shell.clock())
        shell.log.debug(
            "Read the store.",
            metadata: [
                "sitting": "\(timer.sitting.map { "\($0.id)" } ?? "none")", "activities": "\(!activities.isEmpty)",
                "server": "\(server?.host ?? "none")",
            ])
        // With nothing running no clock is printed, so the settings are not read.
        let asked = timer.sitting == nil && activities.isEmpty ? self : settled(in: shell.environment)
        let moment = asked.moment(
            of: timer, activities.wanted(in: shell.environment), server, in: shell)
        guard hasSomething(at: moment) else {
            if let idle = idle(in: shell.environment) {
                return StatusAnswer(line: idle, status: ExitStatus.negative.rawValue, running: nil)
            }
            let line = try format.idle.once()
            return StatusAnswer(
                line: line, status: (line == nil ? ExitStatus.negative : .success).rawValue, running: nil)
        }
        return StatusAnswer(
            line: try format.once(words.text(moment), moment), status: format.status(moment),
            running: timer.sitting == nil ? nil : timer.stored)
    }
}
