import { beforeEach, expect, it, vi } from "vitest";
import { useDeleteStory, useRestoreStory } from "../../../web/src/news/useDeleteStory.ts";
import { dataVersion } from "../../../web/src/relay/freshness.ts";
import { answerAlert, pendingAlert } from "../../../web/src/ui/alerts.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

const toasts = vi.hoisted((): string[] => []);
/** The last undo that a toast offers. */
const offered = vi.hoisted((): { undo: (() => void) | undefined } => ({ undo: undefined }));
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text, options) => {
    toasts.push(`${type}:${text}`);
    offered.undo = options?.action?.onPress;
  },
}));
beforeEach(() => void (toasts.length = 0));

const deleted = { deleteStory: { story: null, errors: [] } };
const restored = { restoreStory: { story: null, errors: [] } };

it("a story is deleted after a question, and a toast offers to restore it @NEWS-05", async () => {
  const { environment, requests } = createGateway();
  const [onDeleted, onRestored] = [vi.fn(), vi.fn()];
  const hook = mountInRelay(environment, () => useDeleteStory("id", { onDeleted, onRestored }));
  hook.result.remove();
  expect(pendingAlert.get()).toMatchObject({ message: "Do you want to delete this story?", applyText: "Delete" });
  answerAlert(pendingAlert.get()?.id ?? "", "apply");
  await eventually(() => expect(hook.result.isDeleting).toBe(true));
  const versions = [dataVersion()];
  requests[0]?.respond(deleted);
  await eventually(() => expect(toasts).toEqual(["success:The story has been deleted."]));
  expect(onDeleted).toHaveBeenCalledTimes(1);
  versions.push(dataVersion());
  offered.undo?.();
  await eventually(() => expect(requests).toHaveLength(2));
  requests[1]?.respond(restored);
  await eventually(() => expect(onRestored).toHaveBeenCalledTimes(1));
  versions.push(dataVersion());
  // The feeds that show stories are read again.
  expect(new Set(versions).size).toBe(3);
  expect(requests.map(({ name, variables }) => [name, variables])).toEqual([
    ["useDeleteStoryMutation", { input: { storyId: "id" } }],
    ["useDeleteStoryRestoreMutation", { input: { storyId: "id" } }],
  ]);
});

it("a deleted story can be restored from its page @NEWS-05", async () => {
  const { environment, requests } = createGateway();
  const hook = mountInRelay(environment, () => useRestoreStory("id"));
  hook.result.restore();
  await eventually(() => expect(hook.result.isRestoring).toBe(true));
  requests[0]?.respond(restored);
  await eventually(() => expect(hook.result.isRestoring).toBe(false));
  expect(toasts).toEqual([]);
});
