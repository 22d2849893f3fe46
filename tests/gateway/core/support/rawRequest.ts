import { request, type IncomingHttpHeaders, type RequestOptions } from "node:http";

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** The raw body, not decompressed. */
  body: Buffer;
}

/** Sends a request without the features of `fetch`: no normalized path, no additional headers, no decompression. */
export function rawRequest(url: string, options: RequestOptions = {}, body?: string): Promise<RawResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<RawResponse>();
  const sent = request(url, options, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", reject);
    response.on("end", () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
    );
  });
  sent.on("error", reject);
  sent.end(body);
  return promise;
}
