import CNcurses

/// A string capability of the current terminal, with parameters still to be filled in; `nil` if the terminal lacks it.
func capability(_ name: String) -> UnsafeMutablePointer<CChar>? {
    guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return nil }
    return value
}

/// A string capability without parameters, ready to send.
func capabilityText(_ name: String) -> String? { capability(name).map { withoutDelays(String(cString: $0)) } }

/// Removes terminfo's delays such as `$<5/>`, meant for slow hardware terminals.
func withoutDelays(_ capability: String) -> String {
    capability.contains("$<") ? capability.replacing(/\$<[^>]*>/, with: "") : capability
}
