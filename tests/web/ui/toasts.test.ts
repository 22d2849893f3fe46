import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToastType } from "../../../web/src/ui/Toaster.tsx";
import { closeToast, showToast } from "../../../web/src/ui/ToastHost.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 0));
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The shown toasts, by type and text. */
const seen = () => toast.getToasts().map(({ id }) => id);

test("a toast has a type and a text and is shown for 5000 ms, a long one for 8000 ms @UI-02 @UI-03 @CONST-38 @ERR-14", () => {
  const types: ToastType[] = ["info", "error", "warning", "success"];
  for (const type of types) showToast(type, "Short.");
  showToast("error", "The first line.\nThe second.");
  const short = types.map((type) => `${type}:Short.`);
  const long = "error:The first line.\nThe second.";
  vi.advanceTimersByTime(4999);
  expect(seen()).toEqual(expect.arrayContaining([...short, long]));
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual([long]);
  vi.advanceTimersByTime(3000);
  expect(seen()).toEqual([]);
});

test("the duration can be set, and showing the toast again restarts it @UI-02", () => {
  showToast("info", "Kept.", { delay: 20_000 });
  vi.advanceTimersByTime(19_000);
  showToast("info", "Kept.", { delay: 20_000 });
  vi.advanceTimersByTime(19_000);
  expect(seen()).toEqual(["info:Kept."]);
  vi.advanceTimersByTime(1000);
  expect(seen()).toEqual([]);
});

test("a toast is closed when its action has been taken elsewhere, and those about other objects stay @UI-02", () => {
  const action = { label: "Undo", onPress: () => {} };
  showToast("success", "The post has been deleted.", { action, subjectId: "post-1" });
  showToast("success", "The story has been deleted.", { action, subjectId: "story-1" });
  // The toast of the first post is reused for the second.
  showToast("success", "The post has been deleted.", { action, subjectId: "post-2" });
  closeToast("post-1");
  closeToast("story-1");
  expect(seen()).toEqual(["success:The post has been deleted."]);
  closeToast("post-2");
  expect(seen()).toEqual([]);
});
