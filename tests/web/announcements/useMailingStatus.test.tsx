import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMailingStatus } from "../../../web/src/announcements/useMailingStatus.ts";
import { createGateway, mountInRelay } from "../hooks.tsx";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 9), toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function setUp(status: string, sendAt: string | null) {
  const { environment } = createGateway();
  environment.commitUpdate((store) => {
    store.getRoot().setLinkedRecord(store.create("hub", "AnnouncementHub"), "hub");
  });
  const reload = vi.fn();
  const useStatus = (now: string, isReloading = false) => useMailingStatus(now, sendAt, { isReloading, reload });
  const hook = mountInRelay(environment, () => useStatus(status));
  const isHubStale = () => environment.getStore().getSource().get("hub")?.["__invalidated_at"] !== undefined;
  return { reload, isHubStale, show: (now: string, isReloading?: boolean) => hook.rerender(() => useStatus(now, isReloading)) };
}

it("an e-mail that is being sent is read again until it has been sent, and the hub with it @GEN-05 @ROUTE-42", () => {
  const { reload, isHubStale, show } = setUp("SENDING", null);
  vi.advanceTimersByTime(2000);
  expect(reload).toHaveBeenCalledTimes(1);
  show("SENDING", true);
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
  show("SENDING");
  vi.advanceTimersByTime(2000);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(isHubStale()).toBe(false);
  show("SENT");
  expect(isHubStale()).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("a scheduled e-mail is read again at its time @GEN-05 @ROUTE-42", () => {
  const { reload, show } = setUp("SCHEDULED", "2026-03-01T10:00:00Z");
  vi.advanceTimersByTime(3_599_000);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(reload).toHaveBeenCalledTimes(1);
  // Its job may begin a little later.
  show("SCHEDULED", true);
  show("SCHEDULED");
  vi.advanceTimersByTime(2000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("an e-mail that is scheduled for much later, or not at all, is not read again @ROUTE-42", () => {
  for (const [status, sendAt] of [
    ["SCHEDULED", "2027-03-01T10:00:00Z"],
    ["DRAFT", null],
  ] as const) {
    const { reload } = setUp(status, sendAt);
    vi.advanceTimersByTime(3_600_000);
    expect(reload).not.toHaveBeenCalled();
  }
});
