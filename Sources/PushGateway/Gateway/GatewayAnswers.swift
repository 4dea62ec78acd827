import Foundation
import HTTPTypes

/// From what an examination found to the answer.
extension Gateway {
    mutating func answer(_ examination: inout Examination) -> GatewayReply {
        var fields = HTTPFields()
        let id = answerID(examination, &fields)
        if let violation = examination.violations.first {
            return refusal(violation.reason, examination, fields)
        }
        if examination.effects.contains(.drop) {
            return GatewayReply(
                response: HTTPResponse(status: .ok, headerFields: fields), effects: examination.effects)
        }
        guard examination.isPush else { return manageChannels(examination, fields) }
        let push = accept(examination, id: id)
        if configuration.environment == .sandbox { fields.append(HTTPField(name: .apnsUniqueID, value: push.uniqueID)) }
        return GatewayReply(
            response: HTTPResponse(status: .ok, headerFields: fields), accepted: push, effects: examination.effects)
    }

    /// Adds the id that the client knows the request by, or a new one, and returns it.
    ///
    /// It is echoed byte for byte, malformed or not: clients look their requests up by it.
    private mutating func answerID(_ examination: Examination, _ fields: inout HTTPFields) -> String {
        let usesRequestID = examination.route.usesRequestID
        let sent = usesRequestID ? examination.headers.requestID : examination.headers.apnsID
        let id: String
        if let sent, !sent.isEmpty, sent.utf8.count <= 128 {
            id = sent
        } else {
            id = identifiers.uuid()
        }
        fields.append(HTTPField(name: usesRequestID ? .apnsRequestID : .apnsID, value: id))
        if usesRequestID, let apnsID = examination.headers.apnsID, apnsID.utf8.count <= 128 {
            fields.append(HTTPField(name: .apnsID, value: apnsID))
        }
        return id
    }

    private func refusal(_ reason: PushReason, _ examination: Examination, _ fields: HTTPFields) -> GatewayReply {
        var fields = fields
        fields.append(HTTPField(name: .contentType, value: "application/json"))
        if let seconds = configuration.retryAfter, reason.status == 429 || reason.status == 503 {
            fields.append(HTTPField(name: .retryAfter, value: "\(seconds)"))
        }
        let body = reason.status == 410 ? reason.body(retiredAt: examination.retiredAt ?? examination.now) : reason.body
        return GatewayReply(
            response: HTTPResponse(status: .init(code: reason.status), headerFields: fields), body: body,
            violations: examination.violations, effects: examination.effects)
    }

    private mutating func accept(_ examination: Examination, id: String) -> AcceptedPush {
        let target: AcceptedPush.Target
        var isStored = examination.expiration != 0
        var expiration = examination.expiration.flatMap { $0 == 0 ? nil : Date(timeIntervalSince1970: Double($0)) }
        if let channel = examination.channel {
            target = .channel(channel.id)
            isStored = isStored && channel.storagePolicy == .newest
            let latest = examination.now.addingTimeInterval(8 * 3600)
            expiration = isStored ? min(expiration ?? latest, latest) : nil
        } else {
            target = .device(examination.token!)
        }
        let bundleID = examination.bundleID!
        return AcceptedPush(
            id: id, uniqueID: identifiers.uuid(), target: target, bundleID: bundleID,
            topic: examination.headers.topic ?? bundleID, pushType: examination.pushType.rawValue,
            priority: examination.priority, expiration: expiration, isStored: isStored,
            collapseID: examination.headers.collapseID, payload: examination.body, receivedAt: examination.now)
    }
}
