#!/usr/bin/env bash
# curl, with the recipe of Apple's "Sending push notifications using command-line tools": the signature is DER, as openssl writes it.
set -euo pipefail

JWT_ISSUE_TIME=$(date +%s)
JWT_HEADER=$(printf '{ "alg": "ES256", "kid": "%s" }' "$KEY_ID" | openssl base64 -e -A | tr -- '+/' '-_' | tr -d =)
JWT_CLAIMS=$(printf '{ "iss": "%s", "iat": %d }' "$TEAM_ID" "$JWT_ISSUE_TIME" | openssl base64 -e -A | tr -- '+/' '-_' | tr -d =)
JWT_SIGNED_HEADER_CLAIMS=$(printf '%s' "$JWT_HEADER.$JWT_CLAIMS" | openssl dgst -binary -sha256 -sign "$KEY_FILE" |
    openssl base64 -e -A | tr -- '+/' '-_' | tr -d =)
AUTHENTICATION_TOKEN=$JWT_HEADER.$JWT_CLAIMS.$JWT_SIGNED_HEADER_CLAIMS

# push URL-PREFIX DEVICE [CURL-OPTION…]: header fields, an empty line, the body.
push() {
    local prefix=$1 device=$2
    shift 2
    curl --silent --show-error --max-time 10 --include --cacert "$CA_FILE" --header "apns-topic: $TOPIC" \
        --header "apns-push-type: liveactivity" --header "authorization: bearer $AUTHENTICATION_TOKEN" \
        --data "$PAYLOAD" --http2 "$@" "$prefix/3/device/$device" | tr -d '\r'
}
# check NAME TEXT PATTERN…: every pattern is a line of the text.
check() {
    local name=$1 text=$2 pattern
    shift 2
    for pattern in "$@"; do
        if ! grep -qiE "$pattern" <<<"$text"; then
            echo "FAIL curl: $name: no $pattern in: $(tr '\n' ' ' <<<"$text")"
            return
        fi
    done
    echo "ok curl: $name"
}

uuid='[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
local_host=https://localhost:$PORT
check "accepted, signature in DER" "$(push "$local_host" "$DEVICE")" '^HTTP/2 200' "^apns-id: $uuid$"
check "apns-id is echoed" \
    "$(push "$local_host" "$DEVICE" --header "apns-id: 11111111-2222-3333-4444-555555555555")" \
    '^HTTP/2 200' '^apns-id: 11111111-2222-3333-4444-555555555555$'
check "without ALPN" "$(push "$local_host" "$DEVICE" --no-alpn --http2-prior-knowledge)" '^HTTP/2 200'
check "refused with a reason" "$(push "$local_host" "$UNKNOWN_DEVICE")" '^HTTP/2 400' '^\{"reason":"BadDeviceToken"\}$'
check "gone" "$(push "$local_host" "$GONE_DEVICE")" '^HTTP/2 410' '"reason":"(Unregistered|ExpiredToken)"' '"timestamp":[0-9]{13}'
check "through the CONNECT proxy" \
    "$(push https://api.push.apple.com "$DEVICE" --proxy "http://127.0.0.1:$CONNECT_PORT")" '^HTTP/2 200' '^apns-id: '
check "the proxy leads to Apple's hosts alone" \
    "$(push https://example.com "$DEVICE" --proxy "http://127.0.0.1:$CONNECT_PORT" 2>&1 || true)" '403'
