import { loadCode } from "./loadCode.ts";
import { preload } from "./whenIdle.ts";

/**
 * Code that loads when the page is idle, or earlier when it is used.
 *
 *     const sending = deferredCode(() => import("./upload.ts"));
 *     const { upload } = await sending();
 *
 * @returns function that loads it with retries, once
 */
export function deferredCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  preload(load);
  return () => loadCode(load);
}
