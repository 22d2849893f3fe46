import type { MissingFieldHandler, Variables } from "relay-runtime";

type Lookup = (args: Variables) => string | null;

/** JOB -> Job, COMMUNITY_POST -> CommunityPost: the types of the schema are named after the enum's values. */
function typeName(enumValue: unknown): string {
  return String(enumValue)
    .toLowerCase()
    .replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Root fields that name one object without its global id: under which key that object was remembered. */
const lookups: Record<string, Lookup> = {
  post: ({ type, databaseId }) => `${typeName(type)}:${databaseId}`,
  comment: ({ databaseId }) => `Comment:${databaseId}`,
  story: ({ databaseId }) => `Story:${databaseId}`,
  community: ({ slug }) => `Community:${slug}`,
};

/**
 * What the store already knows under another name, so that a page or overlay opens at once with what a card has
 * shown: `node(id:)`, `nodes(ids:)`, `post(type:, databaseId:)`, `comment`, `story` and `community(slug:)` find the
 * object by its id, its database id or its slug.
 */
export function createKnown() {
  const ids = new Map<string, string>();

  const remember = (type: string, field: string | number | undefined, id: string) => {
    if (field !== undefined) ids.set(`${type}:${field}`, id);
  };

  /** Relay asks it for every object of an answer; objects without an id get one of Relay's own. */
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
        const wanted: unknown = args["ids"];
        if (record?.getType() !== "__Root" || field.name !== "nodes" || !Array.isArray(wanted)) return undefined;
        return wanted.filter((id) => typeof id === "string");
      },
    },
  ];

  return { getDataID, handlers };
}
