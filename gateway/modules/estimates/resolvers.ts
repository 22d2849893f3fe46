import { GraphQLScalarType, valueFromASTUntyped } from "graphql";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import type { OperationEstimate } from "../../graph/operationEstimator.ts";
import { createInputError } from "../../graph/inputErrors.ts";

export type EstimateModel = OperationEstimate;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const resolvers: Resolvers = {
  JSON: new GraphQLScalarType<unknown, unknown>({
    name: "JSON",
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  }),
  Query: {
    estimate: (_query, { document, variables = null, operationName = null }, { estimates }) => {
      if (variables !== null && !isMap(variables)) throw createInputError("variables must be an object.");
      return estimates.estimate({ text: document, operationName, variables });
    },
  },
};
