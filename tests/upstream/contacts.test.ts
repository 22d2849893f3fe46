import { beforeEach, describe, expect, it } from "vitest";
import { useTestEnv, type Person } from "./support.ts";

interface Contact {
  id: number;
  name: string;
  slug: string | null;
  email: string | null;
  notes: string | null;
  listIds: number[];
  isOwn: boolean;
  beats: { key: string }[];
  country: { code: string } | null;
  organization: string | null;
}
interface ContactList {
  id: number;
  name: string;
  description: string | null;
  contactsCount: number;
  creator: { id: number };
}
interface List<T> {
  data: T[];
  meta: { total: number };
}
interface ImportResponse {
  created: number;
  updated: number;
  errors: { row: number; messages: string[] }[];
}

const BUSINESS = 356;
const TECH = 355;
const LIFESTYLE = 19;
const SPORTS = 354;
const AUSTRALIA = 36;

const env = useTestEnv();
let ann: Person;
let colleague: Person;
let rival: Person;

const account = (name: string) => env.current.insert("accounts", { name, created_at: env.current.time });

beforeEach(async () => {
  const modules = ["contacts" as const, "opportunities" as const];
  const [ours, ofRival] = [await account("Ours"), await account("Theirs")];
  ann = await env.current.person(["pr"], { account_id: ours, modules }, { name: "Ann Own" });
  colleague = await env.current.person(["pr"], { account_id: ours, modules }, { name: "Carl Own" });
  rival = await env.current.person(["pr"], { account_id: ofRival, modules }, { name: "Rita Rival" });
});

const add = (person: Person, body: object) => person.client.post<Contact>("/contacts", body);
const find = (person: Person, query = "") => person.client.read<List<Contact>>(`/contacts?limit=100${query}`);
const namesOf = ({ data }: List<Contact>) => data.map(({ name }) => name);
const addBeats = (contactId: number, beats: number[]) =>
  env.current.db
    .insertInto("contact_beats")
    .values(beats.map((beat) => ({ contact_id: contactId, beat_id: beat })))
    .execute();

describe("contacts of an account", () => {
  it("are visible to and edited by its users only @GEN-10", async () => {
    const created = await add(ann, {
      name: "  Petra   Quist ",
      email: "petra@wire.example",
      phone: "+61 2 5550 1000",
      job: "Editor",
      organization: "The Wire",
      country: AUSTRALIA,
      beats: [BUSINESS],
      notes: "Call before ten.",
    });
    expect(created).toMatchObject({
      status: 201,
      body: { name: "Petra Quist", slug: null, email: "petra@wire.example", notes: "Call before ten.", isOwn: true },
    });
    const path = `/contacts/${created.body.id}`;
    expect((await colleague.client.patch<Contact>(path, { notes: "Call after ten.", email: null })).body).toMatchObject({
      notes: "Call after ten.",
      email: null,
      organization: "The Wire",
      beats: [{ key: "business" }],
    });
    for (const refused of [
      await rival.client.get(path),
      await rival.client.patch(path, { notes: "" }),
      await rival.client.delete(path),
    ])
      expect(refused.status).toBe(404);
    expect(namesOf(await find(rival, "&q=petra"))).toEqual([]);
    expect((await rival.client.read<List<Contact>>(`/contacts?ids=${created.body.id}`)).data).toEqual([]);
    expect((await colleague.client.delete(path)).status).toBe(204);
    expect((await ann.client.get(path)).status).toBe(404);
  });

  it("appear only among contacts @GEN-10", async () => {
    const { id } = (await add(ann, { name: "Petra Quist", email: "petra@wire.example" })).body;
    const { client } = ann;
    expect((await client.read<List<Contact>>("/mentions?q=petra")).data).toEqual([]);
    expect((await client.read<List<unknown>>("/search?q=petra")).data).toEqual([]);
    const message = await client.post("/conversations", { contactIds: [id], content: "Hello" });
    expect(message).toMatchObject({ status: 422, body: { errors: { contactIds: ["A person was not found."] } } });
    const interview = await client.post<{ id: number }>("/interviews", {
      title: "Five questions",
      type: "text",
      questions: [{ text: "Why now?" }],
    });
    const invited = await client.post(`/interviews/${interview.body.id}/invitations`, { contactIds: [id] });
    expect(invited).toMatchObject({ status: 422, body: { errors: { contactIds: ["Somebody was not found."] } } });
    expect((await client.post(`/interviews/${interview.body.id}/share`, { contactIds: [id] })).status).toBe(422);
    expect((await client.get(`/u/${id}`)).status).toBe(404);
  });

  it("validate their fields, and allow an e-mail address once per account", async () => {
    await add(ann, { name: "Petra Quist", email: "petra@wire.example" });
    expect(await add(colleague, { name: "Another", email: "PETRA@wire.example" })).toMatchObject({
      status: 422,
      body: { errors: { email: ["Another contact of your account has this e-mail."] } },
    });
    expect((await add(rival, { name: "Petra Quist", email: "petra@wire.example" })).status).toBe(201);
    expect(await add(ann, { name: " ", email: "petra", phone: "call me", country: 1, beats: [1] })).toMatchObject({
      status: 422,
      body: {
        errors: {
          name: ["Name is required."],
          email: ["E-mail is not valid."],
          phone: ["Phone number is not valid."],
          country: ["Country was not found."],
          beats: ["A beat was not found."],
        },
      },
    });
  });

  it("require the module, an account and write permission @GUARD-09", async () => {
    const plain = await env.current.person(["pr"], { account_id: await account("Plain") });
    expect((await plain.client.get("/contacts")).status).toBe(404);
    expect((await plain.client.get("/contactLists")).status).toBe(404);
    expect((await add(plain, { name: "Petra" })).status).toBe(404);
    const alone = await env.current.person(["admin"], { modules: ["contacts"] });
    expect(namesOf(await find(alone, "&q=own"))).toEqual(expect.arrayContaining(["Ann Own", "Carl Own"]));
    expect(await add(alone, { name: "Petra" })).toMatchObject({
      status: 422,
      body: { detail: "Only users of an account can do this." },
    });
    expect((await alone.client.read<List<ContactList>>("/contactLists")).data).toEqual([]);
    expect((await alone.client.get("/contacts/recommendations")).status).toBe(404);
    const reader = await env.current.person(["pr"], { modules: ["contacts"], is_read_only: true });
    expect(await add(reader, { name: "Petra" })).toMatchObject({ status: 422, body: { detail: "Your account is read-only." } });
    expect((await env.current.guest.get("/contacts")).status).toBe(401);
  });
});

