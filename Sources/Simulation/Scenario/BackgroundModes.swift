import Foundation

/// What lets an app's process run while another app, or none, is on the screen: its `UIBackgroundModes`.
///
/// Without any, the system suspends the process when its background task has run for ``taskTime``. A suspended process does
/// nothing, and hears of what happened when it runs again.
public struct BackgroundModes: OptionSet, Hashable, Sendable {
    /// The app plays sound all the time: its process is not suspended.
    public static let audio = BackgroundModes(rawValue: 1)
    /// The system wakes the process every ``fetchInterval`` for ``fetchTime``, but not in Low Power Mode.
    public static let fetch = BackgroundModes(rawValue: 2)

    /// How long a background task that begins with the move to the background keeps a process running, in seconds. Apple
    /// documents no figure, but what remains of it (`backgroundTimeRemaining`); its engineers say about 30 seconds.
    /// Source: Extending your app's background execution time, and Apple Developer Forums, thread 85066.
    public static let taskTime: TimeInterval = 30
    /// How long a process that was woken to fetch may run, in seconds. Source: Apple,
    /// `application(_:performFetchWithCompletionHandler:)`.
    public static let fetchTime: TimeInterval = 30
    /// How long a process sleeps until it is woken to fetch, in seconds. Apple leaves it to the system, which goes by use and
    /// battery; an hour is this simulation's choice.
    public static let fetchInterval: TimeInterval = 3600

    /// The bits: 1 is ``audio``, 2 is ``fetch``.
    public let rawValue: Int

    /// Modes by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
