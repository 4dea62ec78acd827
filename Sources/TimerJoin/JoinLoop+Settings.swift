import Store

/// What the server is to know of this device, sent when the connection is made and whenever it changes.
extension JoinLoop {
    func sendSettings() throws {
        guard let settings = report.next(try runner.store.deviceSettings(), isConnected: isConnected) else { return }
        reporter = Task { [api, input] in
            let result: Result<TimerAPIRefusal?, any Error>
            do { result = .success(try await api.save(settings)) } catch { result = .failure(error) }
            input.yield(.settingsDone(result))
        }
    }

    func settingsDone(_ result: Result<TimerAPIRefusal?, any Error>) throws {
        // The machine may have left the server meanwhile.
        guard let settings = report.sending, try runner.store.joinedServer() != nil else { return }
        switch result {
        case .success(nil):
            report.finish(isAnswered: true)
            try runner.store.markAccepted(settings)
        case .success(let refusal?):
            report.finish(isAnswered: ![429, 500, 503].contains(refusal.status))
            let reason = refusal.message ?? "status \(refusal.status)"
            runner.say("\(api.client.endpoint.authority) did not take this device's settings: \(reason)")
            return
        case .failure:
            // The connection is about to break as well; they are sent again with the next one.
            report.finish(isAnswered: false)
            return
        }
        // They may have changed again meanwhile.
        try sendSettings()
    }
}
