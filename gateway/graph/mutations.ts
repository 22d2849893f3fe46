import {
  Kind,
  print,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
} from "graphql";
import { readDirectiveValues, createNamedType, createNameNode, createNonNullType, createDescriptionNode } from "./ast.ts";
import { lowerFirst, upperFirst, toWords } from "./words.ts";

/** The directives that describe the input and the payload of a mutation; the served schema has neither. */
const mutationDirectives: ReadonlySet<string> = new Set(["input", "result"]);

/** Describes the input of a mutation, such as "The task to delete." for `deleteTask` with an id. */
function describeInput({ name, arguments: given = [] }: FieldDefinitionNode): string {
  const [verb = "", ...words] = toWords(name.value).split(" ");
  const noun = words.join(" ");
  if (verb === "create") return `The values of the new ${noun}.`;
  if (verb === "update")
    return `The ${noun} to update and ${noun.endsWith("s") ? "their" : "its"} new values. Omitted fields keep their values.`;
  const takesId = given.length === 1 && given.every(({ type }) => print(type) === "ID!");
  return takesId ? `The ${noun} to ${verb}.` : `The parameters of ${name.value}.`;
}

const states: Readonly<Record<string, string>> = { create: "new", delete: "deleted" };

/** Describes the result of a mutation, such as "The deleted task". */
function describeResult(mutation: string, field: string): string {
  const [verb = ""] = toWords(mutation).split(" ");
  return `The ${states[verb] ?? "updated"} ${toWords(field)}`;
}

/** The types of a mutation that is declared with its own arguments, and with its result unless its payload is declared. */
function createTypes(mutation: FieldDefinitionNode): DefinitionNode[] {
  const { arguments: fields = [], directives = [], type } = mutation;
  const name = upperFirst(mutation.name.value);
  const [description] = readDirectiveValues(mutation, "input", "type");
  const input: DefinitionNode = {
    kind: Kind.INPUT_OBJECT_TYPE_DEFINITION,
    ...(description === undefined ? {} : { description: createDescriptionNode(description) }),
    name: createNameNode(`${name}Input`),
    directives: directives.filter((directive) => !mutationDirectives.has(directive.name.value)),
    fields,
  };
  if (type.kind !== Kind.NAMED_TYPE) return [input];
  const [field = lowerFirst(type.name.value)] = readDirectiveValues(mutation, "result", "field");
  const [result = describeResult(mutation.name.value, field)] = readDirectiveValues(mutation, "result", "is");
  const payload: DefinitionNode = {
    kind: Kind.OBJECT_TYPE_DEFINITION,
    name: createNameNode(`${name}Payload`),
    interfaces: [createNamedType("MutationPayload")],
    fields: [
      {
        kind: Kind.FIELD_DEFINITION,
        description: createDescriptionNode(`${result}; null when refused.`),
        name: createNameNode(field),
        type,
      },
    ],
  };
  return [input, payload];
}

/** A mutation as the served schema has it: from its input to its payload. */
function completeDeclaration(mutation: FieldDefinitionNode): FieldDefinitionNode {
  const name = upperFirst(mutation.name.value);
  const [description = describeInput(mutation)] = readDirectiveValues(mutation, "input", "is");
  const input: InputValueDefinitionNode = {
    kind: Kind.INPUT_VALUE_DEFINITION,
    description: createDescriptionNode(description),
    name: createNameNode("input"),
    type: createNonNullType(`${name}Input`),
  };
  return { ...mutation, arguments: [input], type: createNonNullType(`${name}Payload`), directives: [] };
}

const takesInput = ({ arguments: given = [] }: FieldDefinitionNode): boolean => given.some(({ name }) => name.value === "input");

/**
 * Adds the input and the payload of mutations, which the SDL files declare as functions: the arguments are the fields of the
 * input, and the type is that of the only own field of the payload, unless it is a payload that a file declares. Their
 * descriptions are derived from the name of the mutation, or declared by `@input` and `@result`. A mutation that has the argument `input`
 * is complete.
 */
export function addInputsAndPayloads({ kind, definitions }: DocumentNode): DocumentNode {
  const completed = definitions.flatMap((definition): DefinitionNode[] => {
    if (definition.kind === Kind.DIRECTIVE_DEFINITION && mutationDirectives.has(definition.name.value)) return [];
    if (definition.kind !== Kind.OBJECT_TYPE_EXTENSION || definition.name.value !== "Mutation") return [definition];
    const { fields = [] } = definition;
    const functions = fields.filter((field) => !takesInput(field));
    return [
      { ...definition, fields: fields.map((field) => (takesInput(field) ? field : completeDeclaration(field))) },
      ...functions.flatMap(createTypes),
    ];
  });
  return { kind, definitions: completed };
}
