import { expect, test } from "vitest";
import { showAlert, confirmAction, confirmDiscard, pendingAlert, answerAlert } from "../../../web/src/ui/alerts.ts";

test("alerts are queued, shown one at a time, and each gets its own answer @UI-04 @UI-05", async () => {
  const first = showAlert({ message: "Leave?", applyText: "Leave", advanceButtons: [{ uid: "later", title: "Later" }] });
  const second = showAlert({ message: "Delete?" });
  const shown = pendingAlert.get();
  expect(shown).toMatchObject({ message: "Leave?", applyText: "Leave", cancelText: "Cancel", showCancelButton: true });
  answerAlert(shown?.id ?? "", "later");
  expect(await first).toBe("later");
  expect(pendingAlert.get()).toMatchObject({ message: "Delete?", applyText: "Ok" });
  answerAlert(shown?.id ?? "", "apply");
  answerAlert(pendingAlert.get()?.id ?? "", "cancel");
  expect(await second).toBe("cancel");
  expect(pendingAlert.get()).toBeNull();
});

test("an alert with the same id is shown once @UI-04", async () => {
  const first = showAlert({ id: "leave", message: "Leave?" });
  const repeated = showAlert({ id: "leave", message: "Leave?" });
  answerAlert("leave", "apply");
  expect(await Promise.all([first, repeated])).toEqual(["apply", "apply"]);
  expect(pendingAlert.get()).toBeNull();
});

test("a destructive confirmation escapes names, and resolves to true only for its own button @UI-04", async () => {
  const deletion = confirmAction('Do you want to delete the list "Q&A <draft>"?');
  expect(pendingAlert.get()).toMatchObject({
    message: "Do you want to delete the list &quot;Q&amp;A &lt;draft&gt;&quot;?",
    applyText: "Delete",
    cancelText: "Cancel",
    isDestructive: true,
  });
  answerAlert(pendingAlert.get()?.id ?? "", "apply");
  expect(await deletion).toBe(true);
  const discarding = confirmDiscard();
  expect(pendingAlert.get()).toMatchObject({ message: "Discard changes?", applyText: "Discard", cancelText: "Keep editing" });
  answerAlert(pendingAlert.get()?.id ?? "", "cancel");
  expect(await discarding).toBe(false);
});
