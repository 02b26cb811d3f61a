# cmake -DSOURCE=dir -DOUTPUT=file -P WriteCommit.cmake: writes the source file that says which commit is being built. Leaves the
# file alone when nothing changed, so that nothing is compiled again.
set(commit "unknown")
if(EXISTS ${SOURCE}/.git) # a checkout of its own, not a folder inside somebody else's
  set(ENV{GIT_OPTIONAL_LOCKS} 0) # a build does not stand in the way of a commit
  execute_process(COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=7 --exclude=*
    OUTPUT_VARIABLE described OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE failed ERROR_QUIET)
  if(NOT failed AND described)
    set(commit ${described})
  endif()
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT [[
#include "apps/commit.hpp"

namespace apps {

std::string_view commit() { return "@commit@"; }

} // namespace apps
]] @ONLY)
