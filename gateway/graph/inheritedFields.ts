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
  function listInterfaces({ interfaces: named = [] }: Implementing): InterfaceTypeDefinitionNode[] {
    const found = new Set<InterfaceTypeDefinitionNode>();
    const queue = [...named];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const definition = interfaces.get(next.name.value);
      if (definition === undefined || found.has(definition)) continue;
      found.add(definition);
      queue.push(...(definition.interfaces ?? []));
    }
    return [...found];
  }

  function complete<Type extends Implementing>(type: Type): Type {
    const inherited = listInterfaces(type);
    const fields = new Map<string, FieldDefinitionNode>((type.fields ?? []).map((field) => [field.name.value, field]));
    for (const field of inherited.flatMap((definition) => definition.fields ?? []))
      if (!fields.has(field.name.value)) fields.set(field.name.value, field);
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
