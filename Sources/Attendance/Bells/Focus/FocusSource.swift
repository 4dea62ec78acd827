/// A program that knows whether the desktop is set to "do not disturb".
package struct FocusSource: Hashable, Sendable {
    /// The program.
    package let name: String
    /// Its arguments.
    package let arguments: [String]
    /// The words of its answer that mean yes, among words separated by blanks and punctuation.
    package let yes: Set<String>

    /// All that are asked, in order; the first that answers is believed.
    ///
    /// Sources: [dunstctl(1)](https://dunst-project.org/documentation/dunstctl/),
    /// [makoctl(1)](https://man.archlinux.org/man/makoctl.1), the property `Inhibited` of `org.freedesktop.Notifications` as
    /// [Plasma](https://invent.kde.org/plasma/plasma-workspace) has it, and GNOME's setting for banners, which its quick
    /// settings call *Do Not Disturb*.
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

    /// What an answer means.
    package func isOn(_ answer: String) -> Bool {
        answer.lowercased().split { !$0.isLetter && $0 != "-" }.contains { yes.contains(String($0)) }
    }
}
