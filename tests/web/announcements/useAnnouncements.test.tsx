import { beforeEach, expect, it, vi } from "vitest";
import { useChangeAnnouncementStatus } from "../../../web/src/announcements/useChangeAnnouncementStatus.ts";
import { useDeleteAnnouncement } from "../../../web/src/announcements/useDeleteAnnouncement.ts";
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

const answer = (uid: string) => answerAlert(pendingAlert.get()?.id ?? "", uid);

it.each([
  [
    "PUBLISHED",
    { message: "Publish this announcement? Everybody will be able to read it.", applyText: "Publish", isDestructive: false },
    "success:The announcement has been published.",
  ],
  [
    "ARCHIVED",
    {
      message:
        "Archive this announcement? Others can no longer read it, its scheduled e-mail is cancelled, and it cannot be published again. The news made from it stays.",
      applyText: "Archive",
      isDestructive: true,
    },
    "success:The announcement has been archived.",
  ],
] as const)("an announcement becomes %s after a question, because that cannot be reverted", async (status, question, text) => {
  const { environment, requests } = createGateway();
  const hook = mountInRelay(environment, () => useChangeAnnouncementStatus("id"));
  hook.result.changeStatus(status);
  expect(pendingAlert.get()).toMatchObject({ ...question, cancelText: "Cancel" });
  answer("cancel");
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(requests).toEqual([]);

  hook.result.changeStatus(status);
  answer("apply");
  await eventually(() => expect(hook.result.isChanging).toBe(true));
  expect(requests.map(({ variables }) => variables)).toEqual([{ input: { announcementId: "id", status } }]);
  const version = dataVersion();
  requests[0]?.respond({ updateAnnouncement: { announcement: null, errors: [] } });
  await eventually(() => expect(toasts).toEqual([text]));
  await eventually(() => expect(hook.result.isChanging).toBe(false));
  // The lists that show announcements are read again.
  expect(dataVersion()).not.toBe(version);
});

it("an announcement is deleted after a question, and a toast offers to restore it", async () => {
  const { environment, requests } = createGateway();
  const hook = mountInRelay(environment, () => useDeleteAnnouncement("id"));
  hook.result.remove();
  expect(pendingAlert.get()).toMatchObject({
    message:
      "Do you want to delete this announcement and the story published from it? Unless its e-mail has been sent, it will be cancelled.",
    applyText: "Delete",
  });
  answer("apply");
  await eventually(() => expect(hook.result.isDeleting).toBe(true));
  const versions = [dataVersion()];
  requests[0]?.respond({ deleteAnnouncement: { announcement: null, errors: [] } });
  await eventually(() => expect(toasts).toEqual(["success:The announcement has been deleted."]));
  versions.push(dataVersion());
  offered.undo?.();
  await eventually(() => expect(requests).toHaveLength(2));
  requests[1]?.respond({ restoreAnnouncement: { announcement: null, errors: [] } });
  await eventually(() => expect(dataVersion()).not.toBe(versions[1]));
  expect(versions[0]).not.toBe(versions[1]);
  expect(requests.map(({ name, variables }) => [name, variables])).toEqual([
    ["useDeleteAnnouncementMutation", { input: { announcementId: "id" } }],
    ["useDeleteAnnouncementRestoreMutation", { input: { announcementId: "id" } }],
  ]);
});
