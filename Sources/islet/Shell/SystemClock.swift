import Foundation

/// The one place where a clock is read. Everything within takes `now` as an argument.
enum SystemClock {
    /// The wall clock's time.
    static var now: Date { Date() }
}
