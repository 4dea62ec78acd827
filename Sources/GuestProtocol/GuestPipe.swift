import Foundation

/// A guest's end of the pipe to Islet: standard input and output.
///
/// What the guest's own code prints and reads from then on is nothing, so that it disturbs no message.
public struct GuestPipe {
    /// The descriptor of what Islet sends; at its end the process has no purpose any longer.
    public let input = dup(STDIN_FILENO)
    private let output = dup(STDOUT_FILENO)

    /// Takes the pipe.
    public init() {
        signal(SIGPIPE, SIG_IGN)
        let nothing = open("/dev/null", O_RDWR)
        dup2(nothing, STDIN_FILENO)
        dup2(nothing, STDOUT_FILENO)
        close(nothing)
    }

    /// The next request; `nil` at the end of the pipe, or for what is not a request.
    public func next() -> GuestRequest? {
        guard let length = read(4).flatMap({ GuestMessage.length($0) }), let json = read(length) else { return nil }
        return try? GuestMessage.message(GuestRequest.self, in: json)
    }

    /// Sends a reply. Ends the process if nobody reads any longer.
    public func send(_ reply: GuestReply) {
        guard let bytes = try? GuestMessage.bytes(of: reply) else { return }
        bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = write(output, bytes.baseAddress! + sent, bytes.count - sent)
                if count < 0 && errno != EINTR { exit(EXIT_FAILURE) }
                sent += max(0, count)
            }
        }
    }

    private func read(_ count: Int) -> Data? {
        var data = Data(count: count)
        let isWhole = data.withUnsafeMutableBytes { bytes in
            var done = 0
            while done < count {
                let step = Foundation.read(input, bytes.baseAddress! + done, count - done)
                if step == 0 || step < 0 && errno != EINTR { return false }
                done += max(0, step)
            }
            return true
        }
        return isWhole ? data : nil
    }
}
