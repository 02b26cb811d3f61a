# Flags that hold for all of our code: one interface target, and a helper that makes a room of the house a library.

add_library(damero_options INTERFACE)
target_include_directories(damero_options INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)
target_compile_options(damero_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict> # g++ 12 reports string concatenation falsely
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations> # the library's own stable_sort uses one
  $<$<NOT:$<STREQUAL:${DAMERO_ARCH},>>:-march=${DAMERO_ARCH}>)

if(DAMERO_SANITIZE)
  target_compile_options(damero_options INTERFACE -fsanitize=${DAMERO_SANITIZE} -fno-sanitize-recover=all
    -fno-omit-frame-pointer -O1 -g
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>) # g++ 12 cannot follow an optional through what they add
  target_link_options(damero_options INTERFACE -fsanitize=${DAMERO_SANITIZE})
endif()
if(DAMERO_FUZZ)
  target_compile_options(damero_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

include(Precompiled)

# Link-time optimisation is for the programs people run, and of those for what a search spends its time in: a module
# that says HOT. Those carry both kinds of code, so that the many test programs link them as they are, in a moment.
if(DAMERO_LTO AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(DAMERO_LTO_COMPILE -flto=thin -ffat-lto-objects)
  set(DAMERO_LTO_LINK -flto=thin -ffat-lto-objects -fuse-ld=lld)
elseif(DAMERO_LTO)
  set(DAMERO_LTO_COMPILE -flto=auto -ffat-lto-objects)
  set(DAMERO_LTO_LINK -flto=auto)
endif()

# What waits for people, files and other modules is compiled in less time and as good as it needs to be.
set(DAMERO_LIGHT_COMPILE $<$<CONFIG:Release>:-O1>)

# damero_program(NAME [HOT|LIGHT] SOURCES a.cpp ... USES room ...)
function(damero_program name)
  cmake_parse_arguments(PROGRAM "HOT;LIGHT" "" "SOURCES;USES" ${ARGN})
  add_executable(${name} ${PROGRAM_SOURCES})
  target_link_libraries(${name} PRIVATE damero_options ${PROGRAM_USES})
  target_link_options(${name} PRIVATE ${DAMERO_LTO_LINK})
  damero_compile_for(${name} "${PROGRAM_HOT}" "${PROGRAM_LIGHT}")
endfunction()

# damero_room(NAME [HOT|LIGHT] SOURCES a.cpp ... USES other_room ...)
function(damero_room name)
  cmake_parse_arguments(ROOM "HOT;LIGHT" "" "SOURCES;USES" ${ARGN})
  if(ROOM_SOURCES)
    add_library(${name} STATIC ${ROOM_SOURCES})
    target_link_libraries(${name} PUBLIC damero_options ${ROOM_USES})
    damero_compile_for(${name} "${ROOM_HOT}" "${ROOM_LIGHT}")
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE damero_options ${ROOM_USES})
  endif()
endfunction()

function(damero_compile_for name hot light)
  damero_use_precompiled(${name} outside)
  if(hot)
    target_compile_options(${name} PRIVATE ${DAMERO_LTO_COMPILE})
  elseif(light)
    target_compile_options(${name} PRIVATE ${DAMERO_LIGHT_COMPILE})
  endif()
endfunction()

# damero_embed_text(VARIABLE FILE): the file's text, and CMake looks again when it changes.
function(damero_embed_text variable file)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} text)
  set(${variable} "${text}" PARENT_SCOPE)
endfunction()

# damero_allow_long_texts(SOURCE): it may hold texts longer than the standard asks of every compiler.
function(damero_allow_long_texts source)
  set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
endfunction()
