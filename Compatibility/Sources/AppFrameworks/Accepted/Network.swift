import Foundation

// Network's names. A path is never satisfied, and a connection never becomes ready.

public enum NWError: Error, Equatable, Sendable {
    case posix(POSIXErrorCode), dns(Int32), tls(Int32)
}
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
}
public struct NWPath: Equatable, Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }
    public let status = Status.unsatisfied
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var availableInterfaces: [NWInterface] { [] }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsDNS: Bool { false }
    public var supportsIPv4: Bool { false }
    public var supportsIPv6: Bool { false }
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var currentPath: NWPath { NWPath() }
    public private(set) var queue: DispatchQueue?
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
    public func start(queue: DispatchQueue) { self.queue = queue }
    public func cancel() {}
}

public struct IPv4Address: Hashable, Sendable {
    public let rawValue: Data
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }
    public init?(_ string: String) {
        let parts = string.split(separator: ".", omittingEmptySubsequences: false).compactMap { UInt8($0) }
        self.init(Data(parts))
    }
}
public enum NWEndpoint: Hashable, Sendable {
    public enum Host: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible, Sendable {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        public init(_ string: String) { self = IPv4Address(string).map(Host.ipv4) ?? .name(string, nil) }
        public init(stringLiteral value: String) { self.init(value) }
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.rawValue.map(String.init).joined(separator: ".")
            }
        }
    }
    public struct Port: Hashable, ExpressibleByIntegerLiteral, RawRepresentable, Sendable {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init?(_ string: String) {
            guard let number = UInt16(string) else { return nil }
            rawValue = number
        }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public static let any: Port = 0
        public static let ssh: Port = 22
        public static let http: Port = 80
        public static let https: Port = 443
    }
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)
}

open class NWProtocolOptions: @unchecked Sendable {}
public enum NWProtocolTCP {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false
        public var enableKeepalive = false
        public var keepaliveIdle = 0
        public var keepaliveCount = 0
        public var keepaliveInterval = 0
        public var connectionTimeout = 0
        public override init() {}
    }
}
public enum NWProtocolUDP {
    public final class Options: NWProtocolOptions, @unchecked Sendable { public override init() {} }
}
public enum NWProtocolTLS {
    public final class Options: NWProtocolOptions, @unchecked Sendable { public override init() {} }
}
public enum NWProtocolWebSocket {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var autoReplyPing = false
        public override init() {}
    }
}
public final class NWParameters: @unchecked Sendable {
    public enum ServiceClass: Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }
    public static var tcp: NWParameters { NWParameters() }
    public static var udp: NWParameters { NWParameters() }
    public static var tls: NWParameters { NWParameters() }
    public static var dtls: NWParameters { NWParameters() }
    public var includePeerToPeer = false
    public var allowLocalEndpointReuse = false
    public var prohibitExpensivePaths = false
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var serviceClass = ServiceClass.bestEffort
    public init() {}
    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {}
    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {}
}
public final class NWConnection: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup, preparing, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }
    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }
    public final class ContentContext: @unchecked Sendable {
        public static let defaultMessage = ContentContext()
        public static let finalMessage = ContentContext()
        public let identifier: String
        public init(identifier: String = "") { self.identifier = identifier }
    }
    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var state: State { .setup }
    public var currentPath: NWPath? { nil }
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }
    public func start(queue: DispatchQueue) {}
    public func cancel() {}
    public func forceCancel() {}
    public func restart() {}
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {}
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {}
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {}
}
public final class NWListener: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }
    public struct Service: Hashable, Sendable {
        public let name: String?
        public let type: String
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type) = (name, type)
        }
    }
    public var service: Service?
    public var port: NWEndpoint.Port? { nil }
    public var state: State { .setup }
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {}
    public func start(queue: DispatchQueue) {}
    public func cancel() {}
}
public final class NWBrowser: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }
    public enum Descriptor: Hashable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
    }
    public struct Result: Hashable, Sendable {
        public enum Change: Hashable, Sendable {
            case identical
            case added(Result)
            case removed(Result)
        }
        public let endpoint: NWEndpoint
    }
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    public var browseResults: Set<Result> { [] }
    public init(for descriptor: Descriptor, using parameters: NWParameters) {}
    public func start(queue: DispatchQueue) {}
    public func cancel() {}
}
