import { settings } from "../lib/settings.ts";
import { isTrackingDeclined, createAnalytics } from "./analytics.ts";
import { startErrorReporting } from "./errorReporting.ts";
import { toRouteView, type Match } from "./routeView.ts";

/** The parts of the router that the services use. */
interface RouterView {
  state: RouterState;
  subscribe: (listener: (state: RouterState) => void) => () => void;
}

interface RouterState {
  initialized: boolean;
  navigation: { state: string };
  matches: readonly Match[];
}

/** Starts error reporting and analytics, if the installation configures them. The shell starts the chat. */
export function startServices(router: RouterView): void {
  const reporting = startErrorReporting();
  const analytics = settings.analytics && !isTrackingDeclined(navigator) ? createAnalytics(settings.analytics) : null;
  if (!reporting && !analytics) return;

  let shown: string | null = null;
  let start: number | null = performance.timeOrigin / 1000;
  const follow = ({ initialized, navigation, matches }: RouterState) => {
    const now = Date.now() / 1000;
    if (!initialized) return;
    if (navigation.state !== "idle") {
      start ??= now;
      return;
    }
    const began = start ?? now;
    start = null;
    const route = toRouteView(matches);
    if (!route || route.path === shown) return;
    shown = route.path;
    reporting?.visit({ route, start: began, end: now });
    analytics?.show(route);
  };
  router.subscribe(follow);
  follow(router.state);
}
