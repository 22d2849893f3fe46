import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  buildSchema,
  getNullableType,
  isCompositeType,
  isEnumType,
  isNamedType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from "graphql";
import type { ModelTypes } from "../graph/printResolvers.ts";
import { enumSpellings } from "./enums.ts";
import { postTypes, toTypeName } from "./posts/kinds/index.ts";

const gateway = path.resolve(import.meta.dirname, "..");
/** The file with the REST API's types. */
const contract = "rest/generated/contract.ts";

/** The fields that every payload has. */
const sharedFields: ReadonlySet<string> = new Set(["clientMutationId", "errors"]);

const scalars: Readonly<Record<string, string>> = { ID: "string", String: "string", Int: "number", Boolean: "boolean" };

/** The files that export a type, by type name. */
function readExports(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(path.join(gateway, file), "utf8");
    for (const [, name = ""] of text.matchAll(/^export (?:type|interface) (\w+)/gm))
      found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

/**
 * Finds the TypeScript types for the types of the schema, by name.
 * - For an object type, interface or union `Task` it is the type that a module exports as `TaskModel` or `Task`. If no module
 *   exports one for an object type, it is the REST API's type of the same name, so most types need no declaration.
 * - For an enum it is the type of the same name in a module or the REST API.
 * - For a post type it is its `PostOf`, and for a type of permissions its `PermissionsParent`, unless a module exports another.
 * - For the payload of a mutation it is the `Payload` of the type that a module exports as `<Mutation>Result`. Without that it
 *   depends on the payload's first own field: for `interview: Interview` it is `InterviewResult`, or else the type for
 *   `Interview`.
 * @throws Error when several modules export such a type, or a payload's result cannot be found
 */
export function readModelTypes(sdl: string): ModelTypes {
  const schema = buildSchema(sdl);
  const modules = readExports(globSync("modules/**/*.ts", { cwd: gateway }));
  const contractTypes = readExports([contract]);
  const imports = new Set<string>();

  function findFile(name: string): string | null {
    const [file, ...others] = modules.get(name) ?? [];
    if (file !== undefined && others.length > 0) throw new Error(`${[file, ...others].join(" and ")} all export ${name}.`);
    return file ?? null;
  }

  function addImport(file: string | null, name: string, local: string): string | null {
    if (file === null) return null;
    imports.add(`import type { ${name === local ? name : `${name} as ${local}`} } from "../../${file}";`);
    return local;
  }

  function findModel(type: GraphQLNamedType): string | null {
    const { name } = type;
    const model = `${name}Model`;
    const postType = postTypes.find((candidate) => toTypeName(candidate) === name);
    if (postType !== undefined) return `PostOf<"${postType}">`;
    return (
      addImport(findFile(model), model, model) ??
      addImport(findFile(name), name, model) ??
      (isObjectType(type) && name.endsWith("Permissions") ? `PermissionsParent<"${name}">` : null) ??
      addImport(isObjectType(type) && contractTypes.has(name) ? contract : null, name, model)
    );
  }

  function findResult(payload: GraphQLObjectType): string {
    const result = payload.name.replace(/Payload$/, "Result");
    const own = addImport(findFile(result), result, result);
    if (own !== null) return own;
    const [first] = Object.values(payload.getFields()).filter(({ name }) => !sharedFields.has(name));
    if (first === undefined) return "unknown";
    const type = getNullableType(first.type);
    const changed = isNamedType(type) ? `${type.name}Result` : result;
    const found = isNamedType(type)
      ? (scalars[type.name] ?? addImport(findFile(changed), changed, changed) ?? findModel(type))
      : null;
    if (found === null) throw new Error(`No module exports ${result}, the type behind ${payload.name}.`);
    return found;
  }

  const roots = new Set<GraphQLNamedType | null | undefined>([
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]);
  const types: Record<string, string> = {};
  const enums: Record<string, string> = {};
  for (const type of Object.values(schema.getTypeMap())) {
    const { name } = type;
    if (name.startsWith("__")) continue;
    if (isEnumType(type)) {
      const file = findFile(name) ?? (contractTypes.has(name) ? contract : null);
      if (file !== null) enums[name] = `../../${file}#${name}`;
      // Their generated types have the names in the schema.
      else if (enumSpellings[name] !== "UPPER_CASE") throw new Error(`No module exports ${name}, the type of the enum's values.`);
    } else if (isObjectType(type) && type.getInterfaces().some((candidate) => candidate.name === "MutationPayload")) {
      types[name] = `Payload<${findResult(type)}>`;
    } else if (isCompositeType(type) && !roots.has(type)) {
      const model = findModel(type);
      if (model !== null) types[name] = model;
    }
  }
  addImport("modules/posts/models.ts", "PostOf", "PostOf");
  addImport("modules/permissions/permissionFields.ts", "PermissionsParent", "PermissionsParent");
  addImport("modules/mutation.ts", "Payload", "Payload");
  return { types, enums, spellings: enumSpellings, imports: [...imports].toSorted() };
}
