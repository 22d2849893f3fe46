import { makeExecutableSchema } from "@graphql-tools/schema";
import {
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
  print,
  printSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
} from "graphql";

type InputValue = GraphQLArgument | GraphQLInputField;

/** The arguments and input fields of a type, each with its path: `Input.field` or `Type.field.argument`. */
function listInputValues(type: GraphQLNamedType): [string, InputValue][] {
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    field.args.map((argument): [string, InputValue] => [`${type.name}.${field.name}.${argument.name}`, argument]),
  );
}

const printDirectives = ({ astNode }: InputValue): string =>
  (astNode?.directives ?? []).map((node) => ` ${print(node)}`).join("");

/**
 * Prints the whole schema, sorted and with descriptions, for clients, partners and drift checks. The directives of arguments
 * and input fields are printed as well, which graphql-js leaves out.
 * @param typeDefs the SDL
 */
export function printSortedSchema(typeDefs: string): string {
  const schema = lexicographicSortSchema(makeExecutableSchema({ typeDefs }));
  const directives = new Map(
    Object.values(schema.getTypeMap())
      .flatMap(listInputValues)
      .map(([coordinate, value]) => [coordinate, printDirectives(value)]),
  );
  // In the text of graphql-js a type starts at the margin, a field of it is indented once, and a described argument twice.
  let [type, field, inDescription] = ["", "", false];
  const lines = printSchema(schema)
    .split("\n")
    .map((line) => {
      const quotes = line.split('"""').length - 1;
      if (quotes === 1) inDescription = !inDescription;
      if (quotes > 0 || inDescription) return line;
      const [, indent = "", name = ""] = /^( *)(?:\w+ )?(\w+)/.exec(line) ?? [];
      if (indent === "" && name !== "") type = name;
      if (indent.length === 2) field = name;
      const coordinate = indent.length === 2 ? `${type}.${name}` : `${type}.${field}.${name}`;
      return indent === "" ? line : `${line}${directives.get(coordinate) ?? ""}`;
    });
  return `${lines.join("\n")}\n`;
}
