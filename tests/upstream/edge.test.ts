import { beforeAll, describe, expect, it } from "vitest";
import type { Comment } from "../../upstream/comments/schema.ts";
import { runOnce, purgeIdempotent, type StoredResponse } from "../../upstream/http/idempotency.ts";
import type { Services } from "../../upstream/services.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let person: Person;
let post: number;
beforeAll(async () => {
  person = await env.current.person(["journo"]);
  post = await env.current.post("job", person.contactId);
});

const inject = (
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  headers: Record<string, string> = {},
  payload?: string,
) => env.current.upstream.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });

describe("the marker header", () => {
  it.each([
    ["POST", "/session"],
    ["DELETE", "/session"],
    ["POST", "/jobs/1/toggleLike"],
    ["PATCH", "/comments/1"],
    ["DELETE", "/comments/1"],
    ["POST", "/communities/x/join"],
  ] as const)("@API-002 is required for %s %s", async (method, path) => {
    const response = await inject(method, `/api/v1${path}`, { authorization: `Bearer ${person.client.token}` });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ detail: "The X-Requested-With header is missing." });
  });

  it("@API-002 is not required for reads", async () => {
    expect((await inject("GET", "/api/v1/beats")).statusCode).toBe(200);
  });
});

describe("paths", () => {
  it.each(["/api/v1/nothing", "/api/v1/stories/1/hub", "/elsewhere"])(
    "return 404 with a detail if unknown (%s)",
    async (path) => {
      const response = await inject("GET", path);
      expect([response.statusCode, response.json()]).toEqual([404, { detail: "Not found." }]);
    },
  );

  it.each([
    ["PUT", "/api/v1/posts", "GET"],
    ["DELETE", "/api/v1/communities/x/join", "POST"],
    ["PATCH", "/api/v1/comments/1/toggleLike", "POST"],
  ] as const)("return 405 for %s (%s) with the allowed methods", async (method, path, allowed) => {
    const response = await inject(method, path);
    expect([response.statusCode, response.headers["allow"]]).toEqual([405, allowed]);
    expect(response.json()).toEqual({ detail: "Method not allowed." });
  });

  it.each([
    ["callouts", "PATCH"],
    ["events", "PATCH"],
    ["jobs", "PATCH"],
    ["communityPosts", "POST"],
    ["records", "POST"],
    ["reactions", "POST"],
    ["statements", "POST"],
  ] as const)("@API-016 return 405 for restoring %s by the other method (%s)", async (collection, method) => {
    expect((await inject(method, `/api/v1/${collection}/1/restore`)).statusCode).toBe(405);
  });

  it("return 401 without a session, whether or not the post exists", async () => {
    for (const path of ["/posts", `/jobs/${post}`, "/jobs/99999999", "/communities", "/stories", `/jobs/${post}/comments`])
      expect([path, (await env.current.guest.get(path)).status]).toEqual([path, 401]);
  });
});

describe("paging", () => {
  it.each(["0", "101", "-1", "ten", "1.5", ""])('@FEED-01 refuses the limit "%s"', async (limit) => {
    const { status, body } = await person.client.get(`/posts?limit=${limit}`);
    expect([status, body]).toEqual([400, { errors: { limit: ["Limit must be between 1 and 100."] } }]);
  });

  it.each(["-1", "x", "1e99"])('@FEED-01 refuses the offset "%s"', async (offset) => {
    expect((await person.client.get(`/posts?offset=${offset}`)).status).toBe(400);
  });

  it("@FEED-01 @API-005 defaults to 20 and returns offset, limit and total", async () => {
    expect(await person.client.read("/posts")).toMatchObject({ meta: { total: 1, offset: 0, limit: 20 } });
    expect(await person.client.read("/posts?offset=7&limit=100")).toMatchObject({
      data: [],
      meta: { total: 1, offset: 7, limit: 100 },
    });
  });
});

