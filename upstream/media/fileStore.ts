import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { HttpError } from "../http/errors.ts";

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

/** Seconds for which browsers may use a stored file without asking again: a year, because files never change. */
export const MAX_AGE = 365 * 24 * 60 * 60;
/** Prevents scripts in stored files from running. */
export const filePolicy = "default-src 'none'; sandbox";

/** Storage of uploaded and generated files, under addresses such as "/files/...", which cannot be guessed. */
export interface FileStore {
  /** Folder on this machine for files that are being received. It is not publicly accessible. */
  readonly incoming: string;
  /**
   * Stores the bytes and returns their address. The name is random; with a `key` it is derived from the key, as the demo data
   * requires.
   */
  put(bytes: Uint8Array, type: MediaType, key?: string): Promise<string>;
  /** Stores a file of the folder `incoming` and returns its address. The caller removes the file if it still exists. */
  adopt(file: string, type: MediaType): Promise<string>;
  /**
   * The whole file of an address; null when the address does not belong to this store.
   * @throws when the file is missing
   */
  read(path: string): Promise<Buffer | null>;
  /**
   * Calls `work` with the path of a file on this machine that has the content of the address, and that must not be changed or
   * used afterwards.
   * @returns its result; null when the address does not belong to this store
   */
  withFile<T>(path: string, work: (file: string) => Promise<T>): Promise<T | null>;
  /** Deletes the file of an address; ignores missing files. */
  remove(path: string): Promise<void>;
  /** Deletes a file whose removal must not fail the caller, because the change that it belongs to is committed. */
  discard(path: string): Promise<void>;
  /** Serves the files at their addresses, with ranges and conditional requests. */
  serve(app: FastifyInstance): Promise<void>;
  /** Closes connections; to be called when nothing uses the store any more. */
  close(): Promise<void>;
}

/** The store of files does not respond, or refuses a call; trying again later may help. */
export class StoreUnavailableError extends HttpError {
  constructor(cause: unknown) {
    super(503, { detail: "Files cannot be stored or read at the moment. Please try again later." }, { "retry-after": "5" });
    this.name = "StoreUnavailableError";
    this.cause = cause;
  }
}

/** Thrown when the bucket cannot be used as configured; the message is one sentence for the person who starts the program. */
export class BucketRefusedError extends Error {}

/** The media type by file extension, or null. */
export function getMediaType(name: string): MediaType | null {
  return types.get(name.slice(name.lastIndexOf(".") + 1)) ?? null;
}

/** The name of a new file: random, or derived from the key. */
export function createFileName(type: MediaType, key?: string): string {
  const token = key === undefined ? randomBytes(24) : createHash("sha256").update(key).digest().subarray(0, 24);
  return `${token.toString("base64url")}.${endings[type]}`;
}

export const toFilePath = (name: string): string => `${address}${name}`;

/** The name of the file of an address; null when the address does not have the form that stores give. */
export function toFileName(path: string): string | null {
  const name = path.startsWith(address) ? path.slice(address.length) : "";
  return fileName.test(name) ? name : null;
}
