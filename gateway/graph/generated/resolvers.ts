import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../../context.ts";

export type Resolvers = IResolvers<unknown, Context>;
