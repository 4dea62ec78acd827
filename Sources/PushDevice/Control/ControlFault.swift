import Foundation
import PlainText
import PushGateway

/// A fault as the control API reads it: one of `reason`, `delay`, `drop`, `goaway` and `close`, and to whom it happens.
///
///     {"reason": "TooManyRequests", "count": 3}     {"delay": "2s", "percentage": 10}     {"goaway": "Shutdown", "token": "5f3a"}
enum ControlFault {
    static let fields: Set<String> = [
        "reason", "delay", "drop", "goaway", "close", "count", "every", "percentage", "token",
    ]

    static func fault(_ body: ControlBody) throws(ControlError) -> Fault {
        var effects: [Fault.Effect] = []
        if let reason = try body.reason("reason") { effects.append(.refuse(reason)) }
        if let delay = try body.duration("delay") { effects.append(.delay(seconds: delay)) }
        if try body.bool("drop") == true { effects.append(.drop) }
        if let reason = try goAwayReason(body) { effects.append(.goAway(reason)) }
        if try body.bool("close") == true { effects.append(.close) }
        guard let effect = effects.first else {
            throw .missing("reason", "Give one of reason, delay, drop, goaway or close.")
        }
        guard effects.count == 1 else {
            throw .invalid("reason", "Give only one of reason, delay, drop, goaway and close.")
        }
        let token = try body.text("token")
        guard token?.allSatisfy(\.isHexDigit) ?? true else {
            throw .invalid("token", "`token` is the beginning of a token, in hexadecimal digits.")
        }
        return Fault(
            effect, count: try body.whole("count", atLeast: 1), every: try body.whole("every", atLeast: 1) ?? 1,
            percentage: try body.percentage("percentage"), tokenPrefix: token)
    }

    /// `true` means Shutdown.
    private static func goAwayReason(_ body: ControlBody) throws(ControlError) -> PushReason? {
        guard body.has("goaway") else { return nil }
        if let isOn = try? body.bool("goaway") { return isOn ? .shutdown : nil }
        return try body.reason("goaway")
    }

    /// The faults that are still pending.
    static func object(_ plan: FaultPlan) -> JSONValue {
        let faults = (try? JSONEncoder().encode(plan.faults)).flatMap { JSONValue(json: $0) }
        return .object(["faults": faults ?? .list([])])
    }
}
