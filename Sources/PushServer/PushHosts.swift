/// Apple's host names for pushes: what the test certificate is valid for, and where CONNECT may lead.
package enum PushHosts {
    /// Pushes, broadcasts and channel management, in production and in the sandbox (older name: development).
    ///
    /// Sources: Apple, "Sending notification requests to APNs", "Sending broadcast push notification requests to APNs",
    /// "Sending channel management requests to APNs".
    package static let names = [
        "api.push.apple.com", "api.sandbox.push.apple.com", "api.development.push.apple.com",
        "api-broadcast.push.apple.com", "api-broadcast.sandbox.push.apple.com",
        "api-broadcast.development.push.apple.com",
        "api-manage-broadcast.push.apple.com", "api-manage-broadcast.sandbox.push.apple.com",
        "api-manage-broadcast.development.push.apple.com",
    ]

    /// 443 and 2197 on the push hosts; 2195 (sandbox) and 2196 (production) for channel management.
    package static let ports = [443, 2197, 2195, 2196]

    /// Whether a CONNECT target such as `api.push.apple.com:443` is one of Apple's push services.
    package static func contains(_ target: String) -> Bool {
        let parts = target.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let port = Int(parts[1]) else { return false }
        return names.contains(parts[0].lowercased()) && ports.contains(port)
    }
}
