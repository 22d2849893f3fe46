import { failureText, faultWith } from "../relay/failures.ts";
import { fileError } from "./files.ts";
import { upload, UploadError, uploadPaths } from "./upload.ts";

/**
 * Uploads a picture for a text.
 * @param onProgress receives the fraction uploaded, 0 to 1
 * @returns its URL, or why it cannot be used
 */
export async function sendPicture(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<{ src: string } | { error: string }> {
  const refusal = fileError(file, ["image"]);
  if (refusal !== null) return { error: refusal };
  try {
    const { path } = await upload(uploadPaths.image, file, onProgress, signal);
    return path === null ? { error: failureText(faultWith(null)) ?? "" } : { src: path };
  } catch (error) {
    if (signal.aborted) throw error;
    return { error: error instanceof UploadError && error.text ? error.text : "The upload has failed." };
  }
}
