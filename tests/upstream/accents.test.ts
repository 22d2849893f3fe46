import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { SearchPage } from "../../upstream/search/schema.ts";
import { foldText } from "../../upstream/text/foldText.ts";
import { useTestEnv } from "./support.ts";

const env = useTestEnv();

/** Letters with accents of the Latin, Greek and Cyrillic scripts, Korean syllables and kana. */
const letters = [
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
  [0x3040, 0x30ff],
  [0xac00, 0xac20],
].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)));

describe("accents", () => {
  it("are removed in the same way by the database", async () => {
    const { rows } = await sql<{ folded: string }>`select fold_text(letter) as folded
      from unnest(${letters}::text[]) with ordinality as given(letter, place) order by place`.execute(env.current.db);
    const differing = letters.filter((letter, index) => foldText(letter) !== rows[index]?.folded);
    expect(differing).toEqual([]);
    expect(["José MUÑOZ", "Łódź", "Straße", "Ørsted", "Zoe\u0308", "각", "ガ", "plain"].map(foldText)).toEqual([
      "jose munoz",
      "lodz",
      "strasse",
      "orsted",
      "zoe",
      "각",
      "ガ",
      "plain",
    ]);
  });

  it("do not matter for the search, in either direction @ROUTE-60", async () => {
    const reader = await env.current.person(["journo"]);
    const person = await env.current.contact({ name: "Núria Echevarría", slug: "nuria", job: "Rédactrice" });
    const plain = await env.current.contact({ name: "nuria Carter", slug: "nuria-carter" });
    const post = await env.current.post("statement", reader.contactId, {
      content: `<p>${"Many words before it. ".repeat(20)}The café of Núria is closed.</p>`,
    });
    const search = async (q: string) =>
      (await reader.client.read<SearchPage>(`/search?q=${encodeURIComponent(q)}`)).data.map(({ type, id }) => `${type} ${id}`);
    const all = [`person ${plain}`, `person ${person}`, `statement ${post}`];
    for (const q of ["nuria", "núria", "NÚRIA", "Nu\u0301ria"]) expect([q, await search(q)]).toEqual([q, all]);
    expect(await search("nuria echevarria")).toEqual([`person ${person}`]);
    expect(await search("redactrice")).toEqual([`person ${person}`]);
    const { data } = await reader.client.read<SearchPage>("/search?q=cafe");
    expect(data).toMatchObject([{ id: post, summary: expect.stringContaining("The café of Núria") }]);
    // Signs that look like operators of the search without their accents.
    for (const signs of ["≠≠", "a≮b", "\u0301\u0301", "'\u0301 | '"])
      expect([signs, (await reader.client.get(`/search?q=${encodeURIComponent(signs)}`)).status]).toEqual([signs, 200]);
  });

  it("do not matter for names and titles in lists, mentions and conversations @CONTACT-01 @NOTIF-01", async () => {
    const reader = await env.current.person(["pr"], { modules: ["contacts"] });
    const person = await env.current.person(["pr"], {}, { name: "Søren Çelik", job: "Rédacteur" });
    await env.current.community({ name: "Café Zürich", slug: "cafe-zurich" }, [reader.contactId, person.contactId]);
    await env.current.story(reader.contactId, { title: "Überblick", content: "<p>Nothing more</p>" });
    await reader.client.post("/conversations", { contactIds: [person.contactId], content: "Hello" });
    const found = async (path: string) => (await reader.client.read<{ data: unknown[] }>(path)).data;
    for (const path of [
      "/contacts?q=celik",
      "/contacts?q=redacteur",
      "/mentions?q=soren",
      "/communities?q=zurich",
      "/communities/cafe-zurich/members?q=soren",
      "/stories?q=uberblick",
      "/countries?q=cote d'iv",
      "/conversations?q=celik",
    ])
      expect([path, await found(path)]).toEqual([path, [expect.anything()]]);

    await env.current.db.updateTable("contacts").set({ name: "Søren Öztürk" }).where("id", "=", person.contactId).execute();
    expect(await found("/mentions?q=ozturk")).toMatchObject([{ id: person.contactId }]);
    expect(await found("/mentions?q=celik")).toEqual([]);
  });

  it("do not matter for the order of names", async () => {
    const reader = await env.current.person(["journo"]);
    for (const name of ["Wallaby Zoo", "wallaby Óscar", "Wallaby Nest"])
      await env.current.community({ name, slug: name.toLowerCase().replace(/[^a-z]/g, "-") });
    const { data } = await reader.client.read<{ data: { name: string }[] }>("/communities?q=wallaby");
    expect(data.map(({ name }) => name)).toEqual(["Wallaby Nest", "wallaby Óscar", "Wallaby Zoo"]);
  });

  it("do not matter for the order of the people of companies and outlets @USER-09", async () => {
    const admin = await env.current.person(["admin"]);
    const company = (await admin.client.post<{ id: number }>("/companies", { name: "Dingo Works" })).body;
    const outlet = (await admin.client.post<{ id: number }>("/outlets", { name: "Dingo Post", type: "newspaper" })).body;
    for (const name of ["Dingo Zoe", "dingo Ömer", "Dingo Nell"]) {
      const { contactId: contact_id } = await env.current.person(["pr"], {}, { name });
      const { db } = env.current;
      await db.insertInto("company_responsibilities").values({ contact_id, company_id: company.id, status: "active" }).execute();
      await db.insertInto("outlet_responsibilities").values({ contact_id, outlet_id: outlet.id }).execute();
    }
    for (const path of ["/c/dingo-works/people", "/o/dingo-post/people"]) {
      const { data } = await admin.client.read<{ data: { name: string }[] }>(path);
      expect([path, data.map(({ name }) => name)]).toEqual([path, ["Dingo Nell", "dingo Ömer", "Dingo Zoe"]]);
    }
  });
});
