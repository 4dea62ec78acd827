import Foundation

/// Ties a sitting to the clock that counts since the machine started, which nobody can set.
///
/// While the same boot lasts, `wallAtBoot` plus the seconds since boot is a time line on which a step of the wall clock does not
/// exist; suspension counts on it.
public struct ClockAnchor: Codable, Hashable, Sendable {
    /// Which boot this is; any text that differs from boot to boot.
    public let bootID: String

    /// The date of the boot, as the wall clock had it when the sitting was anchored.
    public let wallAtBoot: Date

    /// An anchor with everything given.
    public init(bootID: String, wallAtBoot: Date) {
        self.bootID = bootID
        self.wallAtBoot = wallAtBoot
    }
}
