/** The keys of objects in addresses: database ids, with the slug after a dot where the type is also known by its slug. */
const keyShapes = {
  Author: /^[1-9]\d{0,8}$/,
  Beat: /^[1-9]\d{0,8}$/,
  Community: /^[1-9]\d{0,8}\.[A-Za-z0-9-][\w.-]{0,99}$/,
  MonitorSearch: /^[1-9]\d{0,8}$/,
  Outlet: /^[1-9]\d{0,8}\.[A-Za-z0-9-][\w.-]{0,99}$/,
  WorkList: /^[1-9]\d{0,8}$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** The types whose objects appear in query strings. */
export type AddressedType = keyof typeof keyShapes;

/**
 * The global id for the key of an object in an address, such as "3" or "12.harbour-ledger"; null when the text is no such key.
 * Pages start their queries before any data is loaded, so ids are made by their documented form: base64url of `Type:key`.
 * That is base64 without padding here, because the characters of types and keys never lead to one in which the two differ.
 */
export function toGlobalId(type: AddressedType, key: string | null): string | null {
  if (key === null || !keyShapes[type].test(key)) return null;
  return btoa(`${type}:${key}`).replaceAll("=", "");
}

/** The key in a global id, for addresses. */
export function getKey(id: string): string {
  const text = atob(id);
  return text.slice(text.indexOf(":") + 1);
}

/** Whether ids of the same type name the same object: an id that contains a slug changes when its object is renamed. */
export function isSameObject(one: string, other: string): boolean {
  return one === other || getKey(one).split(".")[0] === getKey(other).split(".")[0];
}
