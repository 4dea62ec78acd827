import CellUI
import Testing

@Suite struct AccessibilityTests {
    private let row = HStack {
        Text("Breath")
        Text("12:34")
    }

    @Test func aLabelReplacesTheSpokenTextAndTheValueFollows() {
        #expect(sentence(row.accessibilityLabel("Sitting")) == "Sitting")
        #expect(sentence(row.accessibilityLabel("Sitting").accessibilityValue("half done")) == "Sitting, half done")
        #expect(sentence(row.accessibilityValue("half done")) == "Breath, 12:34, half done")
        #expect(sentence(Image(systemName: "timer").padding().accessibilityLabel(Text("Timer"))) == "Timer")
    }

    @Test func labelsMayShowTheTime() {
        let label = Text(timerInterval: noon...noon + 90)
        #expect(sentence(row.accessibilityLabel(label)) == "1:30")
    }

    @Test func hiddenViewsAreNotSpoken() {
        let view = VStack {
            row.accessibilityHidden(true)
            Text("End").accessibilityHidden(false)
        }
        #expect(sentence(view) == "End")
    }

    @Test func anElementIgnoresCombinesOrContainsItsChildren() {
        #expect(sentence(row.accessibilityElement()) == "")
        #expect(render(row.accessibilityElement(children: .combine), 20, 1).reading.phrases == ["Breath, 12:34"])
        #expect(render(row.accessibilityElement(children: .contain), 20, 1).reading.phrases == ["Breath", "12:34"])
        let labelled = row.accessibilityElement(children: .ignore).accessibilityLabel("Sitting")
        #expect(sentence(labelled) == "Sitting")
    }

    @Test func traitsAreNamedAfterTheValue() {
        #expect(sentence(row.accessibilityAddTraits([.isHeader])) == "Breath, 12:34, heading")
        #expect(sentence(Button("End") {}.accessibilityRemoveTraits(.isButton)) == "End")
        #expect(
            sentence(Text("End").accessibilityAddTraits(.isButton).accessibilityAddTraits(.isSelected))
                == "End, selected, button")
    }

    @Test func aTextWithALabelIsStillAText() {
        let text: Text = Text("5 m").accessibilityLabel("5 minutes")
        #expect(sentence(text) == "5 minutes")
        #expect(CellUITests.text(text + Text(" left"), 12, 1) == "5 m left")
    }
}
