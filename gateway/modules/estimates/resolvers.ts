import { GraphQLScalarType, valueFromASTUntyped } from "graphql";
import { createInputError } from "../../graph/codedErrors.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import type { OperationEstimate } from "../../graph/operationEstimator.ts";
import { isRecord } from "../../rest/records.ts";

export type EstimateModel = OperationEstimate;

export const resolvers: Resolvers = {
  JSON: new GraphQLScalarType<unknown, unknown>({
    name: "JSON",
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  }),
  Query: {
    estimate: (_query, { document, variables = null, operationName = null }, { estimates }) => {
      if (variables !== null && !isRecord(variables)) throw createInputError("variables must be an object.");
      return estimates.estimate({ text: document, operationName, variables });
    },
  },
};
