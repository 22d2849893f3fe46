import { ConnectionHandler, DefaultHandlerProvider, fetchQuery, type GraphQLResponse } from "relay-runtime";
import { expect, test } from "vitest";
import query, {
  type CommunityActivitiesPaginationQuery,
} from "../../../web/src/__generated__/CommunityActivitiesPaginationQuery.graphql.ts";
import { keepLoadedPages } from "../../../web/src/relay/connections.ts";
import { createEnvironment } from "../../../web/src/relay/environment.ts";

type Page = { from: number; to: number; hasNextPage: boolean } | null;

function respond(page: Page): GraphQLResponse {
  const numbers = page ? Array.from({ length: page.to - page.from + 1 }, (_, index) => page.from + index) : [];
  const activities = page && {
    edges: numbers.map((databaseId) => ({ cursor: String(databaseId), node: activity(databaseId) })),
    pageInfo: { endCursor: String(page.to), hasNextPage: page.hasNextPage },
  };
  return { data: { node: { __typename: "Community", __isNode: "Community", id: "c", activities } } };
}

function activity(databaseId: number) {
  return {
    __typename: "Activity",
    id: String(databaseId),
    createdAt: "2025-03-01T00:00:00Z",
    author: { __typename: "Author", id: "a", name: "Noor Haddad", avatar: null, type: "PERSON" },
    post: { __typename: "Job", typename: "Job", __isPostBase: "Job", id: `post ${databaseId}`, databaseId },
    postTitle: "Reporter",
    postSummary: null,
  };
}

/** A list of activities whose pages the test provides one by one. */
function list() {
  let next: Page = null;
  const environment = createEnvironment(async () => respond(next));
  return {
    async load(page: Page, after: string | null): Promise<void> {
      next = page;
      await fetchQuery<CommunityActivitiesPaginationQuery>(environment, query, { id: "c", first: 20, after }).toPromise();
    },
    shown() {
      let ids: unknown[] | null = null;
      environment.commitUpdate((store) => {
        const community = store.get("c");
        const connection = community && ConnectionHandler.getConnection(community, "CommunityActivities_activities");
        ids = connection?.getLinkedRecords("edges")?.map((edge) => Number(edge?.getLinkedRecord("node")?.getValue("id"))) ?? null;
      });
      return ids;
    },
  };
}

test("a failed further page keeps the loaded ones, and the next attempt continues there @FEED-01", async () => {
  const { load, shown } = list();
  await load({ from: 1, to: 3, hasNextPage: true }, null);
  await load(null, "3");
  expect(shown()).toEqual([1, 2, 3]);
  await load({ from: 4, to: 5, hasNextPage: false }, "3");
  expect(shown()).toEqual([1, 2, 3, 4, 5]);
});

test("a list whose first page fails is null @FEED-01", async () => {
  const { load, shown } = list();
  await load({ from: 1, to: 3, hasNextPage: true }, null);
  await load(null, null);
  expect(shown()).toBeNull();
});

test("edges that a mutation adds or deletes are handled by Relay", () => {
  for (const handle of ["deleteEdge", "prependEdge"]) expect(keepLoadedPages(handle)).toBe(DefaultHandlerProvider(handle));
});
