import * as v from "valibot";
import type { PostAddress } from "./address.ts";
import { postKeys } from "./postKeys.ts";

/** What a history entry's state says about the overlay. */
export interface OverlayState {
  /** The post to show although the address does not name one, in an embedded frame. */
  post?: PostAddress;
  /** True to begin a comment at once. */
  compose?: boolean;
}

const schema = v.fallback(
  v.object({
    post: v.optional(v.object({ key: v.picklist(postKeys), databaseId: v.number(), commentId: v.nullable(v.number()) })),
    compose: v.optional(v.boolean()),
  }),
  {},
);

/** Reads the state of a history entry, which any page of this origin may have written. */
export function readOverlayState(state: unknown): { post: PostAddress | null; compose: boolean } {
  const { post = null, compose = false } = v.parse(schema, state);
  return { post, compose };
}

/** Whether this page is shown in a frame of another one. */
export function isEmbedded(): boolean {
  return globalThis.self !== globalThis.top;
}

/**
 * Whether a step back stays in the client: true after the first navigation inside it in this tab. The router numbers its
 * history entries from 0.
 */
export function canGoBack(): boolean {
  const state: unknown = globalThis.history.state;
  return typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" && state.idx > 0;
}
