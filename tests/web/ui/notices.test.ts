import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeNotice, pauseNotice, resumeNotice, showNotice, shownNotices, SLIDE_DURATION } from "../../../web/src/ui/notices.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // The page has been open for a while.
  vi.advanceTimersByTime(700);
});

afterEach(() => {
  for (const { id } of shownNotices.get()) closeNotice(id);
  vi.advanceTimersByTime(SLIDE_DURATION);
  vi.useRealTimers();
});

/** The shown notices, and whether they are closing. */
const seen = () => shownNotices.get().map(({ id, isClosing }) => (isClosing ? `${id} closing` : id));

test("a notice closes after its delay and is removed 300 ms later @STATE-10 @CONST-30", () => {
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

test("the delay is paused while the pointer or the focus is on the notice @STATE-11", () => {
  showNotice({ id: "other", title: "Other", delay: 0 });
  showNotice({ id: "a", title: "A", delay: 2000 });
  vi.advanceTimersByTime(1500);
  pauseNotice("a", "pointer");
  vi.advanceTimersByTime(10_000);
  pauseNotice("a", "focus");
  resumeNotice("a", "pointer");
  vi.advanceTimersByTime(10_000);
  expect(seen()).toEqual(["other", "a"]);
  resumeNotice("a", "focus");
  vi.advanceTimersByTime(499);
  expect(seen()).toEqual(["other", "a"]);
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual(["other", "a closing"]);
});

test("a notice without a delay stays until it is closed @STATE-12 @UI-01", () => {
  const id = showNotice({ title: "Stays", delay: 0 });
  vi.advanceTimersByTime(3_600_000);
  expect(seen()).toEqual([id]);
  closeNotice(id);
  closeNotice(id);
  vi.advanceTimersByTime(300);
  expect(seen()).toEqual([]);
});

test("a notice with the same id replaces the previous one and restarts its delay, even while that one is closing @UI-01", () => {
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

test("listeners are notified of every change until they unsubscribe @STATE-10", () => {
  const listener = vi.fn();
  const unsubscribe = shownNotices.listen(listener);
  showNotice({ id: "a", title: "A", delay: 100 });
  vi.advanceTimersByTime(400);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  showNotice({ id: "b", title: "B", delay: 100 });
  expect(listener).toHaveBeenCalledTimes(3);
});

test("closing one of several notices keeps the others, each until its own delay @STATE-10", () => {
  const [a, b, c] = [1000, 2000, 0].map((delay) => showNotice({ title: "A notice", delay }));
  closeNotice(b ?? "");
  expect(seen()).toEqual([a, `${b} closing`, c]);
  vi.advanceTimersByTime(200);
  // Closing it again does not begin the 300 ms again, and neither the pointer nor the focus keeps it.
  closeNotice(b ?? "");
  pauseNotice(b ?? "", "pointer");
  resumeNotice(b ?? "", "pointer");
  resumeNotice("unknown", "pointer");
  vi.advanceTimersByTime(100);
  expect(seen()).toEqual([a, c]);
  vi.advanceTimersByTime(700);
  expect(seen()).toEqual([`${a} closing`, c]);
  vi.advanceTimersByTime(300);
  expect(seen()).toEqual([c]);
});

test("a notice that replaces a closed one stays for its own delay @STATE-10 @UI-01", () => {
  showNotice({ id: "a", title: "First", delay: 1000 });
  vi.advanceTimersByTime(900);
  closeNotice("a");
  showNotice({ id: "a", title: "Second", delay: 1000 });
  vi.advanceTimersByTime(999);
  expect(seen()).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual(["a closing"]);
});
