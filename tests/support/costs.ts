import type { CostRecord } from "../../gateway/http/metering.ts";

/** A budget that no test exhausts. */
export const UNLIMITED_BUDGET = 1_000_000_000;

/** Collects operations that cost more than was estimated before they ran, over all tests that use a gateway. */
export class CostCheck {
  readonly #exceeded = new Set<string>();

  readonly observe = ({ name, requested, actual }: CostRecord): void => {
    if (actual.calls > requested.calls || actual.weight > requested.weight || actual.fields > requested.fields)
      this.#exceeded.add(`${name ?? "unnamed"}: estimated ${JSON.stringify(requested)}, took ${JSON.stringify(actual)}`);
  };

  /** @throws Error when an operation cost more than its estimate */
  finish(): void {
    if (this.#exceeded.size > 0) throw new Error(`Operations took more than was estimated:\n${[...this.#exceeded].join("\n")}`);
  }
}
