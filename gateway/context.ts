import type { Logger } from "pino";
import type { OperationEstimator } from "./graph/operationEstimator.ts";
import type { Module as ModuleOf } from "./graph/schema.ts";
import type { Realtime } from "./realtime/hub.ts";
import type { Rest } from "./rest/client.ts";
import type { Session } from "./rest/session.ts";

/** The context that every resolver gets. Each operation has its own, and nothing in it outlives the operation. */
export interface Context {
  /** Sent to the upstream as X-Request-Id, included in errors, written in logs. */
  readonly requestId: string;
  /** When the operation began, in milliseconds since 1970: it reads nothing from before. */
  readonly startedAt: number;
  /** The caller's credentials as received; the gateway never interprets them. */
  readonly session: Session;
  /** The REST API with this caller's credentials; caches GETs during the operation. */
  readonly rest: Rest;
  /** The platform's realtime events for this caller. */
  readonly realtime: Realtime;
  /** The settings of the installation that resolvers need. */
  readonly settings: ContextSettings;
  /** Estimates the cost of operations. */
  readonly estimates: OperationEstimator;
  readonly log: Logger;
  /** The values of `createPerOperation`. */
  readonly operationValues: unknown[];
}

/** A module for one noun: its resolvers, and the readers of its types by id. */
export type Module = ModuleOf<Context>;

export interface ContextSettings {
  productName: string;
  /** Id of the story that the banner opens; null when there is no banner. */
  bannerStoryId: number | null;
  /** Which users have the full view. */
  fullView: "admins" | "modules";
}

/**
 * Returns a function for a value that is created at most once per operation: loaders, the viewer, the viewer's permissions.
 *
 *     const postLoader = createPerOperation((context) => new DataLoader(...));
 *     postLoader(context).load(key)
 */
export function createPerOperation<Value extends object | string | number | boolean | null>(
  make: (context: Context) => Value,
): (context: Context) => Value {
  const slot = slots;
  slots += 1;
  return (context) => {
    // Apollo clones the context object, but all clones share the array.
    const { operationValues } = context;
    // Only this function writes this slot, so the value has this type.
    const existing = operationValues[slot] as Value | undefined;
    if (existing !== undefined) return existing;
    const value = make(context);
    operationValues[slot] = value;
    return value;
  };
}

/** The number of slots in `operationValues`, one for each call of `createPerOperation`. */
let slots = 0;
