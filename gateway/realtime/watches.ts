import type { Watch } from "./hub.ts";

/** The platform ignores further watches of a socket. */
export const MAX_WATCHES = 200;

/** Counts the listeners per watch. */
export class Watches {
  readonly #counts = new Map<string, { readonly watch: Watch; count: number }>();

  all(): Watch[] {
    return [...this.#counts.values()].map(({ watch }) => watch);
  }

  /** Whether the platform sends the events of this watch in addition to those of the others. */
  accepts(watch: Watch): boolean {
    return this.#counts.size < MAX_WATCHES || this.#counts.has(JSON.stringify(watch));
  }

  /** Returns true for the first listener. */
  add(watch: Watch): boolean {
    const key = JSON.stringify(watch);
    const known = this.#counts.get(key);
    if (known === undefined) this.#counts.set(key, { watch, count: 1 });
    else known.count += 1;
    return known === undefined;
  }

  /** Returns true for the last listener. */
  remove(watch: Watch): boolean {
    const key = JSON.stringify(watch);
    const known = this.#counts.get(key);
    if (known === undefined) return false;
    known.count -= 1;
    if (known.count > 0) return false;
    this.#counts.delete(key);
    return true;
  }
}
