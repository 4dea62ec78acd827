import Foundation
import HTTPTypes
import PushMetrics
import PushServer

/// The control listener: Prometheus' text for anyone on this machine, everything else for those who have the access token.
struct ControlHandler: Sendable {
    let system: PushSystem
    let registry: MetricsRegistry
    let access: ControlAccess
    /// Brings the metrics up to date before they are read.
    let refresh: @Sendable () async -> Void

    /// Where the metrics are.
    static let metrics = "/metrics"
    /// Where they are for people, but for those of the device, which has statistics of its own.
    static let table = "/metrics/table"

    /// Answers a request.
    func respond(to request: HTTPRequest, body: Data, from client: ClientContext) async -> ServiceReply {
        let text: String
        if [Self.metrics, Self.table].contains(request.path) { await refresh() }
        switch request.path {
        case Self.metrics: text = registry.text()
        case Self.table:
            text = MetricsTable.text(of: registry.snapshot().filter { !DeliveryMetrics.ofDevice.contains($0.name) })
        default:
            let (response, body) = system.control(request, body: body, token: access.text)
            return .response(response, body)
        }
        guard request.method == .get else {
            return .response(HTTPResponse(status: .methodNotAllowed, headerFields: [.allow: "GET"]), Data())
        }
        return .response(
            HTTPResponse(status: .ok, headerFields: [.contentType: PrometheusText.contentType]), Data(text.utf8))
    }
}

/// What protects the control API from other users of the machine: random, new for each start, in a file for the owner alone.
struct ControlAccess: Sendable {
    /// 64 hexadecimal digits.
    let text: String

    init() {
        text = (0..<32).map { _ in
            let digits = String(UInt8.random(in: .min ... .max), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
