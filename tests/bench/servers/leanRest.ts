import { Pool } from "undici";
import type { CallName, CallRecord, Rest } from "../../../gateway/rest/client.ts";
import type { Contract } from "../../../gateway/rest/contract.ts";
import { fillPath, type QueryValue } from "../../../gateway/rest/path.ts";

interface Envelope {
  data: unknown[];
  meta: { total?: number; hasMore?: boolean; offset: number };
}

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, QueryValue>;
  body?: unknown;
}

let pool: Pool | null = null;

/**
 * A REST client with little more than undici: it caches GETs for the length of an operation, but neither validates responses,
 * nor limits or times calls.
 */
export function createLeanRest(url: URL, contract: Contract, cookie: string): Rest {
  const connections = (pool ??= new Pool(url.origin, { connections: 64 }));
  const remembered = new Map<string, Promise<unknown>>();
  const calls: CallRecord[] = [];
  let countsLists = true;

  async function send(name: CallName, input: Input): Promise<unknown> {
    const call = contract.get(name);
    if (call === undefined) throw new Error(`Unknown call ${name}`);
    const isUncounted = !countsLists && input.query?.["offset"] !== undefined;
    const path = fillPath(call, input.params, isUncounted ? { ...input.query, total: false } : input.query);
    const known = call.method === "GET" ? remembered.get(path) : undefined;
    if (known !== undefined) return known;
    calls.push({ name, method: call.method, path });
    const response = connections
      .request({
        method: call.method,
        path: `/api/v1${path}`,
        headers: {
          accept: "application/json",
          cookie,
          "x-requested-with": "XMLHttpRequest",
          ...(input.body === undefined ? {} : { "content-type": "application/json" }),
        },
        body: input.body === undefined ? null : JSON.stringify(input.body),
      })
      .then(async ({ statusCode, body }) => {
        if (statusCode >= 300) throw new Error(`Status ${statusCode}`);
        const text = await body.text();
        return text === "" ? undefined : (JSON.parse(text) as unknown);
      });
    if (call.method === "GET") remembered.set(path, response);
    return response;
  }

  /** The total of an uncounted list is at least the number of items read, plus one when there are more. */
  async function list(name: CallName, input: Input = {}): Promise<Envelope> {
    const { data, meta } = (await send(name, input)) as Envelope;
    const { total = meta.offset + data.length + (meta.hasMore === true ? 1 : 0) } = meta;
    return { data, meta: { ...meta, total } };
  }

  const rest = {
    calls,
    read: (name: CallName, input: Input = {}) => send(name, input),
    async list(name: CallName, input?: Input) {
      const { data, meta } = await list(name, input);
      return { items: data, meta };
    },
    async listResults(name: CallName, input?: Input) {
      const { data, meta } = await list(name, input);
      return { items: data.map((value) => ({ ok: true, value })), meta };
    },
    omitTotals: () => void (countsLists = false),
    check: (_name: CallName, value: unknown) => ({ ok: true, value }),
    supports: (name: string): name is CallName => contract.has(name),
    write: (name: CallName, input: Input = {}) => send(name, input),
    create: (name: CallName) => Promise.reject(new Error(`The bench does not create: ${name}`)),
  };
  return rest as Rest;
}