describe("the list of contacts", () => {
  it("is filtered by every filter and excludes the viewer @CONTACT-01", async () => {
    const outlet = await env.current.insert("outlets", { name: "The Wire", slug: "the-wire" });
    const petra = await env.current.contact({ name: "Petra Quist", job: "Editor", country_id: AUSTRALIA });
    await env.current.insert("outlet_responsibilities", { contact_id: petra, outlet_id: outlet, roles: ["editor"] });
    await addBeats(petra, [BUSINESS]);
    await env.current.company({ name: "Quist Mining" });
    await add(ann, { name: "Paula Quist", email: "paula@mail.example", beats: [TECH] });
    const names = async (query: string) => namesOf(await find(ann, query));
    expect(await names("&q=quist")).toEqual(["Paula Quist", "Petra Quist", "Quist Mining"]);
    expect(await names("&q=paula%40mail")).toEqual(["Paula Quist"]);
    expect(await names("&q=quist&type=company")).toEqual(["Quist Mining"]);
    expect(await names(`&beats=${BUSINESS},${TECH}&q=quist`)).toEqual(["Paula Quist", "Petra Quist"]);
    expect(await names(`&outletId=${outlet}`)).toEqual(["Petra Quist"]);
    expect(await names("&role=editor")).toEqual(["Petra Quist"]);
    expect(await names("&role=producer")).toEqual([]);
    expect(await names("&country=au&q=quist")).toEqual(["Petra Quist"]);
    const known = (await find(ann, "&q=own")).data.map(({ id }) => id);
    expect([known.includes(colleague.contactId), known.includes(ann.contactId)]).toEqual([true, false]);
    expect((await ann.client.get("/contacts?role=king")).status).toBe(400);
  });

  it("shows only name and job of private people", async () => {
    const hidden = await env.current.contact({ name: "Hidden Hank", is_private: true, about: "Secret", country_id: AUSTRALIA });
    await env.current.db
      .insertInto("contact_details")
      .values({ contact_id: hidden, public_email: "hank@mail.example" })
      .execute();
    await addBeats(hidden, [BUSINESS]);
    expect((await find(ann, "&q=hank")).data).toMatchObject([{ email: null, beats: [], country: null }]);
    expect(namesOf(await find(ann, "&q=hank%40mail"))).toEqual([]);
    expect(namesOf(await find(ann, `&beats=${BUSINESS}&q=hank`))).toEqual([]);
  });
});

