import { beforeAll, describe, expect, it } from "vitest";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let admin: Person;
beforeAll(async () => {
  admin = await env.current.person(["admin"]);
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
