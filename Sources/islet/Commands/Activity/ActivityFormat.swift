import ArgumentParser

/// How `islet activity` and `islet countdown` print.
enum ActivityFormat: String, ExpressibleByArgument, CaseIterable {
    /// For people.
    case text
    /// For programs.
    case json
}
