import { beforeAll, describe, expect, it } from "vitest";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let writer: Person;
let reader: Person;
let admin: Person;

beforeAll(async () => {
  writer = await env.current.person(["journo"]);
  reader = await env.current.person(["pr"]);
  admin = await env.current.person(["admin"]);
});

type Body = Record<string, unknown>;
interface PostBody extends Body {
  id: number;
  errors?: Record<string, string[]>;
}

const content = "<p>Some <strong>text</strong></p>";
const inHours = (hours: number) => new Date(env.current.time.getTime() + hours * 3_600_000).toISOString();

async function errorsOf(path: string, body: Body, person = writer): Promise<unknown> {
  const response = await person.client.post<PostBody>(path, body);
  return response.status === 201 ? response.body.id : response.body.errors;
}

describe("field rules", () => {
  const draft = { saveAs: "draft" };
  const LONG: [string, string, number, string][] = [
    ["/callouts", "title", 200, "Title"],
    ["/events", "name", 200, "Name"],
    ["/events", "address", 300, "Address"],
    ["/events", "venue", 200, "Venue"],
    ["/jobs", "title", 200, "Title"],
    ["/jobs", "location", 200, "Location"],
    ["/jobs", "company", 200, "Company"],
    ["/communityPosts", "content", 5000, "Content"],
    ["/events", "description", 5000, "Description"],
    ["/records", "content", 5000, "Content"],
  ];
  it.each(LONG)("@VALID-22 limit %s %s to %i characters, in drafts too", async (path, field, limit, label) => {
    const message = `${label} must have at most ${limit} characters.`;
    expect(await errorsOf(path, { ...draft, [field]: "é".repeat(limit) })).toBeTypeOf("number");
    expect(await errorsOf(path, { ...draft, [field]: "é".repeat(limit + 1) })).toEqual({ [field]: [message] });
  });

  it("@VALID-22 count text without tags", async () => {
    const marked = "<p><strong>a</strong></p>".repeat(2000);
    expect(await errorsOf("/communityPosts", { content: marked })).toBeTypeOf("number");
  });

  it.each([
    ["example.com", "https://example.com"],
    ["ftp://example.com/a", "ftp://example.com/a"],
    [" http://10.0.0.1:80 ", "http://10.0.0.1:80"],
    ["müller.example/ß", "https://xn--mller-kva.example/%C3%9F"],
  ])("@VALID-01 @VALID-02 complete the web address %s", async (given, complete) => {
    const { body } = await writer.client.post<PostBody>("/reactions", { content, url: given });
    expect(body["url"]).toBe(complete);
  });

  it.each([
    "javascript:alert(1)",
    "localhost",
    "http://",
    "a b.com",
    "mailto:a@example.com",
    "//example.com",
    "https://user@example.com",
  ])("@VALID-03 refuse the web address %s", async (url) => {
    expect(await errorsOf("/statements", { content, url })).toEqual({ url: ["Url is not a valid"] });
    expect(await errorsOf("/events", { ...draft, link: url })).toEqual({ link: ["Url is not a valid"] });
  });

  const event = {
    name: "Club",
    type: "online",
    timezone: "Europe/London",
    start: "2026-06-01T10:00:00+01:00",
    link: "example.com",
  };
  it("@VALID-07 @VALID-08 require times with offsets, a known time zone, and an optional end after the start", async () => {
    expect(await errorsOf("/events", event)).toBeTypeOf("number");
    expect(await errorsOf("/events", { ...event, end: null })).toBeTypeOf("number");
    expect(await errorsOf("/events", { ...event, end: event.start })).toEqual({ end: ["End must be after start."] });
    expect(await errorsOf("/events", { ...event, end: "2026-06-01T11:00:00+03:00" })).toEqual({
      end: ["End must be after start."],
    });
    expect(await errorsOf("/events", { ...event, start: "2026-06-01T10:00:00" })).toEqual({ start: ["Start is not valid."] });
    for (const timezone of ["Moon/Base", "+10:00"])
      expect(await errorsOf("/events", { ...event, timezone })).toEqual({ timezone: ["Timezone is not valid."] });
  });

  it("@POST-09 @CONST-16 require an address offline and a link online, and remove the address online", async () => {
    expect(await errorsOf("/events", { ...event, link: null })).toEqual({ link: ["Link is required."] });
    expect(await errorsOf("/events", { ...event, type: "offline", link: null })).toEqual({ address: ["Address is required."] });
    const { body } = await writer.client.post<PostBody>("/events", { ...event, type: "offline", address: "Here" });
    const moved = await writer.client.patch<PostBody>(`/events/${body.id}`, { type: "online" });
    expect(moved.body).toMatchObject({ type: "online", address: null });
    expect(await errorsOf("/events", { ...event, type: "hybrid" })).toEqual({ type: ["Type is not valid."] });
  });

  it("require a new deadline to be in the future, while an unchanged one may pass", async () => {
    const callout = { title: "Call", content };
    expect(await errorsOf("/callouts", { ...callout, deadline: inHours(-1) })).toEqual({
      deadline: ["Deadline must be in the future."],
    });
    const { body } = await writer.client.post<PostBody>("/callouts", { ...callout, deadline: inHours(1) });
    env.current.advance(120);
    const changed = await writer.client.patch(`/callouts/${body.id}`, { title: "Still open?", deadline: body["deadline"] });
    expect(changed.status).toBe(200);
    const inThePast = await writer.client.patch<PostBody>(`/callouts/${body.id}`, { deadline: inHours(-3) });
    expect(inThePast.body.errors).toEqual({ deadline: ["Deadline must be in the future."] });
  });

  it("accept a company of the platform or a name for a job", async () => {
    const contact = await env.current.company({ name: "Herald", slug: "herald-jobs" });
    const { id } = await env.current.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", contact)
      .executeTakeFirstOrThrow();
    const job = { title: "Editor", description: content, workplace: "remote", jobType: "full-time" };
    const { body } = await writer.client.post<PostBody>("/jobs", { ...job, company: id });
    expect(body["company"]).toMatchObject({ id, name: "Herald" });
    expect(await errorsOf("/jobs", { ...job, company: 2 ** 40 })).toEqual({ company: ["Company was not found."] });
    expect(await errorsOf("/jobs", { ...job, company: {} })).toEqual({ company: ["Company is not valid."] });
    const renamed = await writer.client.patch<PostBody>(`/jobs/${body.id}`, { company: "Another" });
    expect(renamed.body["company"]).toMatchObject({ id: null, name: "Another" });
  });

  it("@POST-17 accept at most 10 attachments, all uploaded by the author", async () => {
    const other = await env.current.image(reader.contactId);
    const otherVideo = await env.current.video(reader.contactId);
    expect(await errorsOf("/communityPosts", { content, attachments: { images: [other] } })).toEqual({
      "attachments.images": ["An attachment was not found."],
    });
    expect(await errorsOf("/communityPosts", { content, attachments: { videos: [2 ** 40] } })).toEqual({
      "attachments.videos": ["An attachment was not found."],
    });
    expect(await errorsOf("/records", { video: otherVideo })).toEqual({ video: ["Video was not found."] });
    expect(await errorsOf("/jobs", { ...draft, img: other })).toEqual({ img: ["Image was not found."] });
    const imageIds = await Promise.all(Array.from({ length: 11 }, () => env.current.image(writer.contactId)));
    expect(await errorsOf("/communityPosts", { attachments: { images: imageIds } })).toEqual({
      attachments: ["A post can have at most 10 attachments."],
    });
    expect(await errorsOf("/communityPosts", { attachments: { images: imageIds.slice(1) } })).toBeTypeOf("number");
  });

  it("accept only joined communities, or any for a platform admin", async () => {
    const community = await env.current.community();
    const message = { communities: ["You can post only in communities that you have joined."] };
    expect(await errorsOf("/statements", { content, communities: [community] })).toEqual(message);
    expect(await errorsOf("/statements", { content, communities: [2 ** 40] })).toEqual(message);
    expect(await errorsOf("/statements", { content, communities: [community] }, admin)).toBeTypeOf("number");
    expect(await errorsOf("/statements", { content, userTypes: ["everybody"] })).toEqual({
      userTypes: ["User types is not valid."],
    });
  });

  it("accept communities that the author has left since, as long as the post stays in them", async () => {
    const left = await env.current.community({ slug: "left-since" }, [writer.contactId]);
    const { body } = await writer.client.post<PostBody>("/statements", { content, communities: [left] });
    await writer.client.post("/communities/left-since/join", { status: false });
    const edit = (communities: number[]) => writer.client.patch<PostBody>(`/statements/${body.id}`, { content, communities });
    expect((await edit([left])).status).toBe(200);
    const other = await env.current.community();
    expect((await edit([left, other])).body.errors).toHaveProperty("communities");
    expect((await edit([])).status).toBe(200);
    expect((await edit([left])).body.errors).toHaveProperty("communities");
  });

  it("keep absent fields, clear null fields, and change nothing for an empty body", async () => {
    const { body } = await writer.client.post<PostBody>("/reactions", { content, url: "example.com" });
    const same = await writer.client.patch<PostBody>(`/reactions/${body.id}`, {});
    expect(same.body).toEqual(body);
    const emptied = await writer.client.patch<PostBody>(`/reactions/${body.id}`, { url: null });
    expect(emptied.body).toEqual({ ...body, url: null, updatedAt: expect.any(String) });
    const broken = await writer.client.patch<PostBody>(`/reactions/${body.id}`, { content: "<p> </p>" });
    expect(broken.body.errors).toEqual({ content: ["Content or video is required."] });
  });
});

