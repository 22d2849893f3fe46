import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeNotice, holdNotice, releaseNotice, showNotice, shownNotices, slide } from "../../../web/src/ui/notices.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of shownNotices.get()) closeNotice(id);
  vi.advanceTimersByTime(slide);
  vi.useRealTimers();
});

/** What is seen now: each notice, and whether it is on its way out. */
const seen = () => shownNotices.get().map(({ id, isClosing }) => (isClosing ? `${id} closing` : id));

test("a notice closes on its own after its delay and is gone 300 ms later @STATE-10 @CONST-30", () => {
  showNotice({ id: "a", title: "A", delay: 2000 });
  vi.advanceTimersByTime(1999);
  expect(seen()).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual(["a closing"]);
  vi.advanceTimersByTime(299);
  expect(seen()).toEqual(["a closing"]);
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual([]);
});

test("its time stands still while the pointer is over it or the focus within, and runs on after both @STATE-11", () => {
  showNotice({ id: "a", title: "A", delay: 2000 });
  vi.advanceTimersByTime(1500);
  holdNotice("a", "pointer");
  vi.advanceTimersByTime(10_000);
  holdNotice("a", "focus");
  releaseNotice("a", "pointer");
  vi.advanceTimersByTime(10_000);
  expect(seen()).toEqual(["a"]);
  releaseNotice("a", "focus");
  vi.advanceTimersByTime(499);
  expect(seen()).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual(["a closing"]);
});

test("one without a delay stays until it is closed @STATE-12 @UI-01", () => {
  const id = showNotice({ title: "Stays", delay: 0 });
  vi.advanceTimersByTime(3_600_000);
  expect(seen()).toEqual([id]);
  closeNotice(id);
  closeNotice(id);
  vi.advanceTimersByTime(300);
  expect(seen()).toEqual([]);
});

test("one of the same id takes the place of the former, its time anew, also while that one is going @UI-01", () => {
  showNotice({ id: "a", title: "First", delay: 1000 });
  showNotice({ id: "b", title: "Other", delay: 60_000 });
  vi.advanceTimersByTime(1100);
  expect(seen()).toEqual(["a closing", "b"]);
  showNotice({ id: "a", type: "warning", iconName: "offline", title: "Second", text: "<b>x</b>", delay: 1000 });
  vi.advanceTimersByTime(900);
  expect(shownNotices.get()).toMatchObject([
    { id: "a", type: "warning", iconName: "offline", title: "Second", text: "<b>x</b>", isClosing: false },
    { id: "b" },
  ]);
});

test("whoever listens is told of every change until it leaves @STATE-10", () => {
  const told = vi.fn();
  const leave = shownNotices.listen(told);
  showNotice({ id: "a", title: "A", delay: 100 });
  vi.advanceTimersByTime(400);
  expect(told).toHaveBeenCalledTimes(3);
  leave();
  showNotice({ id: "b", title: "B", delay: 100 });
  expect(told).toHaveBeenCalledTimes(3);
});
