import type { MissingFieldHandler, Variables } from "relay-runtime";

type Lookup = (args: Variables) => string | null;

/** JOB -> Job, COMMUNITY_POST -> CommunityPost: schema types are named after the enum's values. */
function typeName(enumValue: unknown): string {
  return String(enumValue)
    .toLowerCase()
    .replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Root fields that find an object without its global id, with the key under which that object was remembered. */
const lookups: Record<string, Lookup> = {
  post: ({ type, databaseId }) => `${typeName(type)}:${databaseId}`,
  comment: ({ databaseId }) => `Comment:${databaseId}`,
  story: ({ databaseId }) => `Story:${databaseId}`,
  community: ({ slug }) => `Community:${slug}`,
};

/**
 * Lets the store find objects that it already has under another key, so that a page or overlay opens at once with the data of a
 * card. `node(id:)`, `nodes(ids:)`, `post(type:, databaseId:)`, `comment`, `story` and `community(slug:)` find the object by
 * its id, database id or slug.
 */
export function createObjectLookup() {
  const ids = new Map<string, string>();

  const remember = (type: string, field: string | number | undefined, id: string) => {
    if (field !== undefined) ids.set(`${type}:${field}`, id);
  };

  /** Relay calls this for every object in a response; Relay generates ids for objects without one. */
  const getDataID = (value: Readonly<Record<string, unknown>>, type: string): string | null => {
    const { id, databaseId, slug } = value;
    if (typeof id !== "string") return null;
    remember(type, typeof databaseId === "number" ? databaseId : undefined, id);
    if (type === "Community") remember(type, typeof slug === "string" ? slug : undefined, id);
    return id;
  };

  const handlers: MissingFieldHandler[] = [
    {
      kind: "linked",
      handle(field, record, args) {
        if (record?.getType() !== "__Root") return undefined;
        if (field.name === "node") return typeof args["id"] === "string" ? args["id"] : undefined;
        const key = lookups[field.name]?.(args);
        return key ? ids.get(key) : undefined;
      },
    },
    {
      kind: "pluralLinked",
      handle(field, record, args) {
        const requestedIds: unknown = args["ids"];
        if (record?.getType() !== "__Root" || field.name !== "nodes" || !Array.isArray(requestedIds)) return undefined;
        return requestedIds.filter((id) => typeof id === "string");
      },
    },
  ];

  return { getDataID, handlers };
}
