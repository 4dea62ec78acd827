import FrameTesting
import Testing

struct AssertInlineFrameTests {
    private let clock = Text(timerInterval: Date.snapshot...Date.snapshot + 754, countsDown: true)

    @Test func aMatchingTextPasses() {
        assertInlineFrame(of: clock, as: .text) {
            """
            12:34
            """
        }
    }

    @Test func anInlineFrameHasStyleAndReading() {
        assertInlineFrame(of: Text("Pause").bold(), size: CellSize(width: 7, height: 1)) {
            """
            islet frame 2
            size 7 × 1

            reading
            Pause

            glyphs
            │ Pause │

            styles
            │·aaaaa·│

            legend
            a  fg #ffffff  bg default  bold
            """
        }
    }

    @Test func aDifferentTextIsAnIssueThatNamesTheLine() {
        withKnownIssue {
            assertInlineFrame(of: clock, as: .text, mode: .ci) { "12:35" }
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("line 1: was “12:35”, is now “12:34”")
        }
    }

    @Test func aMissingTextIsAnIssue() {
        withKnownIssue {
            assertInlineFrame(of: clock, as: .text, mode: .ci)
        } matching: {
            !$0.comments.map(\.rawValue).joined().contains("is “12:34”") && !$0.comments.isEmpty
        }
    }
}
