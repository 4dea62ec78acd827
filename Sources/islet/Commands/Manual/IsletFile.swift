/// A file that Islet reads or writes, for the manual.
struct IsletFile: Hashable, Sendable {
    /// Where it is, with the variable of the XDG Base Directory Specification.
    let path: String
    /// Where it usually is.
    let usualPath: String
    /// What it holds, without a full stop.
    let meaning: String
    /// Whether a person writes it.
    var isOfSettings = false

    /// All of them.
    static let all = [
        IsletFile(
            path: "$XDG_CONFIG_HOME/islet/config.toml", usualPath: "~/.config/islet/config.toml", meaning: "settings",
            isOfSettings: true),
        IsletFile(
            path: "$XDG_CONFIG_HOME/islet/themes/NAME.toml", usualPath: "~/.config/islet/themes/NAME.toml",
            meaning: "your themes", isOfSettings: true),
        IsletFile(
            path: "$XDG_DATA_HOME/islet/log.sqlite", usualPath: "~/.local/share/islet/log.sqlite",
            meaning: "the log; back it up"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/state.sqlite", usualPath: "~/.local/state/islet/state.sqlite",
            meaning: "the running sitting, activities and countdowns"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/moments.sqlite", usualPath: "~/.local/state/islet/moments.sqlite",
            meaning: "the bells that rang, and when the sitting was last seen; may be deleted"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/changed", usualPath: "~/.local/state/islet/changed",
            meaning: "touched with every change of these, for screens to watch"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/players-reported", usualPath: "~/.local/state/islet/players-reported",
            meaning: "which sentences about a missing sound player were shown; may be deleted"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/attendant.pid", usualPath: "~/.local/state/islet/attendant.pid",
            meaning: "locked by the attendant while it runs"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/screens.lock", usualPath: "~/.local/state/islet/screens.lock",
            meaning: "locked by every open screen"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/alerts.lock", usualPath: "~/.local/state/islet/alerts.lock",
            meaning: "locked by the open screen that rings for an alert"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/attendant.terminals", usualPath: "~/.local/state/islet/attendant.terminals",
            meaning: "the terminals that the attendant may ring"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/attendant.log", usualPath: "~/.local/state/islet/attendant.log",
            meaning: "what the attendant, screens, hooks and commands did; at 1 MB it becomes attendant.log.1"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/reminded", usualPath: "~/.local/state/islet/reminded",
            meaning: "the reminders that were shown, and on which days; may be deleted"),
        IsletFile(
            path: "$XDG_CONFIG_HOME/systemd/user/islet-remind.timer",
            usualPath: "~/.config/systemd/user/islet-remind.timer",
            meaning: "the times of the reminders, with islet-remind.service; written by islet remind"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/joined", usualPath: "~/.local/state/islet/joined",
            meaning: "exists while a server has the timer; locked by islet-push join"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/outgoing", usualPath: "~/.local/state/islet/outgoing",
            meaning: "a pipe that wakes islet-push join"),
        IsletFile(
            path: "$XDG_STATE_HOME/islet/push-screen.lock", usualPath: "~/.local/state/islet/push-screen.lock",
            meaning: "locked by the push server whose activities the screens show"),
        IsletFile(
            path: "$XDG_CACHE_HOME/islet/bowl-1.wav", usualPath: "~/.cache/islet/bowl-1.wav",
            meaning: "the bowl's sound; may be deleted"),
        IsletFile(
            path: "$XDG_CACHE_HOME/islet/guests", usualPath: "~/.cache/islet/guests",
            meaning: "compiled Live Activities of other apps; may be deleted"),
    ]
}
