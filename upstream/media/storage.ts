import { createHash, randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Accepted media types with their file extensions. */
const endings = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/quicktime": "mov",
} as const;

export type MediaType = keyof typeof endings;

const types = new Map<string, MediaType>(Object.entries(endings).map(([type, ending]) => [ending, toMediaType(type)]));

function toMediaType(text: string): MediaType {
  for (const type of Object.keys(endings)) if (type === text) return type as MediaType;
  throw new RangeError(`Unknown media type ${text}`);
}

/** Path prefix of stored files. */
const address = "/files/";
const fileName = /^[\w-]{32}\.[a-z0-9]{3,4}$/u;

export interface Storage {
  folder: string;
  /**
   * Stores the bytes and returns their address, "/files/...". The name is random and cannot be guessed; with a `key` it is
   * derived from the key, as the demo data requires.
   */
  put(bytes: Uint8Array, type: MediaType, key?: string): Promise<string>;
  /** Renames an existing file on the same disk into the storage and returns its address. */
  adopt(file: string, type: MediaType): Promise<string>;
  /** The file path of an address, or null when the address does not belong to this storage. */
  locate(path: string): string | null;
  /** Deletes the file of an address; ignores missing files. */
  remove(path: string): Promise<void>;
}

/** The media type by file extension, or null. */
export function mediaTypeOf(name: string): MediaType | null {
  return types.get(name.slice(name.lastIndexOf(".") + 1)) ?? null;
}

/** Storage in a single folder, which is created with the first file. */
export function createStorage(folder: string): Storage {
  let ready: Promise<unknown> | null = null;

  function locate(path: string): string | null {
    const name = path.startsWith(address) ? path.slice(address.length) : "";
    return fileName.test(name) ? join(folder, name) : null;
  }

  async function nameFor(type: MediaType, token: Buffer): Promise<string> {
    ready ??= mkdir(folder, { recursive: true });
    await ready;
    return `${token.toString("base64url")}.${endings[type]}`;
  }

  return {
    folder,
    locate,
    async put(bytes, type, key) {
      const token = key === undefined ? randomBytes(24) : createHash("sha256").update(key).digest().subarray(0, 24);
      const name = await nameFor(type, token);
      await writeFile(join(folder, name), bytes);
      return `${address}${name}`;
    },
    async adopt(file, type) {
      const name = await nameFor(type, randomBytes(24));
      await rename(file, join(folder, name));
      return `${address}${name}`;
    },
    async remove(path) {
      const file = locate(path);
      if (file !== null) await rm(file, { force: true });
    },
  };
}
