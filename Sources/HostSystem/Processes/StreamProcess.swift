import Foundation

/// A child process that is written to, or read from, through a pipe for as long as this process lives: if this process ends,
/// however that happens, the pipe closes and the child with it. A class, because it owns a descriptor and a process.
///
/// Use it on a thread of its own with ``SignalFreeThread``.
package final class StreamProcess {
    /// What this process does with the pipe.
    package enum Direction {
        /// It writes what the child reads.
        case writing
        /// It reads what the child writes.
        case reading
    }

    private let identifier: pid_t
    private var descriptor: Int32
    private var status: Int32?
    private let startedAt = StreamProcess.awake

    /// Starts a program in a session of its own, with no other descriptors than the pipe.
    package init(
        _ program: String, _ arguments: [String], environment: [String: String], _ direction: Direction
    ) throws(SpawnError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SpawnError() }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (own, child) = direction == .writing ? (ends[1], ends[0]) : (ends[0], ends[1])
        defer { close(child) }
        do throws(SpawnError) {
            identifier = try DetachedProcess.spawn(
                program, arguments, environment: environment, input: direction == .writing ? child : nil,
                output: direction == .reading ? child : nil)
        } catch {
            close(own)
            throw error
        }
        descriptor = own
        if direction == .writing { _ = fcntl(own, F_SETFL, fcntl(own, F_GETFL) | O_NONBLOCK) }
    }

    deinit { end(within: 0) }

    /// Seconds since its start, without those that the machine slept: the child slept, too.
    package var age: TimeInterval { Self.awake - startedAt }

    private static var awake: TimeInterval {
        let reading = SystemClock.read()
        return reading.sinceBoot - reading.asleep
    }

    /// Writes all bytes, waiting while the child is busy. Returns whether it still reads.
    ///
    /// - Parameter isGivenUp: Asked four times a second while the child does not read; `true` ends the attempt.
    package func write(_ bytes: [UInt8], unless isGivenUp: () -> Bool) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress! + sent, bytes.count - sent)
            }
            if count > 0 {
                sent += count
                continue
            }
            guard count < 0, errno == EAGAIN || errno == EINTR else { return false }
            var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            if poll(&polled, 1, 250) == 0, isGivenUp() { return false }
        }
        return true
    }

    /// Reads up to `count` bytes, waiting for the first; empty at the end.
    package func read(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let step = bytes.withUnsafeMutableBytes {
                Foundation.read(descriptor, $0.baseAddress! + done, count - done)
            }
            if step < 0, errno == EINTR { continue }
            guard step > 0 else { break }
            done += step
        }
        return Array(bytes.prefix(done))
    }

    /// Closes the pipe, and kills the child if it has not ended `patience` seconds later. Returns its status, 128 plus the
    /// signal's number if it ended by a signal.
    @discardableResult
    package func end(within patience: TimeInterval) -> Int32 {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
        if let status { return status }
        var found: Int32 = 0
        let deadline = SystemClock.read().sinceBoot + patience
        var reaped = waitpid(identifier, &found, WNOHANG)
        while reaped == 0, SystemClock.read().sinceBoot < deadline {
            SystemClock.holdUp(for: 0.02)
            reaped = waitpid(identifier, &found, WNOHANG)
        }
        if reaped == 0 {
            kill(-identifier, SIGKILL)
            reaped = waitpid(identifier, &found, 0)
        }
        let status = reaped < 0 ? 0 : found & 0x7F == 0 ? (found >> 8) & 0xFF : 128 + (found & 0x7F)
        self.status = status
        return status
    }
}

/// A thread to which no signal is delivered, so that the process's main thread handles them all, and writing to a pipe that
/// nobody reads is an error instead of a signal.
package enum SignalFreeThread {
    /// Runs `body` on a new thread.
    package static func start(_ body: @escaping @Sendable () -> Void) {
        Thread.detachNewThread {
            var all = sigset_t()
            sigfillset(&all)
            pthread_sigmask(SIG_SETMASK, &all, nil)
            body()
        }
    }
}
