import { createContext } from "react";

/** What is known of a picture in a text. */
export interface PictureData {
  /** Where it lies; null while it is being sent. */
  src: string | null;
  /** What it shows, for those who cannot see it. */
  alt: string;
  /** Names the file that is being sent; null once it is there. */
  pending: string | null;
}

/** How the editor sends a picture that is put into the text. */
export interface PictureUploads {
  /** @param onProgress gets the part sent, 0 to 1 @returns where it lies, or why it was refused */
  send: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<{ src: string } | { error: string }>;
  /** Those still on their way, by ids of the editor's own; the text is not complete before it is empty. */
  pending: Set<string>;
}

/** What is offered to choose from; who sends them decides what is taken. */
export const pictureTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"];

/** Given by the editor to the pictures in its text; null where none can be added. */
export const Pictures = createContext<PictureUploads | null>(null);

/** The files of pictures that have no address yet. They live as long as the page, for undo and redo. */
const files = new Map<string, File>();

/** Remembers a picture until it is sent. @returns the id by which the text names it */
export function holdPicture(file: File): string {
  const id = crypto.randomUUID();
  files.set(id, file);
  return id;
}

export function heldPicture(id: string): File | null {
  return files.get(id) ?? null;
}

/** Marks a change that only fills in what a picture was waiting for. */
export const routeAnnouncerTag = "picture-arrived";
