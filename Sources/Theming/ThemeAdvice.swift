import Themes

/// The message after a theme was written: where it is, and what to do next.
package enum ThemeAdvice {
    /// The file, whether it hides a built-in theme, and the commands, each on its own line for copying.
    package static func text(for theme: NewTheme) -> String {
        """
        \(theme.url.path)
        \(hiddenTheme(theme.name))
        Open it in an editor, and next to it
          islet preview --theme \(theme.name) --watch
        When it is done
          islet theme check \(theme.name)
          islet config set theme \(theme.name)

        """
    }

    private static func hiddenTheme(_ name: String) -> String {
        guard Themes.names.contains(name) else { return "" }
        return "It replaces the built-in theme \(name); remove the file to get that one back.\n"
    }
}
