import { Environment, Network, RecordSource, Store, type GraphQLResponse } from "relay-runtime";
import { expect, test } from "vitest";
import query, { type useVideoQuery } from "../../../web/src/__generated__/useVideoQuery.graphql.ts";
import { fetchLatest } from "../../../web/src/relay/fetchLatest.ts";

/** An environment whose responses are controlled by the test. */
function setUp() {
  const requests: PromiseWithResolvers<GraphQLResponse>[] = [];
  const environment = new Environment({
    network: Network.create(() => {
      const request = Promise.withResolvers<GraphQLResponse>();
      requests.push(request);
      return request.promise;
    }),
    store: new Store(new RecordSource()),
  });
  const read = async (id = "v1") => (await fetchLatest<useVideoQuery>(environment, query, { id }))?.video?.status;
  const respond = (index: number, status: string) => {
    const video = { id: "v1", status, error: null, url: null, coverUrl: null, duration: null };
    requests[index]?.resolve({ data: { video } });
  };
  return { requests, read, respond };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test("a read during the same read begins when that one has ended, once for all that wait @RT-07", async () => {
  const { requests, read, respond } = setUp();
  const first = read();
  await settle();
  const others = [read(), read()];
  await settle();
  expect(requests).toHaveLength(1);
  respond(0, "PROCESSING");
  expect(await first).toBe("PROCESSING");
  await settle();
  expect(requests).toHaveLength(2);
  respond(1, "PROCESSED");
  expect(await Promise.all(others)).toEqual(["PROCESSED", "PROCESSED"]);
  void read();
  await settle();
  expect(requests).toHaveLength(3);
});

test("a failed read fails for its callers only, and those with other variables do not wait @RT-07", async () => {
  const { requests, read, respond } = setUp();
  const first = read();
  await settle();
  const second = read();
  void read("v2");
  await settle();
  expect(requests).toHaveLength(2);
  requests[0]?.reject(new Error("Lost."));
  await expect(first).rejects.toThrow("Lost.");
  await settle();
  expect(requests).toHaveLength(3);
  respond(2, "PROCESSED");
  expect(await second).toBe("PROCESSED");
});
