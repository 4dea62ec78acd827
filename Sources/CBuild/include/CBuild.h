// What is known only when the program is built. It is C, so that another commit compiles this one file and no Swift module.

#ifndef CBUILD_H
#define CBUILD_H

// The short name of the commit that was built, with -dirty behind it where files had changed; empty where there was no git.
const char *islet_build_commit(void);

#endif
