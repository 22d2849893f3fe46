import type { Logger } from "pino";
import type { Estimates } from "./graph/estimates.ts";
import type { Rest } from "./rest/client.ts";
import type { Session } from "./rest/session.ts";
import type { Module as ModuleOf } from "./graph/schema.ts";
import type { Realtime } from "./realtime/hub.ts";

/** What every resolver gets: one for each operation, and nothing in it outlives the operation. */
export interface Context {
  /** Sent to the upstream as X-Request-Id, answered in errors, written in logs. */
  readonly requestId: string;
  /** Who is asking: the credentials as they came, never interpreted here. */
  readonly session: Session;
  /** The REST API with this caller's credentials; remembers GETs for the length of the operation. */
  readonly rest: Rest;
  /** The platform's realtime events for this caller. */
  readonly realtime: Realtime;
  /** What the installation sets and resolvers need to know. */
  readonly settings: ContextSettings;
  /** What operations would cost. */
  readonly estimates: Estimates;
  readonly log: Logger;
  /** The values of `perOperation`. */
  readonly made: unknown[];
}

/** A noun of the gateway: its resolvers, and how its types are read by id. */
export type Module = ModuleOf<Context>;

export interface ContextSettings {
  productName: string;
  /** Id of the story that the banner opens; null when there is no banner. */
  bannerStoryId: number | null;
  /** Who has the full view. */
  fullView: "admins" | "modules";
}

/**
 * A value made at most once per operation: loaders, the viewer, the viewer's rights.
 *
 *     const postLoader = perOperation((context) => new DataLoader(...));
 *     postLoader(context).load(key)
 */
export function perOperation<Value extends object | string | number | boolean | null>(
  make: (context: Context) => Value,
): (context: Context) => Value {
  const slot = slots;
  slots += 1;
  return (context) => {
    // Apollo clones the context object; the array in it stays one.
    const { made } = context;
    // Written only here, by the same function.
    const known = made[slot] as Value | undefined;
    if (known !== undefined) return known;
    const value = make(context);
    made[slot] = value;
    return value;
  };
}

/** The number of kinds of values, each of which has its place in `made`. */
let slots = 0;
