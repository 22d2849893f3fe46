import { lateCode } from "../lib/lateCode.ts";
import type { upload } from "./upload.ts";

const code = lateCode(() => import("./upload.ts"));

/** Uploads a file as `upload` does, whose code loads when the page is idle or with the first file. */
export const startUpload: typeof upload = async (path, file, onProgress, signal) => {
  const { upload } = await code();
  signal.throwIfAborted();
  return upload(path, file, onProgress, signal);
};
