import Testing

@testable import SittingScreen

@Suite struct CalendarTextTests {
    @Test(
        "Days of one digit are under the last digit of others; where all have one, nothing is added, and ranges stay whole"
    )
    func aligned() {
        #expect(CalendarText.aligned(["Sun 8 Nov", "Tue 10 Nov"]) == ["Sun  8 Nov", "Tue 10 Nov"])
        #expect(CalendarText.aligned(["Sun 8 Nov", "Mon 9 Nov"]) == ["Sun 8 Nov", "Mon 9 Nov"])
        #expect(CalendarText.aligned(["2–8 Nov", "30 Nov–6 Dec"]) == [" 2–8 Nov", "30 Nov–6 Dec"])
        #expect(CalendarText.aligned(["8 Nov 2026", "10 Jan 2027"]) == [" 8 Nov 2026", "10 Jan 2027"])
        #expect(CalendarText.aligned(["11月8日", "11月10日"]) == ["11月 8日", "11月10日"])
        #expect(CalendarText.aligned([]) == [])
    }
}
