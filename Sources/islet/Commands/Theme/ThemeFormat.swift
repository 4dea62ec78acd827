import ArgumentParser

/// How the commands of themes print what they say.
enum ThemeFormat: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// For scripts.
    case json
}
