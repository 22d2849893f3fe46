import {
  Kind,
  parse,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type EnumTypeDefinitionNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type UnionTypeDefinitionNode,
} from "graphql";
import { createNamedType, createNameNode, createNonNullType, createDescriptionNode } from "../../graph/ast.ts";
import { addInputsAndPayloads } from "../../graph/mutations.ts";
import { upperFirst, addArticle } from "../../graph/words.ts";

/** The names of a post type in the schema; its own fields are in the SDL file of its folder. */
export interface PostTypeNames {
  /** The object type, such as `CommunityPost`. */
  readonly typeName: string;
  /** Its value in enums, such as `COMMUNITY_POST`. */
  readonly enumValue: string;
  /** The noun within a sentence, such as "community post". */
  readonly noun: string;
  /** A short explanation, if the noun is not sufficient. */
  readonly explanation?: string;
}

/** Enums and unions with this directive get a value or a member for every post type. */
const marker = "postTypes";
const base = "PostBase";

/** The input in a type's SDL file that declares its writable fields. */
const getInputName = (typeName: string): string => `${typeName}Fields`;

const isPostType = (definition: DefinitionNode): definition is ObjectTypeDefinitionNode =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.interfaces?.some(({ name }) => name.value === base) === true;

/** The mutations that create and update a post of one type. */
const printMutations = ({ typeName, noun }: PostTypeNames): string => `
extend type Mutation {
  "Creates ${addArticle(noun)}, published or as a draft."
  create${typeName}(
    "A unique key for this request. The same key within 24 hours returns the first result again instead of creating a second post."
    idempotencyKey: String
    "The author: one of Viewer.postAs; the viewer by default."
    authorId: ID @id(of: "Author")
    "Draft or published; the default is published. A published post cannot become a draft."
    status: PublicationStatus
  ): ${typeName}
    @fieldsFrom(input: "${getInputName(typeName)}")
    @fieldsFrom(input: "PostFields")
    @input(is: "The values of the new ${noun}.")
    @result(is: "The new post")
  "Updates the given fields; omitted fields keep their values. Also publishes a draft."
  update${typeName}(
    "The ${noun}."
    postId: ID! @id(of: "${typeName}")
    "PUBLISHED to publish a draft; omit to keep the state. A published post cannot become a draft."
    status: PublicationStatus
  ): ${typeName}
    @fieldsFrom(input: "${getInputName(typeName)}")
    @fieldsFrom(input: "PostFields")
    @input(is: "The ${noun} to update and its new values. Omitted fields keep their values.")
    @result(is: "The updated post")
}
`;

/** A post type's value in every enum of types. */
const createEnumValue = ({ enumValue, noun, explanation }: PostTypeNames): EnumValueDefinitionNode => ({
  kind: Kind.ENUM_VALUE_DEFINITION,
  description: createDescriptionNode(`${upperFirst(addArticle(noun))}${explanation === undefined ? "" : `: ${explanation}`}.`),
  name: createNameNode(enumValue),
});

/** The field `type`, described as constant for each type. */
const createTypeField = ({ enumValue }: PostTypeNames): FieldDefinitionNode => ({
  kind: Kind.FIELD_DEFINITION,
  description: createDescriptionNode(`Always ${enumValue}.`),
  name: createNameNode("type"),
  type: createNonNullType("PostType"),
});

/** @throws when a type has no SDL or lacks its input, or an SDL file declares a type that is not in the record of types */
function check(types: readonly PostTypeNames[], definitions: readonly DefinitionNode[]): void {
  const declared = new Set(definitions.filter(isPostType).map(({ name }) => name.value));
  const inputs = new Set(definitions.flatMap((one) => (one.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? [one.name.value] : [])));
  for (const { typeName } of types) {
    if (!declared.delete(typeName)) throw new Error(`No SDL file declares "type ${typeName} implements ${base}".`);
    if (!inputs.has(getInputName(typeName))) {
      throw new Error(
        `The SDL of the post type ${typeName} lacks "input ${getInputName(typeName)}", the fields that are written.`,
      );
    }
  }
  for (const name of declared) throw new Error(`${name} implements ${base}, but posts/kinds/all.ts does not list it.`);
}

/**
 * Adds to the SDL everything that depends on the list of post types: members of unions and values of enums that are marked with
 * `@postTypes`, the field `type`, and the mutations that create and update posts. The writable fields of a type are the input
 * `<Type>Fields` in its SDL file; those of all types are the input `PostFields`.
 * @throws Error that names what a type lacks
 */
export function addPostTypes(document: DocumentNode, types: readonly PostTypeNames[]): DocumentNode {
  check(types, document.definitions);
  const byName = new Map(types.map((type) => [type.typeName, type]));
  const isMarked = ({ directives = [] }: UnionTypeDefinitionNode | EnumTypeDefinitionNode): boolean =>
    directives.some(({ name }) => name.value === marker);

  const completed = visit(document, {
    DirectiveDefinition: ({ name }) => (name.value === marker ? null : undefined),
    ObjectTypeDefinition(node) {
      const type = byName.get(node.name.value);
      return type && { ...node, fields: [...(node.fields ?? []), createTypeField(type)] };
    },
    UnionTypeDefinition: (node) =>
      isMarked(node)
        ? { ...node, directives: [], types: [...(node.types ?? []), ...types.map(({ typeName }) => createNamedType(typeName))] }
        : undefined,
    EnumTypeDefinition: (node) =>
      isMarked(node) ? { ...node, directives: [], values: [...(node.values ?? []), ...types.map(createEnumValue)] } : undefined,
  });
  const writing = types.flatMap((type) => addInputsAndPayloads(parse(printMutations(type))).definitions);
  return { ...completed, definitions: [...completed.definitions, ...writing] };
}
