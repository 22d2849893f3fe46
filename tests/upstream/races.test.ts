import { beforeAll, describe, expect, it } from "vitest";
import type { AnswerLink, AnswerSet } from "../../upstream/answers/schema.ts";
import type { Conversation } from "../../upstream/messages/schema.ts";
import { markConversation } from "../../upstream/messages/write.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let admin: Person;
beforeAll(async () => {
  const account_id = await env.current.insert("accounts", { name: "Quay", created_at: env.current.time });
  admin = await env.current.person(["admin"], { account_id, modules: ["monitor", "contacts"] });
});

interface NamedEntity {
  id: number;
  slug: string;
}

/** Requests the same slug at each of these addresses concurrently. @returns the results, successes first */
async function requestSlug(paths: readonly string[], newSlug: string) {
  const responses = await Promise.all(paths.map((path) => admin.client.patch<object>(path, { newSlug })));
  return responses.toSorted((a, b) => a.status - b.status).map(({ status, body }) => (status === 422 ? body : status));
}

const taken = { errors: { newSlug: ["This slug is taken."] } };

/** The later requests get a validation error, none a server error. */
describe("concurrent requests for the same name", () => {
  it("give a slug to one company, and unique slugs to companies of the same name @GEN-10 @VALID-06", async () => {
    const created = await Promise.all([1, 2, 3].map(() => admin.client.post<NamedEntity>("/companies", { name: "Quay Works" })));
    const slugs = created.map(({ body }) => body.slug).toSorted();
    expect(slugs).toEqual(["quay-works", "quay-works-2", "quay-works-3"]);
    expect(
      await requestSlug(
        slugs.map((slug) => `/c/${slug}`),
        "quay",
      ),
    ).toEqual([200, taken, taken]);
  });

  it("give a slug to one outlet, and unique slugs to outlets of the same name @GEN-10 @VALID-06", async () => {
    const input = { name: "Quay Post", type: "newspaper" };
    const created = await Promise.all([1, 2, 3].map(() => admin.client.post<NamedEntity>("/outlets", input)));
    const slugs = created.map(({ body }) => body.slug).toSorted();
    expect(slugs).toEqual(["quay-post", "quay-post-2", "quay-post-3"]);
    expect(
      await requestSlug(
        slugs.map((slug) => `/o/${slug}`),
        "post",
      ),
    ).toEqual([200, taken, taken]);
  });

  it("give a slug to one newsroom, and unique slugs to newsrooms of the same name @WORK-04 @VALID-06", async () => {
    const companies = await Promise.all(
      ["one", "two", "three"].map((name) => admin.client.post<NamedEntity>("/companies", { name: `Desk ${name}` })),
    );
    const created = await Promise.all(
      companies.map(({ body }) => admin.client.post<NamedEntity>("/newsrooms", { name: "Press", companyId: body.id })),
    );
    expect(created.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(created.map(({ body }) => body.slug)).size).toBe(3);
    expect(
      await requestSlug(
        created.map(({ body }) => `/newsrooms/${body.id}`),
        "press-desk",
      ),
    ).toEqual([200, taken, taken]);
  });

  it("create one company and one outlet for a web address @API-110", async () => {
    const people = await Promise.all([1, 2, 3].map(() => env.current.person(["pr"])));
    const [company, outlet] = ["https://one-company.example", "https://one-outlet.example"] as const;
    const added = await Promise.all([
      ...people.map(({ client }, n) => client.post<object>("/newsrooms", { name: `Press ${n}`, url: company })),
      ...[1, 2].map((n) => admin.client.post<object>("/companies", { name: `One ${n}`, url: company })),
      ...people.map(({ slug, client }) => client.post<object>(`/u/${slug}/settings/responsibilities/outlets`, { url: outlet })),
      ...[1, 2].map((n) => admin.client.post<object>("/outlets", { name: `One ${n}`, type: "online", url: outlet })),
    ]);
    expect(added.filter(({ status }) => status !== 201 && status !== 422)).toEqual([]);
    const countOf = async (table: "companies" | "outlets", url: string) =>
      (await env.current.db.selectFrom(table).select("id").where("url", "=", url).execute()).length;
    expect([await countOf("companies", company), await countOf("outlets", outlet)]).toEqual([1, 1]);
  });

  it("create no more newsrooms than the plan includes @WORK-04", async () => {
    const { client } = await env.current.person(["pr"]);
    const create = (url: string) => client.post<object>("/newsrooms", { name: "Press", url });
    const responses = await Promise.all([create("https://one.example"), create("https://two.example")]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  it("give a slug to one person @VALID-06", async () => {
    const people = await Promise.all([1, 2, 3].map(() => env.current.person(["pr"])));
    expect(
      await requestSlug(
        people.map(({ slug }) => `/u/${slug}/settings/slug`),
        "jo-quay",
      ),
    ).toEqual([200, taken, taken]);
  });
});

interface Entity {
  path: string;
  input: object;
  /** The path of the new entity; default: the path with its id. */
  pathOf?: (entity: NamedEntity) => string;
  changes: readonly [object, object];
}

const article = { title: "Open day", content: "<p>Come</p>", saveAs: "draft" };
const job = { title: "Editor", description: "<p>Edit</p>", company: "Quay", workplace: "remote", jobType: "full-time" };

const entities: Record<string, Entity> = {
  announcement: {
    path: "/announcements",
    input: { ...article, kind: "media" },
    changes: [{ headline: "Doors open" }, { summary: "On Friday" }],
  },
  story: {
    path: "/stories",
    input: { ...article, kind: "media" },
    changes: [{ headline: "Doors open" }, { summary: "On Friday" }],
  },
  job: { path: "/jobs", input: job, changes: [{ title: "Writer" }, { location: "Sydney" }] },
  draft: { path: "/jobs", input: { ...job, saveAs: "draft" }, changes: [{ title: "Writer" }, { saveAs: "published" }] },
  newsroom: {
    path: "/newsrooms",
    input: { name: "Pier desk", url: "https://pier-desk.example" },
    changes: [{ name: "Press desk" }, { description: "News of the pier" }],
  },
  interview: {
    path: "/interviews",
    input: { title: "Talk", type: "text", saveAs: "draft" },
    changes: [{ title: "Chat" }, { allowSkip: true }],
  },
  company: {
    path: "/companies",
    input: { name: "Pier Works" },
    pathOf: ({ slug }) => `/c/${slug}`,
    changes: [{ description: "Builds piers" }, { phone: "+61 2 5550 0100" }],
  },
  outlet: {
    path: "/outlets",
    input: { name: "Pier Post", type: "newspaper" },
    pathOf: ({ slug }) => `/o/${slug}`,
    changes: [{ description: "About piers" }, { type: "magazine" }],
  },
  community: {
    path: "/communities",
    input: { name: "Pier people", type: "public" },
    pathOf: ({ slug }) => `/communities/${slug}`,
    changes: [{ name: "People of the pier" }, { description: "About piers" }],
  },
  contact: {
    path: "/contacts",
    input: { name: "Jo Pier" },
    changes: [{ job: "Editor" }, { organization: "Pier Post" }],
  },
  "contact list": {
    path: "/contactLists",
    input: { name: "Desks" },
    changes: [{ name: "All desks" }, { description: "Of this city" }],
  },
  channel: {
    path: "/channels",
    input: { type: "web", name: "Site", url: "https://pier.example" },
    changes: [{ name: "Home page" }, { isActive: false }],
  },
  task: {
    path: "/tasks",
    input: { title: "Call back" },
    changes: [{ title: "Call back soon" }, { status: "done" }],
  },
  "work list": {
    path: "/workLists",
    input: { name: "Launch" },
    changes: [{ name: "Big launch" }, { description: "In spring" }],
  },
  "saved search": {
    path: "/news/monitor/searches",
    input: { name: "Piers", q: "pier" },
    changes: [{ name: "All piers" }, { notify: true }],
  },
};

describe("concurrent changes of different fields", () => {
  it.each(Object.entries(entities))("are all kept: %s @GEN-10", async (_name, entity) => {
    const { path, input, pathOf = ({ id }) => `${path}/${id}`, changes } = entity;
    const created = await admin.client.post<NamedEntity>(path, input);
    expect(created.status).toBe(201);
    const own = pathOf(created.body);
    const responses = await Promise.all(changes.map((values) => admin.client.patch<object>(own, values)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    // A change of nothing returns what is stored.
    const { body } = await admin.client.patch<object>(own, {});
    expect(body).toMatchObject({ ...changes[0], ...changes[1] });
  });
});

interface Linked extends Pick<Entity, "path" | "input" | "pathOf"> {
  /** Below the path of the entity. */
  subPath?: string;
  links: object;
}

const beats = { beats: [356, 62] };

describe("concurrent changes of the same links", () => {
  it("are all carried out @GEN-10", async () => {
    const community = await env.current.community({}, [admin.contactId]);
    const cases: Record<string, Linked> = {
      announcement: { path: "/announcements", input: { ...article, kind: "media" }, links: beats },
      story: { path: "/stories", input: { ...article, kind: "media" }, links: { ...beats, communities: [community] } },
      job: { path: "/jobs", input: { ...job, saveAs: "draft" }, links: { communities: [community] } },
      interview: { path: "/interviews", input: { title: "Links", type: "text", saveAs: "draft" }, links: beats },
      outlet: {
        path: "/outlets",
        input: { name: "Links Post", type: "newspaper" },
        pathOf: ({ slug }) => `/o/${slug}`,
        links: beats,
      },
      newsroom: {
        path: "/newsrooms",
        input: { name: "Links desk", url: "https://links.example" },
        links: { contactIds: [admin.contactId] },
      },
      "work list": { path: "/workLists", input: { name: "Links" }, links: { memberIds: [admin.contactId] } },
      contact: { path: "/contacts", input: { name: "Lin Links" }, links: beats },
      "press mail": {
        path: "/announcements",
        input: { ...article, kind: "media" },
        subPath: "/email",
        links: { contactIds: [admin.contactId] },
      },
    };
    for (const [name, { path, input, pathOf = ({ id }: NamedEntity) => `${path}/${id}`, subPath = "", links }] of Object.entries(
      cases,
    )) {
      const created = await admin.client.post<NamedEntity>(path, input);
      const own = `${pathOf(created.body)}${subPath}`;
      const responses = await Promise.all([1, 2, 3].map(() => admin.client.patch<object>(own, links)));
      expect([name, ...responses.map(({ status }) => status)]).toEqual([name, 200, 200, 200]);
    }
    const ownBeats = `/u/${admin.slug}/settings/beats`;
    const saved = await Promise.all([1, 2, 3].map(() => admin.client.patch<object>(ownBeats, { ids: beats.beats })));
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe("concurrent requests about an interview", () => {
  let interviewId: number;
  let questionId: number;
  beforeAll(async () => {
    const { time } = env.current;
    const by = { author_id: admin.contactId, creator_id: admin.contactId, created_at: time, published_at: time };
    const interview = { title: "Talk", type: "text", status: "open", is_public: true, ...by } as const;
    interviewId = await env.current.insert("interviews", interview);
    const question = { interview_id: interviewId, position: 1, text: "Why?", created_at: time };
    questionId = await env.current.insert("questions", question);
  });

  it("never clear an answer that has been sent @INTERVIEW-04", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { client } = await env.current.person(["expert"]);
      const { body: link } = await client.post<AnswerLink>(`/interviews/${interviewId}/answers`);
      const path = `/async/answers/${link.type}/${link.hash}`;
      await client.put(`${path}/${questionId}`, { content: "<p>So</p>" });
      const [cleared, sent] = await Promise.all([
        client.put<object>(`${path}/${questionId}`, { content: "" }),
        client.post<object>(`${path}/finish`),
      ]);
      const { status, answers } = await client.read<AnswerSet>(path);
      const outcome = [cleared.status, sent.status, status, answers.length];
      expect([
        [200, 422, "open", 0],
        [422, 200, "finished", 1],
      ]).toContainEqual(outcome);
    }
  });

  it("invite each person once @INTERVIEW-02", async () => {
    const { contactId } = await env.current.person(["expert"]);
    const path = `/interviews/${interviewId}/invitations`;
    const invite = () => admin.client.post<object>(path, { contactIds: [contactId], emails: ["jo@pier.example"] });
    const [first, second] = await Promise.all([invite(), invite()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await env.current.mailsTo("jo@pier.example")).length).toBe(1);
  });
});

describe("deletions during requests that refer to the deleted object", () => {
  const post = async (path: string, input: object) => (await admin.client.post<{ id: number }>(path, input)).body.id;
  const send = (method: "POST" | "PATCH" | "DELETE", path: string, body?: object) => admin.client.send({ method, path, body });
  const cases: Record<string, () => Promise<(() => Promise<unknown>)[]>> = {
    "a work list": async () => {
      const list = await post("/workLists", { name: "Soon gone" });
      return [
        () => send("POST", "/tasks", { title: "Call", workListId: list }),
        () => send("PATCH", `/workLists/${list}`, { memberIds: [admin.contactId] }),
        () => send("DELETE", `/workLists/${list}`),
      ];
    },
    "a contact in a list": async () => {
      const [list, contact] = [await post("/contactLists", { name: "Desks" }), await post("/contacts", { name: "Soon gone" })];
      return [
        () => send("POST", `/contactLists/${list}/contacts`, { contactIds: [contact] }),
        () => send("PATCH", `/contacts/${contact}`, { job: "Editor" }),
        () => send("DELETE", `/contacts/${contact}`),
      ];
    },
    "a picture": async () => {
      const image = await env.current.image(admin.contactId);
      return [
        () => send("POST", "/communityPosts", { content: "<p>Look</p>", attachments: { images: [image] } }),
        () => send("DELETE", `/uploads/images/${image}`),
      ];
    },
    "a newsroom": async () => {
      const newsroomId = await post("/newsrooms", { name: "Soon gone", url: "https://soon-gone.example" });
      return [
        () => send("POST", "/announcements", { ...article, kind: "media", newsroomId }),
        () => send("DELETE", `/newsrooms/${newsroomId}`),
      ];
    },
  };

  // The client throws for a status that the contract does not list, such as 500.
  it.each(Object.entries(cases))("cause no server error: %s @GEN-10", async (_name, prepare) => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const requests = await prepare();
      const latest = requests.at(-1);
      // The deletion comes later each time, so that it falls between the check and the write of another request.
      await Promise.all(
        requests.map(async (request) => {
          if (request === latest) await new Promise((resolve) => setTimeout(resolve, attempt / 2));
          await request();
        }),
      );
    }
  });
});

describe("concurrent comments that notify the same people", () => {
  it("do not wait for each other @NOTIF-01", async () => {
    const [ann, ben] = await Promise.all([env.current.person(["pr"]), env.current.person(["pr"])]);
    const writers = await Promise.all([1, 2, 3, 4].map(() => env.current.person(["pr"])));
    const mention = (person: Person) => `<p><span class="mention" data-id="${person.contactId}">@them</span></p>`;
    // Half of them notify the author Ann first, the others Ben.
    const [ofAnn, ofBen] = [
      await env.current.post("statement", ann.contactId),
      await env.current.post("statement", ben.contactId),
    ];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await env.current.db.updateTable("users").set({ has_notifications: false }).execute();
      const sent = writers.map(({ client }, index) =>
        index % 2 === 0
          ? client.post<object>(`/statements/${ofAnn}/comments`, { content: mention(ben) })
          : client.post<object>(`/statements/${ofBen}/comments`, { content: mention(ann) }),
      );
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    }
  });
});

describe("concurrent requests that publish a draft", () => {
  it("announce it once", async () => {
    const watcher = await env.current.person(["pr"], { modules: ["monitor"] });
    await watcher.client.post("/news/monitor/searches", { name: "Turbines", q: "turbines", notify: true });
    const input = { kind: "media", title: "Turbines stand still", content: "<p>At dawn</p>", saveAs: "draft" };
    const draft = await admin.client.post<NamedEntity>("/stories", input);
    const publish = () => admin.client.patch<object>(`/stories/${draft.body.id}`, { saveAs: "published" });
    env.current.advance(1);
    expect((await Promise.all([publish(), publish()])).map(({ status }) => status)).toEqual([200, 200]);
    await env.current.upstream.jobs.settled();
    const mails = env.current.db.selectFrom("outbox").select("subject").where("recipient", "=", watcher.email);
    expect(await mails.execute()).toHaveLength(1);
  });
});

describe("concurrent requests about a conversation", () => {
  it("never make a message unread again @MSG-01", async () => {
    const reader = await env.current.person(["pr"]);
    const send = async () => {
      const input = { contactIds: [reader.contactId], content: "Hello" };
      const { id, lastMessage } = (await admin.client.post<Conversation>("/conversations", input)).body;
      return { id, last_id: lastMessage?.id ?? 0 };
    };
    const [earlier, latest] = [await send(), await send()];
    await markConversation(env.current.db, reader, latest, "read");
    await markConversation(env.current.db, reader, earlier, "read");
    expect(await reader.client.read("/conversations/unread")).toEqual({ count: 0 });
  });
});
