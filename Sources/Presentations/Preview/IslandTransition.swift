/// How the Dynamic Island changes from one presentation to another and back.
public enum IslandTransition: String, CaseIterable, Hashable, Sendable {
    /// An alert opens the compact island and closes it again.
    case alert
    /// A second app's activity comes, so that both become minimal, and goes again.
    case second

    /// How long an alert keeps the island open, and how long the second activity stays, in seconds.
    static let stay = 4.0
    /// How long the compact island is seen before and after, in seconds.
    static let pause = 1.6
    /// The time in which glass moves, in seconds: by eye, as Apple does not document its springs.
    static let move = 0.45
    /// By how much glass moves too far before it settles, in points.
    static let overshoot: CGFloat = 5
}
