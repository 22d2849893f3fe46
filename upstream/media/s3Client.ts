import type { Readable } from "node:stream";
import { AwsV4Signer } from "aws4fetch";
import { Agent, type Dispatcher } from "undici";
import { StoreUnavailableError } from "./fileStore.ts";

/** A bucket of an S3-compatible store and the key pair that may list, read, write and delete in it. */
export interface S3Options {
  /** Origin of the store, such as https://s3.eu-central-1.amazonaws.com, without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** Milliseconds for a connection, and without a byte of a response; default 5000. */
  timeout?: number;
}

export type S3Response = Dispatcher.ResponseData;

interface S3Call {
  headers?: Record<string, string>;
  /** Called for every attempt. */
  body?: () => Uint8Array | Readable;
}

export interface S3Client {
  /**
   * Sends one call about an object, or about the bucket itself with an empty name. The caller must read or dump the body.
   * @param name of the object, which needs no encoding
   * @throws StoreUnavailableError when there is no response in time
   */
  call(method: "GET" | "HEAD" | "PUT" | "DELETE", name: string, what?: S3Call): Promise<S3Response>;
  close(): Promise<void>;
}

/** Default time limit in ms. Shorter than a gateway waits, which would hide the reason. */
const TIMEOUT_MS = 5000;

/** Error codes of connections that the store closed while they were idle; the call is then repeated once. */
const brokenConnectionCodes: ReadonlySet<unknown> = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);
const isBroken = (error: unknown): boolean => brokenConnectionCodes.has(Reflect.get(Object(error), "code"));

/** Signs calls (Signature Version 4) and sends them with the bucket in the path, which all S3-compatible stores support. */
export function createS3Client({ endpoint, region, bucket, accessKey, secretKey, timeout = TIMEOUT_MS }: S3Options): S3Client {
  const agent = new Agent({ headersTimeout: timeout, bodyTimeout: timeout, connect: { timeout }, allowH2: false });
  return {
    async call(method, name, { headers = {}, body } = {}) {
      const path = name === "" ? `/${bucket}` : `/${bucket}/${name}`;
      const key = { accessKeyId: accessKey, secretAccessKey: secretKey };
      const signed = await new AwsV4Signer({ method, url: `${endpoint}${path}`, headers, service: "s3", region, ...key }).sign();
      const send = () =>
        agent.request({ origin: endpoint, path, method, headers: Object.fromEntries(signed.headers), body: body?.() ?? null });
      try {
        return await send().catch((error: unknown) => (isBroken(error) ? send() : Promise.reject(error)));
      } catch (error) {
        throw new StoreUnavailableError(error);
      }
    },
    close: () => agent.destroy(),
  };
}
