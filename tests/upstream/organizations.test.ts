import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { createFolderStore } from "../../upstream/media/folderStore.ts";
import type { Company, Outlet } from "../../upstream/users/schema.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
let admin: Person;
beforeAll(async () => {
  admin = await env.current.person(["admin"]);
});

/** Creates a picture of the owner with an existing file. */
async function picture(owner: Person): Promise<number> {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#23415f" } })
    .png()
    .toBuffer();
  const path = await createFolderStore(env.current.filesDir).put(bytes, "image/png");
  const id = await env.current.image(owner.contactId);
  await env.current.db.updateTable("images").set({ path }).where("id", "=", id).execute();
  return id;
}

describe("companies", () => {
  it("@GEN-10 are created by platform admins, once per web address", async () => {
    const input = { name: "Tidal Power", url: "tidal.example", description: "Turbines", country: 36, logo: await picture(admin) };
    const { status, body } = await admin.client.post<Company>("/companies", input);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "Tidal Power",
      slug: "tidal-power",
      url: "https://tidal.example",
      country: { code: "AU" },
      newsroom: null,
      canEdit: true,
    });
    expect(body.logo).toMatch(/^\/files\//);
    const duplicate = await admin.client.post("/companies", { name: "Tidal", url: "http://www.tidal.example/x" });
    expect([duplicate.status, duplicate.body]).toEqual([
      422,
      { errors: { url: ["A company with this web address already exists."] } },
    ]);
    const other = await env.current.person(["pr", "accountAdmin"]);
    expect((await other.client.post("/companies", { name: "Mine" })).status).toBe(403);
  });

  it("@GEN-10 are changed by their owners and platform admins", async () => {
    const owner = await env.current.person(["pr"]);
    const stranger = await env.current.person(["pr"]);
    const contact = await env.current.contact({ type: "company", name: "Mill", slug: "mill" });
    await env.current.insert("companies", { contact_id: contact, owner_id: owner.contactId });
    const change = (by: Person, body: object, slug = "mill") => by.client.patch<Company>(`/c/${slug}`, body);
    expect((await change(stranger, { name: "Mine" })).status).toBe(403);
    expect((await change(stranger, { name: "Mine" }, "nobody-there")).status).toBe(404);
    const [logo, banner] = [await picture(owner), await picture(owner)];
    const input = { name: "The Mill", url: "mill.example", phone: "+61 2 5550 0000", email: "Press@Mill.example", logo, banner };
    const { status, body } = await change(owner, { ...input, newSlug: "the-mill" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "The Mill",
      slug: "the-mill",
      url: "https://mill.example",
      phone: "+61 2 5550 0000",
      email: "press@mill.example",
      banner: { id: banner },
    });
    expect((await change(owner, { logo: null }, "the-mill")).body).toMatchObject({ logo: null, name: "The Mill" });
    await env.current.contact({ type: "company", slug: "taken-name" });
    for (const [sent, errors] of [
      [{ name: "" }, { name: ["Name is required."] }],
      [{ phone: "call me" }, { phone: ["Phone number is not valid."] }],
      [{ email: "nobody" }, { email: ["E-mail is not valid."] }],
      [{ newSlug: "taken-name" }, { newSlug: ["This slug is taken."] }],
      [{ banner: await picture(stranger) }, { banner: ["Banner was not found."] }],
    ] as const) {
      const refused = await change(owner, sent, "the-mill");
      expect([refused.status, refused.body]).toEqual([422, { errors }]);
    }
  });
});

describe("outlets", () => {
  it("@GEN-10 @GEN-17 are created by platform admins and changed by their editors", async () => {
    const input = { name: "Night Paper", url: "night.example", type: "newspaper", beats: [355, 62], country: 36 };
    const { status, body } = await admin.client.post<Outlet>("/outlets", input);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "Night Paper", slug: "night-paper", type: "newspaper", country: { code: "AU" } });
    expect(body.beats.map(({ id }) => id)).toEqual([62, 355]);
    const duplicate = await admin.client.post("/outlets", { name: "Night", url: "night.example/x", type: "online" });
    expect([duplicate.status, duplicate.body]).toEqual([
      422,
      { errors: { url: ["An outlet with this web address already exists."] } },
    ]);

    const [editor, reporter] = [await env.current.person(["journo"]), await env.current.person(["journo"])];
    await env.current.insert("outlet_responsibilities", { contact_id: editor.contactId, outlet_id: body.id, roles: ["editor"] });
    await env.current.insert("outlet_responsibilities", {
      contact_id: reporter.contactId,
      outlet_id: body.id,
      roles: ["reporter"],
    });
    const change = (by: Person, changes: object, slug = "night-paper") => by.client.patch<Outlet>(`/o/${slug}`, changes);
    expect((await change(reporter, { name: "Mine" })).status).toBe(403);
    const logo = await picture(editor);
    const changed = await change(editor, { description: "After dark", type: "online", beats: [19], logo, newSlug: "night" });
    expect(changed.body).toMatchObject({ description: "After dark", type: "online", slug: "night", beats: [{ id: 19 }] });
    expect(changed.body.logo).toMatch(/^\/files\//);
    for (const [sent, errors] of [
      [{ name: " " }, { name: ["Name is required."] }],
      [{ beats: [1] }, { beats: ["A beat was not found."] }],
      [{ newSlug: "new" }, { newSlug: ["This slug is reserved."] }],
    ] as const) {
      const refused = await change(editor, sent, "night");
      expect([refused.status, refused.body]).toEqual([422, { errors }]);
    }
    expect((await reporter.client.post("/outlets", { name: "Mine", type: "tv" })).status).toBe(403);
  });
});
