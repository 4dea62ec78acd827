import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// A client that sends and receives bytes.
final class ByteClient: Sendable {
    let channel: any Channel
    private let bytes: NIOLockedValueBox<String>

    private init(_ channel: any Channel, _ bytes: NIOLockedValueBox<String>) {
        self.channel = channel
        self.bytes = bytes
    }

    static func connect(port: Int) async throws -> ByteClient {
        let bytes = NIOLockedValueBox<String>("")
        // Set before connecting: a server may close at once.
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(ByteRecorder(bytes), name: "bytes")
                }
            }
            .connect(host: "127.0.0.1", port: port).get()
        return ByteClient(channel, bytes)
    }

    func send(_ text: String) async throws {
        try await channel.writeAndFlush(ByteBuffer(string: text))
    }

    /// Waits until the text received so far contains `part`, and returns all of it.
    func text(containing part: String) async throws -> String {
        try await eventually("\"\(part)\"") {
            let text = bytes.withLockedValue { $0 }
            return text.contains(part) ? text : nil
        }
    }

    /// Waits until the server closes the connection.
    func closed() async throws {
        _ = try await eventually("the end of the connection") { channel.isActive ? nil : true }
    }
}

private final class ByteRecorder: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    private let bytes: NIOLockedValueBox<String>

    init(_ bytes: NIOLockedValueBox<String>) {
        self.bytes = bytes
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let text = String(buffer: unwrapInboundIn(data))
        bytes.withLockedValue { $0 += text }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
