import { expect, it, vi } from "vitest";
import { useRestorePost } from "../../../web/src/posts/useRestorePost.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

const toasts = vi.hoisted((): string[] => []);
const closed = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
  closeToast: (subjectId) => void closed.push(subjectId),
}));

/** The hook for a deleted post; `isStored` tells whether the store contains it. */
function setUp(isStored = true) {
  const { environment, requests } = createGateway();
  environment.commitUpdate((store) => {
    if (isStored) store.create("post", "Job").setValue(true, "isDeleted");
  });
  const onRestored = vi.fn();
  const hook = mountInRelay(environment, () => useRestorePost("post", onRestored));
  const isDeleted = () => environment.getStore().getSource().get("post")?.["isDeleted"];
  return { environment, hook, requests, onRestored, isDeleted };
}

it("a post is restored once the gateway confirms it @POST-23", async () => {
  const { hook, requests, onRestored, isDeleted } = setUp();
  expect(hook.result.isRestoring).toBe(false);
  hook.result.restorePost();
  await eventually(() => expect(requests.map(({ variables }) => variables)).toEqual([{ input: { postId: "post" } }]));
  await eventually(() => expect(hook.result.isRestoring).toBe(true));
  expect([isDeleted(), onRestored.mock.calls.length, closed]).toEqual([true, 0, []]);
  requests[0]?.respond({ restorePost: { post: null, errors: [] } });
  await eventually(() => expect(hook.result.isRestoring).toBe(false));
  // The toast that offers to undo the deletion is closed.
  expect([isDeleted(), onRestored.mock.calls.length, closed]).toEqual([false, 1, ["post"]]);
});

it("a post that may not be restored stays deleted, and the reason is shown @POST-23 @ERR-13", async () => {
  const { hook, requests, onRestored, isDeleted } = setUp();
  hook.result.restorePost();
  await eventually(() => expect(requests).toHaveLength(1));
  requests[0]?.respond({ restorePost: { post: null, errors: [{ code: "INVALID", message: "Too late.", field: null }] } });
  await eventually(() => expect(toasts).toEqual(["error:Too late."]));
  expect([isDeleted(), onRestored.mock.calls.length]).toEqual([true, 0]);
});

it("a post can be restored after its page has been left @POST-23", async () => {
  const { hook, requests, onRestored } = setUp(false);
  hook.result.restorePost();
  await eventually(() => expect(requests).toHaveLength(1));
  requests[0]?.respond({ restorePost: { post: null, errors: [] } });
  await eventually(() => expect(onRestored).toHaveBeenCalledOnce());
});

it("the next page that lists posts reads them again after one was restored @POST-23 @GEN-10", async () => {
  const { environment, hook, requests } = setUp();
  environment.commitUpdate((store) => {
    store.getRoot().setLinkedRecord(store.create("feed", "FeedConnection"), "feed");
  });
  const isStale = () => environment.getStore().getSource().get("feed")?.["__invalidated_at"] !== undefined;
  hook.result.restorePost();
  await eventually(() => expect(requests).toHaveLength(1));
  expect(isStale()).toBe(false);
  requests[0]?.respond({ restorePost: { post: null, errors: [] } });
  await eventually(() => expect(isStale()).toBe(true));
});
