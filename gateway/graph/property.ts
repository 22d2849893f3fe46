/** A resolver for a field whose name differs from that of the property it is read from. */
export const readProperty =
  <Key extends string>(key: Key) =>
  <Parent extends { readonly [Name in Key]: unknown }>(parent: Parent): Parent[Key] =>
    parent[key];
