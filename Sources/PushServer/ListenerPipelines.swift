import NIOCore
import NIOHTTP1
import NIOSSL

/// The first handlers of a connection, by the listener that took it.
struct ListenerPipelines: Sendable {
    enum Kind: Sendable { case tls, plaintext, connect, control }

    let core: ServerCore
    let tls: NIOSSLContext

    /// Takes a connection in. Throws, which closes it, if there are too many.
    func configure(_ channel: any Channel, _ kind: Kind) throws {
        guard let id = core.registry.admit(channel) else {
            core.handlers.connectionEvent(
                ConnectionEvent(
                    connectionID: 0, address: channel.remoteAddress?.ipAddress ?? "unknown",
                    kind: .refused("Too many connections are open, or the server is stopping.")))
            throw ChannelError.ioOnClosedChannel
        }
        channel.closeFuture.whenComplete { _ in core.registry.remove(id) }
        let connection = Connection(core: core, listener: kind == .control ? .control : .push, id: id, channel: channel)
        let pipeline = channel.pipeline.syncOperations
        switch kind {
        case .tls:
            try startTLS(channel, connection)
        case .plaintext:
            try pipeline.addHandler(ProtocolSelector(connection: connection, isEncrypted: false))
        case .connect:
            try pipeline.addHandlers([
                ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes)),
                ConnectProxy(connection: connection) { try startTLS($0, connection) },
            ])
        case .control:
            connection.open(protocol: "http/1.1", alpn: nil, tls: nil)
            try pipeline.addHandlers(HTTP1Connection.pipeline(connection, channel.eventLoop))
        }
    }

    private func startTLS(_ channel: any Channel, _ connection: Connection) throws {
        try channel.pipeline.syncOperations.addHandlers([
            NIOSSLServerHandler(context: tls), ProtocolSelector(connection: connection, isEncrypted: true),
        ])
    }
}
