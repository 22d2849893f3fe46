import {
  Kind,
  print,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
} from "graphql";
import { directiveValues, namedType, nameNode, nonNullType, text } from "./ast.ts";
import { lowerFirst, upperFirst, wordsOf } from "./words.ts";

/** The directives that describe the input and the payload of a mutation; the served schema has neither. */
const describing: ReadonlySet<string> = new Set(["input", "result"]);

/** What a mutation takes, such as "The task to delete." for `deleteTask` with an id. */
function describeInput({ name, arguments: given = [] }: FieldDefinitionNode): string {
  const [verb = "", ...words] = wordsOf(name.value).split(" ");
  const noun = words.join(" ");
  if (verb === "create") return `The values of the new ${noun}.`;
  if (verb === "update") {
    return `The ${noun} to update and ${noun.endsWith("s") ? "their" : "its"} new values. Omitted fields keep their values.`;
  }
  const takesId = given.length === 1 && given.every(({ type }) => print(type) === "ID!");
  return takesId ? `The ${noun} to ${verb}.` : `The parameters of ${name.value}.`;
}

const states: Readonly<Record<string, string>> = { create: "new", delete: "deleted" };

/** What a mutation returns, such as "The deleted task". */
function describeResult(mutation: string, field: string): string {
  const [verb = ""] = wordsOf(mutation).split(" ");
  return `The ${states[verb] ?? "updated"} ${wordsOf(field)}`;
}

/** The types of a mutation that is declared with its own arguments, and with its result unless its payload is declared. */
function typesOf(mutation: FieldDefinitionNode): DefinitionNode[] {
  const { arguments: fields = [], directives = [], type } = mutation;
  const name = upperFirst(mutation.name.value);
  const [description] = directiveValues(mutation, "input", "type");
  const input: DefinitionNode = {
    kind: Kind.INPUT_OBJECT_TYPE_DEFINITION,
    ...(description === undefined ? {} : { description: text(description) }),
    name: nameNode(`${name}Input`),
    directives: directives.filter((directive) => !describing.has(directive.name.value)),
    fields,
  };
  if (type.kind !== Kind.NAMED_TYPE) return [input];
  const [field = lowerFirst(type.name.value)] = directiveValues(mutation, "result", "field");
  const [result = describeResult(mutation.name.value, field)] = directiveValues(mutation, "result", "is");
  const payload: DefinitionNode = {
    kind: Kind.OBJECT_TYPE_DEFINITION,
    name: nameNode(`${name}Payload`),
    interfaces: [namedType("MutationPayload")],
    fields: [{ kind: Kind.FIELD_DEFINITION, description: text(`${result}; null when refused.`), name: nameNode(field), type }],
  };
  return [input, payload];
}

/** A mutation as the served schema has it: from its input to its payload. */
function declarationOf(mutation: FieldDefinitionNode): FieldDefinitionNode {
  const name = upperFirst(mutation.name.value);
  const [description = describeInput(mutation)] = directiveValues(mutation, "input", "is");
  const input: InputValueDefinitionNode = {
    kind: Kind.INPUT_VALUE_DEFINITION,
    description: text(description),
    name: nameNode("input"),
    type: nonNullType(`${name}Input`),
  };
  return { ...mutation, arguments: [input], type: nonNullType(`${name}Payload`), directives: [] };
}

const takesInput = ({ arguments: given = [] }: FieldDefinitionNode): boolean => given.some(({ name }) => name.value === "input");

/**
 * Adds the input and the payload of mutations, which the SDL files declare as functions: the arguments are the fields of the
 * input, and the type is that of the only own field of the payload, unless it is a payload that a file declares. What the two
 * are is derived from the name of the mutation, or declared by `@input` and `@result`. A mutation that has the argument `input`
 * is complete.
 */
export function addInputsAndPayloads({ kind, definitions }: DocumentNode): DocumentNode {
  const completed = definitions.flatMap((definition): DefinitionNode[] => {
    if (definition.kind === Kind.DIRECTIVE_DEFINITION && describing.has(definition.name.value)) return [];
    if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION || definition.name.value !== "Mutation") return [definition];
    const { fields = [] } = definition;
    const functions = fields.filter((field) => !takesInput(field));
    return [
      { ...definition, fields: fields.map((field) => (takesInput(field) ? field : declarationOf(field))) },
      ...functions.flatMap(typesOf),
    ];
  });
  return { kind, definitions: completed };
}
