import GuestProtocol

/// What the fields of a value are called where it is written: `case leaves = "leaves_at"` of its coding keys. An invented state has its fields
/// by these names.
extension ComparedTexts {
    mutating func addCodingName(_ key: String, of field: String) {
        let (key, field) = (key.lowercased(), field.lowercased())
        if key != field { codingNames[field, default: []].insert(key) }
    }

    /// The texts by the names of the values, also by those that they are written with.
    func named(_ texts: [String: [String]]) -> [String: [String]] {
        var found = texts
        for (field, keys) in codingNames {
            let own = (texts[field] ?? []).map { text in
                if let branch = OrdinaryBranch(text) {
                    let fields = branch.fields.map { (codingNames[$0.key]?.min() ?? $0.key, $0.value) }
                    return OrdinaryBranch(Dictionary(fields) { first, _ in first }).text
                }
                guard case .of(let whole)? = NumberShare(text), let key = codingNames[whole]?.min() else { return text }
                return NumberShare.of(key).text
            }
            guard !own.isEmpty else { continue }
            for key in keys { found[key, default: []] += own.filter { found[key]?.contains($0) != true } }
        }
        return found
    }
}
