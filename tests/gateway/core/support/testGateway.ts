import { GraphQLError } from "graphql";
import { pino } from "pino";
import { createPerOperation, type Module } from "../../../../gateway/context.ts";
import { toUserErrors } from "../../../../gateway/errors.ts";
import { createGateway, type Gateway, type GatewayOptions } from "../../../../gateway/server.ts";
import { UNLIMITED_BUDGET } from "../../../support/costs.ts";
import { contract } from "./contract.ts";

/** A small schema with fields for each behaviour of the transport. */
export const typeDefs = `
  scalar DateTime
  scalar HTML
  scalar URL
  interface Node { id: ID! }
  type Person implements Node { id: ID!  name: String!  seen: DateTime  friends: [Person!]  boom: String  must: Person! }
  type Text { body: String! }
  union Thing = Person | Text
  type Query {
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    me: Person
    hello(name: String! = "world", times: Int): String!
    community(slug: String!): Person
    things: [Thing]
    fault: String
    twice: [Person]
  }
  type UserError { code: String!  message: String!  field: [String!] }
  type SignInPayload { errors: [UserError!]!  me: Person }
  type Mutation { signIn(email: String!): SignInPayload!  rename(name: String!): Person }
  type Subscription { events(channel: String!): Person  count(to: Int!): Int!  broken: Int }
`;

interface Person {
  id: number;
  name: string;
}

const viewer = createPerOperation(({ rest }) => rest.read("getCurrentUser"));
let open = 0;

/** Number of currently open subscription sources. */
export const openSources = (): number => open;

const resolvers: Record<string, unknown> = {
  Person: {
    id: ({ id }: Person) => `P${id}`,
    boom: () => {
      throw new TypeError("secret at /srv/gateway/x.ts:12 of http://10.0.0.1:4100");
    },
    must: () => null,
  },
  Thing: { __resolveType: (thing: object) => ("body" in thing ? "Text" : "Person") },
  Query: {
    me: (_root: unknown, _arguments: unknown, context: Parameters<typeof viewer>[0]) => viewer(context),
    hello: (_root: unknown, { name, times }: { name: string; times?: number }) => `hello ${name}`.repeat(times ?? 1),
    community: (_root: unknown, { slug }: { slug: string }, { rest }: Parameters<typeof viewer>[0]) =>
      rest.read("getCommunity", { params: { slug } }),
    things: () => [{ body: "text" }, { id: 2, name: "Bob" }, null],
    fault: () => {
      throw new GraphQLError("inside", { extensions: { code: "SOMETHING_INTERNAL", secret: "s" } });
    },
    twice: (_root: unknown, _arguments: unknown, context: Parameters<typeof viewer>[0]) => [viewer(context), viewer(context)],
  },
  Mutation: {
    signIn: async (_root: unknown, { email }: { email: string }, { rest }: Parameters<typeof viewer>[0]) => {
      try {
        return { errors: [], me: await rest.write("createSession", { body: { email, password: "p" } }) };
      } catch (error) {
        return { errors: toUserErrors(error), me: null };
      }
    },
    rename: (_root: unknown, _arguments: unknown, { rest }: Parameters<typeof viewer>[0]) =>
      rest.write("updateComment", { params: { id: 1 }, body: {} }),
  },
  Subscription: {
    count: {
      async *subscribe(_root: unknown, { to }: { to: number }) {
        for (let value = 1; value <= to; value += 1) yield { count: value };
      },
    },
    events: {
      subscribe: () => {
        open += 1;
        const { promise, resolve } = Promise.withResolvers<IteratorResult<unknown>>();
        return {
          next: () => promise,
          return: () => {
            open -= 1;
            resolve({ done: true, value: undefined });
            return promise;
          },
          [Symbol.asyncIterator]() {
            return this;
          },
        };
      },
    },
    broken: {
      subscribe: () => {
        throw new Error("secret inside");
      },
    },
  },
};

const people: Module = {
  resolvers,
  nodes: { Person: (_context, key) => (key === "7" ? { id: 7, name: "Grace" } : null) },
};

/** The options for the small schema, for tests that change it. */
export const smallSchema = { publicFields: ["hello", "community"], modules: [people], typeDefs, contract };

/** Starts a gateway with the small schema on a free port. */
export function startTestGateway(upstreamUrl: URL, { settings, ...options }: Partial<GatewayOptions> = {}): Promise<Gateway> {
  return createGateway({
    schema: smallSchema,
    log: pino({ level: "silent" }),
    webRoot: "/nowhere",
    graphiqlRoot: "/nowhere",
    ...options,
    settings: { port: 0, upstreamUrl, realtimeUrl: upstreamUrl, costBudget: UNLIMITED_BUDGET, ...settings },
  });
}
