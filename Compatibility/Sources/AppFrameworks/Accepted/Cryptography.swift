import Foundation

// The rest of CryptoKit. Codes of authentication are computed; nothing is encrypted or decrypted.

public enum CryptoKitError: Error {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
}
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let bytes: [UInt8]
    public var bitCount: Int { bytes.count * 8 }
    public init<Bytes: ContiguousBytes>(data: Bytes) { bytes = data.withUnsafeBytes { Array($0) } }
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in .random(in: 0...255) } }
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
}
public struct HMAC<Function: HashFunction>: Sendable {
    public typealias MAC = DigestBytes<Function>
    public typealias Key = SymmetricKey
    private let key: [UInt8]
    private var message: [UInt8] = []
    public init(key: SymmetricKey) {
        let bytes = key.withUnsafeBytes { Array($0) }
        let short = bytes.count > Function.blockByteCount ? Function.hash(data: bytes).bytes : bytes
        self.key = short + Array(repeating: 0, count: Function.blockByteCount - short.count)
    }
    public mutating func update<Message: DataProtocol>(data: Message) { message += data }
    public func finalize() -> MAC {
        let inner = Function.hash(data: key.map { $0 ^ 0x36 } + message)
        return Function.hash(data: key.map { $0 ^ 0x5C } + inner.bytes)
    }
    public static func authenticationCode<Message: DataProtocol>(for data: Message, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }
    public static func isValidAuthenticationCode<Code: ContiguousBytes, Message: DataProtocol>(
        _ code: Code, authenticating data: Message, using key: SymmetricKey
    ) -> Bool { code.withUnsafeBytes { Array($0) } == authenticationCode(for: data, using: key).bytes }
}
public enum AES {
    public enum GCM {
        public struct Nonce: Sendable {
            public init() {}
            public init<Bytes: DataProtocol>(data: Bytes) throws {}
        }
        public struct SealedBox: Sendable {
            public let combined: Data?
            public init<Bytes: DataProtocol>(combined: Bytes) throws { self.combined = Data(combined) }
        }
        /// Fails: nothing is encrypted here.
        public static func seal<Message: DataProtocol>(
            _ message: Message, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox { throw CryptoKitError.authenticationFailure }
        /// Fails: nothing is decrypted here.
        public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
            throw CryptoKitError.authenticationFailure
        }
    }
}
