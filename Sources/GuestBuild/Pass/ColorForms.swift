import GuestProtocol

/// Colours that are texts of hexadecimal digits: whether the source reads them with the sign `#` before them.
extension ComparedTexts {
    /// How a source reads or writes such colours.
    enum Hexadecimal: Hashable {
        /// Its own initializer reads `#34C759`, or digits alone.
        case readsSign, readsDigits
        /// A colour of the source is written in this way.
        case writesSign, writesDigits
    }

    /// Whether an argument is such a colour: `Color(hex: a)`, `UIColor(hexString: a)`, `Color.fromHex(a)`.
    static func isHexadecimal(label: String?, of function: String) -> Bool {
        label.map { ["hex", "hexstring", "hexcode", "hexcolor", "fromhex"].contains($0) }
            ?? ["fromhex", "colorfromhex", "hexcolor"].contains(function.lowercased())
    }

    /// `init(hex: String) { … Scanner(string: hex) … }`, where `init` or the name of a function is at `index`.
    mutating func readColorParser(_ source: SwiftSource, _ index: Int) {
        let tokens = source.tokens
        guard let open = (index + 1..<min(tokens.count, index + 3)).first(where: { tokens[$0].isSign("(") }) else {
            return
        }
        let close = source.closing(open)
        let parameters = tokens[open..<close]
        guard parameters.contains(where: { $0.isWord("String") }),
            let brace = (close..<min(tokens.count, close + 8)).first(where: { tokens[$0].isSign("{") }),
            case let body = tokens[brace..<source.closing(brace)],
            tokens[index].text.lowercased().contains("hex")
                || parameters.contains(where: { $0.kind == .word && $0.text.lowercased().contains("hex") }),
            body.contains(where: { $0.isWord("Scanner") || $0.isWord("radix") })
        else { return }
        // A set of characters that are taken off has the sign, too.
        let takesSign = body.contains {
            $0.kind == .literal ? $0.text.contains("#") : ["alphanumerics", "isHexDigit"].contains($0.text)
        }
        hexadecimals.insert(takesSign ? .readsSign : .readsDigits)
    }

    /// `Color(hex: "34C759")`: how the source itself writes such a colour.
    mutating func readColorLiteral(_ function: String, _ argument: [SwiftToken]) {
        guard let literal = argument.last, literal.kind == .literal, argument.count == 1 || argument.count == 3,
            Self.isHexadecimal(label: argument.count == 3 ? argument[0].text.lowercased() : nil, of: function)
        else { return }
        let digits = literal.text.drop { $0 == "#" }
        guard [3, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return }
        hexadecimals.insert(literal.text.hasPrefix("#") ? .writesSign : .writesDigits)
    }

    /// The texts, with colours as digits alone where the source reads no others.
    func withColorForms(_ texts: [String: [String]]) -> [String: [String]] {
        let isRead = hexadecimals.contains(.readsSign) || hexadecimals.contains(.readsDigits)
        let isSigned = hexadecimals.contains(isRead ? .readsSign : .writesSign)
        guard !isSigned, hexadecimals.contains(isRead ? .readsDigits : .writesDigits) else { return texts }
        return texts.mapValues { own in
            own.map { $0 == ColorForm.hexadecimal.rawValue ? ColorForm.digits.rawValue : $0 }
        }
    }
}
