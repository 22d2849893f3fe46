import type { Watch } from "./hub.ts";

/** Counts the listeners per watch. */
export class Watches {
  readonly #counts = new Map<string, { readonly watch: Watch; count: number }>();

  all(): Watch[] {
    return [...this.#counts.values()].map(({ watch }) => watch);
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
