import {
  Kind,
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
} from "graphql";

type Implementing = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;

/**
 * Lets a type name only the interfaces that it implements directly and leave out the fields that it has from them. What it
 * leaves out is added with the interface's description; a field that it declares itself, for a description of its own, stays.
 */
export function inheritFields(document: DocumentNode): DocumentNode {
  const interfaces = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.INTERFACE_TYPE_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );

  /** Every interface of a type, those that it names first. */
  function interfacesOf({ interfaces: named = [] }: Implementing): InterfaceTypeDefinitionNode[] {
    const found = new Set<InterfaceTypeDefinitionNode>();
    const waiting = [...named];
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const one = interfaces.get(next.name.value);
      if (one === undefined || found.has(one)) continue;
      found.add(one);
      waiting.push(...(one.interfaces ?? []));
    }
    return [...found];
  }

  function complete<Type extends Implementing>(type: Type): Type {
    const inherited = interfacesOf(type);
    const fields = new Map<string, FieldDefinitionNode>((type.fields ?? []).map((field) => [field.name.value, field]));
    for (const field of inherited.flatMap((one) => one.fields ?? [])) {
      if (!fields.has(field.name.value)) fields.set(field.name.value, field);
    }
    const names = inherited.map(({ name }): NamedTypeNode => ({ kind: Kind.NAMED_TYPE, name }));
    return { ...type, interfaces: names, fields: [...fields.values()] };
  }

  return {
    ...document,
    definitions: document.definitions.map((definition) =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION
        ? complete(definition)
        : definition,
    ),
  };
}
