import { nanoid } from "nanoid";
import { createContext } from "react";

/** The data of a picture in a text. */
export interface PictureData {
  /** Its URL; null during the upload. */
  src: string | null;
  alt: string;
  /** The id of the file being uploaded; null once the upload is complete. */
  pending: string | null;
}

/** Uploads the pictures that users insert into the text. */
export interface PictureUploads {
  /** @param onProgress receives the fraction uploaded, 0 to 1 @returns the URL, or why the picture was refused */
  send: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<{ src: string } | { error: string }>;
  /** The ids of running uploads, assigned by the editor; the text is incomplete until this is empty. */
  pending: Set<string>;
}

/** The types offered in the file dialog; the upload decides what is accepted. */
export const pictureTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** Provided by the editor to the pictures in its text; null where pictures cannot be added. */
export const Pictures = createContext<PictureUploads | null>(null);

/** The files of pictures without a URL. They are kept for the lifetime of the page, for undo and redo. */
const files = new Map<string, File>();

/** Stores a picture until it is uploaded. @returns the id by which the text refers to it */
export function storePicture(file: File): string {
  const id = nanoid();
  files.set(id, file);
  return id;
}

export function storedPicture(id: string): File | null {
  return files.get(id) ?? null;
}

/** Marks an update that only stores the result of an upload. */
export const pictureUploadedTag = "picture-uploaded";
