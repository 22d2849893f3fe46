import { commitLocalUpdate } from "relay-runtime";
import { expect, it, vi } from "vitest";
import { useList } from "../../../web/src/lists/useList.ts";
import { PAGE_SIZE } from "../../../web/src/lists/useNextPage.ts";
import { failureWithStatus, RequestError } from "../../../web/src/relay/failures.ts";
import { recordResponse } from "../../../web/src/relay/partFailures.ts";
import { createConnection, createGateway, eventually, mountInRelay } from "../hooks.tsx";

const reload = { isReloading: false, reload: () => {}, failure: null };
const request = { id: "list", cacheID: "list", name: "list", operationKind: "query", text: null, metadata: {} } as const;

interface ListOptions {
  edges: readonly string[] | null | undefined;
  hasNext?: boolean;
  /** While it returns true, the list loads no further page. */
  isQueryRunning?: () => boolean;
}

/** A list whose pages the test delivers. */
function setUp({ edges, hasNext = true, isQueryRunning = () => false }: ListOptions) {
  const loads: { count: number; complete: (error: Error | null) => void }[] = [];
  const render = (shown: typeof edges, isLoadingNext: boolean, hasMore: boolean) => () =>
    useList({
      edges: shown,
      keyOf: (edge) => edge,
      reload,
      pagination: {
        hasNext: hasMore,
        isLoadingNext,
        loadNext: (count, { onComplete }) => (isQueryRunning() ? onComplete(null) : loads.push({ count, complete: onComplete })),
      },
    });
  const hook = mountInRelay(createGateway().environment, render(edges, false, hasNext));
  /** Renders the list again while it is loading, or with these edges. */
  const show = (shown: typeof edges, { isLoading = false, hasMore = hasNext } = {}) =>
    hook.rerender(render(shown, isLoading, hasMore));
  return { hook, loads, show };
}

it("a list shows its items without duplicates, and none when it could not be read @FEED-01", () => {
  expect(setUp({ edges: ["a", "b", "a"] }).hook.result).toMatchObject({ items: ["a", "b"], reload });
  for (const edges of [null, undefined]) expect(setUp({ edges }).hook.result.items).toBeNull();
});

const noPages = { hasNext: false, isLoadingNext: false, loadNext: () => {} };

it("an item is removed from the list without reading it again", () => {
  const { environment } = createGateway();
  const idsOf = (store: Parameters<Parameters<typeof commitLocalUpdate>[1]>[0]) =>
    (store.get("connection")?.getLinkedRecords("edges") ?? []).map((edge) => edge.getLinkedRecord("node")?.getDataID());
  commitLocalUpdate(environment, (store) => {
    createConnection(
      store,
      "connection",
      ["a", "b", "c"].map((id) => store.create(id, "Task")),
    );
  });
  const readAgain = vi.fn();
  const useTasks = () =>
    useList({
      edges: ["a", "b", "c"],
      connectionId: "connection",
      keyOf: (edge) => edge,
      pagination: noPages,
      reload: { ...reload, reload: readAgain },
    });
  mountInRelay(environment, useTasks).result.remove("b");
  commitLocalUpdate(environment, (store) => expect(idsOf(store)).toEqual(["a", "c"]));
  expect(readAgain).not.toHaveBeenCalled();
});

it("a list is read again after a change only if that loses no further page", () => {
  const readAgain = vi.fn();
  const mount = (count: number) =>
    mountInRelay(createGateway().environment, () =>
      useList({
        edges: Array.from({ length: count }, (_, index) => index),
        keyOf: (edge) => edge,
        pagination: noPages,
        reload: { ...reload, reload: readAgain },
      }),
    );
  mount(PAGE_SIZE).result.refresh();
  expect(readAgain).toHaveBeenCalledTimes(1);
  mount(PAGE_SIZE + 1).result.refresh();
  expect(readAgain).toHaveBeenCalledTimes(1);
});

