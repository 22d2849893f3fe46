import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../upstream/accounts/password.ts";
import { modules } from "../../upstream/db/columns.ts";
import { formatReport } from "../../upstream/monitor/report.ts";
import { leastLongestTurn } from "../support/longestTurn.ts";
import { useTestEnv, type Person } from "./support.ts";

/** Maximum time in milliseconds for which a request may block the others. */
const LIMIT = 50;
const MEGABYTE = 1024 * 1024;
const env = useTestEnv();
let me: Person;

beforeAll(async () => {
  const accountId = await env.current.insert("accounts", { name: "Meridian", created_at: env.current.time });
  me = await env.current.person(["accountAdmin"], { account_id: accountId, modules: [...modules] });
});

const fill = (part: string, length: number) => part.repeat(Math.floor(length / part.length));

/** Sends a call without checking its response, which would be work of the same thread. @returns the status */
async function post(path: string, payload: object | Buffer, headers: Record<string, string> = {}): Promise<number> {
  const response = await env.current.upstream.app.inject({
    method: "POST",
    url: `/api/v1${path}`,
    headers: { "x-requested-with": "XMLHttpRequest", authorization: `Bearer ${me.client.token}`, ...headers },
    payload,
  });
  return response.statusCode;
}

/** Sends one file as a form would. */
async function postFile(
  path: string,
  field: string,
  file: Buffer<ArrayBuffer>,
  fields: Record<string, string> = {},
): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, new Blob([file]), "file");
  const request = new Response(form);
  const payload = Buffer.from(await request.arrayBuffer());
  return post(path, payload, { "content-type": request.headers.get("content-type") ?? "" });
}

describe("the event loop is not blocked", () => {
  it.each(["<td>", "<p>x</p>", '<a href="https://e.com">x</a>', "&amp;"])("by the longest text of %s", async (part) => {
    const body = { kind: "media", title: "Title", saveAs: "draft", content: fill(part, 500_000) };
    expect(await leastLongestTurn(() => post("/announcements", body), LIMIT)).toBeLessThan(LIMIT);
  });

  it.each([
    ["2000 contacts", fill("Ann Lee,,+61 400 000 000,Editor,Meridian,Australia,,some notes\n", 2000 * 62), 200],
    ["empty lines", fill("\n", 2 * MEGABYTE), 422],
    ["short lines", fill("a\n", 40_000), 422],
    ["one line", fill("a,", 2 * MEGABYTE), 422],
    ["one quoted cell", `"${fill("a\n", 2 * MEGABYTE)}`, 422],
  ])("by a file with %s", async (_name, lines, status) => {
    const header = "name,email,phone,job,organization,country,beats,notes\n";
    const file = Buffer.from((header + lines).slice(0, 2 * MEGABYTE));
    const send = async () => expect(await postFile("/contacts/import", "csv", file, { preview: "true" })).toBe(status);
    expect(await leastLongestTurn(send, LIMIT)).toBeLessThan(LIMIT);
  });

  it("by a picture of 10 MB", async () => {
    const noise = { width: 1800, height: 1800, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 60 } } as const;
    const picture = await sharp({ create: { ...noise, background: "black" } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const file = Buffer.from(picture);
    expect(file.length).toBeGreaterThan(9 * MEGABYTE);
    const send = async () => expect(await postFile("/uploads/images", "file", file)).toBe(201);
    expect(await leastLongestTurn(send, LIMIT)).toBeLessThan(LIMIT);
  });

  it("by hashing a password", async () => {
    expect(await leastLongestTurn(() => hashPassword("x".repeat(200)), LIMIT)).toBeLessThan(LIMIT);
  });

  it("by printing the largest report", async () => {
    const item = {
      id: 1,
      title: "A title of usual length",
      summary: "x ".repeat(1000),
      url: "https://example.com/",
      source: "online",
      outlet: null,
      beats: [],
      publishedAt: "2026-01-01T00:00:00Z",
      matches: ["word"],
      storyId: null,
    } as const;
    const items = Array.from({ length: 5000 }, () => ({ ...item, beats: [], matches: [...item.matches] }));
    expect(await leastLongestTurn(async () => formatReport(items), LIMIT)).toBeLessThan(LIMIT);
  });
});
