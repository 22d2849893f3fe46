import type { Location } from "react-router";
import { isRecord } from "../lib/isRecord.ts";
import { readPostAddress, type PostAddress } from "./address.ts";
import { postKeys } from "./postKeys.ts";

/** The overlay's part of a history entry's state. */
export interface OverlayState {
  /** The post to show although the address does not name one, in an embedded frame. */
  post?: PostAddress;
  /** True to focus the comment box at once. */
  compose?: boolean;
  /** True for a form that was opened from its post, which the previous history entry shows. */
  isAbovePost?: boolean;
}

/** Reads the state of a history entry, which any page of this origin may have written. Malformed values count as missing. */
export function readOverlayState(state: unknown): { post: PostAddress | null; compose: boolean; isAbovePost: boolean } {
  const { post, compose, isAbovePost } = isRecord(state) ? state : {};
  return { post: readAddress(post), compose: compose === true, isAbovePost: isAbovePost === true };
}

function readAddress(post: unknown): PostAddress | null {
  if (!isRecord(post)) return null;
  const { databaseId, commentId } = post;
  const key = postKeys.find((one) => one === post["key"]);
  if (key === undefined || typeof databaseId !== "number") return null;
  return commentId === null || typeof commentId === "number" ? { key, databaseId, commentId } : null;
}

/** Whether this page is shown in a frame of another one. */
export function isEmbedded(): boolean {
  return globalThis.self !== globalThis.top;
}

/** The post that is open at a location: in the query string or, in an embedded frame, in the history entry's state. */
export function readAddressAt({ search, state }: Pick<Location, "search" | "state">): PostAddress | null {
  return isEmbedded() ? readOverlayState(state).post : readPostAddress(search).address;
}

/** Whether the post is being edited. In an embedded frame posts cannot be edited, because the address is that of the page. */
export function isEditingAt({ search }: Pick<Location, "search">): boolean {
  return !isEmbedded() && readPostAddress(search).isEditing;
}

/**
 * Whether a step back stays in the client: true after the first navigation inside it in this tab. The router numbers its
 * history entries from 0.
 */
export function canGoBack(): boolean {
  const state: unknown = globalThis.history.state;
  return isRecord(state) && Number(state["idx"]) > 0;
}
