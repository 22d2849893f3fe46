import {
  ConnectionHandler,
  createOperationDescriptor,
  fetchQuery,
  getSingularSelector,
  type Environment,
  type GraphQLResponse,
  type RecordSourceProxy,
  type Variables,
} from "relay-runtime";
import { expect, test, vi } from "vitest";
import activities from "../../../web/src/__generated__/CommunityActivities_community.graphql.ts";
import activitiesQuery, {
  type CommunityActivitiesPaginationQuery,
} from "../../../web/src/__generated__/CommunityActivitiesPaginationQuery.graphql.ts";
import peopleQuery, { type TaskDialogQuery } from "../../../web/src/__generated__/TaskDialogQuery.graphql.ts";
import { createEnvironment } from "../../../web/src/relay/environment.ts";

/** Waits until promises are settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const noLists = { workListIds: [] };

function people(names: readonly string[]): GraphQLResponse {
  const account = {
    __typename: "Account",
    id: "account",
    people: names.map((name) => ({ __typename: "Author", id: name, name })),
  };
  return { data: { viewer: { __typename: "Viewer", id: "viewer", account, workLists: null }, selected: [] } };
}

/** A dialog that shows the account's people. */
async function peopleDialog() {
  let next: () => Promise<GraphQLResponse> = async () => people(["one"]);
  let requests = 0;
  const environment = createEnvironment(() => {
    requests += 1;
    return next();
  });
  const operation = createOperationDescriptor(peopleQuery, noLists);
  environment.retain(operation);
  await fetchQuery<TaskDialogQuery>(environment, peopleQuery, noLists).toPromise();
  /** The names of the people in the data of the dialog. */
  const shown: (string | undefined)[][] = [];
  environment.subscribe(environment.lookup(operation.fragment), ({ data }) => {
    const [people = ""] = /"people":\[[^\]]*\]/.exec(JSON.stringify(data)) ?? [];
    shown.push([...people.matchAll(/"name":"(\w+)"/g)].map(([, name]) => name));
  });
  return {
    environment,
    shown,
    requests: () => requests,
    respondWith: (response: () => Promise<GraphQLResponse>) => void (next = response),
  };
}

const getAccount = (store: RecordSourceProxy) => store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("account");

/** Links a record with only its name, like a response that selects nothing else. */
function linkNamedOnly(environment: Environment, name: string): void {
  environment.commitUpdate((store) => {
    const person = store.create(name, "Author");
    person.setValue(name, "name");
    getAccount(store)?.setLinkedRecords([person], "people");
  });
}

test("a record with missing fields is loaded again, and the shown data is kept until then @ERR-01", async () => {
  const { environment, shown, requests, respondWith } = await peopleDialog();
  respondWith(async () => people(["two"]));
  linkNamedOnly(environment, "two");
  expect(shown).toEqual([]);
  await settle();
  expect(shown).toEqual([["two"]]);
  expect(requests()).toBe(2);
});

test("a failed reload keeps the shown data and is not repeated immediately @ERR-01", async () => {
  const { environment, shown, requests, respondWith } = await peopleDialog();
  respondWith(() => Promise.reject(new Error("No connection.")));
  linkNamedOnly(environment, "two");
  await settle();
  linkNamedOnly(environment, "three");
  await settle();
  expect(shown).toEqual([]);
  expect(requests()).toBe(2);

  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
  respondWith(async () => people(["four"]));
  linkNamedOnly(environment, "four");
  vi.useRealTimers();
  await settle();
  expect(shown).toEqual([["four"]]);
});

test("missing fields are hidden however often the shown data has changed before @ERR-01", async () => {
  const { environment, shown } = await peopleDialog();
  environment.commitUpdate((store) => void store.get("one")?.setValue("renamed", "name"));
  linkNamedOnly(environment, "two");
  expect(shown).toEqual([["renamed"]]);
});

test("a component that is rendered for the first time loads the fields that are missing @ERR-01", async () => {
  let requests = 0;
  const environment = createEnvironment(async () => {
    requests += 1;
    return people(["one"]);
  });
  const operation = createOperationDescriptor(peopleQuery, noLists);
  environment.retain(operation);
  await fetchQuery<TaskDialogQuery>(environment, peopleQuery, noLists).toPromise();
  linkNamedOnly(environment, "two");
  await settle();
  expect(requests).toBe(1);
  expect(environment.lookup(operation.fragment).isMissingData).toBe(true);
  await settle();
  expect([requests, environment.lookup(operation.fragment).isMissingData]).toEqual([2, false]);
});

test("an optimistic update with missing fields waits for the response without a request @ERR-01", async () => {
  const { environment, shown, requests } = await peopleDialog();
  const change = environment.applyUpdate({
    storeUpdater: (store) => {
      getAccount(store)?.setLinkedRecords([store.create("two", "Author")], "people");
    },
  });
  expect(shown).toEqual([]);
  change.dispose();
  await settle();
  expect(shown).toEqual([["one"]]);
  expect(requests()).toBe(1);
  linkNamedOnly(environment, "three");
  await settle();
  expect(requests()).toBe(2);
});

function page(from: number, to: number): GraphQLResponse {
  const edges = Array.from({ length: to - from + 1 }, (_, index) => {
    const databaseId = from + index;
    return {
      cursor: String(databaseId),
      node: {
        __typename: "Activity",
        id: String(databaseId),
        createdAt: "2025-03-01T00:00:00Z",
        author: { __typename: "Author", id: "a", name: "Noor Haddad", avatar: null, type: "PERSON" },
        post: { __typename: "Job", typename: "Job", __isPostBase: "Job", id: `post ${databaseId}`, databaseId },
        postTitle: "Reporter",
        postSummary: null,
      },
    };
  });
  const pageInfo = { endCursor: String(to), hasNextPage: true };
  return { data: { node: { __typename: "Community", __isNode: "Community", id: "c", activities: { edges, pageInfo } } } };
}

test("reloading a list with missing fields keeps its loaded pages @FEED-01", async () => {
  let requests = 0;
  const environment = createEnvironment(async (_request, { after }: Variables) => {
    requests += 1;
    return after ? page(4, 6) : page(1, 3);
  });
  const first = { id: "c", first: 3 };
  const operation = createOperationDescriptor(activitiesQuery, first);
  environment.retain(operation);
  await fetchQuery<CommunityActivitiesPaginationQuery>(environment, activitiesQuery, first).toPromise();
  await fetchQuery<CommunityActivitiesPaginationQuery>(environment, activitiesQuery, { ...first, after: "3" }).toPromise();
  const loaded = () => {
    let ids: unknown;
    environment.commitUpdate((store) => {
      const community = store.get("c");
      const list = community && ConnectionHandler.getConnection(community, "CommunityActivities_activities");
      ids = list?.getLinkedRecords("edges")?.map((edge) => Number(edge?.getLinkedRecord("node")?.getValue("id")));
    });
    return ids;
  };
  expect(loaded()).toEqual([1, 2, 3, 4, 5, 6]);

  const selector = getSingularSelector(activities, environment.lookup(operation.fragment).data?.["node"]);
  if (!selector) throw new Error("The community was not read.");
  environment.subscribe(environment.lookup(selector), () => {});
  environment.commitUpdate((store) => {
    const community = store.get("c");
    const list = community && ConnectionHandler.getConnection(community, "CommunityActivities_activities");
    list?.getLinkedRecords("edges")?.[0]?.setLinkedRecord(store.create("unknown", "Activity"), "node");
  });
  await settle();
  expect(requests).toBe(3);
  expect(loaded()).toHaveLength(6);
});
