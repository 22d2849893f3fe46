import { bodyOf, validationErrorsOf, operations, type Operation } from "./contract.ts";

export interface Outcome {
  operation: Operation;
  /** Expected statuses that were received. */
  checked: number[];
  faults: string[];
}

export interface CallOptions {
  params?: Record<string, string | number>;
  /** Including its question mark. */
  query?: string;
  body?: unknown;
  as?: "user" | "guest";
  /** Expected status. */
  status: number;
  headers?: Record<string, string>;
}

const marker = { "x-requested-with": "XMLHttpRequest" };

/** Calls a running upstream and records the results and faults of each operation. */
export class Caller {
  readonly outcomes: ReadonlyMap<string, Outcome>;
  private readonly url: string;
  private cookie = "";

  constructor(url: string) {
    this.url = url.replace(/\/+$/, "");
    this.outcomes = new Map(operations.map((operation) => [operation.id, { operation, checked: [], faults: [] }]));
  }

  /** Sets the session cookie for subsequent "user" calls. */
  signIn(cookie: string): void {
    this.cookie = cookie;
  }

  /** Sends the request and checks status, headers and shape; null when the response is invalid. */
  async call(id: string, options: CallOptions): Promise<{ body: unknown; headers: Headers } | null> {
    const outcome = this.outcomes.get(id);
    if (outcome === undefined) throw new Error(`The contract has no operation ${id}.`);
    const { method, path } = outcome.operation;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(options.params?.[name] ?? "")));
    const name = `${method} ${filled}${options.query ?? ""}`;
    const response = await this.send(method, filled + (options.query ?? ""), options);
    if (response instanceof Error) {
      outcome.faults.push(`${name}: no response, ${response.message}`);
      return null;
    }
    const text = await response.text();
    const headers = Object.fromEntries(response.headers);
    const faults =
      response.status === options.status
        ? validationErrorsOf(outcome.operation, { status: response.status, headers, text })
        : [`status ${response.status} in place of ${options.status}: ${text.slice(0, 200)}`];
    outcome.faults.push(...faults.map((fault) => `${name}: ${fault}`));
    if (faults.length > 0) return null;
    outcome.checked.push(response.status);
    return { body: bodyOf({ headers, text }), headers: response.headers };
  }

  /** Adds a fault that validation does not find. */
  addFault(id: string, fault: string): void {
    this.outcomes.get(id)?.faults.push(fault);
  }

  private async send(method: string, path: string, options: CallOptions): Promise<Response | Error> {
    // fetch sets the media type of a form, including its boundary.
    const isForm = options.body instanceof FormData;
    try {
      return await fetch(`${this.url}/api/v1${path}`, {
        method,
        headers: {
          ...(method !== "GET" && marker),
          ...(options.as !== "guest" && this.cookie !== "" && { cookie: this.cookie }),
          ...(options.body !== undefined && !isForm && { "content-type": "application/json" }),
          ...options.headers,
        },
        ...(options.body !== undefined && {
          body: options.body instanceof FormData ? options.body : JSON.stringify(options.body),
        }),
        signal: AbortSignal.timeout(20_000),
      });
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}
