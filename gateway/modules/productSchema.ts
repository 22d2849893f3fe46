import type { GraphQLSchema } from "graphql";
import type { Context } from "../context.ts";
import { buildSchema } from "../graph/schema.ts";
import { enumSpellings } from "./enums.ts";
import { idOptions } from "./ids.ts";
import { modules } from "./index.ts";
import { readSdl } from "./sdl.ts";

export interface ProductSchema {
  /** The whole schema as SDL. */
  typeDefs: string;
  schema: GraphQLSchema;
}

let shared: ProductSchema | undefined;

/** The product's schema. All gateways of a process share it, because building it is a third of a start; do not change it. */
export const getProductSchema = (): ProductSchema => (shared ??= buildProductSchema());

/** @returns a copy of the product's schema that the caller may change */
export function buildProductSchema(): ProductSchema {
  const typeDefs = readSdl();
  return { typeDefs, schema: buildSchema<Context>(modules, typeDefs, idOptions, enumSpellings) };
}
