import Foundation

/// The step that judges the provider token: what it is worth in itself, then against the clock and the connection.
extension Gateway {
    mutating func checkAuthorization(_ examination: inout Examination, _ connection: inout ConnectionState) {
        let verdict = verifier.verdict(on: examination.headers.authorization)
        let earlier = examination.violations.count
        examination.violations += verdict.violations
        examination.lints += verdict.lints
        examination.keyTopics = verdict.topics
        if let issuedAt = verdict.issuedAt { checkAge(issuedAt, &examination) }
        if let token = verdict.token { checkBinding(of: token, verdict.environment, &examination, connection) }
        guard let token = verdict.token, examination.violations.count == earlier else { return }
        examination.isAuthenticated = true
        if earlier == 0 { use(token, on: &connection, &examination) }
    }

    private func checkAge(_ issuedAt: Double, _ examination: inout Examination) {
        let age = examination.seconds - issuedAt
        if -age > configuration.futureTolerance {
            let advice =
                issuedAt > 100_000_000_000
                ? "It looks like milliseconds: divide by 1000." : "Set the clock of the machine that signs."
            examination.refuse(
                .invalidProviderToken, "claim iat", "It is \(Self.seconds(-age)) in the future.", advice)
        } else if age > 3600 {
            examination.refuse(
                .expiredProviderToken, "claim iat", "The token is \(Self.seconds(age)) old; 3600 are allowed.",
                "Sign a new token every 20 to 60 minutes.")
        } else if -age > 60 {
            examination.lints.append(
                Lint(.futureToken, "The claim iat is \(Self.seconds(-age)) in the future; check the clock that signs."))
        } else if age > 3300 {
            examination.lints.append(
                Lint(
                    .oldToken,
                    "The token is \(Self.seconds(age)) old and expires at 3600; sign a new one every 20 to 60 minutes.")
            )
        }
    }

    static func seconds(_ value: Double) -> String {
        value < 1e15 ? "\(Int64(value)) seconds" : "far more than a million years"
    }

    private func checkBinding(
        of token: ProviderToken, _ environment: PushEnvironment?, _ examination: inout Examination,
        _ connection: ConnectionState
    ) {
        if let teamID = connection.teamID, teamID != token.teamID {
            examination.refuse(
                .invalidProviderToken, "claim iss",
                "The connection belongs to the team \(excerpt(teamID)), not \(excerpt(token.teamID)).",
                "Use a connection for each team.")
        }
        if let keyID = connection.keyID, keyID != token.keyID {
            examination.refuse(
                .unrelatedKeyIDInToken, "token header kid",
                "The connection began with the key \(excerpt(keyID)), not \(excerpt(token.keyID)).",
                "Open a new connection to change the key.")
        }
        if let environment, environment != configuration.environment {
            examination.refuse(
                .badEnvironmentKeyIDInToken, "token header kid",
                "The key \(excerpt(token.keyID)) is for \(environment.rawValue); this gateway is \(configuration.environment.rawValue).",
                "Use a key of this environment.")
        }
        guard let current = connection.providerToken, current.keyID == token.keyID, current != token,
            connection.previousToken != token
        else { return }
        let age = examination.now.timeIntervalSince(connection.tokenChangedAt)
        if age >= 0, age < configuration.tokenUpdateWindow {
            examination.refuse(
                .tooManyProviderTokenUpdates, "claim iat",
                "The connection changed its token \(Self.seconds(age)) ago; \(Self.seconds(configuration.tokenUpdateWindow)) must pass.",
                "Use a token for at least 20 minutes, on every connection.")
        }
    }

    private mutating func use(
        _ token: ProviderToken, on connection: inout ConnectionState, _ examination: inout Examination
    ) {
        guard connection.providerToken != token, connection.previousToken != token else { return }
        connection.previousToken = connection.providerToken
        connection.providerToken = token
        connection.tokenChangedAt = examination.now
        if tokenHistory.insert(token, at: examination.now) {
            examination.lints.append(
                Lint(
                    .tokenPerPush,
                    "More than two tokens of one key came within 20 minutes; sign one and use it on every connection for 20 to 60 minutes."
                ))
        }
    }
}
