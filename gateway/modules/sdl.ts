import { parse, print } from "graphql";
import { followConventions } from "../graph/conventions.ts";
import { inheritFields } from "../graph/inherit.ts";
import { readSdlFiles } from "../graph/schema.ts";
import { enumValueOf, postKinds, postTypes, typeNameOfType } from "./posts/kinds/index.ts";
import { addPostTypes, type PostTypeNames } from "./posts/sdl.ts";

/** The post types as the schema names them. */
const types: readonly PostTypeNames[] = postTypes.map((type) => ({
  ...postKinds[type],
  typeName: typeNameOfType(type),
  enumValue: enumValueOf(type),
}));

/**
 * The whole schema as SDL: the text of all SDL files, completed with what follows from the post types, from Relay's conventions and
 * from interfaces. What is printed, served and generated from comes from here.
 * @throws Error that names what a post type lacks
 */
export const readSdl = (): string =>
  print(inheritFields(followConventions(addPostTypes(parse(readSdlFiles().join("\n")), types))));
