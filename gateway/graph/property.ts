/** A resolver for a field that has another name than the property it is read from. */
export const property =
  <Key extends string>(key: Key) =>
  <Parent extends { readonly [Name in Key]: unknown }>(parent: Parent): Parent[Key] =>
    parent[key];
