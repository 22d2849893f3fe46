import { Pool, type Dispatcher } from "undici";
import { upstreamUrl } from "../child.ts";

const pool = new Pool(upstreamUrl.origin, { connections: 64 });

/** One call by undici's lowest level, without its streams and signals; fails only when the connection breaks. */
class Call implements Dispatcher.DispatchHandler {
  readonly #done: (body: string) => void;
  readonly #failed: (error: Error) => void;
  readonly #chunks: Buffer[] = [];

  constructor(done: (body: string) => void, failed: (error: Error) => void) {
    this.#done = done;
    this.#failed = failed;
  }

  onRequestStart(): void {}
  onResponseStart(): void {}
  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }
  onResponseEnd(): void {
    const [first] = this.#chunks;
    this.#done((this.#chunks.length === 1 && first !== undefined ? first : Buffer.concat(this.#chunks)).toString("utf8"));
  }
  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#failed(error);
  }
}

const headers = ["accept", "application/json", "cookie", "sid=bench", "x-requested-with", "XMLHttpRequest"];

const send = (method: Dispatcher.HttpMethod, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    pool.dispatch({ method, path: `/api/v1${path}`, headers }, new Call(resolve, reject));
  });

export async function get<Body>(path: string): Promise<Body> {
  return JSON.parse(await send("GET", path)) as Body;
}

export const post = (path: string): Promise<string> => send("POST", path);
