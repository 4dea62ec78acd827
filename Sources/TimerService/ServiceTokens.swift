import Foundation

/// Registration and removal of devices' push tokens.
extension TimerService {
    /// Registers the update token that a device in this process issued for an activity. Unknown activities are ignored.
    package func register(_ pushToken: String, forActivity id: String, onDevice device: String, at now: Date) async {
        do {
            guard let owner = try await repository.owner(ofActivity: id) else { return }
            try await register(
                TokenRecord(
                    activityID: id, pushToken: pushToken, methodID: nil, userID: owner, createdAt: now,
                    platform: .islet,
                    device: device), at: now)
        } catch {
            log(.databaseFailed((error as? ServiceError)?.message ?? "\(error)"))
        }
    }

    func register(_ token: TokenRecord, at clock: Date) async throws {
        let priority = priority
        try await repository.change(userID: token.userID, activityID: token.activityID, clientID: nil) { snapshot in
            try Self.checkOwner(of: token.activityID, in: snapshot)
            guard snapshot.tokens.count < Self.mostTokens || snapshot.tokens.contains(where: token.replaces) else {
                throw ServiceError(.conflict, "You have \(Self.mostTokens) push tokens; remove some first.")
            }
            var decision = TimerDecision(snapshot, at: max(clock, snapshot.timer.updatedAt), priority: priority)
            decision.register(token)
            return (decision.change, ())
        }
        dispatcher.wake()
    }

    /// Maximum number of tokens of a user, over all devices and activities.
    static let mostTokens = 100

    func removeTokens(of activityID: String, user: User) async throws {
        try await repository.change(userID: user.id, activityID: activityID, clientID: nil) { snapshot in
            try Self.checkOwner(of: activityID, in: snapshot)
            var change = TimerChange()
            change.removedTokens = snapshot.tokens.filter { $0.activityID == activityID }
            return (change, ())
        }
    }

    private static func checkOwner(of activityID: String, in snapshot: TimerSnapshot) throws(ServiceError) {
        guard activityID != TokenRecord.start else { return }
        guard let activity = snapshot.named else { throw ActionRequest.unknownActivity }
        guard activity.userID == snapshot.user.id else {
            throw ServiceError(.notYours, "The activity is another user's.", field: "activityId")
        }
    }
}
