#include "services/server/stream/fair_queue.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

namespace services::server {
namespace {

constexpr double weight_of_newest = 0.1; // in the time that a job usually takes

// Who comes back after a round in which others were served begins a job ahead of them: he is next.
template <class Shares>
auto& entered(Shares& shares, std::string const& name, double start) {
    auto const [place, is_new] = shares.try_emplace(name);
    auto& share = place->second;
    if (is_new || share.is_idle()) share.used = is_new ? start : std::max(share.used, start);
    return share;
}

// Who is idle and would begin at the start anyway need not be remembered.
template <class Shares>
void forget_level(Shares& shares, double start) {
    std::erase_if(shares,
                  [&](auto const& each) { return each.second.is_idle() && each.second.used <= start; });
}

} // namespace

Client FairQueue::counted(Client client) const {
    auto const address = addresses_.find(client.address);
    if (address == addresses_.end()) return client;
    auto const& pages = address->second.pages;
    if (!pages.contains(client.page) && pages.size() >= bounds_.pages_an_address) client.page.clear();
    return client;
}

void FairQueue::enter(Client const& client, Number job) {
    auto& address = entered(addresses_, client.address, level_ - usual_);
    entered(address.pages, client.page, address.level - usual_).waiting.push_back(job);
    ++address.waiting;
    places_.emplace(job, client);
}

FairQueue::Pushed FairQueue::push(Client const& asking, Number job) {
    auto const client = counted(asking);
    std::size_t of_address = 0;
    std::size_t of_page = 0;
    if (auto const found = addresses_.find(client.address); found != addresses_.end()) {
        of_address = found->second.waiting;
        auto const page = found->second.pages.find(client.page);
        if (page != found->second.pages.end()) of_page = page->second.waiting.size();
    }
    auto const left = bounds_.waiting_an_address - std::min(bounds_.waiting_an_address, of_address);
    if (of_page >= left) return {};
    std::optional<Number> dropped;
    if (places_.size() >= bounds_.waiting) {
        dropped = make_room(of_address);
        if (!dropped) return {};
    }
    enter(client, job);
    return {true, dropped};
}

// Drops a job of an address that has more waiting than another one, who asks, will have.
std::optional<FairQueue::Number> FairQueue::make_room(std::size_t waiting) {
    auto const most =
        std::ranges::max_element(addresses_, {}, [](auto const& each) { return each.second.waiting; });
    if (most == addresses_.end() || most->second.waiting <= waiting + 1) return std::nullopt;
    auto const& pages = most->second.pages;
    auto const page =
        std::ranges::max_element(pages, {}, [](auto const& each) { return each.second.waiting.size(); });
    auto const job = page->second.waiting.back();
    remove(job);
    return job;
}

// The page of the address that has used least; of equals, the one that runs less, then the one that has waited longer.
std::string const& FairQueue::next_page(Address const& address) {
    auto const rank = [](auto const& each) {
        bool const none = each.second.waiting.empty();
        return std::tuple(none, each.second.used + each.second.advance, each.second.running,
                          none ? 0 : each.second.waiting.front());
    };
    return std::ranges::min_element(address.pages, {}, rank)->first;
}

// The address is chosen by the same rule.
std::optional<Client> FairQueue::next() const {
    std::optional<Client> best;
    std::tuple<double, int, Number> least;
    for (auto const& [name, address] : addresses_) {
        if (address.waiting == 0 || address.running >= bounds_.running_an_address) continue;
        auto const& page = next_page(address);
        std::tuple const rank(address.used + address.advance, address.running,
                              address.pages.at(page).waiting.front());
        if (best && least < rank) continue;
        least = rank;
        best = Client{name, page};
    }
    return best;
}

FairQueue::Number FairQueue::take_from(Client const& client) {
    auto& address = addresses_.at(client.address);
    auto& page = address.pages.at(client.page);
    auto const job = page.waiting.front();
    page.waiting.pop_front();
    --address.waiting;
    places_.erase(job);
    ++address.running;
    ++page.running;
    level_ = std::max(level_, address.used);
    address.level = std::max(address.level, page.used);
    address.advance += usual_; // so that a second job of it is not next before the first has ended
    page.advance += usual_;
    running_.emplace(job, Running{client, usual_});
    return job;
}

std::optional<FairQueue::Number> FairQueue::pop() {
    auto const client = next();
    if (!client) return std::nullopt;
    return take_from(*client);
}

Client FairQueue::end(Number job, Seconds used) {
    auto const found = running_.find(job);
    if (found == running_.end()) return {};
    auto [client, advance] = found->second;
    running_.erase(found);
    auto& address = addresses_.at(client.address);
    auto& page = address.pages.at(client.page);
    address.advance -= advance;
    page.advance -= advance;
    address.used += used.count();
    page.used += used.count();
    --address.running;
    --page.running;
    usual_ += weight_of_newest * (used.count() - usual_);
    return client;
}

void FairQueue::finish(Number job, Seconds used) {
    end(job, used);
    forget_idle();
}

void FairQueue::requeue(Number job, Seconds used) {
    if (!running_.contains(job)) return;
    auto const client = end(job, used);
    enter(client, job);
    forget_idle();
}

void FairQueue::remove(Number job) {
    auto const place = places_.find(job);
    if (place == places_.end()) return;
    auto& address = addresses_.at(place->second.address);
    std::erase(address.pages.at(place->second.page).waiting, job);
    --address.waiting;
    places_.erase(place);
    forget_idle();
}

// Time is compared among the busy only. When nobody is, nobody has used more than another.
void FairQueue::forget_idle() {
    if (places_.empty() && running_.empty()) return addresses_.clear();
    forget_level(addresses_, level_ - usual_);
    for (auto& [name, address] : addresses_) {
        if (address.is_idle())
            address.pages.clear();
        else
            forget_level(address.pages, address.level - usual_);
    }
}

std::vector<FairQueue::Number> FairQueue::order() const {
    auto rest = *this;
    rest.bounds_.running_an_address = std::numeric_limits<int>::max();
    std::vector<Number> jobs;
    while (auto const job = rest.pop()) jobs.push_back(*job);
    return jobs;
}

bool FairQueue::next_has_less_than(Number running_job) const {
    auto const waiting = next();
    auto const found = running_.find(running_job);
    if (!waiting || found == running_.end()) return false;
    auto const& other = found->second.client;
    auto const& address = addresses_.at(waiting->address);
    if (waiting->address != other.address) return address.running < addresses_.at(other.address).running;
    return address.pages.at(waiting->page).running < address.pages.at(other.page).running;
}

} // namespace services::server
