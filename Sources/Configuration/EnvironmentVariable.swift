/// An environment variable that Islet reads, for the manual.
package struct EnvironmentVariable: Hashable, Sendable {
    /// The variable's name.
    package let name: String
    /// What it does, without a full stop.
    package let meaning: String

    /// All variables: those of the settings, Islet's others, and standard ones.
    package static let all: [EnvironmentVariable] =
        SettingDefinition.all.map { EnvironmentVariable(name: $0.environmentName, meaning: "\($0.key): \($0.meaning)") }
        + [
            EnvironmentVariable(name: "ISLET_CONFIG", meaning: "the settings file, instead of the usual one"),
            EnvironmentVariable(
                name: "ISLET_LOG",
                meaning: "the log level: trace, debug, info (the default), notice, warning, error or critical"),
            EnvironmentVariable(
                name: "ISLET_SNAPSHOTS",
                meaning: "in tests: verify, missing, record or ci; which snapshots may be "
                    + "written"),
            EnvironmentVariable(
                name: "ISLET_SNAPSHOT_ARTIFACTS",
                meaning: "in tests with CI set: the folder for pictures that differ from their reference"),
            EnvironmentVariable(
                name: "XDG_CONFIG_HOME", meaning: "settings and themes are in its folder islet; usually ~/.config"),
            EnvironmentVariable(
                name: "XDG_DATA_HOME", meaning: "the log is in its folder islet; usually ~/.local/share"),
            EnvironmentVariable(
                name: "XDG_STATE_HOME", meaning: "the running sitting is in its folder islet; usually ~/.local/state"),
            EnvironmentVariable(
                name: "XDG_CACHE_HOME",
                meaning: "the bowl's sound and compiled Live Activities are in its folder islet; usually ~/.cache"),
            EnvironmentVariable(
                name: "PATH", meaning: "the folders searched for sound players, notify-send and osascript"),
            EnvironmentVariable(
                name: "TERM_PROGRAM, LC_TERMINAL",
                meaning: "the terminal, and so whether it shows notifications and progress"),
            EnvironmentVariable(name: "NO_COLOR", meaning: "if not empty, no colours"),
            EnvironmentVariable(name: "COLORTERM", meaning: "truecolor or 24bit: the terminal has all colours"),
            EnvironmentVariable(name: "TERM", meaning: "the terminal's name; dumb: plain text instead of the screen"),
            EnvironmentVariable(
                name: "LC_ALL, LC_CTYPE, LANG",
                meaning: "the first that is set chooses the characters: UTF-8 or "
                    + "ASCII"),
            EnvironmentVariable(
                name: "LC_ALL, LC_MESSAGES, LANG",
                meaning: "the first that is set chooses the language: English, German, French, Spanish or Japanese"),
            EnvironmentVariable(
                name: "LC_ALL, LC_TIME, LANG",
                meaning: "the first that is set chooses the day on which weeks begin, if first-weekday is automatic; "
                    + "dates are written in the language of messages"),
            EnvironmentVariable(name: "TZ", meaning: "the time zone of times of day"),
        ]
}
