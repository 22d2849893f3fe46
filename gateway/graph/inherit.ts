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
 * Adds inherited fields and interfaces to types, so that the SDL of a type names only its direct interfaces and its own fields.
 * An added field gets the interface's description. A field that the type declares itself, to describe it differently, is kept.
 */
export function inheritFields(document: DocumentNode): DocumentNode {
  const interfaces = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.INTERFACE_TYPE_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );

  /** All interfaces of a type, its direct ones first. */
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
