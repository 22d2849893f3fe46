import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { Community } from "../../upstream/communities/schema.ts";
import { createFolderStore } from "../../upstream/media/folderStore.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let founder: Person;
let admin: Person;
beforeAll(async () => {
  founder = await env.current.person(["accountAdmin"]);
  admin = await env.current.person(["admin"]);
});

/** Creates a picture of the founder with an existing file. */
async function picture(background: string): Promise<number> {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const path = await createFolderStore(env.current.filesDir).put(bytes, "image/png");
  const id = await env.current.image(founder.contactId);
  await env.current.db.updateTable("images").set({ path }).where("id", "=", id).execute();
  return id;
}

const create = (body: object, by = founder) => by.client.post<Community>("/communities", body);
const change = (slug: string, body: object, by = founder) => by.client.patch<Community>(`/communities/${slug}`, body);

describe("creating a community", () => {
  it("@API-085 @API-086 stores all fields, returns its id in object-id, and adds its creator as a member", async () => {
    const [logo, banner] = [await env.current.image(founder.contactId), await env.current.image(founder.contactId)];
    const input = {
      name: "  City   Desk ",
      description: "Local news",
      type: "private",
      country: 36,
      logo,
      banner,
      newSlug: "City-Desk-1",
    };
    const { status, headers, body } = await create(input);
    expect(status).toBe(201);
    expect(headers["object-id"]).toBe(String(body.id));
    expect(body).toMatchObject({
      name: "City Desk",
      slug: "city-desk-1",
      newSlug: "city-desk-1",
      description: "Local news",
      type: "private",
      country: { code: "AU" },
      logo: { id: logo },
      banner: { id: banner },
      isJoined: true,
      isFollowed: true,
      membersCount: 1,
      creatorId: founder.contactId,
    });
    expect(await founder.client.read("/communities/city-desk-1")).toEqual(body);
  });

  it("@API-085 generates a unique slug from the name if none is given", async () => {
    const slugs: string[] = [];
    for (const name of ["Cafés & Bars", "Cafés & Bars", "新聞"]) slugs.push((await create({ name, type: "public" })).body.slug);
    expect(slugs).toEqual(["cafes-bars", "cafes-bars-2", "community"]);
  });

  it("@API-085 @VALID-06 @CONST-20 reports errors by field", async () => {
    await create({ name: "Taken", type: "public", newSlug: "taken" });
    const others = await env.current.image(admin.contactId);
    const refused: [object, Record<string, string[]>][] = [
      [{ type: "public" }, { name: ["Name is required."] }],
      [
        { name: "x", type: "public", description: "y".repeat(2001) },
        { name: ["Name must have 2 to 80 characters."], description: ["Description must have at most 2000 characters."] },
      ],
      [{ name: "Name", type: "public", newSlug: "TAKEN" }, { newSlug: ["This slug is taken."] }],
      [{ name: "Name", type: "public", newSlug: "a_b" }, { newSlug: ["Slug may contain only letters, digits and hyphens."] }],
      [{ name: "Name", type: "public", newSlug: "new" }, { newSlug: ["This slug is reserved."] }],
      [{ name: "Name", type: "public", country: 999999 }, { country: ["Country was not found."] }],
      [{ name: "Name", type: "public", logo: others }, { logo: ["Logo was not found."] }],
    ];
    for (const [input, errors] of refused) {
      const { status, body } = await create(input);
      expect([status, body]).toEqual([422, { errors }]);
    }
  });

  it("@API-085 @VALID-06 gives a slug to one of several concurrent requests, and unique slugs to communities of the same name", async () => {
    const requests = await Promise.all([1, 2, 3].map(() => create({ name: "Rush", type: "public", newSlug: "rush" })));
    expect(requests.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    const refused = requests.filter(({ status }) => status === 422).map(({ body }) => body);
    expect(refused).toEqual([1, 2].map(() => ({ errors: { newSlug: ["This slug is taken."] } })));
    const named = await Promise.all([1, 2, 3].map(() => create({ name: "Morning Show", type: "public" })));
    expect(named.map(({ body }) => body.slug).toSorted()).toEqual(["morning-show", "morning-show-2", "morning-show-3"]);
  });

  it("@API-085 is allowed for platform admins and account admins", async () => {
    const statuses: number[] = [];
    const people = [admin, await env.current.person(["pr"]), await env.current.person(["journo"])];
    for (const person of people) statuses.push((await create({ name: "Newsroom", type: "public" }, person)).status);
    expect(statuses).toEqual([201, 403, 403]);
  });
});

describe("changing a community", () => {
  it("@API-087 changes given fields, and keeps the previous slug as an alias", async () => {
    await create({ name: "Before", type: "public", newSlug: "before", description: "Stays" });
    const { status, body } = await change("before", { name: "After", newSlug: "after" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "After", slug: "after", description: "Stays", type: "public" });
    const found = await founder.client.read<Community>("/communities/Before");
    expect(found).toEqual(body);
    const { data } = await founder.client.read<{ data: Community[] }>("/communities?slugs=before,after");
    expect(data.map(({ id }) => id)).toEqual([body.id, body.id]);
    // Other communities cannot use a former slug, but its own community can.
    expect((await create({ name: "Thief", type: "public", newSlug: "before" })).status).toBe(422);
    expect((await change("after", { newSlug: "before" })).body.slug).toBe("before");
    expect((await founder.client.read<Community>("/communities/after")).slug).toBe("before");
  });

  it("@API-087 gives a slug to one of two concurrent requests, and keeps all previous slugs as aliases", async () => {
    for (const slug of ["first-desk", "second-desk"]) await create({ name: "Desk", type: "public", newSlug: slug });
    const requests = await Promise.all(["first-desk", "second-desk"].map((slug) => change(slug, { newSlug: "one-desk" })));
    expect(requests.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const { body: desk } = await create({ name: "Desk", type: "public", newSlug: "third-desk" });
    await Promise.all(["fourth-desk", "fifth-desk"].map((newSlug) => change("third-desk", { newSlug })));
    const slugs = ["third-desk", "fourth-desk", "fifth-desk"];
    const communities = await Promise.all(slugs.map((slug) => founder.client.read<Community>(`/communities/${slug}`)));
    expect(communities.map(({ id }) => id)).toEqual(slugs.map(() => desk.id));
  });

  it("@API-087 finds a community by its former slug while another change stores it", async () => {
    const { body: desk } = await create({ name: "Desk", type: "public", newSlug: "moving-desk" });
    const slugs = Array.from({ length: 20 }, (_, index) => `moved-desk-${index}`);
    const requests = slugs.map(async (newSlug) => {
      const [changed, found] = await Promise.all([
        change("moving-desk", { newSlug }),
        founder.client.read<Community>("/communities/moving-desk"),
      ]);
      return [changed.body.id, found.id];
    });
    expect(await Promise.all(requests)).toEqual(slugs.map(() => [desk.id, desk.id]));
  });

  it("@API-087 generates variants of a new logo and deletes those of the previous one", async () => {
    const [first, second] = [await picture("red"), await picture("blue")];
    const logoVariants = ({ icon, img }: Community) => [icon, img].map((path) => path ?? "none");
    const statusOf = async (path: string) => (await env.current.upstream.app.inject(path)).statusCode;
    const previous = logoVariants((await create({ name: "Marked", type: "public", newSlug: "marked", logo: first })).body);
    expect(await Promise.all(previous.map(statusOf))).toEqual([200, 200]);
    const current = logoVariants((await change("marked", { logo: second })).body);
    expect(await Promise.all([...current, ...previous].map(statusOf))).toEqual([200, 200, 404, 404]);
    expect(logoVariants((await change("marked", { description: "Same logo" })).body)).toEqual(current);
    expect(await Promise.all(current.map(statusOf))).toEqual([200, 200]);
    expect((await change("marked", { logo: null })).body).toMatchObject({ icon: null, img: null, logo: null });
    expect(await Promise.all(current.map(statusOf))).toEqual([404, 404]);
  });

  it("@API-087 is allowed for the creator and platform admins", async () => {
    await create({ name: "Mine", type: "public", newSlug: "mine" });
    const stranger = await env.current.person(["accountAdmin"]);
    expect((await change("mine", { description: "Theirs" }, stranger)).status).toBe(403);
    expect((await change("mine", { description: "By an admin" }, admin)).body.description).toBe("By an admin");
    expect((await change("mine", { description: null, country: null })).body).toMatchObject({ description: null, country: null });
    expect((await change("nowhere", { description: "x" })).status).toBe(404);
  });
});
