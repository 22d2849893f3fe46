import { ApolloServer } from "@apollo/server";
import { startStandaloneServer } from "@apollo/server/standalone";
import type { Context } from "../../../gateway/context.ts";
import { report } from "./child.ts";
import { contextCreator, openLeanRest, schema } from "./product.ts";

/** Apollo Server set up as documented, with the product's own schema and resolvers. */
const createContext = contextCreator(openLeanRest);
const server = new ApolloServer<Context>({ schema });
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: "127.0.0.1" },
  context: async ({ req }) => createContext(req),
});
report(url.replace(/\/$/, ""));
