import { describe, expect, it } from "vitest";
import type { Profile } from "../../upstream/schemas/people.ts";
import { useWorld } from "./support.ts";

const world = useWorld();

describe("profiles", () => {
  it("@USER-05 of people tell who they are, by slug and by slugs, also to guests", async () => {
    const person = await world.now.person(["expert"], {}, { slug: "Dr-Who", about: "Doctor", job: "Physician", country_id: 36 });
    const profile = await world.now.guest.read<Profile>("/u/dr-who");
    expect(profile).toMatchObject({
      id: person.contactId,
      userId: person.userId,
      type: "person",
      about: "Doctor",
      job: "Physician",
      country: { code: "AU" },
      userType: "experts",
      isPrivate: false,
    });
    const { data } = await world.now.guest.read<{ data: Profile[] }>("/u?slugs=nobody,dr-who");
    expect(data).toEqual([profile]);
    expect((await world.now.guest.get("/u/nobody")).status).toBe(404);
    expect((await world.now.guest.get("/u")).status).toBe(400);
  });

  it("of private people show others the head only", async () => {
    const account = await world.now.insert("accounts", { name: "Acme", created_at: world.now.time });
    const hidden = await world.now.person(
      ["journo"],
      { account_id: account, is_managed: true },
      { slug: "hidden", about: "Private", job: "Editor", is_private: true },
    );
    const keeper = await world.now.person(["accountAdmin"], { account_id: account });
    const other = await world.now.person(["accountAdmin"], {
      account_id: await world.now.insert("accounts", { name: "B", created_at: world.now.time }),
    });
    const admin = await world.now.person(["admin"]);
    for (const client of [hidden.client, keeper.client, admin.client]) {
      expect(await client.read("/u/hidden")).toMatchObject({ isPrivate: true, about: "Private" });
    }
    for (const client of [other.client, world.now.guest]) {
      expect(await client.read("/u/hidden")).toMatchObject({
        isPrivate: true,
        job: "Editor",
        about: null,
        beats: [],
        communities: [],
        lastActiveStamp: null,
      });
    }
  });

  it("of people leave out private communities that the reader is not in", async () => {
    const person = await world.now.person(["pr"], {}, { slug: "joiner" });
    const friend = await world.now.person(["pr"]);
    const open = await world.now.community({}, [person.contactId]);
    const closed = await world.now.community({ type: "private" }, [person.contactId, friend.contactId]);
    const idsFor = async (client: typeof friend.client) =>
      new Set((await client.read<Profile>("/u/joiner")).communities.map(({ id }) => id));
    expect(await idsFor(friend.client)).toEqual(new Set([open, closed]));
    expect(await idsFor(world.now.guest)).toEqual(new Set([open]));
  });

  it("of companies and outlets are read the same way, and say who may edit", async () => {
    const contact = await world.now.company({ slug: "maker", name: "Maker" });
    const company = await world.now.db
      .selectFrom("companies")
      .select("id")
      .where("contact_id", "=", contact)
      .executeTakeFirstOrThrow();
    const account = await world.now.insert("accounts", { name: "Maker", company_id: company.id, created_at: world.now.time });
    const owner = await world.now.person(["accountAdmin"], { account_id: account });
    await world.now.insert("outlets", { name: "Daily", slug: "daily", type: "radio" });
    expect(await owner.client.read("/c/Maker")).toMatchObject({
      id: company.id,
      contactId: contact,
      peopleCount: 1,
      canEdit: true,
    });
    expect(await world.now.guest.read("/c/maker")).toMatchObject({ canEdit: false });
    expect(await world.now.guest.read("/o?slugs=daily")).toMatchObject({
      data: [{ slug: "daily", type: "radio", canEdit: false }],
    });
    expect((await world.now.guest.get("/o/maker")).status).toBe(404);
    expect((await world.now.guest.get("/u/maker")).status).toBe(404);
  });
});
