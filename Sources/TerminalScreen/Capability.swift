import CNcurses

/// A string capability of the current terminal, with parameters to fill in; `nil` if it has none of that name.
func capability(_ name: String) -> UnsafeMutablePointer<CChar>? {
    guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return nil }
    return value
}

/// A string capability without parameters, ready to be sent.
func capabilityText(_ name: String) -> String? { capability(name).map { withoutDelays(String(cString: $0)) } }

/// terminfo asks for pauses on slow terminals with `$<5/>`; none of them is made any more.
func withoutDelays(_ capability: String) -> String {
    capability.contains("$<") ? capability.replacing(/\$<[^>]*>/, with: "") : capability
}
