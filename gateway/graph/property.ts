/** Creates a resolver for a field whose name differs from that of the property from which it is read. */
export const readProperty =
  <Key extends string>(key: Key) =>
  <Parent extends { readonly [Name in Key]: unknown }>(parent: Parent): Parent[Key] =>
    parent[key];
