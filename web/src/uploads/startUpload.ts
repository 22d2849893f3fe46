import { deferredCode } from "../lib/deferredCode.ts";
import type { upload } from "./upload.ts";

const loadUpload = deferredCode(() => import("./upload.ts"));

/** Uploads a file as `upload` does, whose code loads when the page is idle or with the first file. */
export const startUpload: typeof upload = async (path, file, onProgress, signal) => {
  const { upload } = await loadUpload();
  signal.throwIfAborted();
  return upload(path, file, onProgress, signal);
};
