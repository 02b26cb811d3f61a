// The view on show follows the address bar, and the other way round.
import { routeOf, type Route } from './route';

const here = (): Route => routeOf(location.pathname, location.search);

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    addEventListener('popstate', () => (this.route = here()));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = here();
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  /** The address says more than the view needs to be told: a reload or a shared link comes back to it. */
  note(path: string): void {
    history.replaceState(null, '', path);
  }
}

export const router = new Router();

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** For the whole page: clicks on links of our own change the view without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || opensElsewhere(event)) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
