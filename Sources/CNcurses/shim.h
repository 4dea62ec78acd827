// ncurses with wide characters and extended colour pairs. Both must be asked for before the header is read.
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>
#include <wchar.h>

// Macros, variables that change under the library's hand and variadic functions, as functions that Swift can call.

static inline WINDOW *ncurses_standard_window(void) { return stdscr; }
static inline WINDOW *ncurses_physical_window(void) { return curscr; }
static inline int ncurses_color_count(void) { return COLORS; }
static inline int ncurses_pair_count(void) { return COLOR_PAIRS; }
static inline int ncurses_line_count(void) { return LINES; }
static inline int ncurses_column_count(void) { return COLS; }

static inline attr_t ncurses_bold(void) { return A_BOLD; }
static inline attr_t ncurses_dim(void) { return A_DIM; }
static inline attr_t ncurses_italic(void) { return A_ITALIC; }
static inline attr_t ncurses_underline(void) { return A_UNDERLINE; }
static inline attr_t ncurses_reverse(void) { return A_REVERSE; }

static inline mmask_t ncurses_button1_pressed(void) { return BUTTON1_PRESSED; }
static inline mmask_t ncurses_button1_released(void) { return BUTTON1_RELEASED; }
static inline mmask_t ncurses_wheel_up(void) { return BUTTON4_PRESSED; }
// An ncurses with version 1 of its mouse interface does not know the fifth button.
#ifdef BUTTON5_PRESSED
static inline mmask_t ncurses_wheel_down(void) { return BUTTON5_PRESSED; }
#else
static inline mmask_t ncurses_wheel_down(void) { return 0; }
#endif

// A capability of the current terminal with its parameters filled in; NULL where there is no such string.
static inline const char *ncurses_expand1(const char *capability, int first) {
    return capability ? tiparm(capability, first) : NULL;
}
static inline const char *ncurses_expand2(const char *capability, int first, int second) {
    return capability ? tiparm(capability, first, second) : NULL;
}

// The standard capabilities in the order of compiled descriptions; NULL behind the last.
static inline const char *ncurses_boolean_name(int index) { return boolnames[index]; }
static inline const char *ncurses_number_name(int index) { return numnames[index]; }
static inline const char *ncurses_string_name(int index) { return strnames[index]; }

// One cell's contents; the pair may exceed the 16 bits that setcchar's own argument has.
static inline int ncurses_set_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
    return setcchar(cell, text, attributes, 0, &pair);
}
// Turns the terminal to these attributes and colours, through the library, so that it knows what it left behind. The
// bytes go to `put`.
static inline int ncurses_set_pen(attr_t attributes, int pair, int (*put)(int)) {
    return vid_puts(attributes, 0, &pair, put);
}

// Columns of a character by the C library's tables, which are also ncurses' (the headers hide wcwidth here).
extern int wcwidth(wchar_t character);
static inline int ncurses_character_width(wchar_t character) { return wcwidth(character); }

#ifdef __linux__
#include <sys/timerfd.h>

// A timer of the wall clock that also reports when that clock is set; Swift's Glibc module leaves timerfd out.
static inline int wall_clock_timer_create(void) { return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC); }
static inline int wall_clock_timer_set(int timer, long long seconds, long nanoseconds) {
    struct itimerspec time = {.it_value = {.tv_sec = seconds, .tv_nsec = nanoseconds}};
    return timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &time, 0);
}
#endif
