import { atom, computed } from "nanostores";
import { routerBase, settings } from "./settings.ts";

/** Thrown when code cannot be loaded because a newer version of the client has replaced this one. */
export class OutdatedError extends Error {
  constructor() {
    super("A new version is available. Reload the page to continue.");
    this.name = "OutdatedError";
  }
}

/** The tab's session storage key for the entry script of the version that caused an automatic reload. */
const reloadedKey = "reloaded-for";

interface VersionWatchOptions {
  /** The path of the page's own entry script. */
  entry: string | null;
  /** The entry script of the version currently served; null when unknown. */
  servedEntry: () => Promise<string | null>;
  reload: () => void;
  storage: Pick<Storage, "getItem" | "setItem"> | null;
}

/** Detects whether the page is older than the served version, and reloads it when nothing would be lost. */
export function createVersionWatch({ entry, servedEntry, reload, storage }: VersionWatchOptions) {
  /** The entry script of a newer version; null while none is known. */
  const served = atom<string | null>(null);
  let hasUnsaved = () => false;

  const wasReloaded = () => {
    try {
      if (!storage || storage.getItem(reloadedKey) === served.get()) return true;
      storage.setItem(reloadedKey, served.get() ?? "");
      return false;
    } catch {
      // Without storage nothing would prevent an endless reload loop.
      return true;
    }
  };

  return {
    /** Whether a newer version is known to be available. */
    isOutdated: computed(served, (entry) => entry !== null),
    /** Checks whether a newer version is served; false when that cannot be determined. */
    async check(): Promise<boolean> {
      const now = entry === null ? null : await servedEntry().catch(() => null);
      if (now === null || now === entry) return false;
      served.set(now);
      return true;
    },
    /** @param isUnsaved whether the page has anything that a reload would lose */
    protect(isUnsaved: () => boolean): void {
      hasUnsaved = isUnsaved;
    },
    /**
     * Whether the page may reload without asking: nothing is unsaved, and it has not reloaded for this version yet. A call uses
     * up that one reload.
     */
    claimReload: (): boolean => served.get() !== null && !hasUnsaved() && !wasReloaded(),
    /** Reloads the page; the promise never settles. */
    reload(): Promise<never> {
      reload();
      return new Promise(() => {});
    },
  };
}

const findEntry = (html: Document) =>
  html.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src") ?? null;

/** The version watch of this page. */
export const newVersion = createVersionWatch({
  entry: globalThis.document ? findEntry(document) : null,
  async servedEntry() {
    const response = await fetch(routerBase(location.pathname, settings.appBases), {
      cache: "no-store",
      headers: { accept: "text/html", "x-requested-with": "XMLHttpRequest" },
    });
    return response.ok ? findEntry(new DOMParser().parseFromString(await response.text(), "text/html")) : null;
  },
  reload: () => location.reload(),
  storage: globalThis.sessionStorage ?? null,
});