it("the next page is loaded once at a time, until the end of the list @FEED-01 @CONST-01", () => {
  const { hook, loads, show } = setUp({ edges: ["a"] });
  expect(hook.result.page).toMatchObject({ hasMore: true, isLoading: false, hasFailed: false, failure: null });
  hook.result.page.load();
  expect(loads.map(({ count }) => count)).toEqual([PAGE_SIZE]);
  show(["a"], { isLoading: true });
  expect(hook.result.page).toMatchObject({ isLoading: true, hasFailed: false });
  hook.result.page.load();
  show(["a", "b"]);
  loads[0]?.complete(null);
  expect(hook.result.page).toMatchObject({ isLoading: false, hasFailed: false, failure: null });
  hook.result.page.load();
  expect(loads).toHaveLength(2);
  show(["a", "b", "c"], { hasMore: false });
  hook.result.page.load();
  expect(hook.result.page).toMatchObject({ hasMore: false, hasFailed: false });
  expect(loads).toHaveLength(2);
});

it("a page that was not loaded has failed, with the reason, and can be loaded again @ERR-01", async () => {
  const { hook, loads, show } = setUp({ edges: ["a"] });
  hook.result.page.load();
  show(["a"], { isLoading: true });
  loads[0]?.complete(new RequestError(failureWithStatus(404)));
  show(["a"]);
  await eventually(() => expect(hook.result.page).toMatchObject({ hasFailed: true, failure: { status: 404 } }));
  hook.result.page.load();
  show(["a"], { isLoading: true });
  expect(hook.result.page).toMatchObject({ hasFailed: false, failure: null });
  show(["a", "b"]);
  expect(hook.result.page).toMatchObject({ hasFailed: false, failure: null });
});

it("a page that is missing from its response has failed, with the reason of the response @ERR-01", async () => {
  const { hook, loads, show } = setUp({ edges: ["a"] });
  hook.result.page.load();
  show(["a"], { isLoading: true });
  show(["a"]);
  // Neither an error nor a page.
  expect(hook.result.page).toMatchObject({ hasFailed: true, failure: failureWithStatus(null) });
  recordResponse(request, {}, [failureWithStatus(503)]);
  loads[0]?.complete(null);
  await eventually(() => expect(hook.result.page.failure).toMatchObject({ status: 503 }));
});

it("a page that is requested while the query of its list is running is loaded after it @FEED-01", async () => {
  let isRunning = true;
  const { hook, loads, show } = setUp({ edges: ["a"], isQueryRunning: () => isRunning });
  hook.result.page.load();
  await eventually(() => expect(hook.result.page).toMatchObject({ isLoading: true, hasFailed: false }));
  show(["a"]);
  expect(loads).toHaveLength(0);
  isRunning = false;
  show(["a"]);
  await eventually(() => expect(loads).toHaveLength(1));
  show(["a"], { isLoading: true });
  show(["a", "b"]);
  expect(hook.result.page).toMatchObject({ isLoading: false, hasFailed: false });
  expect(loads).toHaveLength(1);
});

it("a page that is requested while its query is running is not loaded if the list then has no further page", async () => {
  let isRunning = true;
  const { hook, loads, show } = setUp({ edges: ["a"], isQueryRunning: () => isRunning });
  hook.result.page.load();
  await eventually(() => expect(hook.result.page.isLoading).toBe(true));
  isRunning = false;
  show(["b"], { hasMore: false });
  await eventually(() => expect(hook.result.page).toMatchObject({ hasMore: false, isLoading: false }));
  show(["b"]);
  expect(loads).toHaveLength(0);
});

it("a list that is read again at the same length has not failed @ERR-01", () => {
  const { hook, show } = setUp({ edges: ["a"] });
  hook.result.page.load();
  show(["a", "b"]);
  show(["a"]);
  expect(hook.result.page.hasFailed).toBe(false);
});

it("a list that could not be read counts as empty @ERR-01", () => {
  const { hook, show } = setUp({ edges: null });
  hook.result.page.load();
  show(null, { isLoading: true });
  show(null);
  expect(hook.result.page.hasFailed).toBe(true);
});
