import { expect, it } from "vitest";
import query from "../../../web/src/__generated__/ChannelsPagePaginationQuery.graphql.ts";
import { useReload } from "../../../web/src/loading/useReload.ts";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { recordResponse } from "../../../web/src/relay/partFailures.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

function setUp(first: number) {
  const { environment, requests } = createGateway();
  const hook = mountInRelay(environment, () => useReload(query, { first }));
  return { hook, requests };
}
const failed = new RequestError(failureWithStatus(500));

it("content is read again once at a time, and once more after a call in the meantime @ERR-01", async () => {
  const { hook, requests } = setUp(20);
  expect(hook.result).toMatchObject({ isReloading: false, failure: null });
  hook.result.reload();
  await eventually(() => expect(hook.result.isReloading).toBe(true));
  hook.result.reload();
  expect(requests.map(({ variables }) => variables)).toEqual([{ first: 20, after: null }]);
  hook.result.reload();
  requests[0]?.respond({ viewer: null });
  await eventually(() => expect(requests).toHaveLength(2));
  expect(hook.result.isReloading).toBe(true);
  requests[1]?.respond({ viewer: null });
  await eventually(() => expect(hook.result).toMatchObject({ isReloading: false, failure: null }));
  expect(requests).toHaveLength(2);
});

it("a failed attempt has its reason until the next one @ERR-01", async () => {
  const { hook, requests } = setUp(21);
  hook.result.reload();
  requests[0]?.fail(failed);
  await eventually(() => expect(hook.result).toMatchObject({ isReloading: false, failure: { status: 500 } }));
  hook.result.reload();
  await eventually(() => expect(hook.result).toMatchObject({ isReloading: true, failure: null }));
  requests[1]?.respond({ viewer: null });
  await eventually(() => expect(hook.result.isReloading).toBe(false));
});

it("the failure of a part of the response is known, whoever has requested it @ERR-01", async () => {
  const { hook } = setUp(22);
  recordResponse(query.params, { first: 22, after: null }, [failureWithStatus(503)]);
  await eventually(() => expect(hook.result.failure).toMatchObject({ status: 503 }));
  recordResponse(query.params, { first: 22, after: null }, []);
  await eventually(() => expect(hook.result.failure).toBeNull());
});
