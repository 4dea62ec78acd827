import Foundation
import HTTPTypes
import PushClient

/// Asks a running server over its control API.
struct ControlClient {
    private let file: ControlFile
    private let client: HTTPClient

    /// A client of the server that runs on a folder. Throws where none does.
    init(_ folder: StateFolder) throws {
        file = try ControlFile.read(in: folder)
        guard let endpoint = HTTPEndpoint("http://127.0.0.1:\(file.port)") else {
            throw PushFailure("\(folder.control) names no port; stop the server and start it again.", .dataError)
        }
        client = HTTPClient(endpoint)
    }

    /// Whether other servers may have the same timers, each with an emulated phone of its own.
    var sharesTimers: Bool { file.sharesTimers ?? false }

    /// The body of an answer. Throws the sentence of one that is an error.
    func send(_ method: HTTPRequest.Method, _ path: String, _ body: [String: ControlValue] = [:]) async throws -> Data {
        let request = HTTPRequest(
            method: method, scheme: "http", authority: nil, path: path,
            headerFields: [.authorization: "Bearer \(file.token)", .contentType: "application/json"])
        let data = method == .post ? try JSONEncoder().encode(body) : Data()
        let answer: (response: HTTPResponse, body: Data)
        do {
            answer = try await client.send(request, body: data)
        } catch {
            throw PushFailure("The server does not answer: \(error)", .unavailable)
        }
        await client.close()
        guard answer.response.status.code < 300 else {
            struct Answer: Decodable {
                struct Problem: Decodable { let message: String }
                let error: Problem
            }
            let message = (try? JSONDecoder().decode(Answer.self, from: answer.body))?.error.message
            throw PushFailure(message ?? "The server answered \(answer.response.status.code).", .dataError)
        }
        return answer.body
    }
}

/// A value of a request to the control API.
enum ControlValue: Encodable {
    case text(String)
    case number(Double)
    case count(Int)
    case flag(Bool)

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .count(let count): try container.encode(count)
        case .flag(let flag): try container.encode(flag)
        }
    }
}
