import { createHash, randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Kinds of files that the product keeps, with the ending each is stored under. */
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

/** Where files are read from. */
const address = "/files/";
const fileName = /^[\w-]{32}\.[a-z0-9]{3,4}$/u;

export interface Storage {
  folder: string;
  /**
   * Keeps the bytes and answers their address, "/files/...". The name cannot be guessed; with a
   * `key` it is the same for the same key, which the demo data needs.
   */
  put(bytes: Uint8Array, type: MediaType, key?: string): Promise<string>;
  /** Keeps a file that lies on the same disk by giving it a name as put does, and answers its address. */
  adopt(file: string, type: MediaType): Promise<string>;
  /** The file behind an address, or null when the address is none of this storage. */
  locate(path: string): string | null;
  /** Removes the file behind an address; a missing file is no error. */
  remove(path: string): Promise<void>;
}

/** The media type that a stored name ends in, or null. */
export function mediaTypeOf(name: string): MediaType | null {
  return types.get(name.slice(name.lastIndexOf(".") + 1)) ?? null;
}

/** Files in one folder, made when the first file comes. */
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
