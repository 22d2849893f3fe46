import {
  createOperationDescriptor,
  getRequest,
  Observable,
  PreloadableQueryRegistry,
  type GraphQLTaggedNode,
} from "relay-runtime";
import { expect, test } from "vitest";
import announcementsQuery from "../../../web/src/__generated__/AllAnnouncementsPagePaginationQuery.graphql.ts";
import channelsQuery from "../../../web/src/__generated__/ChannelsPagePaginationQuery.graphql.ts";
import { createEnvironment } from "../../../web/src/relay/environment.ts";
import { dataVersion, invalidateAfter, invalidateAll, renewData, renewPreloaded } from "../../../web/src/relay/freshness.ts";

const emptyList = { edges: [], pageInfo: { endCursor: null, hasNextPage: false } };

/** A store with an empty list of announcements and an empty list of channels. */
function setUp() {
  const environment = createEnvironment(() => Observable.create(() => {}));
  const addList = (query: GraphQLTaggedNode, data: Record<string, unknown>) => {
    const operation = createOperationDescriptor(getRequest(query), { first: 20 });
    environment.retain(operation);
    environment.commitPayload(operation, data);
    return () => environment.check(operation).status;
  };
  return {
    environment,
    announcements: addList(announcementsQuery, { announcements: emptyList }),
    channels: addList(channelsQuery, { viewer: { id: "viewer", channels: emptyList } }),
  };
}

test("a write invalidates the lists that may contain the written record, and no others @GEN-10", () => {
  const { environment, announcements, channels } = setUp();
  expect([announcements(), channels()]).toEqual(["available", "available"]);
  const before = dataVersion();
  invalidateAfter("announcement", environment);
  expect([announcements(), channels()]).toEqual(["stale", "available"]);
  expect(dataVersion()).not.toBe(before);
});

test("data that is loaded again after a write is fresh", () => {
  const { environment, announcements } = setUp();
  invalidateAfter("announcement", environment);
  renewData(environment, announcementsQuery, { first: 20 });
  expect(announcements()).toBe("available");
});

test("a change of the session invalidates everything", () => {
  const { environment, announcements, channels } = setUp();
  invalidateAll(environment);
  expect([announcements(), channels()]).toEqual(["stale", "stale"]);
});

test("a preloaded query is renewed by its id, if its code has been loaded", () => {
  const { environment, announcements } = setUp();
  invalidateAfter("announcement", environment);
  PreloadableQueryRegistry.set("announcements", announcementsQuery);
  for (const id of [null, undefined, "unknown"]) {
    renewPreloaded(environment, { id, variables: { first: 20 } });
    expect(announcements()).toBe("stale");
  }
  renewPreloaded(environment, { id: "announcements", variables: { first: 20 } });
  expect(announcements()).toBe("available");
});

test("a write invalidates every record of a list, and ignores records that are missing @GEN-10", () => {
  const { environment } = setUp();
  environment.commitUpdate((store) => {
    const communities = ["a", "b", "deleted"].map((id) => store.create(id, "Community"));
    store.getRoot().setLinkedRecords(communities, "communities").setValue(null, "user").setValue("text", "settings");
    store.delete("deleted");
    store.create("other", "Community");
  });
  invalidateAfter("onboarding", environment);
  const source = environment.getStore().getSource();
  const isStale = (id: string) => source.get(id)?.["__invalidated_at"] !== undefined;
  expect(["a", "b", "other"].map(isStale)).toEqual([true, true, false]);
});

test("a changed responsibility invalidates the profiles that show it and the names to post as @GEN-10 @GEN-16", () => {
  const { environment } = setUp();
  const fields = ["channel", "company", "outlet", "postAs", "user"];
  environment.commitUpdate((store) => {
    for (const field of fields) store.getRoot().setLinkedRecord(store.create(field, "Record"), field, { slug: "ana" });
  });
  invalidateAfter("responsibility", environment);
  const source = environment.getStore().getSource();
  const isStale = (id: string) => source.get(id)?.["__invalidated_at"] !== undefined;
  expect(fields.filter(isStale)).toEqual(["company", "outlet", "postAs", "user"]);
});

test.each([
  ["announcement", "story"],
  ["mailing", "hub"],
  ["contactList", "channels"],
  ["responsibility", "generatedProfile"],
] as const)("the write %s invalidates the field %s, which shows what it has changed @GEN-10", (write, field) => {
  const { environment } = setUp();
  environment.commitUpdate((store) => {
    store.getRoot().setLinkedRecord(store.create("shown", "Record"), field, { databaseId: 1 });
  });
  invalidateAfter(write, environment);
  expect(environment.getStore().getSource().get("shown")?.["__invalidated_at"]).toBeDefined();
});

test("the version of the data differs after every write and every change of the session @GEN-10", () => {
  const { environment } = setUp();
  const versions = [dataVersion()];
  for (const invalidate of [invalidateAll, invalidateAll, () => invalidateAfter("post", environment)]) {
    invalidate(environment);
    versions.push(dataVersion());
  }
  expect(new Set(versions).size).toBe(versions.length);
});
