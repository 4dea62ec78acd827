extension GatewayConfiguration {
    /// What the person who starts the gateway should know about this configuration.
    package var lints: [Lint] {
        var lints = signingKeys.flatMap(\.lints)
        if acceptsAnyKey {
            lints.append(
                Lint(
                    .anyKey,
                    "Signatures of unregistered keys are NOT verified (--any-key): every well-formed provider token is accepted."
                ))
        } else if signingKeys.isEmpty {
            lints.append(
                Lint(
                    .noSigningKey,
                    "No signing key is registered, so every provider token gets InvalidProviderToken; "
                        + "add --signing-key KEYID=PUBLIC.pem (openssl ec -in AuthKey_KEYID.p8 -pubout -out PUBLIC.pem) or --any-key."
                ))
        }
        return lints
    }
}