describe("ids", () => {
  it.each(["abc", "0", "-1", "1.5"])("that are not positive integers (%s) return 400", async (id) => {
    expect((await person.client.get(`/jobs/${id}`)).status).toBe(400);
    expect((await person.client.get(`/jobs?ids=${id}`)).status).toBe(400);
  });

  it("longer than any slug return 404", async () => {
    expect((await env.current.guest.get(`/u/${"x".repeat(5000)}`)).status).toBe(404);
  });

  it("with broken escapes return 400 with a detail", async () => {
    const { status, body } = await env.current.guest.get("/u/jos%C3");
    expect([status, body]).toEqual([400, { detail: "The request could not be read." }]);
  });

  it("larger than any stored id return 404", async () => {
    for (const id of ["2147483648", "99999999999999"]) {
      expect((await person.client.get(`/jobs/${id}`)).status).toBe(404);
      expect((await person.client.get(`/comments/${id}`)).status).toBe(404);
      expect((await person.client.get(`/stories/${id}/comments`)).status).toBe(404);
      for (const list of ["jobs", "stories", "comments", "uploads/images", "uploads/videos"])
        expect(await person.client.read(`/${list}?ids=${id}`)).toMatchObject({ data: [], meta: { total: 0 } });
    }
  });

  it("given as a list of 1 to 100 are returned in the requested order, without missing ones", async () => {
    const other = await env.current.post("job", person.contactId, { published_at: env.current.ago(60) });
    const { data, meta } = await person.client.read<{ data: { id: number }[]; meta: object }>(
      `/jobs?ids=${other},99999999,${post},${other},9999999999`,
    );
    expect(data.map(({ id }) => id)).toEqual([other, post]);
    expect(meta).toMatchObject({ total: 2, offset: 0 });
    const many = Array.from({ length: 101 }, (_, i) => i + 1).join(",");
    expect((await person.client.get(`/jobs?ids=${many}`)).status).toBe(400);
  });
});

describe("validation errors", () => {
  it("name fields in words instead of keys @VALID-18 @ERR-04", async () => {
    const refusals = await Promise.all([
      person.client.post<{ errors: object }>("/statements", { content: "<p>So</p>", userTypes: ["everybody"], saveAs: "later" }),
      person.client.get<{ errors: object }>("/jobs?communitySlug=x&authorId=me&jobType=x"),
      person.client.patch<{ errors: object }>(`/u/${person.slug}/settings/follows/feeds/types/x`, {}),
    ]);
    expect(refusals.map(({ body }) => body.errors)).toEqual([
      { userTypes: ["User types is not valid."], saveAs: ["Save as is not valid."] },
      { authorId: ["Author is not valid."], jobType: ["Job type is not valid."] },
      { feedType: ["Feed type is not valid."] },
    ]);
  });
});

describe("a period", () => {
  it("accepts times and whole days in UTC @GEN-03 @POST-22", async () => {
    const host = await env.current.contact();
    const at = (time: string) =>
      env.current.post("event", host, {
        title: time,
        event_type: "online",
        starts_at: new Date(time),
        timezone: "Australia/Sydney",
      });
    const ids = [await at("2026-11-01T00:00:00Z"), await at("2026-11-01T23:59:59Z"), await at("2026-11-02T00:00:00Z")];
    const eventsIn = async (period: string) => {
      const { data } = await person.client.read<{ data: { id: number }[] }>(`/events?authorId=${host}&sort=start&${period}`);
      return data.map(({ id }) => ids.indexOf(id));
    };
    expect(await eventsIn("from=2026-11-01")).toEqual([0, 1, 2]);
    expect(await eventsIn("from=2026-11-02")).toEqual([2]);
    expect(await eventsIn("to=2026-11-01")).toEqual([0, 1]);
    expect(await eventsIn("from=2026-11-01&to=2026-11-01")).toEqual([0, 1]);
    expect(await eventsIn("from=2026-11-01T00:00:01Z&to=2026-11-02T11:00:00%2B11:00")).toEqual([1, 2]);
    expect(await eventsIn("from=2026-11-01t00:00:01z&to=2026-11-01t23:59:59z")).toEqual([1]);
    for (const path of ["/events", "/announcements"]) {
      expect((await person.client.get(`${path}?from=2026-11-01&to=2026-11-30`)).status).toBe(200);
      const wrong = await person.client.get(`${path}?from=2026-02-30&to=tomorrow`);
      expect([wrong.status, wrong.body]).toEqual([400, { errors: { from: ["From is not valid."], to: ["To is not valid."] } }]);
    }
  });
});

