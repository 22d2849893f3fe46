import { readFileSync } from "node:fs";
import { preset } from "@graphql-codegen/client-preset";
import { codegen } from "@graphql-codegen/core";
import { buildSchema, isEnumType, parse } from "graphql";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestErrors } from "../../../gateway/http/developers/errorCodes.ts";
import { createGateway, type Gateway } from "../../../gateway/server.ts";
import { fromRoot } from "../../../scripts/lib/paths.ts";

const schemaText = readFileSync(fromRoot("schema.graphql"), "utf8");
const schema = buildSchema(schemaText);

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway({
    settings: { port: 0, upstreamUrl: new URL("http://127.0.0.1:9") },
    webRoot: "/nowhere",
    graphiqlRoot: "/nowhere",
    log: pino({ level: "silent" }),
  });
});
afterAll(() => gateway.close());

const read = async (slug: string) => fetch(`${gateway.url}/developers${slug === "" ? "" : `/${slug}`}`);
const valuesOf = (name: string): string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

describe("the developer site", () => {
  it("links every page from every page, each with its own title", async () => {
    const first = await (await read("")).text();
    const slugs = [...first.matchAll(/href="\/developers\/([a-z]+)"/g)].map(([, slug]) => slug ?? "");
    expect(slugs.length).toBeGreaterThanOrEqual(10);
    for (const slug of slugs) {
      const response = await read(slug);
      const text = await response.text();
      expect(response.status, slug).toBe(200);
      expect(text.match(/<h1>/g), slug).toHaveLength(1);
      expect(text, slug).toMatch(new RegExp(`<a href="/developers/${slug}"\\s+aria-current="page">`));
      for (const other of slugs) expect(text).toContain(`href="/developers/${other}"`);
    }
    expect((await read("nothing")).status).not.toBe(200);
  });

  it("uses no script but that of the theme, and allows no inline ones", async () => {
    const response = await read("errors");
    expect((await response.text()).match(/<script[^>]*>/g)).toEqual(['<script src="/theme.js">']);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect((await fetch(`${gateway.url}/developers/style.css`)).headers.get("content-type")).toContain("text/css");
  });

  it("explains every error code, denial code and remedy of the schema, and every request error", async () => {
    const errors = await (await read("errors")).text();
    for (const code of [...valuesOf("ErrorCode"), ...Object.keys(requestErrors)])
      expect(errors).toContain(`<code>${code}</code>`);
    const permissions = await (await read("permissions")).text();
    for (const code of [...valuesOf("DenialCode"), ...valuesOf("Remedy")]) expect(permissions).toContain(`<code>${code}</code>`);
  });

  it("has an example of every root field", async () => {
    const text = await (await read("reference")).text();
    for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
      for (const name of Object.keys(root?.getFields() ?? {})) expect(text).toContain(`<h3 id="${kindOf(root?.name)}-${name}">`);
  });

  it("shows the changelog", async () => {
    expect(await (await read("changelog")).text()).toContain("<h2>Unreleased</h2>");
  });

  it("uses the address of the gateway in its examples", async () => {
    expect(await (await read("")).text()).toContain(`${gateway.url}/graphql`);
  });
});

const kindOf = (root: string | undefined): string => (root ?? "").toLowerCase();

describe("typed clients", () => {
  it("can be generated from the schema by the client preset of GraphQL Code Generator", async () => {
    const documents = ["viewer", "feed", "createJob", "notificationReceived"].map((name) => {
      const text = readFileSync(fromRoot(`gateway/examples/guide/${name}.graphql`), "utf8");
      return { location: `${name}.graphql`, document: parse(text), rawSDL: text };
    });
    const outputs = await preset.buildGeneratesSection({
      baseOutputDir: "gql/",
      schema: parse(schemaText),
      schemaAst: schema,
      documents,
      config: {},
      presetConfig: {},
      plugins: [],
      pluginMap: {},
      pluginContext: {},
    });
    const files = new Map(await Promise.all(outputs.map(async (output) => [output.filename, await codegen(output)] as const)));
    const types = files.get("gql/graphql.ts") ?? "";
    expect(types).toContain("export type CreateJobMutation =");
    expect(types).toContain("export const FeedPageDocument =");
  });
});