describe("the author", () => {
  it("is the user, a company they may speak for, or any company for platform admins", async () => {
    const company = await env.current.company();
    const other = await env.current.company();
    const { id } = await env.current.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", company)
      .executeTakeFirstOrThrow();
    const account = await env.current.insert("accounts", { name: "Account", company_id: id, created_at: env.current.time });
    const head = await env.current.person(["pr", "accountAdmin"], { account_id: account });
    const colleague = await env.current.person(["pr"], { account_id: account });
    const allowed: [Person, number, boolean][] = [
      [writer, writer.contactId, true],
      [writer, reader.contactId, false],
      [writer, company, false],
      [colleague, company, false],
      [head, company, true],
      [head, other, false],
      [head, 12, false],
      [admin, other, true],
      [admin, 12, true],
      [admin, writer.contactId, false],
    ];
    for (const [person, authorId, isAllowed] of allowed) {
      const response = await person.client.post<PostBody>("/statements", { content, authorId });
      expect([response.status, response.body.errors]).toEqual(
        isAllowed ? [201, undefined] : [422, { authorId: ["You cannot post in the name of this author."] }],
      );
      if (isAllowed) expect(response.body).toMatchObject({ author: { id: authorId }, creatorId: person.contactId });
    }
  });

  it("cannot be changed", async () => {
    const { body } = await admin.client.post<PostBody>("/statements", { content });
    const { body: changed } = await admin.client.patch<PostBody>(`/statements/${body.id}`, {
      authorId: 12,
      content: "<p>New</p>",
    });
    expect(changed).toMatchObject({ author: { id: admin.contactId }, content: "<p>New</p>" });
  });
});

