import { AsyncLocalStorage } from "node:async_hooks";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestEnv, type Person } from "./support.ts";

/** The statements of a request, without those that run in the background meanwhile. */
const requests = new AsyncLocalStorage<{ statements: number }>();
const env = useTestEnv({
  onQuery() {
    const request = requests.getStore();
    if (request !== undefined) request.statements += 1;
  },
});
let writer: Person;
let admin: Person;
let post: number;

const FEW = 2;
const MANY = 14;

beforeAll(async () => {
  const accountId = await env.current.insert("accounts", { name: "Meridian", created_at: env.current.time });
  const modules = ["contacts" as const];
  writer = await env.current.person(["journo", "accountAdmin"], { account_id: accountId, modules });
  admin = await env.current.person(["admin"]);
  post = await env.current.post("statement", writer.contactId);
});

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

async function inTurn<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const index of times(count)) results.push(await make(index));
  return results;
}
const people = (count: number) => inTurn(count, () => env.current.person(["expert"]));

let lastNumber = 0;
/** A number that no earlier write has used. */
const next = (): number => (lastNumber += 1);

type Write = () => Promise<{ status: number; body: unknown }>;

/** By description: functions that create the given number of rows and return a write that refers to them. */
const writes: Record<string, (count: number) => Promise<Write>> = {
  "a message to several people": async (count) => {
    const contactIds = (await people(count)).map((person) => person.contactId);
    return () => writer.client.post("/conversations", { contactIds, content: "Hello" });
  },
  "a comment that mentions several people": async (count) => {
    const names = (await people(count)).map(({ contactId }) => `<span class="mention" data-id="${contactId}">@Somebody</span>`);
    return () => writer.client.post(`/statements/${post}/comments`, { content: `<p>${names.join(" ")}</p>` });
  },
  "a post in several communities": async (count) => {
    const communities = await inTurn(count, () => env.current.community({}, [writer.contactId]));
    return () => writer.client.post("/statements", { content: "<p>New</p>", communities });
  },
  "a post with several pictures": async (count) => {
    const images = await inTurn(Math.min(count, 10), () => env.current.image(writer.contactId));
    return () => writer.client.post("/communityPosts", { content: "<p>New</p>", attachments: { images } });
  },
  "news with several topics": (count) => {
    const beats = [356, 62, 19, 357, 354, 355].slice(0, count);
    const story = { kind: "media", title: "News", content: "<p>New</p>", beats };
    return Promise.resolve(() => admin.client.post("/stories", story));
  },
  "invitations to an interview": async (count) => {
    const at = env.current.time;
    const columns = { author_id: writer.contactId, creator_id: writer.contactId, created_at: at, published_at: at };
    const id = await env.current.insert("interviews", { title: "Why", type: "text", status: "open", ...columns });
    const contactIds = (await people(count)).map((person) => person.contactId);
    const emails = times(count).map((index) => `guest${index}@example.com`);
    return () => writer.client.post(`/interviews/${id}/invitations`, { contactIds, emails });
  },
  "an interview with several questions": async (count) => {
    const videos = await inTurn(count, () => env.current.video(writer.contactId));
    const questions = videos.map((video) => ({ text: "Why?", video }));
    return () => writer.client.post("/interviews", { title: "Why", type: "video", questions });
  },
  "several items of the monitor": async (count) => {
    const at = env.current.time;
    const outlets = await inTurn(count, () => env.current.insert("outlets", { name: "Ledger", slug: `ledger-${next()}` }));
    const items = outlets.map((outletId) => ({
      title: "News",
      url: `https://example.com/${next()}`,
      source: "online",
      outletId,
      beats: [355],
      publishedAt: at.toISOString(),
    }));
    return () => admin.client.post("/news/monitor/items", { items });
  },
  "a list of several contacts": async (count) => {
    const contactIds = (await people(count)).map((person) => person.contactId);
    return () => writer.client.post("/contactLists", { name: `List ${next()}`, contactIds });
  },
  "an import of several contacts": (count) => {
    const rows = times(count).map(() => `Ann ${next()},ann${next()}@example.com`);
    const form = new FormData();
    form.append("csv", new Blob([["Name,E-mail", ...rows].join("\n")], { type: "text/csv" }), "contacts.csv");
    return Promise.resolve(() => writer.client.post("/contacts/import", form));
  },
};

async function statementsOf(write: Write): Promise<number> {
  const request = { statements: 0 };
  const { status, body } = await requests.run(request, write);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return request.statements;
}

describe("the number of statements of a write", () => {
  it.each(Object.entries(writes))("does not depend on the size: %s", async (_, arrange) => {
    // The first one also fills caches.
    await statementsOf(await arrange(FEW));
    const few = await statementsOf(await arrange(FEW));
    expect(few).toBeGreaterThan(2);
    expect(await statementsOf(await arrange(MANY))).toBe(few);
  });
});
