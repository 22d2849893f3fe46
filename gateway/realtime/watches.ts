import type { Watch } from "./hub.ts";

/** What is watched, and by how many. */
export class Watches {
  readonly #counts = new Map<string, { readonly watch: Watch; count: number }>();

  all(): Watch[] {
    return [...this.#counts.values()].map(({ watch }) => watch);
  }

  /** True for the first. */
  add(watch: Watch): boolean {
    const key = JSON.stringify(watch);
    const known = this.#counts.get(key);
    if (known === undefined) this.#counts.set(key, { watch, count: 1 });
    else known.count += 1;
    return known === undefined;
  }

  /** True for the last. */
  drop(watch: Watch): boolean {
    const key = JSON.stringify(watch);
    const known = this.#counts.get(key);
    if (known === undefined) return false;
    known.count -= 1;
    if (known.count > 0) return false;
    this.#counts.delete(key);
    return true;
  }
}
