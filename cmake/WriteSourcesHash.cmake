# cmake -DROOT=dir -DFOLDERS=a;b -DNAME=function -DOUTPUT=file -P WriteSourcesHash.cmake: writes a source file with one function of
# the services, which says the hash of all files in these folders.
set(all "")
foreach(folder IN LISTS FOLDERS)
  file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/${folder}/*)
  list(SORT files)
  foreach(file IN LISTS files)
    file(SHA256 ${ROOT}/${file} hash)
    string(APPEND all "${file} ${hash}\n")
  endforeach()
endforeach()
string(SHA256 hash "${all}")
string(SUBSTRING ${hash} 0 16 hash)
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT [[
#include "services/review/identity.hpp"

namespace services {

std::string_view @NAME@() { return "@hash@"; }

} // namespace services
]] @ONLY)
