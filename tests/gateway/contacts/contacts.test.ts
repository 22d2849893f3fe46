import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const permission = "{ allowed reasons { code message } }";
const card = `id databaseId name type slug isOwn jobTitle organization email notes beats { key } country { code } lists { name }
  permissions { edit ${permission} delete ${permission} list ${permission} message ${permission} }`;
const errors = "errors { code message field }";

interface Contact {
  id: string;
  databaseId: number;
  name: string;
  lists: { name: string }[];
}
interface List {
  id: string;
  databaseId: number;
  name: string;
  contactsCount: number;
}
interface Outcome {
  errors: { code: string; message: string; field: string[] | null }[];
  contact: Contact | null;
  contactList: List | null;
  contacts: Contact[] | null;
}

describe("contacts", () => {
  let env: TestEnv;
  let olivia: Person;
  let otherUser: Person;
  let withoutModules: Person;
  let withoutAccount: Person;

  beforeAll(async () => {
    env = await startTestEnv();
    const { fixtures } = env;
    const account = async (name: string) =>
      (
        await fixtures.db
          .insertInto("accounts")
          .values({ name, created_at: fixtures.time() })
          .returning("id")
          .executeTakeFirstOrThrow()
      ).id;
    const modules = ["contacts" as const, "opportunities" as const];
    olivia = await fixtures.person(["pr"], { account_id: await account("Meridian"), modules });
    otherUser = await fixtures.person(["pr"], { account_id: await account("Northlight"), modules });
    withoutModules = await fixtures.person(["journo"]);
    withoutAccount = await fixtures.person(["admin"], { modules });
  });
  afterAll(() => env?.stop());
  beforeEach(() => env.upstream.reset());

  async function change(name: string, input: object, fields: string, as?: Person): Promise<Outcome> {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} ${errors} } }`;
    const outcome = (await env.data<Record<string, Outcome>>(document, { input }, as))[name];
    if (outcome === undefined) throw new Error(`No ${name}`);
    return outcome;
  }

  async function add(name: string, as = olivia, values: object = {}): Promise<Contact> {
    const { contact } = await change("createContact", { name, ...values }, `contact { ${card} }`, as);
    if (contact === null) throw new Error("Not added");
    return contact;
  }

  it("lets the users of an account add, update and delete contacts @GEN-10", async () => {
    const created = await change(
      "createContact",
      {
        name: "Petra Quist",
        email: "petra@wire.example",
        countryId: globalId("Country", 36),
        beatIds: [globalId("Beat", 356)],
        notes: "Mornings",
      },
      `contact { ${card} }`,
      olivia,
    );
    expect(created).toMatchObject({
      errors: [],
      contact: {
        name: "Petra Quist",
        type: "PERSON",
        slug: null,
        isOwn: true,
        beats: [{ key: "BUSINESS" }],
        country: { code: "AU" },
        notes: "Mornings",
        permissions: {
          edit: { allowed: true },
          delete: { allowed: true },
          list: { allowed: true },
          message: { allowed: false, reasons: [{ code: "NOT_REACHABLE" }] },
        },
      },
    });
    const contactId = created.contact?.id ?? "";
    expect(
      await change("updateContact", { contactId, email: "nobody", beatIds: [globalId("Beat", 1)] }, "contact { id }", olivia),
    ).toEqual({
      contact: null,
      errors: [
        { code: "INVALID_EMAIL", message: "E-mail is not valid.", field: ["input", "email"] },
        { code: "NOT_FOUND", message: "A beat was not found.", field: ["input", "beatIds"] },
      ],
    });
    expect(
      await change("updateContact", { contactId, name: null, notes: null, type: "COMPANY" }, `contact { ${card} }`, olivia),
    ).toMatchObject({ errors: [], contact: { name: "Petra Quist", notes: null, type: "COMPANY", email: "petra@wire.example" } });
    expect((await change("deleteContact", { contactId }, "deletedContactId", otherUser)).errors).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
    expect(await change("deleteContact", { contactId }, "deletedContactId", olivia)).toEqual({
      deletedContactId: contactId,
      errors: [],
    });
    expect(await env.data("query ($id: ID!) { node(id: $id) { id } }", { id: contactId }, olivia)).toEqual({ node: null });
  });

  it("allows messages to registered contacts and listing them, but not editing them @GEN-10", async () => {
    const document = `query ($id: Int!) { contact(databaseId: $id) { ${card} } }`;
    const { contact } = await env.data<{ contact: object }>(document, { id: otherUser.contactId }, olivia);
    const ofOthers = { code: "OF_OTHERS", message: "Only contacts that your account has added can be changed." };
    expect(contact).toMatchObject({
      isOwn: false,
      slug: otherUser.slug,
      permissions: {
        edit: { allowed: false, reasons: [ofOthers] },
        delete: { allowed: false, reasons: [ofOthers] },
        list: { allowed: true },
        message: { allowed: true },
      },
    });
    const company = await env.data<{ contact: object }>(document, { id: (await env.fixtures.company()).contactId }, olivia);
    const notReachable = { code: "NOT_REACHABLE", message: "Messages can be sent to people with a profile only." };
    expect(company.contact).toMatchObject({ permissions: { message: { allowed: false, reasons: [notReachable] } } });
    const id = globalId("Contact", otherUser.contactId);
    expect((await change("updateContact", { contactId: id, name: "Mine" }, "contact { id }", olivia)).errors).toMatchObject([
      { code: "FORBIDDEN" },
    ]);
    const self = await env.data<{ contact: object }>(document, { id: olivia.contactId }, olivia);
    expect(self.contact).toMatchObject({
      permissions: { message: { allowed: false, reasons: [{ code: "SELF", message: "This is you." }] } },
    });
  });

  it("lets the users of an account mark any contact as do not contact @GEN-10", async () => {
    const fields = "contact { doNotContact permissions { markDoNotContact { allowed } } }";
    const marked = await add("Petra Marked", olivia, { doNotContact: true });
    const read = (contactId: string, as: Person) =>
      env.data("query ($id: ID!) { node(id: $id) { ... on Contact { doNotContact } } }", { id: contactId }, as);
    expect(await read(marked.id, olivia)).toEqual({ node: { doNotContact: true } });
    // An omitted field keeps its value.
    await change("updateContact", { contactId: marked.id, name: "Petra Marked still" }, "contact { id }", olivia);
    expect(await read(marked.id, olivia)).toEqual({ node: { doNotContact: true } });
    await change("updateContact", { contactId: marked.id, doNotContact: false }, "contact { id }", olivia);
    expect(await read(marked.id, olivia)).toEqual({ node: { doNotContact: false } });

    const contactId = globalId("Contact", withoutModules.contactId);
    expect(await change("setDoNotContact", { contactId, doNotContact: true }, fields, olivia)).toMatchObject({
      errors: [],
      contact: { doNotContact: true, permissions: { markDoNotContact: { allowed: true } } },
    });
    expect(await read(contactId, otherUser)).toEqual({ node: { doNotContact: false } });
    expect((await change("setDoNotContact", { contactId, doNotContact: true }, fields, withoutAccount)).errors).toMatchObject([
      { code: "INVALID", message: "Only users of an account can do this." },
    ]);
  });

  it("filters contacts with their lists in 3 calls for any page size @CONTACT-01 @API-005", async () => {
    const [one, two] = [
      await add("Quill One", olivia, { beatIds: [globalId("Beat", 355)] }),
      await add("Quill Two", olivia, { type: "COMPANY" }),
    ];
    await change("createContactList", { name: "Quills", contactIds: [one.id, two.id] }, "contactList { id }", olivia);
    env.upstream.reset();
    const document = `query ($q: String, $type: AuthorType, $beats: [ID!]) {
      contacts(query: $q, type: $type, beatIds: $beats, first: 50) { totalCount edges { node { ${card} } } } }`;
    const found = (variables: object) =>
      env.data<{ contacts: { totalCount: number; edges: { node: Contact }[] } | null }>(document, { ...variables }, olivia);
    const { contacts } = await found({ q: "quill" });
    expect(contacts?.edges.map(({ node }) => [node.name, node.lists])).toEqual([
      ["Quill One", [{ name: "Quills" }]],
      ["Quill Two", [{ name: "Quills" }]],
    ]);
    expect(env.upstream.calls.length).toBeLessThanOrEqual(3);
    expect((await found({ q: "quill", type: "COMPANY" })).contacts?.totalCount).toBe(1);
    expect((await found({ q: "quill", beats: [globalId("Beat", 355)] })).contacts?.totalCount).toBe(1);
  });

  it("adds contacts to lists and removes them @GEN-10 @GEN-17", async () => {
    const petra = await add("Petra Listed");
    const created = await change(
      "createContactList",
      { name: "Energy desk", description: "Prices", contactIds: [petra.id] },
      "contactList { id databaseId name description contactsCount creator { name } permissions { edit { allowed } delete { allowed } } } contacts { id lists { name } }",
      olivia,
    );
    expect(created).toMatchObject({
      errors: [],
      contactList: { name: "Energy desk", contactsCount: 1, permissions: { edit: { allowed: true }, delete: { allowed: true } } },
      contacts: [{ id: petra.id, lists: [{ name: "Energy desk" }] }],
    });
    const { id: contactListId = "", databaseId = 0 } = created.contactList ?? {};
    const contactIds = [globalId("Contact", otherUser.contactId), petra.id];
    const fields = "contactList { contactsCount } contacts { name lists { name } }";
    expect(await change("addToContactList", { contactListId, contactIds }, fields, olivia)).toMatchObject({
      errors: [],
      contactList: { contactsCount: 2 },
      contacts: [{ lists: [{ name: "Energy desk" }] }, { name: "Petra Listed" }],
    });
    const members = `query ($id: Int!) { contactList(databaseId: $id) { contacts(query: "petra") { totalCount edges { node { name } } } } }`;
    expect(await env.data(members, { id: databaseId }, olivia)).toEqual({
      contactList: { contacts: { totalCount: 1, edges: [{ node: { name: "Petra Listed" } }] } },
    });
    expect(await env.data(members, { id: databaseId }, otherUser)).toEqual({ contactList: null });
    expect(
      await change(
        "removeFromContactList",
        { contactListId, contactId: petra.id },
        "contactList { contactsCount } contact { lists { name } } removedContactId",
        olivia,
      ),
    ).toEqual({ contactList: { contactsCount: 1 }, contact: { lists: [] }, removedContactId: petra.id, errors: [] });
    expect((await change("updateContactList", { contactListId, name: " " }, "contactList { id }", olivia)).errors).toEqual([
      { code: "BLANK", message: "Name is required.", field: ["input", "name"] },
    ]);
    expect((await change("deleteContactList", { contactListId }, "deletedContactListId", otherUser)).errors).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
    expect(await change("deleteContactList", { contactListId }, "deletedContactListId", olivia)).toMatchObject({
      deletedContactListId: contactListId,
    });
  });

  it("recommends contacts with common topics until they are dismissed @CONTACT-01", async () => {
    const stranger = await env.fixtures.contact();
    const beats = [olivia.contactId, stranger].map((contact) => ({ contact_id: contact, beat_id: 19 }));
    await env.fixtures.db.insertInto("contact_beats").values(beats).execute();
    const document = "query { viewer { recommendedContacts { edges { node { databaseId } } } } }";
    type Recommended = { viewer: { recommendedContacts: { edges: { node: { databaseId: number } }[] } | null } };
    const ids = async (as: Person) =>
      (await env.data<Recommended>(document, {}, as)).viewer.recommendedContacts?.edges.map(({ node }) => node.databaseId);
    expect(await ids(olivia)).toEqual([stranger]);
    const contactId = globalId("Contact", stranger);
    expect(await change("dismissRecommendation", { contactId }, "dismissedContactId", olivia)).toEqual({
      dismissedContactId: contactId,
      errors: [],
    });
    expect(await ids(olivia)).toEqual([]);
    expect(await ids(withoutModules)).toBeUndefined();
  });

  it("hides contacts from plans without the module, and allows changes only to users of an account @GUARD-12 @PERM-49", async () => {
    const document = `query { contacts { totalCount } viewer { contactLists { totalCount } keepContacts ${permission} } }`;
    expect(await env.data(document, {}, withoutModules)).toMatchObject({ contacts: null, viewer: { contactLists: null } });
    expect(await env.data(document, {}, withoutAccount)).toMatchObject({
      viewer: { contactLists: { totalCount: 0 }, keepContacts: { allowed: false, reasons: [{ code: "NO_ACCOUNT" }] } },
    });
    expect((await change("createContact", { name: "Petra" }, "contact { id }", withoutAccount)).errors).toEqual([
      { code: "INVALID", message: "Only users of an account can do this.", field: null },
    ]);
  });

  it("imports contacts from a file that is streamed through the gateway @CONTACT-01", async () => {
    const send = (content: string, headers: Record<string, string> = { "x-requested-with": "XMLHttpRequest" }) => {
      const form = new FormData();
      form.append("preview", "true");
      form.append("csv", new Blob([content], { type: "text/csv" }), "contacts.csv");
      const url = `${env.url}/api/v1/contacts/import`;
      return fetch(url, { method: "POST", headers: { ...headers, cookie: `sid=${olivia.sid}` }, body: form });
    };
    const response = await send("name,email\nPetra,petra@files.example\nPaul,nobody\n");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ created: 1, updated: 0, errors: [{ row: 3, messages: ["E-mail is not valid."] }] });
    const refused = await send("job\nEditor\n");
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: { csv: [expect.stringContaining("Name")] } });
    expect((await send("name\nPetra\n", {})).status).toBe(400);
  });

  it("lists jobs and call-outs with filters and order @CONTACT-01", async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    await env.fixtures.post("job", otherUser.contactId, { title: "Remote sub-editor", workplace: "remote", location: null });
    await env.fixtures.post("job", otherUser.contactId, { title: "Sub-editor on site" });
    await env.fixtures.post("callout", otherUser.contactId, { title: "Urgent nurses", deadline: tomorrow });
    await env.fixtures.post("callout", otherUser.contactId, { title: "Nurses at leisure", deadline: null });
    const document = `query { jobs(query: "sub-editor", workplace: REMOTE) { totalCount edges { node { ... on Job { title } } } }
      callouts(query: "nurses", sort: DEADLINE) { edges { node { ... on Callout { title } } } }
      none: jobs(communitySlug: "nowhere") { totalCount } }`;
    expect(await env.data(document, {}, olivia)).toEqual({
      jobs: { totalCount: 1, edges: [{ node: { title: "Remote sub-editor" } }] },
      callouts: { edges: [{ node: { title: "Urgent nurses" } }, { node: { title: "Nurses at leisure" } }] },
      none: null,
    });
  });
});
