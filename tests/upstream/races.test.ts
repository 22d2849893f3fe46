import { beforeAll, describe, expect, it } from "vitest";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let admin: Person;
beforeAll(async () => {
  admin = await env.current.person(["admin"]);
});

interface Named {
  id: number;
  slug: string;
}

/** Requests the same slug at each of these addresses at the same time; returns the results. */
async function wish(paths: readonly string[], newSlug: string) {
  const answers = await Promise.all(paths.map((path) => admin.client.patch<object>(path, { newSlug })));
  return answers.toSorted((a, b) => a.status - b.status).map(({ status, body }) => (status === 422 ? body : status));
}

const taken = { errors: { newSlug: ["This slug is taken."] } };

/** The later request gets an error for the field, and nobody gets a server error. */
describe("a name that several wish for at the same moment", () => {
  it("is one company's, and namesakes get others @GEN-10 @VALID-06", async () => {
    const made = await Promise.all([1, 2, 3].map(() => admin.client.post<Named>("/companies", { name: "Quay Works" })));
    const slugs = made.map(({ body }) => body.slug).toSorted();
    expect(slugs).toEqual(["quay-works", "quay-works-2", "quay-works-3"]);
    expect(
      await wish(
        slugs.map((slug) => `/c/${slug}`),
        "quay",
      ),
    ).toEqual([200, taken, taken]);
  });

  it("is one outlet's, and namesakes get others @GEN-10 @VALID-06", async () => {
    const input = { name: "Quay Post", type: "newspaper" };
    const made = await Promise.all([1, 2, 3].map(() => admin.client.post<Named>("/outlets", input)));
    const slugs = made.map(({ body }) => body.slug).toSorted();
    expect(slugs).toEqual(["quay-post", "quay-post-2", "quay-post-3"]);
    expect(
      await wish(
        slugs.map((slug) => `/o/${slug}`),
        "post",
      ),
    ).toEqual([200, taken, taken]);
  });

  it("is one newsroom's, and namesakes get others @WORK-04 @VALID-06", async () => {
    const companies = await Promise.all(
      ["one", "two", "three"].map((name) => admin.client.post<Named>("/companies", { name: `Desk ${name}` })),
    );
    const made = await Promise.all(
      companies.map(({ body }) => admin.client.post<Named>("/newsrooms", { name: "Press", companyId: body.id })),
    );
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(made.map(({ body }) => body.slug)).size).toBe(3);
    expect(
      await wish(
        made.map(({ body }) => `/newsrooms/${body.id}`),
        "press-desk",
      ),
    ).toEqual([200, taken, taken]);
  });

  it("is one person's address @VALID-06", async () => {
    const people = await Promise.all([1, 2, 3].map(() => env.current.person(["pr"])));
    expect(
      await wish(
        people.map(({ slug }) => `/u/${slug}/settings/slug`),
        "jo-quay",
      ),
    ).toEqual([200, taken, taken]);
  });
});
