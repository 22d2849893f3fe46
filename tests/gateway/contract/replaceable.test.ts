import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isInputType,
  Kind,
  OperationTypeNode,
  parse,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
} from "graphql";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateway, type Gateway } from "../../../gateway/server.ts";
import { readSettings } from "../../../gateway/settings.ts";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import { startContractServer, type ContractServer } from "../../support/contractServer.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { idTypesOf } from "../support/idVariables.ts";

const schema = buildSchema(readFileSync(fromRoot("schema.graphql"), "utf8"));
const persisted: Record<string, string> = JSON.parse(readFileSync(fromRoot("web/src/__generated__/persisted.json"), "utf8"));
const slug = "harbour-post";
/** Types whose global ids contain a slug. */
const slugged: Readonly<Record<string, string>> = {
  Community: `1.${slug}`,
  Company: `1.${slug}`,
  Outlet: `1.${slug}`,
  User: slug,
  UserSettings: slug,
};

const globalId = (type: string, key: number = 1): string => Buffer.from(`${type}:${slugged[type] ?? key}`).toString("base64url");

const texts: Readonly<Record<string, string>> = { hash: "c2hhcmVk", token: "c2hhcmVk", code: "c2hhcmVk", query: "harbour" };

function valueOf(type: GraphQLInputType, name: string, idType: string | null): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, name, idType);
  // The viewer is contact 1, who does not write to themselves.
  if (isListType(type))
    return getNamedType(type).name === "ID" ? [globalId(idType ?? "Job", 2)] : [valueOf(type.ofType, name, idType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return {};
  switch (getNamedType(type).name) {
    case "ID":
      return globalId(idType ?? "Job");
    case "Int":
      return 1;
    case "Boolean":
      return true;
    case "DateTime":
      return "2026-03-01T09:00:00.000Z";
    default:
      return texts[name] ?? slug;
  }
}

/** Values of all required variables of a query. */
function variablesOf(document: DocumentNode): Record<string, unknown> {
  const idTypes = idTypesOf(schema, document);
  const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return Object.fromEntries(
    (operation?.variableDefinitions ?? []).flatMap(({ variable, type: written, defaultValue }) => {
      const type = written.kind === Kind.NON_NULL_TYPE && defaultValue === undefined ? typeFromAST(schema, written) : undefined;
      const { value: name } = variable.name;
      return !isInputType(type) ? [] : [[name, valueOf(type, name, idTypes.get(name)?.[0] ?? null)]];
    }),
  );
}

const queries = Object.values(persisted)
  .map((text) => ({ text, document: parse(text) }))
  .flatMap(({ text, document }) => {
    const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    return operation?.operation === OperationTypeNode.QUERY ? [{ name: operation.name?.value ?? "", text, document }] : [];
  })
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

let server: ContractServer;
let gateway: Gateway;

async function start(overrides: Record<string, false>) {
  const settings = { ...readSettings({ PORT: "0", UPSTREAM_URL: server.url }), upstreamPaths: overrides };
  return createGateway({ settings, log: pino({ level: "silent" }) });
}

const run = (document: string, variables: Record<string, unknown> = {}, at = gateway) =>
  sendGraphql<Record<string, unknown>>(at.url, { document, variables, headers: { cookie: "sid=example" } });

beforeAll(async () => {
  server = await startContractServer();
  gateway = await start({});
});
afterAll(async () => {
  await gateway?.close();
  await server?.close();
});

describe("a REST API that consists of openapi.json alone", () => {
  beforeEach(() => {
    server.called.length = 0;
    server.unknown.length = 0;
  });

  it.each(queries)("executes the web client's query $name @API-001", async ({ text, document }) => {
    const { result } = await run(text, variablesOf(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.data).toBeTruthy();
    expect(server.unknown).toEqual([]);
  });

  it("accepts mutations @API-001", async () => {
    const job = globalId("Job");
    const { result } = await run(
      `mutation ($job: ID!) {
        setLike(input: { subjectId: $job, liked: true }) { errors { code } subject { liked likesCount } }
        addComment(input: { subjectId: $job, content: "<p>Well said.</p>" }) { errors { code } commentEdge { node { content } } }
        createStatement(input: { content: "<p>We agree.</p>" }) { errors { code } statement { id } }
        markNotificationsRead(input: {}) { errors { code } viewer { id } }
      }`,
      { job },
    );
    expect(result).toMatchObject({
      data: {
        setLike: { errors: [] },
        addComment: { errors: [] },
        createStatement: { errors: [], statement: { id: globalId("Statement") } },
        markNotificationsRead: { errors: [] },
      },
    });
    expect(server.unknown).toEqual([]);
  });
});

describe("a REST API that lacks operations", () => {
  const absent = ["getMonitor", "getTasks", "createTask", "getJobs", "getComments", "search"];
  const lacking = () => start(Object.fromEntries(absent.map((name) => [name, false])));

  it("fails at the start without an operation that the product needs @API-001", async () => {
    await expect(start({ getStory: false })).rejects.toThrow('declares "getStory" absent, which the product needs');
    await expect(start({ getPosts: false })).rejects.toThrow('declares "getPosts" absent, which the product needs');
  });

  it("reads objects one by one instead, and never calls an absent operation @API-001", async () => {
    const other = await lacking();
    server.called.length = 0;
    const ids = [1, 2].map((id) => Buffer.from(`Comment:${id}`).toString("base64url"));
    const { result } = await run("query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Comment { content } } }", { ids }, other);
    expect(result).toMatchObject({ data: { nodes: ids.map(() => ({ content: expect.any(String) })) } });
    expect(server.called).toEqual(["getComment", "getComment"]);
    await other.close();
  });

  it("shows three unread conversations without the call that counts them @CONST-19 @MSG-02", async () => {
    const other = await start({ getUnreadConversations: false });
    expect((await run("{ viewer { unreadConversations } }", {}, other)).result).toMatchObject({
      data: { viewer: { unreadConversations: 3 } },
    });
    await other.close();
  });

  it("hides an absent module and refuses other absent operations with NOT_OFFERED @API-001", async () => {
    const other = await lacking();
    const { result } = await run(
      '{ viewer { modules monitor { sources } tasks { totalCount } } search(query: "harbour") { totalCount } }',
      {},
      other,
    );
    expect(result.data).toMatchObject({ viewer: { monitor: null, tasks: null }, search: null });
    expect(JSON.stringify(result.data)).not.toContain('MONITOR"');
    expect(result.errors?.map(({ path, extensions }) => [path?.join("."), extensions?.code]).toSorted()).toEqual([
      ["search", "NOT_OFFERED"],
      ["viewer.tasks", "NOT_OFFERED"],
    ]);
    const { result: change } = await run(
      'mutation { createTask(input: { title: "Call" }) { errors { code message } } }',
      {},
      other,
    );
    expect(change).toMatchObject({
      data: { createTask: { errors: [{ code: "NOT_OFFERED", message: "This is not available here." }] } },
    });
    await other.close();
  });
});
