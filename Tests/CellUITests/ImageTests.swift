import CellUI
import Testing

/// Pictures.
@Suite struct ImageTests {
    @Test("A picture is drawn at once and does not change later")
    func pictureIsDrawnAtOnce() {
        let rendering = Renderer.render(
            Image("cover"), size: CellSize(width: 1, height: 1), environment: EnvironmentValues())
        #expect(rendering.frame[0, 0].graphemeCluster == "▣")
        #expect(rendering.expiresAt == nil)
    }
}
