import { atom, computed } from "nanostores";
import { routerBase, settings } from "./settings.ts";
import { getBrowserStorage } from "./storage.ts";

/** Thrown when code cannot be loaded because a newer version of the client has replaced this one. */
export class OutdatedError extends Error {
  constructor() {
    super("A new version is available. Reload the page to continue.");
    this.name = "OutdatedError";
  }
}

/** Whether the server has a newer version of the client than the page; unknown when it cannot be reached. */
export type ServedVersion = "newer" | "same" | "unknown";

/** The tab's session storage key for the reason of the last automatic reload. */
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

  /** Whether nothing is unsaved, and this tab has not reloaded for the reason yet. A call uses up that one reload. */
  const claim = (reason: string): boolean => {
    try {
      if (hasUnsaved() || !storage || storage.getItem(reloadedKey) === reason) return false;
      storage.setItem(reloadedKey, reason);
      return true;
    } catch {
      // Without storage nothing would prevent an endless reload loop.
      return false;
    }
  };

  return {
    /** Whether a newer version is known to be available. */
    isOutdated: computed(served, (entry) => entry !== null),
    /** Asks the server for its version. */
    async check(): Promise<ServedVersion> {
      const now = entry === null ? null : await servedEntry().catch(() => null);
      if (now === null) return "unknown";
      if (now === entry) return "same";
      served.set(now);
      return "newer";
    },
    /** @param isUnsaved whether the page has anything that a reload would lose */
    protect(isUnsaved: () => boolean): void {
      hasUnsaved = isUnsaved;
    },
    /**
     * Whether the page may reload without asking to get the newer version: nothing is unsaved, and it has not reloaded for this
     * version yet. A call uses up that one reload.
     */
    claimReload(): boolean {
      const newer = served.get();
      return newer !== null && claim(newer);
    },
    /** Like `claimReload`, to get code of the page's own version that the browser does not request again. */
    claimRepair: (): boolean => claim("code"),
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
  storage: getBrowserStorage("sessionStorage"),
});
