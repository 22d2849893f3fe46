import { parse, print, type DocumentNode } from "graphql";
import { printErrorCodeSdl } from "../errorCodes.ts";
import { addConnectionTypes } from "../graph/connectionTypes.ts";
import { followConventions } from "../graph/conventions.ts";
import { addDescriptions } from "../graph/descriptions.ts";
import { describeIds } from "../graph/idTypes.ts";
import { inheritFields } from "../graph/inheritedFields.ts";
import { addInputsAndPayloads } from "../graph/mutations.ts";
import { readSdlFiles } from "../graph/schema.ts";
import { shareInputFields } from "../graph/sharedInputFields.ts";
import { toEnumValue, postKinds, postTypes, toTypeName } from "./posts/kinds/index.ts";
import { addPostTypes, type PostTypeNames } from "./posts/sdl.ts";

/** The post types with their names in the schema. */
const types: readonly PostTypeNames[] = postTypes.map((type) => ({
  ...postKinds[type],
  typeName: toTypeName(type),
  enumValue: toEnumValue(type),
}));

/** The steps that complete the text of the SDL files, in this order. */
const steps: readonly ((document: DocumentNode) => DocumentNode)[] = [
  (document) => addPostTypes(document, types),
  addInputsAndPayloads,
  addConnectionTypes,
  shareInputFields,
  followConventions,
  addDescriptions,
  inheritFields,
  describeIds,
];

/**
 * The whole schema as SDL: the text of all SDL files, completed for post types, inputs and payloads, connections, shared fields of
 * inputs, Relay's conventions, descriptions and interfaces. The printed schema, the served schema and the generated types are all
 * based on it.
 * @throws Error that names what a post type lacks
 */
export const readSdl = (): string =>
  print(steps.reduce((document, step) => step(document), parse([...readSdlFiles(), printErrorCodeSdl()].join("\n"))));
