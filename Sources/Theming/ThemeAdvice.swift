/// The message after a theme was written: where it is, and what to do next.
package enum ThemeAdvice {
    /// The file, and the commands, each on its own line for copying.
    package static func text(for theme: NewTheme) -> String {
        """
        \(theme.url.path)

        Open it in an editor, and next to it
          islet preview --theme \(theme.name) --watch
        When it is done
          islet theme check \(theme.name)
          islet config set theme \(theme.name)

        """
    }
}
