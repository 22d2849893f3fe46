import { atom, computed } from "nanostores";
import { routerBase, settings } from "./settings.ts";

/** Thrown by code that is to be loaded and is gone: a newer version of the client has taken this one's place. */
export class OutdatedError extends Error {
  constructor() {
    super("A new version is available. Reload the page to go on.");
    this.name = "OutdatedError";
  }
}

/** In the tab's own storage: the entry script of the version for which the page was reloaded by itself. */
const reloadedKey = "reloaded-for";

interface Surroundings {
  /** The page's own entry script, as a path. */
  entry: string | null;
  /** The entry script of the version that is served now; null when that is unknown. */
  servedEntry: () => Promise<string | null>;
  reload: () => void;
  storage: Pick<Storage, "getItem" | "setItem"> | null;
}

/** Knows whether the page is older than what is served, and reloads it where nothing is lost by that. */
export function createVersionWatch({ entry, servedEntry, reload, storage }: Surroundings) {
  /** The entry script of a newer version; null while none is known. */
  const served = atom<string | null>(null);
  let hasUnsaved = () => false;

  const wasReloaded = () => {
    try {
      if (!storage || storage.getItem(reloadedKey) === served.get()) return true;
      storage.setItem(reloadedKey, served.get() ?? "");
      return false;
    } catch {
      // Without storage nothing would stop it from reloading over and over.
      return true;
    }
  };

  return {
    /** Whether a newer version is known to be there. */
    isOutdated: computed(served, (entry) => entry !== null),
    /** Asks whether a newer version is served; false while that cannot be found out. */
    async check(): Promise<boolean> {
      const now = entry === null ? null : await servedEntry().catch(() => null);
      if (now === null || now === entry) return false;
      served.set(now);
      return true;
    },
    /** @param ask whether the page holds anything that a reload would lose */
    protect(ask: () => boolean): void {
      hasUnsaved = ask;
    },
    /** Whether the new version may be loaded unasked: nothing is unsaved, and it is the first time. Asking uses that time up. */
    claimReload: (): boolean => served.get() !== null && !hasUnsaved() && !wasReloaded(),
    /** Loads the new version, and never comes back. */
    reload(): Promise<never> {
      reload();
      return new Promise(() => {});
    },
  };
}

const entryOf = (html: Document) =>
  html.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src") ?? null;

/** The version watch of this page. */
export const newVersion = createVersionWatch({
  entry: globalThis.document ? entryOf(document) : null,
  async servedEntry() {
    const response = await fetch(routerBase(location.pathname, settings.appBases), {
      cache: "no-store",
      headers: { accept: "text/html" },
    });
    return response.ok ? entryOf(new DOMParser().parseFromString(await response.text(), "text/html")) : null;
  },
  reload: () => location.reload(),
  storage: globalThis.sessionStorage ?? null,
});