describe("request bodies", () => {
  const headers = () => ({
    authorization: `Bearer ${person.client.token}`,
    "x-requested-with": "XMLHttpRequest",
    "content-type": "application/json",
  });

  it("that are not a JSON object return 400 with a detail", async () => {
    for (const text of ["{", "[]", '"x"', "3"]) {
      const response = await inject("POST", `/api/v1/jobs/${post}/toggleLike`, headers(), text);
      expect([text, response.statusCode]).toEqual([text, 400]);
      expect(response.json()).toHaveProperty("detail");
    }
  });

  it("of another media type return 415, for JSON and multipart calls @API-005", async () => {
    const jsonCall = `/api/v1/jobs/${post}/comments`;
    const form = '--b\r\ncontent-disposition: form-data; name="content"\r\n\r\nHello\r\n--b--\r\n';
    const type = (name: string) => ({ ...headers(), "content-type": name });
    for (const [path, mediaType, body, expected] of [
      [jsonCall, "multipart/form-data; boundary=b", form, "application/json"],
      [jsonCall, "text/plain", "Hello", "application/json"],
      [jsonCall, "application/x-www-form-urlencoded", "content=Hello", "application/json"],
      ["/api/v1/uploads/images", "application/json", "{}", "multipart/form-data"],
      ["/api/v1/uploads/images", "text/plain", "Hello", "multipart/form-data"],
      ["/api/v1/feedback", "application/json", '{"message":"Hello"}', "multipart/form-data"],
    ] as const) {
      const response = await inject("POST", path, type(mediaType), body);
      expect([path, mediaType, response.statusCode, response.json()]).toEqual([
        path,
        mediaType,
        415,
        { detail: `The request body must be ${expected}.` },
      ]);
    }
    const { "content-type": _type, ...untyped } = headers();
    expect((await inject("POST", "/api/v1/uploads/images", untyped)).statusCode).toBe(415);
    const utf8 = await inject("POST", jsonCall, type("Application/JSON; charset=utf-8"), '{"content":"Hello"}');
    expect(utf8.statusCode).toBe(201);
  });

  it("that are too large return 413 @API-005", async () => {
    const body = { title: "x".repeat(2 * 1024 * 1024) };
    const { status, body: problem } = await person.client.send({ method: "POST", path: "/jobs", body });
    expect([status, problem]).toEqual([413, { detail: "The request is too large." }]);
  });

  it("of an unknown media type return 415", async () => {
    const response = await inject("POST", `/api/v1/jobs/${post}/toggleLike`, { ...headers(), "content-type": "text/csv" }, "a;b");
    expect(response.statusCode).toBe(415);
    expect(response.json()).toHaveProperty("detail");
  });

  it("may be empty if every key is optional", async () => {
    const response = await inject("POST", `/api/v1/jobs/${post}/toggleLike`, headers(), "");
    expect(response.statusCode).toBe(200);
  });

  it("@API-005 may contain unknown keys; wrong types are reported by field", async () => {
    const { status } = await person.client.post(`/jobs/${post}/toggleLike`, { status: true, extra: 1 });
    expect(status).toBe(200);
    const refused = await person.client.post(`/jobs/${post}/toggleLike`, { status: "yes" });
    expect([refused.status, refused.body]).toEqual([422, { errors: { status: ["Status is not valid."] } }]);
  });
});

it("purges stored responses of idempotent requests after a day @API-010", async () => {
  const { db, time } = env.current;
  const rows = [23, 25].map((hours) => ({
    user_id: person.userId,
    path: "/purged",
    key: `${hours} hours`,
    body_hash: "",
    created_at: new Date(time.getTime() - hours * 60 * 60_000),
  }));
  await db.insertInto("idempotency_keys").values(rows).execute();
  await purgeIdempotent(db, time);
  const remaining = await db.selectFrom("idempotency_keys").select("key").where("path", "=", "/purged").execute();
  expect(remaining).toEqual([{ key: "23 hours" }]);
});

