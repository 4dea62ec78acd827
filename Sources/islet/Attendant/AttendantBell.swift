import Foundation

/// What the attendant rings with: the terminal that it was started from, while that is there.
struct AttendantBell {
    /// The device file of the terminal; nil for none.
    let terminal: String?

    /// One stroke; answers whether something was there to ring.
    @discardableResult func ring() -> Bool {
        guard let terminal else { return false }
        // Not to wait for a terminal that is stopped, and not to become the one that it controls.
        let descriptor = open(terminal, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return isatty(descriptor) == 1 && write(descriptor, PlainLines.bell, 1) == 1
    }
}
