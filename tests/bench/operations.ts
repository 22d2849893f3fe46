import { readFileSync } from "node:fs";
import path from "node:path";
import { encodeId } from "../../gateway/graph/ids.ts";

export type OperationName = "home" | "community" | "post" | "notifications" | "search" | "like";

/** An operation of the web client, as the web client sends it. */
export interface Operation {
  name: OperationName;
  /** Name in the report. */
  title: string;
  /** Its document. */
  text: string;
  /** SHA-256 of the text, the id of a trusted document. */
  id: string;
  variables: Record<string, unknown>;
  /** Whether the gateway asks the REST API for the totals of lists: when the document selects one. */
  countsLists: boolean;
  /** The most CPU time that the gateway should take, as a multiple of the baseline's; null: none is set. */
  goal: number | null;
}

interface OperationSpec extends Omit<Operation, "text" | "id"> {
  /** Name of the operation in its document. */
  operation: string;
}

/** All for the account `journo` of the demo data; the post is the one with the most comments. */
const specs: readonly OperationSpec[] = [
  { name: "home", title: "home", operation: "HomePageQuery", variables: {}, countsLists: false, goal: 2 },
  {
    name: "community",
    title: "a community",
    operation: "CommunityPageQuery",
    variables: { slug: "media-insiders", withFeed: true, withMembers: false, withActivities: false, withAside: true },
    countsLists: false,
    goal: 2,
  },
  {
    name: "post",
    title: "a post with its comments",
    operation: "OverlayPostQuery",
    variables: { type: "COMMUNITY_POST", databaseId: 1379, commentId: 0, withComment: false },
    countsLists: false,
    goal: 1.8,
  },
  {
    name: "notifications",
    title: "notifications",
    operation: "NotificationListPageQuery",
    variables: {},
    countsLists: false,
    goal: 1.6,
  },
  {
    name: "search",
    title: "search",
    operation: "SearchQuery",
    variables: { query: "council", hasContent: true },
    countsLists: true,
    goal: null,
  },
  {
    name: "like",
    title: "a like",
    operation: "useLikeMutation",
    variables: { input: { subjectId: encodeId("Callout", 1415), liked: true } },
    countsLists: false,
    goal: null,
  },
];

const persisted = path.join(import.meta.dirname, "../../web/src/__generated__/persisted.json");

export const operations: readonly Operation[] = readOperations();

/** @throws when the web client has no such operation */
function readOperations(): Operation[] {
  const documents = Object.entries(JSON.parse(readFileSync(persisted, "utf8")) as Record<string, string>);
  return specs.map(({ operation, ...rest }) => {
    const found = documents.find(([, text]) => new RegExp(`^(query|mutation) ${operation}\\b`).test(text));
    if (found === undefined) throw new Error(`The web client has no operation ${operation}.`);
    const [id, text] = found;
    return { ...rest, id, text };
  });
}
