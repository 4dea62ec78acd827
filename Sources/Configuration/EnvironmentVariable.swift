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
                meaning: "how much is logged: trace, debug, info (unless set), notice, warning, error or critical"),
            EnvironmentVariable(
                name: "ISLET_SNAPSHOTS", meaning: "in tests: verify, missing, record or ci; what snapshots may write"),
            EnvironmentVariable(
                name: "ISLET_SNAPSHOT_ARTIFACTS",
                meaning: "in tests where CI is set: the folder for pictures that are not their reference"),
            EnvironmentVariable(
                name: "XDG_CONFIG_HOME", meaning: "settings and themes are in its folder islet; usually ~/.config"),
            EnvironmentVariable(
                name: "XDG_DATA_HOME", meaning: "the log is in its folder islet; usually ~/.local/share"),
            EnvironmentVariable(
                name: "XDG_STATE_HOME", meaning: "the running sitting is in its folder islet; usually ~/.local/state"),
            EnvironmentVariable(
                name: "XDG_CACHE_HOME", meaning: "the bowl's sound is in its folder islet; usually ~/.cache"),
            EnvironmentVariable(
                name: "PATH", meaning: "where players of sounds, notify-send and osascript are looked for"),
            EnvironmentVariable(
                name: "TERM_PROGRAM, LC_TERMINAL",
                meaning: "which terminal it is, and so whether it shows notifications and progress"),
            EnvironmentVariable(name: "NO_COLOR", meaning: "if not empty, no colours"),
            EnvironmentVariable(name: "COLORTERM", meaning: "truecolor or 24bit: the terminal has all colours"),
            EnvironmentVariable(name: "TERM", meaning: "the terminal's name; dumb: plain lines instead of the screen"),
            EnvironmentVariable(
                name: "LC_ALL, LC_CTYPE, LANG", meaning: "the first that is set tells the characters: UTF-8 or ASCII"),
            EnvironmentVariable(name: "TZ", meaning: "the time zone of times of day"),
        ]
}
