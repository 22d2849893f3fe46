import { expect, test } from "vitest";
import { ask, pendingAlert, settle } from "../../../web/src/ui/alerts.ts";

test("alerts queue, one shows at a time, each gets its own answer @UI-04 @UI-05", async () => {
  const first = ask({ message: "Leave?", applyText: "Leave", advanceButtons: [{ uid: "later", title: "Later" }] });
  const second = ask({ message: "Delete?" });
  const shown = pendingAlert();
  expect(shown).toMatchObject({ message: "Leave?", applyText: "Leave", cancelText: "Cancel", showCancelButton: true });
  settle(shown?.id ?? 0, "later");
  expect(await first).toBe("later");
  expect(pendingAlert()).toMatchObject({ message: "Delete?", applyText: "Ok" });
  settle(shown?.id ?? 0, "apply");
  settle(pendingAlert()?.id ?? 0, "cancel");
  expect(await second).toBe("cancel");
  expect(pendingAlert()).toBeNull();
});
