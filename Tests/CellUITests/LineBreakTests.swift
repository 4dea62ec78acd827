import Testing

@testable import CellUI

@Suite("Lines break by UAX #14 and JIS X 4051")
struct LineBreakTests {
    private func lines(_ text: String, _ columns: Int) -> [String] { WrappedText.lines(text, columns: columns) }

    private static let japanese = [
        "番人（attendant）が動いている間お知らせします。再起動後は、坐・カウントダウン・リマインダーのための islet のコマンドを実行すると動き始めます。",
        "「automatic」は端末の背景に合わせます。「ちょっと」待って、ゆっくり呼吸してください。電池が20％を下回ると、秒は隠れます！",
        "設定 bell は「おりん」「小さいおりん」「銅鑼」から選べます。コンピューターに再生プログラムがなければ、端末のベルが鳴ります。",
    ]
    private static let french = [
        "L’écran suit le fond du terminal : « automatic » choisit midnight ou daylight ; et vous, comment était-ce ? Bien !",
        "Quand la séance a-t-elle fini ? Le bureau est en mode « ne pas déranger » (quiet-hours) : un écran clignote à la place.",
        "Une durée et --until s’excluent ; donnez l’une ou l’autre, et mettez une date avec heure entre guillemets : « 18:00 ».",
    ]

    @Test("A Japanese sentence in 40, 60 and 80 columns")
    func japaneseSentence() {
        #expect(
            lines(Self.japanese[1], 40) == [
                "「automatic」は端末の背景に合わせます。", "「ちょっと」待って、ゆっくり呼吸してくだ", "さい。電池が20％を下回ると、秒は隠れま", "す！",
            ])
        #expect(
            lines(Self.japanese[2], 60) == [
                "設定 bell は「おりん」「小さいおりん」「銅鑼」から選べます。", "コンピューターに再生プログラムがなければ、端末のベルが鳴りま", "す。",
            ])
        #expect(
            lines(Self.japanese[0], 80) == [
                "番人（attendant）が動いている間お知らせします。再起動後は、坐・カウントダウン・", "リマインダーのための islet のコマンドを実行すると動き始めます。",
            ])
    }

    @Test("A French sentence in 40, 60 and 80 columns")
    func frenchSentence() {
        #expect(
            lines(Self.french[0], 40) == [
                "L’écran suit le fond du terminal :", "« automatic » choisit midnight ou",
                "daylight ; et vous, comment était-ce ?",
                "Bien !",
            ])
        #expect(
            lines(Self.french[1], 60) == [
                "Quand la séance a-t-elle fini ? Le bureau est en mode « ne",
                "pas déranger » (quiet-hours) : un écran clignote à la place.",
            ])
        #expect(
            lines(Self.french[2], 80) == [
                "Une durée et --until s’excluent ; donnez l’une ou l’autre, et mettez une date",
                "avec heure entre guillemets : « 18:00 ».",
            ])
    }

    @Test("No line begins or ends with what may not stand there, in any width", arguments: japanese + french)
    func forbiddenPlaces(text: String) {
        for columns in [40, 60, 80] + Array(20..<90) {
            let lines = lines(text, columns)
            for line in lines {
                #expect(DisplayWidth.of(line) <= columns)
                #expect(!"、。，．）」』】〉》！？：；・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％!?;:,.)»%".contains(line.first ?? "。"), "\(lines)")
                #expect(!"（「『【〈《«(".contains(line.last ?? "（"), "\(lines)")
            }
            let isSame = lines.joined().filter { $0 != " " } == text.filter { $0 != " " }
            #expect(isSame, "\(lines)")
        }
    }

    @Test("A full line of kana is used to its end, whatever blanks come before")
    func blanksDoNotDecide() {
        #expect(lines("islet で坐を始めるとここに出ます", 20) == ["islet で坐を始めると", "ここに出ます"])
    }

    @Test("A no-break space binds, and a name that begins with a dot may begin a line")
    func boundAndDots() {
        #expect(lines("il dure 20\u{A0}min ?", 12) == ["il dure", "20\u{A0}min ?"])
        #expect(lines("settings in .config", 12) == ["settings in", ".config"])
        #expect(lines("wait ... and", 8) == ["wait ...", "and"])
    }

    @Test("Quotation marks open and close in German and in French")
    func quotationMarks() {
        #expect(lines("steht auf „Nicht stören“ heute", 16) == ["steht auf „Nicht", "stören“ heute"])
        #expect(lines("en « pause » encore", 10) == ["en", "« pause »", "encore"])
    }

    @Test("A block keeps long words whole, and indents what goes on")
    func block() {
        #expect(
            WrappedText.block("set it in /home/ada/.config/islet please", indent: 2, hanging: 4, width: 16)
                == "  set it in\n    /home/ada/.config/islet\n    please\n")
        #expect(WrappedText.block("", indent: 2, hanging: 4, width: 16) == "  \n")
    }
}
