import { beforeAll, describe, expect, it } from "vitest";
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
