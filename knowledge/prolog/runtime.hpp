// SWI-Prolog inside the program: started once, one engine a thread that uses it.
#pragma once

namespace knowledge::prolog {

// Sees to it that Prolog runs, that the host program (knowledge/host.pl) is loaded and that this thread has an engine, which
// it keeps until it ends. False where Prolog cannot be started.
bool ready();

} // namespace knowledge::prolog
