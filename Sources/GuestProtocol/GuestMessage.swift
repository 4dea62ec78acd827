import Foundation

/// One message on a pipe: its length in four bytes, the highest first, then JSON.
public enum GuestMessage {
    /// The version of the messages. A program that was built with other ones is refused with a sentence.
    public static let version = 4

    /// The argument with which Islet starts a program of the product `Studio`, so that it answers requests. Such a program is known
    /// by these bytes in its file.
    public static let serveArgument = "--answer-islet-about-live-activities"

    /// The most bytes that a message may have after its length.
    public static let most = 64 << 20

    /// A message with its length.
    public static func bytes(of message: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let json = try encoder.encode(message)
        return withUnsafeBytes(of: UInt32(json.count).bigEndian) { Data($0) } + json
    }

    /// The number of bytes that follow a length of four bytes; `nil` if there are too many, or not four.
    public static func length(_ bytes: some Collection<UInt8>) -> Int? {
        guard bytes.count == 4 else { return nil }
        let length = bytes.reduce(0) { $0 << 8 | Int($1) }
        return length <= most ? length : nil
    }

    /// The message that the bytes after the length are.
    public static func message<Message: Decodable>(_ type: Message.Type, in json: Data) throws -> Message {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: json)
    }
}

extension String {
    /// A guest's text without control characters, which would reach a terminal: each becomes a blank.
    package var withoutControls: String {
        let isControl = { (scalar: Unicode.Scalar) in scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) }
        guard unicodeScalars.contains(where: isControl) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { isControl($0) ? " " : $0 }))
    }
}
