// ncurses with wide characters and extended colour pairs. Both must be asked for before the header is read.
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>
