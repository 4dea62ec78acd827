import Languages
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOSSL

/// Says in words what a client broke.
enum MalformedInput {
    /// One sentence, or nil where nothing is wrong: clients close sockets in all sorts of ways.
    static func reason(_ error: any Error) -> String? {
        switch error {
        case is IOError, is ChannelError, NIOSSLError.uncleanShutdown:
            nil
        case is NIOHTTP2Errors.BadClientMagic:
            "The client did not begin with the HTTP/2 preface; HTTP/1.1 is served only where that option is on."
        case is HTTPParserError:
            "The client broke HTTP/1.1: \(words(of: error))."
        case NIOSSLError.handshakeFailed(let cause):
            "The TLS handshake failed: \(plain(String(describing: cause))). An alert about an unknown or bad certificate means that the client does not trust the server's certificate authority."
        case is NIOSSLError, is BoringSSLError:
            "The client broke TLS: \(plain(String(describing: error)))."
        default:
            "The client broke HTTP/2: \(words(of: error))."
        }
    }

    /// The name of an error as words: `UnableToParseFrame` is "unable to parse frame".
    private static func words(of error: any Error) -> String {
        NameWords.phrase(
            error is HTTPParserError ? plain(String(describing: error)) : String(describing: type(of: error)))
    }

    /// Text that may reach a terminal: at most 300 characters, none of them a control character.
    private static func plain(_ text: String) -> String {
        String(
            text.unicodeScalars.prefix(300).map {
                $0.value < 32 || (127..<160).contains($0.value) ? " " : Character($0)
            })
    }
}

extension TimeAmount {
    /// A duration, rounded down to nanoseconds.
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}
