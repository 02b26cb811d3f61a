// SWI-Prolog inside the program: started once, one engine a thread that uses it.
#pragma once

namespace knowledge::prolog {

// Sees to it that Prolog runs, that the host programs (knowledge/host) are loaded and that this thread has an engine, which
// it keeps until it ends. False where Prolog cannot be started.
bool ready();

// The same, and Prolog will open no file from here on: for a process that is about to be confined.
bool settle();

// The thread that ends goals in time runs from here on; else it is started when it is first needed. After settle(), so that a
// process can first take from itself what it does not need, which some systems do thread by thread.
bool start_timer();

} // namespace knowledge::prolog
