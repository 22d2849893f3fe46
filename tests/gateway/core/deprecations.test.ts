import { createHash } from "node:crypto";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import type { Gateway } from "../../../gateway/server.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { smallSchema, startTestGateway, typeDefs } from "./support/testGateway.ts";

const reason = "Use `Query.hello(times:)` instead. Removed after 2027-06-30.";
const deprecated = `@deprecated(reason: "${reason}")`;
const token = "partner-token";
const caller = createHash("sha256").update(token).digest("hex").slice(0, 12);

describe("deprecated elements", () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startTestGateway(new URL("http://127.0.0.1:9"), {
      schema: {
        ...smallSchema,
        typeDefs: `${typeDefs
          .replace('name: String! = "world"', `name: String! = "world" ${deprecated} options: Options`)
          .replace("fault: String", `fault: String  greeting: String ${deprecated}`)
          .replace("count(to: Int!): Int!", `count(to: Int!): Int! ${deprecated}`)}
          input Options { tone: Tone  old: Int ${deprecated} }
          enum Tone { KIND LOUD ${deprecated} }`,
      },
    });
  });
  afterAll(() => gateway.close());

  const usedBy = async (document: string, variables: Record<string, unknown> = {}, headers = {}): Promise<unknown> =>
    (await sendGraphql(gateway.url, { document, variables, headers })).result.extensions?.["deprecations"];
  const found = (...coordinates: string[]) => coordinates.map((coordinate) => expect.objectContaining({ coordinate }));

  it("are reported with their replacement and date", async () => {
    expect(await usedBy("{ greeting }")).toEqual([
      { coordinate: "Query.greeting", replacement: "Query.hello(times:)", removedAfter: "2027-06-30", reason },
    ]);
  });

  it("are found in fields, arguments, input fields and enum values, in documents and in variables", async () => {
    expect(await usedBy('{ hello(name: "x") }')).toEqual(found("Query.hello(name:)"));
    expect(await usedBy("{ hello(options: { tone: LOUD, old: 1 }) }")).toEqual(found("Tone.LOUD", "Options.old"));
    const document = "query ($options: Options) { hello(options: $options) }";
    expect(await usedBy(document, { options: { tone: "LOUD" } })).toEqual(found("Tone.LOUD"));
    expect(await usedBy(document, { options: { tone: "KIND" } })).toBeUndefined();
  });

  it("are not reported when none is used", async () => {
    expect(await usedBy("{ hello }")).toBeUndefined();
  });

  it("are reported with every event of a subscription", async () => {
    const client = createClient({ url: `${gateway.url.replace("http", "ws")}/graphql`, webSocketImpl: WebSocket });
    const events = client.iterate({ query: "subscription { count(to: 1) }" });
    const { value } = await events.next();
    await client.dispose();
    expect(value).toMatchObject({ data: { count: 1 }, extensions: { deprecations: found("Subscription.count") } });
  });

  it("are counted by a hash of the token", async () => {
    await usedBy("{ greeting }", {}, { authorization: `Bearer ${token}` });
    await usedBy("{ greeting }", {}, { authorization: `Bearer ${token}` });
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    expect(metrics).toContain(`pressroom_deprecated_uses{coordinate="Query.greeting",caller="${caller}"} 2`);
    expect(metrics).toMatch(/pressroom_deprecated_uses\{coordinate="Query.greeting",caller="guest"\} \d/);
    expect(metrics).not.toContain(token);
  });
});
