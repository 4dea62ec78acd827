#include "CBuild.h"

#define TEXT_OF(name) #name
#define TEXT(name) TEXT_OF(name)

const char *islet_build_commit(void) {
#ifdef ISLET_COMMIT
    return TEXT(ISLET_COMMIT);
#else
    return "";
#endif
}
