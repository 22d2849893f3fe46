import { afterEach, expect, it, vi } from "vitest";
import { eventually, mountHook } from "../hooks.tsx";

afterEach(() => void vi.unstubAllGlobals());

interface Holder {
  name: string;
  lose: (reason: unknown) => void;
  release: () => void;
}

/** The locks of a browser, shared by all tabs. */
function createLocks() {
  let held: Holder | null = null;
  const waiting: { isCancelled: () => boolean; take: () => void }[] = [];
  const grantNext = () => {
    const next = waiting.shift();
    if (next?.isCancelled()) grantNext();
    else next?.take();
  };
  const request = (name: string, options: { steal?: boolean; signal?: AbortSignal }, whileHeld: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        const holder: Holder = { name, lose: reject, release: resolve };
        held = holder;
        void whileHeld().then(() => {
          if (held !== holder) return;
          held = null;
          holder.release();
          grantNext();
        });
      };
      options.signal?.addEventListener("abort", () => reject(options.signal?.reason));
      if (options.steal === true) {
        held?.lose(new DOMException("Stolen.", "AbortError"));
        take();
      } else if (held) {
        waiting.push({ isCancelled: () => options.signal?.aborted === true, take });
      } else {
        setTimeout(take, 0);
      }
    });
  return { locks: { request }, heldName: () => held?.name ?? null };
}

/** Opens a draft in tabs of a browser. */
async function openTabs(browser: object) {
  vi.resetModules();
  vi.stubGlobal("navigator", browser);
  const { useDraftLock } = await import("../../../web/src/forms/useDraftLock.ts");
  return () => mountHook(() => useDraftLock("1 job"));
}

it("one tab at a time edits a draft, and the next one when that tab is closed @POST-16", async () => {
  const browser = createLocks();
  const openTab = await openTabs(browser);
  const first = openTab();
  expect(first.result.lockState).toBe("waiting");
  await eventually(() => expect(first.result.lockState).toBe("own"));
  expect(browser.heldName()).toContain("1 job");
  const second = openTab();
  expect(second.result.lockState).toBe("waiting");
  await eventually(() => expect(second.result.lockState).toBe("other"));
  first.unmount();
  await eventually(() => expect(second.result.lockState).toBe("own"));
});

it("a page that is loaded again gets the draft without a notice @POST-16", async () => {
  const openTab = await openTabs(createLocks());
  const before = openTab();
  await eventually(() => expect(before.result.lockState).toBe("own"));
  const after = openTab();
  before.unmount();
  await eventually(() => expect(after.result.lockState).toBe("own"));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(after.result.lockState).toBe("own");
});

it("a tab can take over a draft, and the other tab is told so @POST-16", async () => {
  const openTab = await openTabs(createLocks());
  const first = openTab();
  await eventually(() => expect(first.result.lockState).toBe("own"));
  const second = openTab();
  await eventually(() => expect(second.result.lockState).toBe("other"));
  second.result.takeOver();
  await eventually(() => expect([first.result.lockState, second.result.lockState]).toEqual(["other", "own"]));
  first.result.takeOver();
  await eventually(() => expect([first.result.lockState, second.result.lockState]).toEqual(["own", "other"]));
});

it("a tab that is closed while it waits does not get the draft @POST-16", async () => {
  const browser = createLocks();
  const openTab = await openTabs(browser);
  const first = openTab();
  await eventually(() => expect(first.result.lockState).toBe("own"));
  const second = openTab();
  second.unmount();
  first.unmount();
  await eventually(() => expect(browser.heldName()).toBeNull());
});

it("a browser that denies access to locks edits the draft in every tab @POST-16", async () => {
  const denied = new DOMException("Access to the Locks API is denied in this context.", "SecurityError");
  const openTab = await openTabs({ locks: { request: () => Promise.reject(denied) } });
  const tabs = [openTab(), openTab()];
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(tabs.map(({ result }) => result.lockState)).toEqual(["own", "own"]);
});

it("a browser without locks edits the draft in every tab @POST-16", async () => {
  const openTab = await openTabs({});
  expect([openTab(), openTab()].map(({ result }) => result.lockState)).toEqual(["own", "own"]);
});
