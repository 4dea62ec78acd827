public enum DisplayWidth {
    public static func of(_ c: Character) -> Int { 1 }
    public static func of(_ s: String) -> Int { s.count }
}
