import Testing

@testable import GuestBuild

@Suite("Lengths without their type")
struct LengthsTests {
    private func body(_ text: String) -> String {
        var pass = SourcePass(SwiftSource("let a = " + text), path: "A.swift", number: 0, modules: [])
        let lines = pass.output().text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return String(lines.prefix { !$0.hasPrefix("#sourceLocation()") }.joined(separator: "\n").dropFirst(8))
    }

    @Test(
        "Those of Core Graphics are of its own number",
        arguments: [
            ("CGSize(width: 300, height: .infinity)", "CGSize(width: 300, height: CGFloat.infinity)"),
            ("CGPoint(x: -.infinity, y: .pi)", "CGPoint(x: -CGFloat.infinity, y: CGFloat.pi)"),
            (
                "CGRect(x: f(1), y: 0, width: a ? .infinity : 3, height: 1)",
                "CGRect(x: f(1), y: 0, width: a ? CGFloat.infinity : 3, height: 1)"
            ),
            (
                "b(with: .init(width: .infinity, height: .greatestFiniteMagnitude))",
                "b(with: .init(width: CGFloat.infinity, height: CGFloat.greatestFiniteMagnitude))"
            ),
        ])
    func written(source: String, expected: String) { #expect(body(source) == expected) }

    @Test(
        "Those of other types stay as they are",
        arguments: [
            "CGSize(width: Double.infinity, height: 1)", "b.frame(maxWidth: .infinity)",
            "CGSize(width: f(a: .pi), height: 1)",
            ".init(x: .pi, y: .pi)", "[CGSize(width: 1, height: 1), .zero]",
        ])
    func other(source: String) { #expect(body(source) == source) }
}
