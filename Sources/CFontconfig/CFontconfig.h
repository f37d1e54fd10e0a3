// The desktop's fonts.
#include <fontconfig/fontconfig.h>
