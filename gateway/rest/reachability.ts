/** The outcome of a ping: `slow` when it had no response in time, `down` when it failed. */
export type Ping = "up" | "slow" | "down";

/** The time between two pings, in ms. */
const INTERVAL = 1000;
/** In ms: for how long an upstream that responds slowly counts as reachable. */
const SLOW_LIMIT = 15_000;

/**
 * Whether the upstream can be reached; pings at most once a second.
 *
 * An upstream that is slow for a moment still counts as reachable. All gateways share the upstream: if they all became unready at
 * once, no gateway would be left to respond, not even with an error page.
 */
export function createReachability(
  ping: () => Promise<Ping>,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let last: { at: number; isReachable: Promise<boolean> } | null = null;
  let lastUp = Number.NEGATIVE_INFINITY;

  async function pingUpstream(): Promise<boolean> {
    const result = await ping();
    if (result === "up") lastUp = now();
    return result === "up" || (result === "slow" && now() - lastUp < SLOW_LIMIT);
  }

  return () => {
    if (last === null || now() - last.at > INTERVAL) last = { at: now(), isReachable: pingUpstream() };
    return last.isReachable;
  };
}