describe("contact lists", () => {
  it("are created, read, changed and deleted by users of the account only @GEN-10 @GEN-17", async () => {
    const petra = (await add(ann, { name: "Petra Quist" })).body.id;
    const created = await ann.client.post<ContactList>("/contactLists", {
      name: " Energy  desk ",
      description: "Who covers prices",
      contactIds: [petra, rival.contactId, petra],
    });
    expect(created).toMatchObject({
      status: 201,
      body: { name: "Energy desk", contactsCount: 2, creator: { id: ann.contactId }, description: "Who covers prices" },
    });
    const path = `/contactLists/${created.body.id}`;
    expect((await colleague.client.patch<ContactList>(path, { name: "Energy" })).body).toMatchObject({ name: "Energy" });
    expect(namesOf(await colleague.client.read(`${path}/contacts`))).toEqual(["Petra Quist", "Rita Rival"]);
    expect(namesOf(await colleague.client.read(`${path}/contacts?q=pet`))).toEqual(["Petra Quist"]);
    expect(namesOf(await find(ann, `&listId=${created.body.id}`))).toEqual(["Petra Quist", "Rita Rival"]);
    expect((await ann.client.read<Contact>(`/contacts/${petra}`)).listIds).toEqual([created.body.id]);
    expect((await rival.client.read<Contact>(`/contacts/${ann.contactId}`)).listIds).toEqual([]);
    for (const refused of [
      await rival.client.get(path),
      await rival.client.get(`${path}/contacts`),
      await rival.client.patch(path, { name: "Mine" }),
      await rival.client.post(`${path}/contacts`, { contactIds: [ann.contactId] }),
      await rival.client.delete(path),
    ])
      expect(refused.status).toBe(404);
    expect((await ann.client.read<List<ContactList>>("/contactLists?q=ener")).data.map(({ name }) => name)).toEqual(["Energy"]);
    expect((await rival.client.read<List<ContactList>>(`/contactLists?ids=${created.body.id}`)).data).toEqual([]);
    expect((await colleague.client.delete(path)).status).toBe(204);
    expect((await ann.client.get(path)).status).toBe(404);
    expect((await ann.client.get(`/contacts/${petra}`)).status).toBe(200);
  });

  it("contain each contact once, and accept only contacts visible to the account", async () => {
    const { id } = (await ann.client.post<ContactList>("/contactLists", { name: "Desk" })).body;
    const ofRival = (await add(rival, { name: "Private Pete" })).body.id;
    const put = (contactIds: number[]) => ann.client.post<ContactList>(`/contactLists/${id}/contacts`, { contactIds });
    expect((await put([rival.contactId, colleague.contactId])).body.contactsCount).toBe(2);
    expect((await put([rival.contactId])).body.contactsCount).toBe(2);
    expect(await put([ofRival])).toMatchObject({ status: 422, body: { errors: { contactIds: ["A contact was not found."] } } });
    expect(await put([])).toMatchObject({ status: 422, body: { errors: { contactIds: ["Contacts is required."] } } });
    const member = `/contactLists/${id}/contacts/${rival.contactId}`;
    expect((await ann.client.delete(member)).status).toBe(204);
    expect((await ann.client.delete(member)).status).toBe(404);
    expect(await ann.client.post("/contactLists", { name: "x".repeat(121) })).toMatchObject({
      status: 422,
      body: { errors: { name: ["Name must have at most 120 characters."] } },
    });
  });

  it("lose a contact that is deleted", async () => {
    const petra = (await add(ann, { name: "Petra Quist" })).body.id;
    const { id } = (await ann.client.post<ContactList>("/contactLists", { name: "Desk", contactIds: [petra] })).body;
    await ann.client.delete(`/contacts/${petra}`);
    expect((await ann.client.read<ContactList>(`/contactLists/${id}`)).contactsCount).toBe(0);
  });
});

describe("recommendations", () => {
  it("share beats with the viewer, most first, until they are in a list or dismissed @CONTACT-01", async () => {
    await addBeats(ann.contactId, [LIFESTYLE, SPORTS]);
    await addBeats(colleague.contactId, [LIFESTYLE]);
    const one = await env.current.contact({ name: "One Beat" });
    const two = await env.current.contact({ name: "Two Beats" });
    const hidden = await env.current.contact({ name: "Hidden", is_private: true });
    await addBeats(one, [SPORTS]);
    await addBeats(two, [LIFESTYLE, SPORTS]);
    await addBeats(hidden, [LIFESTYLE]);
    await add(ann, { name: "Own", beats: [LIFESTYLE] });
    const names = async () => namesOf(await ann.client.read("/contacts/recommendations"));
    expect(await names()).toEqual(["Two Beats", "One Beat"]);
    await ann.client.post("/contactLists", { name: "Desk", contactIds: [two] });
    expect(await names()).toEqual(["One Beat"]);
    const path = `/contacts/recommendations/${one}`;
    expect((await ann.client.delete(path)).status).toBe(204);
    expect((await ann.client.delete(path)).status).toBe(204);
    expect(await names()).toEqual([]);
    expect((await ann.client.delete(`/contacts/recommendations/${2 ** 31 - 1}`)).status).toBe(404);
    const plain = await env.current.person(["pr"], { modules: ["contacts"] });
    expect((await plain.client.get("/contacts/recommendations")).status).toBe(404);
  });
});

