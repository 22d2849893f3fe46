import type { CallName, CallRecord, Rest } from "../../../gateway/rest/client.ts";
import type { Contract } from "../../../gateway/rest/contract.ts";
import { fillPath } from "../../../gateway/rest/path.ts";

interface Envelope {
  data: unknown[];
  meta: { total: number };
}

/** A REST client as in tutorials: one `fetch` per call, cached per request, without validation of responses. */
export function createFetchRest(url: URL, contract: Contract, cookie: string): Rest {
  const remembered = new Map<string, Promise<unknown>>();
  const calls: CallRecord[] = [];

  async function send(name: CallName, method: string, path: string, body?: unknown): Promise<unknown> {
    calls.push({ name, method, path });
    const headers = {
      accept: "application/json",
      cookie,
      "x-requested-with": "XMLHttpRequest",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const answer = await fetch(new URL(`/api/v1${path}`, url), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`Status ${answer.status}`);
    return answer.status === 204 ? undefined : answer.json();
  }

  function get(name: CallName, input: { params?: unknown; query?: unknown } = {}): Promise<unknown> {
    const call = contract.get(name);
    if (call === undefined) throw new Error(`Unknown call ${name}`);
    const path = fillPath(call, input.params as Record<string, unknown>, input.query as Record<string, string>);
    let answer = remembered.get(path);
    if (answer === undefined) remembered.set(path, (answer = send(name, "GET", path)));
    return answer;
  }

  const rest = {
    calls,
    read: (name: CallName, input?: object) => get(name, input),
    async list(name: CallName, input?: object) {
      const { data, meta } = (await get(name, input)) as Envelope;
      return { items: data, meta };
    },
    async listResults(name: CallName, input?: object) {
      const { data, meta } = (await get(name, input)) as Envelope;
      return { items: data.map((value) => ({ ok: true, value })), meta };
    },
    omitTotals: () => undefined,
    check: (_name: CallName, value: unknown) => ({ ok: true, value }),
    offers: (name: string): name is CallName => contract.has(name),
    write: (name: CallName) => Promise.reject(new Error(`The bench does not write: ${name}`)),
    create: (name: CallName) => Promise.reject(new Error(`The bench does not write: ${name}`)),
  };
  return rest as Rest;
}
