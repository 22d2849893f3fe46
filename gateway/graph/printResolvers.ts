import { codegen } from "@graphql-codegen/core";
import * as typescriptPlugin from "@graphql-codegen/typescript";
import * as resolversPlugin from "@graphql-codegen/typescript-resolvers";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { isEnumType, parse, print, type DocumentNode, type GraphQLNamedType } from "graphql";
import { createEnumResolvers, type Spellings } from "./enumValues.ts";
import type { KeyKinds } from "./ids.ts";
import { addIdScalars } from "./idTypes.ts";
import { printSortedSchema } from "./printSchema.ts";

/** The TypeScript types behind the schema's types. */
export interface ModelTypes {
  /** By GraphQL type, the parent type of its resolvers: a type, or `path#Name` of one to import. */
  readonly types: Readonly<Record<string, string>>;
  /** By enum, the type of its internal values. */
  readonly enums: Readonly<Record<string, string>>;
  /** The enums whose internal values are not spelled in camelCase. */
  readonly spellings: Spellings;
  /** Import lines for types that `types` refers to by name only. */
  readonly imports: readonly string[];
}

const pickTypes = (from: Readonly<Record<string, string>>, types: readonly GraphQLNamedType[]): Record<string, string> =>
  Object.fromEntries(types.flatMap(({ name }) => (from[name] === undefined ? [] : [[name, from[name]]])));

/** Prints the types of all resolvers, for gateway/graph/generated/resolvers.ts. */
export async function printResolverTypes(sdl: string, models: ModelTypes, keyKinds: KeyKinds): Promise<string> {
  const document = parse(sdl);
  const typed = addIdScalars(document, keyKinds);
  const types = Object.values(makeExecutableSchema({ typeDefs: sdl }).getTypeMap());
  const enums = types.filter((type) => isEnumType(type));
  const config = {
    contextType: "../../context.ts#Context",
    mappers: pickTypes(
      models.types,
      types.filter((type) => !isEnumType(type)),
    ),
    enumValues: pickTypes(models.enums, enums),
    enumsAsTypes: true,
    useTypeImports: true,
    useIndexSignature: false,
    optionalResolveType: false,
    // Modules write the resolvers of an interface once; buildSchema copies them to its types.
    addInterfaceFieldResolverTypes: true,
    immutableTypes: true,
    avoidOptionals: { field: true, object: false, inputValue: false, defaultValue: true },
    inputMaybeValue: "T | null | undefined",
    maybeValue: "T | null",
    defaultScalarType: "string",
    scalars: { DateTime: "string", HTML: "string", URL: "string", ID: "string", JSON: "unknown", ...typed.scalars },
    strictScalars: true,
  };
  const printed = await codegen({
    filename: "resolvers.ts",
    schema: parse(printSortedSchema(print(typed.document))),
    documents: [],
    config,
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
  });
  return `${adaptOutput(printed, models.imports)}${printEnumCheck(document, models)}`;
}

/** A statement that compiles when the internal values of enums are those of their TypeScript types. */
function printEnumCheck(document: DocumentNode, { enums, spellings }: ModelTypes): string {
  const values = Object.entries(createEnumResolvers(document, spellings)).filter(([name]) => Object.hasOwn(enums, name));
  return `(${JSON.stringify(Object.fromEntries(values), null, 2)}) satisfies Resolvers;\n`;
}

/**
 * The plugins import types as values, which Node's type stripping cannot handle, use TypeScript's `Record`, which the schema's
 * type `Record` shadows, and do not accept a promise of null for a nullable item of a list.
 */
function adaptOutput(printed: string, imports: readonly string[]): string {
  const body = printed
    .replaceAll(/^export \{ (\w+) \};$/gm, "export type { $1 };")
    .replaceAll(/\bRecord</g, "Dictionary<")
    .replaceAll(/ReadonlyArray<Maybe<(ResolversTypes\['\w+'\])>>/g, "ReadonlyArray<NullableItem<$1>>");
  return `// Written by \`npm run generate\` from the SDL files.
${imports.join("\n")}
${body}
type Dictionary<Key extends PropertyKey, Value> = { [Name in Key]: Value };
type NullableItem<Item> = Item | Promise<Awaited<Item> | null> | null;
`;
}
