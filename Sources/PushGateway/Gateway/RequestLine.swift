/// The first steps: path, method and repeated headers.
extension Examination {
    mutating func checkPath() {
        switch route {
        case .unknown:
            refuse(
                .badPath, "path", "\(excerpt(path)) is not a path of APNs.",
                "Send POST /3/device/TOKEN, POST /4/broadcasts/apps/BUNDLE, or a request of /1/apps/BUNDLE/channels.")
        case .missingDeviceToken:
            refuse(.missingDeviceToken, "path segment 3", "There is no device token.", "Send POST /3/device/TOKEN.")
        case .device, .broadcast, .channels, .allChannels: break
        }
    }

    mutating func checkMethod() {
        let methods = route.methods
        guard !methods.isEmpty, !methods.contains(method) else { return }
        refuse(
            .methodNotAllowed, "method", "\(excerpt(method)) is not allowed on this path.",
            "Send \(methods.joined(separator: ", ")).")
    }

    mutating func checkDuplicateHeaders() {
        for name in headers.repeated {
            refuse(.duplicateHeaders, "header \(name)", "It occurs more than once.", "Send it once.")
        }
    }
}
