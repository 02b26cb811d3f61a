#include "services/server/train_pack.hpp"

namespace services::server {

std::vector<StoredPuzzle> packed_training_puzzles() { return {}; }

} // namespace services::server
