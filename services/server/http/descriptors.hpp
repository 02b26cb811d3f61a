// How many connections the system lets this process have.
#pragma once

namespace services::server {

// Raises the process's limit of open descriptors as far as `wanted` connections need and the system allows. How many
// connections fit then, at most `wanted`: files, pipes of child processes and the database keep some for themselves.
int make_room_for_connections(int wanted);

} // namespace services::server
