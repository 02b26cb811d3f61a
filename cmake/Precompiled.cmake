# Headers from outside that most files include, compiled once (clang). Which headers a file includes stays its own
# business: the presets without DAMERO_PCH compile every file by its own includes, and tests/house/includes_test.cpp
# reads them. Our own headers are never among these.
option(DAMERO_PCH "precompile the headers from outside (clang)" OFF)
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(DAMERO_PCH OFF)
endif()

set(DAMERO_OUTSIDE_HEADERS
  algorithm array atomic cassert charconv chrono cmath condition_variable cstdint deque filesystem fstream functional
  limits map memory mutex numeric optional set span sstream stop_token string string_view thread unordered_map utility
  variant vector fmt/format.h fmt/ranges.h immintrin.h tl/expected.hpp)

# damero_precompile(NAME DEFINES A=1 ... HEADERS vector ...) makes build/.../precompiled/NAME.pch. The file compiled is
# one of the system's, the rest is included before it: so the result holds no path of ours, is the same in every clone,
# and ccache finds there what another clone compiled.
function(damero_precompile name)
  cmake_parse_arguments(PCH "" "" "DEFINES;HEADERS" ${ARGN})
  if(NOT DAMERO_PCH)
    return()
  endif()
  find_file(DAMERO_JSON_HEADER nlohmann/json.hpp REQUIRED)
  string(TOUPPER "${CMAKE_BUILD_TYPE}" config)
  separate_arguments(flags UNIX_COMMAND "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${config}}")
  list(APPEND flags -std=c++20)
  if(DAMERO_ARCH)
    list(APPEND flags -march=${DAMERO_ARCH})
  endif()
  list(TRANSFORM PCH_DEFINES PREPEND -D)
  set(includes "")
  foreach(header IN LISTS PCH_HEADERS)
    list(APPEND includes -include ${header})
  endforeach()
  set(file ${PROJECT_BINARY_DIR}/precompiled/${name}.pch)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/precompiled)
  add_custom_command(OUTPUT ${file}
    COMMAND ${CMAKE_CXX_COMPILER} ${flags} ${PCH_DEFINES} ${includes} -x c++-header ${DAMERO_JSON_HEADER} -o ${file}
      -Xclang -fno-pch-timestamp -fpch-instantiate-templates -MD -MF ${file}.d -MT precompiled/${name}.pch
    DEPFILE ${file}.d COMMENT "Precompiling ${name}" VERBATIM)
  add_custom_target(${name}_precompiled DEPENDS ${file})
endfunction()

# damero_use_precompiled(TARGET NAME): every source of TARGET begins with what NAME holds.
function(damero_use_precompiled target name)
  if(NOT DAMERO_PCH)
    return()
  endif()
  set(file ${PROJECT_BINARY_DIR}/precompiled/${name}.pch)
  target_compile_options(${target} PRIVATE "SHELL:-include-pch ${file}")
  add_dependencies(${target} ${name}_precompiled)
  get_target_property(sources ${target} SOURCES)
  set_property(SOURCE ${sources} APPEND PROPERTY OBJECT_DEPENDS ${file})
endfunction()

damero_precompile(outside DEFINES FMT_SHARED HEADERS ${DAMERO_OUTSIDE_HEADERS})
