import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../context.ts";
import { createSelectsAny } from "../../graph/selectionChecks.ts";
import { getViewer } from "./viewer.ts";

const needsViewer = createSelectsAny(["permissions", "isViewer"]);

/**
 * Reads the viewer in parallel with the object when the operation selects permissions. That takes one round trip instead of
 * two, and permission fields then find the viewer in the cache. A failure is left to the fields that need the viewer.
 */
export async function prefetchViewer<Value>(
  context: Context,
  info: GraphQLResolveInfo,
  reading: Value | Promise<Value>,
): Promise<Value> {
  const viewer = needsViewer(info.operation, () => info.fragments, info.variableValues) ? getViewer(context) : null;
  if (viewer instanceof Promise) await Promise.allSettled([viewer, reading]);
  return reading;
}
