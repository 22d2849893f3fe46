import { atom, type ReadableAtom } from "nanostores";
import type { ToastType } from "./toastStyles.ts";

/** The available icons, by name. */
export type NoticeIconName = "bell" | "info" | "message" | "network" | "offline" | "refresh" | "warning";

/** An on-screen notice: news that arrives while the user does something else (UI-01). */
interface Notice {
  id: string;
  type: ToastType;
  iconName: NoticeIconName;
  title: string;
  /** HTML of the allowed set; empty when the title is enough. */
  text: string;
  /** Duration in ms; 0 keeps the notice until it is closed. */
  delay: number;
}

/** A notice that is on screen. */
export interface ShownNotice extends Notice {
  /** True while it slides out. */
  isClosing: boolean;
}

/** The duration of sliding in or out, in ms (CONST-30); the token --duration-notice has the same value. */
export const SLIDE_DURATION = 300;

const defaults = { type: "info", iconName: "info", text: "", delay: 8000 } as const;

/** The reason for which a notice's timer is paused. */
type PauseReason = "pointer" | "focus";

interface Timing {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  remaining: number;
  reasons: Set<PauseReason>;
}

const shown = atom<readonly ShownNotice[]>([]);
let lastId = 0;
const timings = new Map<string, Timing>();

/**
 * Shows a notice. It replaces one with the same id and restarts its timer. Returns its id.
 *
 *     showNotice({ type: "success", iconName: "network", title: "You are back online" });
 */
export function showNotice(options: Pick<Notice, "title"> & Partial<Notice>): string {
  lastId += 1;
  const notice: ShownNotice = { ...defaults, id: `notice-${lastId}`, ...options, isClosing: false };
  const { id, delay } = notice;
  forget(id);
  const isShown = shown.get().some((current) => current.id === id);
  shown.set(isShown ? shown.get().map((current) => (current.id === id ? notice : current)) : [...shown.get(), notice]);
  const timing: Timing = { timer: undefined, startedAt: 0, remaining: delay === 0 ? Infinity : delay, reasons: new Set() };
  timings.set(id, timing);
  run(id, timing);
  return id;
}

/** Slides a notice out; does nothing if it is already closed or closing. */
export function closeNotice(id: string): void {
  if (!shown.get().some((notice) => notice.id === id && !notice.isClosing)) return;
  forget(id);
  shown.set(shown.get().map((notice) => (notice.id === id ? { ...notice, isClosing: true } : notice)));
  const timer = setTimeout(() => {
    forget(id);
    shown.set(shown.get().filter((notice) => notice.id !== id));
  }, SLIDE_DURATION);
  timings.set(id, { timer, startedAt: 0, remaining: Infinity, reasons: new Set() });
}

/** Pauses a notice's timer while the pointer is over it or the focus is in it (STATE-11). */
export function pauseNotice(id: string, reason: PauseReason): void {
  const timing = running(id);
  if (!timing) return;
  if (timing.reasons.size === 0) {
    clearTimeout(timing.timer);
    timing.remaining -= performance.now() - timing.startedAt;
  }
  timing.reasons.add(reason);
}

/** Resumes the timer with the remaining time. */
export function resumeNotice(id: string, reason: PauseReason): void {
  const timing = running(id);
  if (timing?.reasons.delete(reason) && timing.reasons.size === 0) run(id, timing);
}

/** The notices to show, the oldest first. */
export const shownNotices: ReadableAtom<readonly ShownNotice[]> = shown;

function running(id: string): Timing | undefined {
  return shown.get().some((notice) => notice.id === id && !notice.isClosing) ? timings.get(id) : undefined;
}

function run(id: string, timing: Timing): void {
  timing.startedAt = performance.now();
  if (timing.remaining !== Infinity) timing.timer = setTimeout(closeNotice, timing.remaining, id);
}

function forget(id: string): void {
  clearTimeout(timings.get(id)?.timer);
  timings.delete(id);
}