describe("an idempotency key", () => {
  const create = (key: string, content: string, as = person) =>
    as.client.post<Comment>(`/jobs/${post}/comments`, { content }, { "idempotency-key": key });
  const countComments = async () => (await person.client.read<{ meta: { total: number } }>(`/jobs/${post}/comments`)).meta.total;

  it("returns the first response again and creates no duplicate", async () => {
    const before = await countComments();
    const first = await create("key-1", "once");
    const second = await create("key-1", "once");
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(first.headers["idempotent-replayed"]).toBeUndefined();
    expect(second.headers["idempotent-replayed"]).toBe("true");
    expect(await countComments()).toBe(before + 1);
  });

  it("repeats an error response, too", async () => {
    const first = await create("key-2", "");
    const second = await create("key-2", "");
    expect([first.status, second.status, second.body]).toEqual([422, 422, first.body]);
    expect(second.headers["idempotent-replayed"]).toBe("true");
  });

  it("is refused with a different body", async () => {
    await create("key-3", "one");
    const { status, body } = await create("key-3", "two");
    expect([status, body]).toEqual([422, { detail: "This idempotency key was used with a different request." }]);
  });

  it("is valid for one user and 24 hours", async () => {
    const other = await env.current.person(["pr"]);
    const first = await create("key-4", "mine");
    expect((await create("key-4", "mine", other)).body.id).not.toBe(first.body.id);
    env.current.advance(24 * 60);
    expect((await create("key-4", "mine")).body.id).not.toBe(first.body.id);
  });

  it("commits the effect and the response together, or neither", async () => {
    const { db, time } = env.current;
    const keyed = { userId: person.userId, path: "/together", key: "key-5", bodyHash: "" };
    // Only what the function uses.
    const services = { db, now: () => time } as Services;
    const write = (path: string, response: StoredResponse) =>
      runOnce(services, keyed, async (through) => {
        // A transaction of the handler is part of the same one.
        await through.db.transaction().execute((tx) => tx.insertInto("settings").values({ key: path, value: "" }).execute());
        return response;
      });
    const written = async () =>
      (await db.selectFrom("settings").select("key").where("key", "like", "/together%").orderBy("key").execute()).map(
        ({ key }) => key,
      );
    const created = { status: 201, headers: {}, body: "{}" };
    // The database refuses this text, so that the statement after the write fails, as when the process dies before it.
    await expect(write("/together/1", { ...created, body: "\u0000" })).rejects.toThrow(/0x00/);
    expect(await written()).toEqual([]);
    expect(await write("/together/2", created)).toEqual({ response: created, isRepeated: false });
    expect(await write("/together/3", created)).toEqual({ response: created, isRepeated: true });
    expect(await written()).toEqual(["/together/2"]);
  });

  it("creates once for concurrent requests", async () => {
    const before = await countComments();
    const responses = await Promise.all([1, 2, 3, 4].map(() => create("key-6", "together")));
    expect(await countComments()).toBe(before + 1);
    expect(responses.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([]);
  });

  it("is refused if it is too long", async () => {
    expect((await create("x".repeat(256), "long")).status).toBe(400);
  });
});

describe("responses", () => {
  it("carry the received or a new request id, and are not to be cached", async () => {
    const response = await inject("GET", "/api/v1/beats", { "x-request-id": "abc-123" });
    expect(response.headers["x-request-id"]).toBe("abc-123");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect((await inject("GET", "/api/v1/beats")).headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  });

  it("@ERR-01 to server errors reveal no internal details", async () => {
    const draft = await env.current.post("job", person.contactId, { workplace: null });
    const { status, body } = await person.client
      .send({ method: "GET", path: `/jobs/${draft}` })
      .catch((error: unknown) => ({ status: 500, body: String(error) }));
    expect(status).toBe(500);
    expect(JSON.stringify(body)).toContain("Something went wrong.");
    expect(JSON.stringify(body)).not.toContain("incomplete");
    await env.current.db.deleteFrom("posts").where("id", "=", draft).execute();
  });

  it("@USER-09 @API-005 list all beats and countries, also for guests", async () => {
    const beats = await env.current.guest.read<{ data: { id: number; key: string; colour: string }[] }>("/beats");
    expect(beats.data.map(({ id, key, colour }) => [key, id, colour])).toEqual([
      ["business", 356, "blue"],
      ["politics", 62, "green"],
      ["lifestyle", 19, "orange"],
      ["people", 357, "purple"],
      ["sports", 354, "teal"],
      ["tech", 355, "red"],
    ]);
    const countries = await env.current.guest.read<{ data: { code: string }[]; meta: { total: number } }>("/countries");
    expect(countries.meta.total).toBe(249);
    const eventsIn = await env.current.guest.read<{ data: { code: string }[] }>("/countries?q=austral");
    expect(eventsIn.data.map(({ code }) => code)).toEqual(["AU"]);
  });

  it("@USER-04 @API-095 list the time zones with their current offsets, also for guests", async () => {
    interface Zone {
      id: string;
      offset: number;
      label: string;
    }
    const read = async () => {
      const { data, meta } = await env.current.guest.read<{ data: Zone[]; meta: { total: number } }>("/timezones");
      expect(meta.total).toBe(data.length);
      return new Map(data.map((zone) => [zone.id, zone]));
    };
    const now = env.current.time;
    env.current.time = new Date("2026-01-15T00:00:00Z");
    const summer = await read();
    expect(summer.get("Australia/Sydney")).toEqual({
      id: "Australia/Sydney",
      offset: 660,
      label: "Australia/Sydney (UTC+11:00)",
    });
    expect(summer.get("America/St_Johns")).toMatchObject({ offset: -210, label: "America/St Johns (UTC-03:30)" });
    expect(summer.get("UTC")).toMatchObject({ offset: 0, label: "UTC (UTC+00:00)" });
    env.current.time = new Date("2026-07-15T00:00:00Z");
    expect((await read()).get("Australia/Sydney")).toMatchObject({ offset: 600 });
    env.current.time = now;
  });
});
