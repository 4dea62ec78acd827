import CellUI
import Configuration
import Foundation
import PlainText
import Presentations

/// A theme as a file with every key, each with its purpose as a comment.
package struct ThemeTemplate {
    /// The theme.
    package let theme: Theme
    /// The origin of its colours, as a sentence.
    package let origin: String
    /// Extra remarks on colours, by key name.
    package var notes: [String: String] = [:]

    package init(theme: Theme, origin: String, notes: [String: String] = [:]) {
        self.theme = theme
        self.origin = origin
        self.notes = notes
    }

    /// The file's text.
    package var text: String {
        let tables = ["screen", "phone", "island", "card", "island.colors", "card.colors"]
        return head + tables.map { "\n" + table($0) }.joined()
    }

    private var head: String {
        let advice = """
            \(origin)
            Every key is optional; its default comes from the theme based-on = "NAME", or from a neutral
            theme of the appearance. A colour is "#rrggbb", one of the terminal's own as "ansi:0" to
            "ansi:15", or "default".

            See it while you change it:  islet preview --theme \(theme.name) --watch
            Check it:                    islet theme check \(theme.name)
            Choose it:                   islet config set theme \(theme.name)
            """
        let lines = advice.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "#" : "# \($0)" }
        return lines.joined(separator: "\n") + """


            # The name to show.
            display-name = \(TOMLText.quoted(theme.displayName))
            # "dark" or "light".
            appearance = "\(theme.appearance.rawValue)"

            """
    }

    private func table(_ name: String) -> String {
        let keys = ThemeKeys.colors.filter { $0.path.dropLast().joined(separator: ".") == name }
        let width = keys.compactMap { $0.path.last?.count }.max() ?? 0
        let surface = name.prefix { $0 != "." } == "island" ? "the island" : "the card"
        let title =
            name.hasSuffix(".colors") ? "# The colours that views ask for by name, on \(surface).\n" : ""
        let lines = keys.map { line($0, width: max(width, name == "phone" ? 9 : 0)) }
        guard name == "phone" else { return title + "[\(name)]\n" + lines.joined() }
        return "[phone]\n" + lines[0] + wallpaper + lines[1...].joined()
    }

    private func line(_ key: ThemeKeys.Key, width: Int) -> String {
        let note = notes[key.name].map { "(\($0))" }
        let comment = ([key.path.count == 3 ? nil : key.meaning, note] as [String?]).compactMap { $0 }.joined(
            separator: " ")
        let name = (key.path.last ?? "").padded(to: width)
        guard let color = key.get(theme) else { return "# \(name) = \"#ffffff\"  # \(key.meaning)\n" }
        let entry = "\(name) = \"\(ThemeColor.text(of: color))\""
        return entry + (comment.isEmpty ? "" : "  # \(comment)") + "\n"
    }

    private var wallpaper: String {
        let steps = theme.phone.wallpaper.map { "\"\(ThemeColor.text(of: $0))\"" }.joined(separator: ", ")
        return "wallpaper = [\(steps)]  # from top to bottom\n"
    }
}
