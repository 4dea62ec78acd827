/// A program that reports the desktop's "do not disturb" state.
package struct FocusSource: Hashable, Sendable {
    /// The program's name.
    package let name: String
    /// Its arguments.
    package let arguments: [String]
    /// Words in the output that mean "on"; words are split at blanks and punctuation.
    package let yes: Set<String>

    /// All sources in order; the first that answers is believed.
    ///
    /// Sources: [dunstctl(1)](https://dunst-project.org/documentation/dunstctl/),
    /// [makoctl(1)](https://man.archlinux.org/man/makoctl.1), the property `Inhibited` of `org.freedesktop.Notifications` as in
    /// [Plasma](https://invent.kde.org/plasma/plasma-workspace), and GNOME's setting for banners, called *Do Not Disturb* in
    /// its quick settings.
    package static let all = [
        FocusSource(name: "dunstctl", arguments: ["is-paused"], yes: ["true"]),
        FocusSource(name: "makoctl", arguments: ["mode"], yes: ["do-not-disturb", "dnd"]),
        FocusSource(
            name: "busctl",
            arguments: ["--user", "--auto-start=no", "get-property", service, path, service, "Inhibited"],
            yes: ["true"]),
        FocusSource(
            name: "gdbus",
            arguments: [
                "call", "--session", "--timeout", "1", "--dest", service, "--object-path", path,
                "--method", "org.freedesktop.DBus.Properties.Get", service, "Inhibited",
            ], yes: ["true"]),
        FocusSource(
            name: "gsettings", arguments: ["get", "org.gnome.desktop.notifications", "show-banners"], yes: ["false"]),
    ]

    private static let service = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"

    /// Whether the program's output says that "do not disturb" is on.
    package func isOn(_ answer: String) -> Bool {
        answer.lowercased().split { !$0.isLetter && $0 != "-" }.contains { yes.contains(String($0)) }
    }
}
