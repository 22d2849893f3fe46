import { deferredCode } from "../lib/deferredCode.ts";
import type { upload } from "./upload.ts";

const loadUpload = deferredCode(() => import("./upload.ts"));

/** Uploads a file like `upload`, but loads the code when the page is idle or with the first file. */
export const startUpload: typeof upload = async (path, file, onProgress, signal) => {
  const { upload } = await loadUpload();
  signal.throwIfAborted();
  return upload(path, file, onProgress, signal);
};