describe("a CSV file of contacts", () => {
  const send = (person: Person, content: string | Uint8Array<ArrayBuffer>, preview = false) => {
    const form = new FormData();
    form.append("csv", new Blob([content], { type: "text/csv" }), "contacts.csv");
    form.append("preview", String(preview));
    return person.client.post<ImportResponse>("/contacts/import", form);
  };

  it("creates and updates contacts; invalid rows are reported and skipped @CONTACT-01", async () => {
    await add(ann, { name: "Petra Quist", email: "petra@wire.example", notes: "Kept" });
    const file = [
      "First name;Last name;E-mail;Company;Country;Beats;Notes",
      'Petra;Quist-Lang;PETRA@wire.example;"The ""Wire""";AU;Business, Tech;',
      ";;nobody;;Atlantis;$&;",
      "",
      'Paul;Ode;paul@mail.example;;Germany;;"Two',
      'lines"',
      "Paul;Ode;paul@mail.example;;;;",
    ].join("\r\n");
    const expected = {
      created: 1,
      updated: 1,
      errors: [
        {
          row: 3,
          messages: [
            'Country "Atlantis" was not found.',
            'Beats "$&" were not found.',
            "Name is required.",
            "E-mail is not valid.",
          ],
        },
        { row: 6, messages: ["Row 5 is the same contact."] },
      ],
    };
    expect(await send(ann, file, true)).toMatchObject({ status: 200, body: expected });
    expect(namesOf(await find(ann, "&q=paul"))).toEqual([]);
    expect(await send(ann, file)).toMatchObject({ status: 201, body: expected });
    const { data } = await find(ann, "&q=quist-lang");
    expect(data).toMatchObject([
      {
        name: "Petra Quist-Lang",
        email: "PETRA@wire.example",
        organization: 'The "Wire"',
        country: { code: "AU" },
        notes: "Kept",
      },
    ]);
    expect((await find(ann, "&q=paul")).data).toMatchObject([{ notes: "Two\nlines", country: { code: "DE" } }]);
    expect(await send(colleague, file)).toMatchObject({ body: { created: 0, updated: 2 } });
    expect(await send(rival, file)).toMatchObject({ body: { created: 2, updated: 0 } });
  });

  it("matches contacts whose cells have other white space than the stored values @CONTACT-01", async () => {
    const file = `name,organization,email\nPetra  Quist,"The\nWire",\nPaul\u00a0Ode,The Wire, \u00a0\nIda Moss,,ida@mail.example\u00a0\n`;
    expect(await send(ann, file)).toMatchObject({ body: { created: 3, updated: 0, errors: [] } });
    expect(await send(ann, file)).toMatchObject({ body: { created: 0, updated: 3, errors: [] } });
  });

  it("is read in the encodings and separators of common programs", async () => {
    const files: [string, Uint8Array<ArrayBuffer>][] = [
      ["Zoë One", new TextEncoder().encode("\ufeffname,job,notes\nZoë One,Editor,Kept\0\n")],
      ["Zoë Two", Uint8Array.from(Buffer.from("name\tjob\rZoë Two\tEditor\r", "latin1"))],
      ["Zoë Three", Uint8Array.from([0xff, 0xfe, ...Buffer.from('"name";"job"\nZoë Three;Editor', "utf16le")])],
    ];
    for (const [name, content] of files) {
      expect(await send(ann, content)).toMatchObject({ status: 201, body: { created: 1, errors: [] } });
      expect(namesOf(await find(ann, `&q=${encodeURIComponent(name)}`))).toEqual([name]);
    }
  });

  it("is refused if it is not a valid list of contacts", async () => {
    const refusals: [string, string][] = [
      ["job,email\nEditor,a@b.example", 'The first row must name the columns; a column "Name" is needed.'],
      ["name,email\n", "The file has no contacts."],
      ['name,email\n"Petra,a@b.example', "Line 2 of the file cannot be read."],
      ["name,mail,e-mail\nPetra,,", 'Two columns stand for "email".'],
      [`name\n${"Petra\n".repeat(2001)}`, "A file can have at most 2000 contacts."],
    ];
    for (const [content, message] of refusals)
      expect(await send(ann, content)).toMatchObject({ status: 422, body: { errors: { csv: [message] } } });
    expect((await send(ann, `name\n${"x".repeat(2 * 1024 * 1024)}`)).status).toBe(413);
    expect((await ann.client.post("/contacts/import", {})).status).toBe(415);
    const empty = new FormData();
    empty.append("preview", "true");
    expect(await ann.client.post("/contacts/import", empty)).toMatchObject({
      status: 422,
      body: { errors: { csv: ["File is required."] } },
    });
  });
});
