import { argv } from "node:process";
import Fastify from "fastify";
import { mercurius } from "mercurius";
import { operations } from "../operations.ts";
import { report } from "./child.ts";
import { contextCreator, openLeanRest, ownRest, schema } from "./product.ts";

/**
 * Mercurius with its just-in-time compiler and prepared documents, with the product's own schema and resolvers. The argument
 * `own-rest` gives it the product's REST client instead of the lean one.
 */
const createContext = contextCreator(argv.includes("own-rest") ? ownRest() : openLeanRest);
const app = Fastify();
await app.register(mercurius, {
  schema,
  context: (request) => createContext(request.raw),
  jit: 1,
  persistedQueryProvider: mercurius.persistedQueryDefaults.preparedOnly(
    Object.fromEntries(operations.map(({ id, text }) => [id, text])),
  ),
});
report(await app.listen({ port: 0, host: "127.0.0.1" }));
