import CellUI
import Testing

@Suite struct LabelTests {
    private let label = Label {
        Text("Timer")
    } icon: {
        Text("*")
    }

    @Test func theIconPrecedesTheTitle() {
        #expect(text(label, 12, 1) == "* Timer")
        #expect(text(label.labelStyle(.titleAndIcon), 12, 1) == "* Timer")
        #expect(text(label.labelStyle(.titleOnly), 12, 1) == "Timer")
    }

    @Test func anIconOnlyLabelSpeaksTheTitle() {
        let icon = label.labelStyle(.iconOnly)
        #expect(text(icon, 12, 1) == "*")
        #expect(sentence(icon) == "Timer")
    }

    @Test func symbolsAndPicturesAreIcons() {
        #expect(text(Label("Timer", systemImage: "timer"), 12, 1).hasSuffix(" Timer"))
        #expect(text(Label(String("Timer").dropLast(), image: "dial"), 12, 1) == "▣ Time")
    }

    @Test func aCustomStyleCanWrapTheOuterStyle() {
        struct Quoted: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    Text("'")
                    Label(configuration)
                    Text("'")
                }
            }
        }
        #expect(text(label.labelStyle(Quoted()), 12, 1) == "'* Timer'")
    }
}
