import Meditation

/// The files that let a system remind at set times. One pair, or one file, for all reminders: writing it again replaces it.
enum ReminderUnits {
    /// The name of the systemd units, without their kind.
    static let systemdName = "islet-remind"
    /// The label of the launchd agent.
    static let launchdLabel = "islet.remind"

    /// The environment variables that decide where settings and log are and which language is spoken; the reminder needs them as the
    /// user has them, and a service has few of them by itself.
    static let variables = [
        "ISLET_CONFIG", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "LC_ALL", "LC_MESSAGES", "LANG",
        "ISLET_LANGUAGE",
    ]

    /// A systemd user timer. The times are of the wall clock: systemd follows it when clock or zone are set.
    ///
    /// Source: [systemd.time(7)](https://www.freedesktop.org/software/systemd/man/latest/systemd.time.html).
    static func timer(_ reminders: [Reminder]) -> String {
        let times = reminders.map { "OnCalendar=\(calendarEvent($0))\n" }.joined()
        return """
            # Written by `islet remind`, which replaces it.
            [Unit]
            Description=Islet: reminders to sit

            [Timer]
            \(times)AccuracySec=1s

            [Install]
            WantedBy=timers.target

            """
    }

    /// `Mon,Tue *-*-* 07:00:00`.
    static func calendarEvent(_ reminder: Reminder) -> String {
        let days = reminder.days.numbers.sorted().map { Weekdays.names[$0 - 1].capitalized }
        return "\(days.count == 7 ? "" : days.joined(separator: ",") + " ")*-*-* \(reminder.time):00"
    }

    /// The systemd user service that the timer starts.
    static func service(program: String, environment: [String: String]) -> String {
        let lines = variables.compactMap { name in
            environment[name].map { "Environment=\"\(name)=\(escaped($0))\"\n" }
        }
        return """
            # Written by `islet remind`, which replaces it.
            [Unit]
            Description=Islet: reminds you to sit
            Documentation=man:islet-remind(1)

            [Service]
            \(lines.joined())ExecStart="\(escaped(program))" remind show
            # The sitting's attendant goes on.
            KillMode=process

            """
    }

    /// A path between the quotation marks of a unit, where `\` begins an escape and `%` a specifier.
    static func escaped(_ path: String) -> String {
        path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%")
    }

    /// A launchd agent.
    ///
    /// Source: launchd.plist(5), where Sunday is 0.
    static func launchd(_ reminders: [Reminder], program: String, environment: [String: String]) -> String {
        func inXML(_ text: String) -> String { text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
        let times = reminders.flatMap { reminder in
            reminder.days.numbers.sorted().map { day in
                """
                        <dict>
                            <key>Weekday</key><integer>\(day % 7)</integer>
                            <key>Hour</key><integer>\(reminder.minute / 60)</integer>
                            <key>Minute</key><integer>\(reminder.minute % 60)</integer>
                        </dict>

                """
            }
        }
        let known = variables.compactMap { name in
            environment[name].map { "        <key>\(name)</key><string>\(inXML($0))</string>\n" }
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- Written by `islet remind`, which replaces it. -->
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
                <key>Label</key><string>\(launchdLabel)</string>
                <key>ProgramArguments</key>
                <array>
                    <string>\(inXML(program))</string><string>remind</string><string>show</string>
                </array>
                <key>EnvironmentVariables</key>
                <dict>
            \(known.joined())    </dict>
                <key>StartCalendarInterval</key>
                <array>
            \(times.joined())    </array>
                <key>AbandonProcessGroup</key><true/>
            </dict>
            </plist>

            """
    }
}
