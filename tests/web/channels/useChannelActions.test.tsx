import { beforeEach, expect, it, vi } from "vitest";
import { useChannelActions } from "../../../web/src/channels/useChannelActions.ts";
import { answerAlert, pendingAlert } from "../../../web/src/ui/alerts.ts";
import { createGateway, eventually, mountInRelay } from "../hooks.tsx";

const toasts = vi.hoisted((): string[] => []);
vi.mock(import("../../../web/src/ui/Toaster.tsx"), async (original) => ({
  ...(await original()),
  showToast: (type, text) => void toasts.push(`${type}:${text}`),
}));
beforeEach(() => void (toasts.length = 0));

function setUp() {
  const { environment, requests } = createGateway();
  const onDeleted = vi.fn();
  const hook = mountInRelay(environment, () => useChannelActions({ id: "id", name: "Wire", onDeleted }));
  return { hook, requests, onDeleted };
}

it("a channel is enabled and disabled at once", async () => {
  const { hook, requests } = setUp();
  expect(hook.result.isBusy).toBe(false);
  hook.result.switchTo(false);
  await eventually(() => expect(hook.result.isBusy).toBe(true));
  expect(requests.map(({ variables }) => variables)).toEqual([{ input: { channelId: "id", isActive: false } }]);
  requests[0]?.respond({ updateChannel: { channel: null, errors: [] } });
  await eventually(() => expect(hook.result.isBusy).toBe(false));
});

it("a channel is deleted after a question", async () => {
  const { hook, requests, onDeleted } = setUp();
  hook.result.remove();
  expect(pendingAlert.get()?.message).toBe(
    "Do you want to delete the channel Wire? Announcements will no longer be distributed through it.",
  );
  expect(requests).toEqual([]);
  answerAlert(pendingAlert.get()?.id ?? "", "apply");
  await eventually(() => expect(hook.result.isBusy).toBe(true));
  expect(requests.map(({ variables }) => variables)).toEqual([{ input: { channelId: "id" } }]);
  expect(onDeleted).not.toHaveBeenCalled();
  requests[0]?.respond({ deleteChannel: { deletedChannelId: "id", errors: [] } });
  await eventually(() => expect(toasts).toEqual(["success:The channel has been deleted."]));
  expect(onDeleted).toHaveBeenCalledOnce();
});
