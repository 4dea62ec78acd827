import Foundation
import Meditation

/// A child process that is talked to through pipes: its standard input and output. A class, because it owns descriptors and a process.
///
/// What it writes on standard error is read and thrown away but for its end, so that a flood of it stops nothing.
package final class PipedProcess {
    /// Why it does not answer.
    package enum Failure: Error, Hashable {
        /// It has ended: with this status, 128 plus the signal's number if by a signal.
        case ended(status: Int32)
        /// It did not answer in time.
        case late
        /// Nobody waits for the answer any more.
        case abandoned
    }

    private let identifier: pid_t
    private let input: Int32
    private let output: Int32
    private let errors: Int32
    private var lastErrors: [UInt8] = []
    private var status: Int32?

    /// Whether nobody waits for it any more: looked at twenty times a second while it does not answer. Default: somebody does.
    package var isAbandoned: () -> Bool = { false }

    /// The bytes of standard error that are kept.
    private static let keptErrors = 8192
    /// The most milliseconds between two looks at ``isAbandoned``.
    private static let lookPeriod = 50.0

    /// Starts a program in a session of its own, with no other descriptors than these pipes.
    package init(_ program: String, _ arguments: [String], environment: [String: String]) throws(SpawnError) {
        let pipes = try (Self.pipe(), Self.pipe(), Self.pipe())
        defer { for end in [pipes.0.read, pipes.1.write, pipes.2.write] { close(end) } }
        do throws(SpawnError) {
            identifier = try DetachedProcess.spawn(
                program, arguments, environment: environment, input: pipes.0.read, output: pipes.1.write,
                errors: pipes.2.write)
        } catch {
            for end in [pipes.0.write, pipes.1.read, pipes.2.read] { close(end) }
            throw error
        }
        (input, output, errors) = (pipes.0.write, pipes.1.read, pipes.2.read)
        for end in [input, output, errors] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    }

    deinit {
        kill()
        for end in [input, output, errors] { close(end) }
    }

    /// A pipe that no program inherits.
    static func pipe() throws(SpawnError) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw SpawnError() }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Sends bytes, at the latest until `deadline`, in seconds since boot.
    package func send(_ bytes: Data, until deadline: TimeInterval) throws(Failure) {
        var sent = 0
        while sent < bytes.count {
            try wait(for: input, POLLOUT, until: deadline)
            let count = bytes.withUnsafeBytes { write(input, $0.baseAddress! + sent, bytes.count - sent) }
            if count < 0, errno != EAGAIN, errno != EINTR { throw ended() }
            sent += max(0, count)
        }
    }

    /// Reads exactly `count` bytes, at the latest until `deadline`, in seconds since boot.
    package func receive(_ count: Int, until deadline: TimeInterval) throws(Failure) -> Data {
        var data = Data(count: count)
        var done = 0
        while done < count {
            try wait(for: output, POLLIN, until: deadline)
            let step = data.withUnsafeMutableBytes { read(output, $0.baseAddress! + done, count - done) }
            if step == 0 || step < 0 && errno != EAGAIN && errno != EINTR { throw ended() }
            done += max(0, step)
        }
        return data
    }

    /// Ends it and everything in its group, and reaps it. Does nothing if it has ended.
    package func kill() {
        guard status == nil else { return }
        Foundation.kill(-identifier, SIGKILL)
        reap(waiting: true)
    }

    /// The processor seconds that it has used, all of its threads together; 0 where the system does not say.
    package var processorTime: TimeInterval { status == nil ? SystemClock.processorTime(of: identifier) : 0 }

    /// The end of what it wrote on standard error.
    package var errorText: String {
        drainErrors()
        return String(decoding: lastErrors, as: UTF8.self)
    }

    /// Waits until a pipe is ready, and reads standard error meanwhile.
    private func wait(for descriptor: Int32, _ event: Int32, until deadline: TimeInterval) throws(Failure) {
        while true {
            let left = deadline - SystemClock.read().sinceBoot
            guard left > 0 else { throw .late }
            guard !isAbandoned() else { throw .abandoned }
            var polled = [
                pollfd(fd: descriptor, events: Int16(event), revents: 0),
                pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
            ]
            // A closed standard error would be ready for ever.
            let count = poll(&polled, isErrorOpen ? 2 : 1, Int32(min(left * 1000, Self.lookPeriod).rounded(.up)))
            if polled[1].revents != 0 { drainErrors() }
            if count > 0, polled[0].revents != 0 { return }
        }
    }

    private var isErrorOpen = true

    private func drainErrors() {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        // A flood never ends: at most so much at once.
        for _ in 0..<64 where isErrorOpen {
            let count = read(errors, &bytes, bytes.count)
            if count == 0 { isErrorOpen = false }
            guard count > 0 else { return }
            lastErrors = (lastErrors + bytes.prefix(count)).suffix(Self.keptErrors)
        }
    }

    /// The failure of a process that has closed its pipe: it has ended, or is ended now.
    private func ended() -> Failure {
        drainErrors()
        for _ in 0..<50 where status == nil {
            reap(waiting: false)
            if status == nil { SystemClock.holdUp(for: 0.002) }
        }
        kill()
        return .ended(status: status ?? 0)
    }

    private func reap(waiting: Bool) {
        var found: Int32 = 0
        while true {
            let reaped = waitpid(identifier, &found, waiting ? 0 : WNOHANG)
            if reaped == 0 { return }
            if reaped == identifier {
                status = found & 0x7F == 0 ? (found >> 8) & 0xFF : 128 + (found & 0x7F)
                return
            }
            guard errno == EINTR else {
                status = 0
                return
            }
        }
    }
}
