import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
const fileName = "aB3_-x".repeat(5);
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256));
let person: Person;

beforeAll(async () => {
  person = await env.current.person(["pr"], { roles: ["pr"] });
  for (const extension of ["mp4", "webp", "jpg", "png"])
    await writeFile(join(env.current.filesDir, `${fileName}.${extension}`), bytes);
  await writeFile(join(env.current.filesDir, ".hidden"), "secret");
  await mkdir(join(env.current.filesDir, "folder"));
});

const get = (url: string, headers: Record<string, string> = {}) =>
  env.current.upstream.app.inject({ method: "GET", url, headers });

describe("stored files", () => {
  it.each([
    ["mp4", "video/mp4"],
    ["webp", "image/webp"],
    ["jpg", "image/jpeg"],
    ["png", "image/png"],
  ])("@POST-17 are served with the type of their extension (%s) and cached forever", async (extension, type) => {
    const response = await get(`/files/${fileName}.${extension}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    });
    expect(response.rawPayload.equals(bytes)).toBe(true);
  });

  it("@POST-17 can be requested in ranges", async () => {
    const response = await get(`/files/${fileName}.mp4`, { range: "bytes=100-199" });
    expect(response.statusCode).toBe(206);
    expect(response.headers["content-range"]).toBe("bytes 100-199/1000");
    expect(response.rawPayload.equals(bytes.subarray(100, 200))).toBe(true);
    expect((await get(`/files/${fileName}.mp4`, { range: "bytes=2000-" })).statusCode).toBe(416);
  });

  it.each([
    "/files/../package.json",
    "/files/%2e%2e%2fpackage.json",
    "/files/.hidden",
    "/files/folder/",
    "/files/",
    "/files/none.png",
    "/files/%00",
  ])("are the only files served: %s", async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json()).toHaveProperty("detail");
    expect(response.body).not.toContain("secret");
  });
});

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

async function sendFeedback(fields: Record<string, string>, file?: Uint8Array<ArrayBuffer>, address = "10.9.0.1") {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  if (file !== undefined) form.set("screenshot", new Blob([file], { type: "image/png" }), "screenshot.png");
  const encoded = new Response(form);
  return env.current.upstream.app.inject({
    method: "POST",
    url: "/api/v1/feedback",
    headers: {
      "x-requested-with": "XMLHttpRequest",
      "x-forwarded-for": address,
      "content-type": encoded.headers.get("content-type") ?? "",
      authorization: `Bearer ${person.client.token}`,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

describe("feedback", () => {
  it("@FEEDBACK-01 is stored with trimmed values and its screenshot", async () => {
    const response = await sendFeedback({ name: " Ada\0 ", message: " It works ", email: "" }, new Uint8Array(png));
    expect(response.statusCode).toBe(201);
    const row = await env.current.db
      .selectFrom("feedback")
      .selectAll()
      .where("id", "=", response.json<{ id: number }>().id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ user_id: person.userId, name: "Ada", email: null, message: "It works" });
    const stored = await readFile(join(env.current.filesDir, String(row.screenshot).slice("/files/".length)));
    expect(stored.equals(png)).toBe(true);
  });

  it("requires a message, and accepts only PNG files up to 10 MB", async () => {
    const missing = await sendFeedback({ message: "  " });
    expect([missing.statusCode, missing.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { message: ["Message is required."] } }),
    ]);
    const text = await sendFeedback({ message: "x" }, new Uint8Array(Buffer.from("not a picture")));
    expect([text.statusCode, text.json()]).toEqual([415, { detail: "This file type is not supported." }]);
    const large = await sendFeedback({ message: "x" }, new Uint8Array(10 * 1024 * 1024 + 1));
    expect([large.statusCode, large.json()]).toEqual([413, { detail: "This file is too large." }]);
  });

  it("has up to 5000 characters, of which an emoji and a line break are one each @FEEDBACK-01", async () => {
    const lines = `${"x".repeat(99)}\n`.repeat(50).trim();
    for (const message of ["😀".repeat(5000), lines]) {
      const response = await sendFeedback({ message }, undefined, "10.9.0.3");
      expect(response.statusCode).toBe(201);
      const { id } = response.json<{ id: number }>();
      const row = await env.current.db.selectFrom("feedback").select("message").where("id", "=", id).executeTakeFirstOrThrow();
      expect(row.message === message).toBe(true);
    }
    const refused = await sendFeedback({ message: "😀".repeat(5001) }, undefined, "10.9.0.3");
    expect(refused.json()).toMatchObject({ errors: { message: ["Message must have at most 5000 characters."] } });
  });

  it("is limited to 10 per address and hour", async () => {
    for (let i = 0; i < 12; i += 1)
      expect((await sendFeedback({ message: "" }, undefined, "10.9.0.2")).statusCode, "rejected requests do not count").toBe(422);
    for (let i = 0; i < 10; i += 1) expect((await sendFeedback({ message: "x" }, undefined, "10.9.0.2")).statusCode).toBe(201);
    const refused = await sendFeedback({ message: "x" }, undefined, "10.9.0.2");
    expect([refused.statusCode, refused.json()]).toEqual([429, { detail: "Too many attempts. Please try again in 60 minutes." }]);
    env.current.advance(60);
    expect((await sendFeedback({ message: "x" }, undefined, "10.9.0.2")).statusCode).toBe(201);
  });
});
