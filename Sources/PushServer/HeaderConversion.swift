import HTTPTypes
import NIOHPACK
import NIOHTTP1
import PushGateway

/// Names that pushes carry, made once: looking a name up is cheaper than checking its characters again.
private let knownNames: [String: HTTPField.Name] = {
    let names = [
        "accept", "accept-encoding", "apns-channel-id", "apns-collapse-id", "apns-expiration", "apns-id",
        "apns-priority",
        "apns-push-type", "apns-request-id", "apns-topic", "authorization", "content-length", "content-type", "host",
        "user-agent",
    ]
    return Dictionary(uniqueKeysWithValues: names.compactMap { name in HTTPField.Name(name).map { (name, $0) } })
}()

extension HTTPRequest {
    /// The request of an HTTP/2 header block. `:authority` may be missing; repeated fields stay apart.
    ///
    /// A method that is not a token becomes `TRACE`, which nothing serves.
    init(_ headers: HPACKHeaders) {
        var (method, scheme, authority, path) = (HTTPRequest.Method.get, String?.none, String?.none, String?.none)
        var fields = HTTPFields()
        fields.reserveCapacity(headers.count)
        for (name, value, _) in headers {
            if let known = knownNames[name] {
                fields.append(HTTPField(name: known, value: value))
            } else if name.utf8.first == UInt8(ascii: ":") {
                switch name {
                case ":method": method = value == "POST" ? .post : HTTPRequest.Method(value) ?? .trace
                case ":scheme": scheme = value
                case ":authority": authority = value
                case ":path": path = value
                default: break
                }
            } else if let other = HTTPField.Name(parsed: name) {
                fields.append(HTTPField(name: other, value: value))
            }
        }
        self.init(method: method, scheme: scheme, authority: authority, path: path, headerFields: fields)
    }

    /// The request of an HTTP/1.1 head. `host` becomes the authority.
    init(_ head: HTTPRequestHead, isEncrypted: Bool) {
        var authority: String?
        var fields = HTTPFields()
        fields.reserveCapacity(head.headers.count)
        for (name, value) in head.headers {
            let lowercase = name.lowercased()
            if lowercase == "host" {
                authority = value
            } else if let field = knownNames[lowercase] ?? HTTPField.Name(lowercase) {
                fields.append(HTTPField(name: field, value: value))
            }
        }
        self.init(
            method: HTTPRequest.Method(head.method.rawValue) ?? .trace, scheme: isEncrypted ? "https" : "http",
            authority: authority, path: head.uri, headerFields: fields)
    }
}

extension HPACKHeaders {
    /// The header block of a response.
    init(_ response: HTTPResponse) {
        self.init()
        reserveCapacity(response.headerFields.count + 1)
        add(name: ":status", value: String(response.status.code))
        for field in response.headerFields {
            // An id never repeats; indexing it would only evict headers that do.
            let isID = field.name == .apnsID || field.name == .apnsUniqueID
            add(name: field.name.canonicalName, value: field.value, indexing: isID ? .nonIndexable : .indexable)
        }
    }
}

extension HTTPResponseHead {
    /// The HTTP/1.1 head of a response whose body has `length` bytes; nil: of unknown length, sent in chunks.
    init(_ response: HTTPResponse, length: Int?, closes: Bool) {
        let code = response.status.code
        var headers = HTTPHeaders()
        headers.reserveCapacity(response.headerFields.count + 2)
        for field in response.headerFields {
            headers.add(name: field.name.canonicalName, value: field.value)
        }
        if let length, code >= 200, code != 204, code != 304 {
            headers.replaceOrAdd(name: "content-length", value: String(length))
        }
        if closes { headers.replaceOrAdd(name: "connection", value: "close") }
        self.init(version: .http1_1, status: HTTPResponseStatus(statusCode: code), headers: headers)
    }
}
