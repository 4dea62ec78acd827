import Foundation

/// The bounds within which every sitting stays. They are generous: they catch slips, they do not teach how to meditate.
public enum SittingLimits {
    /// Longest target, in seconds: 99 hours, the most that `99:00:00` has room for.
    public static let longestTarget: TimeInterval = 99 * 3600

    /// Longest preparation, in seconds: one hour.
    public static let longestPreparation: TimeInterval = 3600

    /// Longest method name, in characters.
    public static let longestMethodName = 80

    /// Longest completion message, in characters.
    public static let longestMessage = 200

    /// Longest text in bytes, whatever its characters: a Live Activity has 4 KB for everything.
    static let longestTextInBytes = 1024
}
