import Foundation
import Synchronization

/// A line that says what a program does before its screen opens, on the terminal of standard error: gone without a trace when the screen
/// opens, or an error is printed.
///
///     Compiling Ride.swift …
///
/// Meanwhile `q` and Ctrl-C end the program, and other keys change nothing; none is echoed. A class, because a thread of its own reads
/// the keys.
package final class WaitingLine: Sendable {
    private let text: String
    private let keys: Mutex<TypedKeys>
    /// What ends the thread: the end that is read, and the one that is closed.
    private let stop: (read: Int32, write: Int32)
    private let isEnded = Mutex(false)

    private static let erasing = "\r\u{1B}[K"

    /// Writes the line, without its last columns if the terminal is narrower. `nil` without a terminal in the foreground.
    package init?(_ text: String, columns: Int) {
        let typed = TypedKeys(of: STDIN_FILENO)
        var ends: [Int32] = [-1, -1]
        guard typed.take(isWhole: true), pipe(&ends) == 0 else {
            typed.giveBack()
            return nil
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stop = (ends[0], ends[1])
        keys = Mutex(typed)
        self.text = String(text.prefix(max(1, columns - 1)))
        write(self.text)
        Thread.detachNewThread { [self] in
            read()
        }
    }

    /// Removes the line, and gives the terminal back. Does nothing the second time.
    package func end() {
        let isFirst = isEnded.withLock { ended in
            defer { ended = true }
            return !ended
        }
        guard isFirst else { return }
        close(stop.write)
        write(Self.erasing)
        keys.withLock { $0.giveBack() }
    }

    /// Writes something else without the line, which follows after it.
    package func interrupt(with body: () -> Void) {
        write(Self.erasing)
        body()
        isEnded.withLock { if !$0 { write(text) } }
    }

    private func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
    }

    private func read() {
        while true {
            var polled = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stop.read, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&polled, 2, -1) > 0 || errno == EINTR else { break }
            if polled[1].revents != 0 { break }
            guard polled[0].revents != 0 else { continue }
            guard let typed = keys.withLock({ isEnded.withLock { $0 } ? [] : $0.next() }) else { break }
            if typed.contains(.interrupt) {
                end()
                kill(getpid(), SIGINT)
            } else if typed.contains(.character("q")) {
                end()
                exit(EXIT_SUCCESS)
            }
        }
        close(stop.read)
    }
}
