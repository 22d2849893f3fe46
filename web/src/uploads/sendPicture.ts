import { failureText, faultWith } from "../relay/failures.ts";
import { fileError } from "./files.ts";
import { upload, UploadError, uploadPaths } from "./upload.ts";

/**
 * Sends a picture that is part of a text.
 * @param onProgress gets the part sent, 0 to 1
 * @returns where it lies, or why it cannot be used
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
