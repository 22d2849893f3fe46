/** How a request that asks for nothing ended: `slow` when it was not answered in time, `down` when it failed. */
export type Ping = "up" | "slow" | "down";

/** In ms: between two pings. */
const INTERVAL = 1000;
/** In ms: for how long an upstream counts as reachable that answers slowly. */
const SLOW_LIMIT = 15_000;

/**
 * Whether the upstream can be reached; pings at most once a second.
 *
 * An upstream that is slow for a moment is not gone. All gateways have the same upstream: if they fell from readiness together,
 * nobody would be left to answer, not even with a page.
 */
export function createReachability(
  ping: () => Promise<Ping>,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let asked: { at: number; answer: Promise<boolean> } | null = null;
  let lastUp = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<boolean> {
    const result = await ping();
    if (result === "up") lastUp = now();
    return result === "up" || (result === "slow" && now() - lastUp < SLOW_LIMIT);
  }

  return () => {
    if (asked === null || now() - asked.at > INTERVAL) asked = { at: now(), answer: ask() };
    return asked.answer;
  };
}
