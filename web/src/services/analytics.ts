import type { Service } from "../lib/settings.ts";
import { loadScript } from "./loadScript.ts";
import type { RouteView } from "./routeView.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser requests not to be tracked. */
export function isTrackingDeclined({ doNotTrack, globalPrivacyControl }: Pick<Navigator, "doNotTrack" | "globalPrivacyControl">) {
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}

/** Queues a command for the script, which accepts only `arguments` objects as commands. */
function sendCommand(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

/**
 * The analytics of an installation: one page view per route change (EXT-05). It sends no query strings, no secrets in addresses
 * and no page titles, which may contain names of people.
 * @param load loads the script; tests pass their own
 */
export function createAnalytics({ scriptUrl, id }: Service, load: (address: string) => void = loadScript) {
  let shown: string | null = null;
  sendCommand("js", new Date());
  sendCommand("config", id, { send_page_view: false });
  const address = new URL(scriptUrl);
  if (!address.searchParams.has("id")) address.searchParams.set("id", id);
  load(address.href);

  return {
    show({ name, path }: RouteView): void {
      if (path === shown) return;
      shown = path;
      sendCommand("event", "page_view", { page_title: name, page_path: path, page_location: location.origin + path });
    },
  };
}
