import Foundation
import Testing

@testable import CellUI

private struct Mark: EnvironmentKey { static var defaultValue: String { "-" } }
extension ContainerValues {
    fileprivate var mark: String {
        get { self[Mark.self] }
        set { self[Mark.self] = newValue }
    }
}

@Suite("Views of a container's content, styles and outlines of one's own")
struct SubviewsTests {
    private struct Joined<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            Group(subviews: content) { subviews in
                HStack(spacing: 8) {
                    Text("\(subviews.count):")
                    ForEach(subviews) { $0 }
                }
            }
        }
    }
    private struct Numbered<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            HStack(spacing: 8) {
                ForEach(subviews: content) { subview in
                    Text("\(subview.id)").bold()
                    subview
                }
            }
        }
    }
    private struct Marked<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            Group(subviews: content) { subviews in
                HStack(spacing: 8) { ForEach(subviews) { Text($0.containerValues.mark) } }
            }
        }
    }
    private struct ByScheme: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.red : Color.blue
        }
    }

    @Test("Group(sections:) and ForEach(sections:) have each section with header, content and footer")
    func sections() {
        @ViewBuilder var content: some View {
            Text("x")
            Section {
                Text("a"); Text("b")
            } header: {
                Text("H")
            } footer: {
                Text("F")
            }
            Section("T") { Text("c") }
            Section { Text("d") }
        }
        let grouped = Group(sections: content) { sections in
            HStack(spacing: 8) {
                Text("\(sections.count):")
                ForEach(sections) { section in
                    section.header
                    Text("\(section.content.count)")
                    section.footer
                }
            }
        }
        #expect(grid(grouped, 16).trimmingCharacters(in: .whitespaces) == "4: 1 H 2 F T 1 1")
        let each = HStack(spacing: 8) {
            ForEach(sections: content) { section in
                Text("\(section.id)").bold()
                section.content
            }
        }
        #expect(grid(each, 20).trimmingCharacters(in: .whitespaces) == "0 x 1 a b 2 c 3 d")
        #expect(grid(HStack(spacing: 8) { content }, 20).trimmingCharacters(in: .whitespaces) == "x H a b F T c d")
    }

    @Test("A section has its values for the container")
    func sectionValues() {
        let marked = Group(sections: Section("T") { Text("a") }.containerValue(\.mark, "s")) { sections in
            HStack(spacing: 8) { ForEach(sections) { Text($0.containerValues.mark) } }
        }
        #expect(grid(marked, 3).trimmingCharacters(in: .whitespaces) == "s")
    }

    @Test("Group(subviews:) has each view of the content, ForEach(subviews:) makes something of each")
    func subviews() {
        let joined = Joined {
            Text("a"); if true { Text("b") }; ForEach(0..<2) { Text("\($0)") }
        }
        #expect(grid(joined, 14).trimmingCharacters(in: .whitespaces) == "4: a b 0 1")
        #expect(
            grid(
                Numbered {
                    Text("a"); Text("b")
                }, 9
            ).trimmingCharacters(in: .whitespaces) == "0 a 1 b")
    }

    @Test("A container reads the values of its content")
    func values() {
        let marked = Marked {
            Text("a").containerValue(\.mark, "x"); Text("b")
        }
        #expect(grid(marked, 5).trimmingCharacters(in: .whitespaces) == "x -")
    }

    @Test("A style of one's own paints what it resolves to in the environment", arguments: [ColorScheme.dark, .light])
    func style(_ scheme: ColorScheme) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let expected = (scheme == .dark ? Color.red : Color.blue)._paint(in: environment)
        #expect(ByScheme()._paint(in: environment) == expected)
    }

    @Test("An arc between tangents rounds the corner: it keeps its distance and ends on the second line")
    func tangents() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x - 10) < 0.001 && abs(end.y - 4) < 0.001)
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.closeSubpath()
        #expect(path.contains(CGPoint(x: 8, y: 1.5)) && !path.contains(CGPoint(x: 9.8, y: 0.2)))
    }
}