describe("a call-out with questions", () => {
  const interview = (authorId: number, isPublished: boolean) =>
    env.current.insert("interviews", {
      title: "Why",
      type: "text",
      status: isPublished ? "open" : "draft",
      author_id: authorId,
      creator_id: authorId,
      created_at: env.current.time,
      published_at: isPublished ? env.current.time : null,
    });

  it("@API-021 @POST-07 requires an open interview of the user and stores its options", async () => {
    const ownInterview = await interview(writer.contactId, true);
    const body = { title: "Call", content, deadline: null, showQuestions: true, communities: [], userTypes: [] };
    const created = await writer.client.post<PostBody>(`/callouts/async/${ownInterview}`, body);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      title: "Call",
      interview: { id: ownInterview, title: "Why", type: "text", showQuestions: true, allowSkip: false },
    });
    expect((await writer.client.post<PostBody>(`/callouts/async/${ownInterview}`, {})).body.errors).toHaveProperty("title");
    const other = await interview(reader.contactId, true);
    const hidden = await interview(reader.contactId, false);
    expect((await writer.client.post(`/callouts/async/${other}`, body)).status).toBe(403);
    expect((await writer.client.post(`/callouts/async/${hidden}`, body)).status).toBe(404);
    expect((await writer.client.post(`/callouts/async/${2 ** 40}`, body)).status).toBe(404);
    expect(await writer.client.post(`/callouts/async/${await interview(writer.contactId, false)}`, body)).toMatchObject({
      status: 422,
      body: { detail: "This interview is a draft. Open it before you publish its call-out." },
    });
    await env.current.db.updateTable("interviews").set({ status: "closed" }).where("id", "=", ownInterview).execute();
    expect(await writer.client.post(`/callouts/async/${ownInterview}`, body)).toMatchObject({
      status: 422,
      body: { detail: "This interview is closed." },
    });
  });
});
