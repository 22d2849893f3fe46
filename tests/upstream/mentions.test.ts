import { describe, expect, it } from "vitest";
import { useTestEnv } from "./support.ts";

const env = useTestEnv();
const person = () => env.current.person(["journo"]);

describe("mention suggestions", () => {
  interface SearchResponse {
    data: { id: number; name: string; type: string }[];
  }
  it("@NOTIF-01 contain people and companies by part of the name", async () => {
    const reader = await person();
    await env.current.contact({ name: "Anna Quollson" });
    await env.current.contact({ name: "Quolla Smith" });
    await env.current.company({ name: "quoll press" });
    const find = async (query: string) =>
      (await reader.client.read<SearchResponse>(`/mentions?q=${query}`)).data.map(({ name }) => name);
    expect(await find("QUOLL")).toEqual(["quoll press", "Quolla Smith", "Anna Quollson"]);
    expect(await find("quolls")).toEqual(["Anna Quollson"]);
    expect(await find("%25")).toEqual([]);
    expect((await reader.client.read<SearchResponse>("/mentions?q=contact&limit=2")).data.length).toBeLessThanOrEqual(2);
    for (const letter of "abcdefghi") await env.current.contact({ name: `Otto ${letter}` });
    expect((await reader.client.read<SearchResponse>("/mentions?q=o")).data).toHaveLength(8);
    expect((await reader.client.get("/mentions")).status).toBe(400);
    expect((await env.current.guest.get("/mentions?q=a")).status).toBe(401);
  });

  it("@NOTIF-01 return mentioned people by their ids, whatever their name is now", async () => {
    const reader = await person();
    const renamed = await env.current.contact({ name: "Nadia Old" });
    await env.current.db
      .updateTable("contacts")
      .set({ name: "Nadia New", slug: "nadia-new" })
      .where("id", "=", renamed)
      .execute();
    const { data } = await reader.client.read<SearchResponse>(`/mentions?q=Nadia+Old&ids=${renamed},999999999`);
    expect(data).toMatchObject([{ id: renamed, name: "Nadia New", slug: "nadia-new", type: "person" }]);
  });

  it("@NOTIF-01 start with the people of the thread, then those of its communities", async () => {
    const reader = await person();
    const named = (name: string) => env.current.contact({ name: `${name} Wombatson` });
    const [outsider, member, commenter, author] = [await named("A"), await named("B"), await named("C"), await named("D")];
    const community = await env.current.community({}, [member, reader.contactId]);
    const post = await env.current.post("statement", author);
    await env.current.db.insertInto("post_communities").values({ post_id: post, community_id: community }).execute();
    await env.current.comment({ type: "statement", id: post }, commenter);
    const find = async (more = "") =>
      (await reader.client.read<SearchResponse>(`/mentions?q=wombatson${more}`)).data.map(({ id }) => id);
    expect(await find()).toEqual([outsider, member, commenter, author]);
    expect(await find(`&communityIds=${community}`)).toEqual([member, outsider, commenter, author]);
    expect(await find(`&entityType=statement&entityId=${post}`)).toEqual([commenter, author, member, outsider]);
    expect((await reader.client.get(`/mentions?q=wombatson&entityType=statement&entityId=${post + 1000}`)).status).toBe(404);

    // The members of a private community are not revealed to others.
    const hidden = await env.current.community({ type: "private" }, [member]);
    expect(await find(`&communityIds=${hidden}`)).toEqual([outsider, member, commenter, author]);
  });
});
