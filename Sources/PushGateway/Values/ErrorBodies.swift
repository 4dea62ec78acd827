import Foundation

extension PushReason {
    private static let bodies: [Data] = allCases.map { Data("{\"reason\":\"\($0.rawValue)\"}".utf8) }
    private static let positions = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))

    /// The JSON body of an answer, `{"reason":"BadPath"}`.
    package var body: Data { Self.bodies[Self.positions[self]!] }

    /// The JSON body of an answer of status 410: `timestamp` is when the token stopped being valid, in milliseconds since 1970.
    package func body(retiredAt date: Date) -> Data {
        let milliseconds = Int64(exactly: (date.timeIntervalSince1970 * 1000).rounded()) ?? 0
        return Data("{\"reason\":\"\(rawValue)\",\"timestamp\":\(milliseconds)}".utf8)
    }
}
