import { afterEach, expect, test, vi } from "vitest";
import { syncTabs } from "../../../web/src/session/sessionAcrossTabs.ts";
import { createSession } from "../../../web/src/session/sessionState.ts";
import { guest, type Visitor } from "../../../web/src/session/visitor.ts";

const ada: Visitor = { ...guest, authenticated: true, slug: "ada" };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Two tabs that share one session cookie. */
async function openTabs(first: Visitor) {
  const cookie = { visitor: first, isSlow: false };
  const reads: (() => void)[] = [];
  /** Called when a tab is notified of a sign-in. */
  const onSignIn = vi.fn();
  const open = async () => {
    const session = createSession();
    session.start(async () => {
      const { visitor } = cookie;
      if (cookie.isSlow) await new Promise<void>((resolve) => reads.push(resolve));
      return visitor;
    });
    const enter = async () => {
      onSignIn();
      await session.refresh();
      session.closeSignIn();
    };
    stops.push(syncTabs(session, new BroadcastChannel("tabs of a test"), enter));
    await session.whenKnown();
    return session;
  };
  const finishReads = () => {
    cookie.isSlow = false;
    for (const read of reads.splice(0)) read();
  };
  return { cookie, reads, finishReads, onSignIn, here: await open(), there: await open() };
}

test("signing out in one tab opens the sign-in dialog in the other, signing in closes it @GUARD-03 @GUARD-04 @STATE-02", async () => {
  const { cookie, here, there } = await openTabs(ada);
  cookie.visitor = guest;
  here.end();
  await vi.waitFor(() => expect(there.state.get()).toMatchObject({ phase: "guest", isSignInOpen: true }));

  cookie.visitor = ada;
  await here.refresh();
  here.closeSignIn();
  await vi.waitFor(() => expect(there.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false }));
});

test("a refusal in one tab keeps the other signed in while the cookie is valid @GUARD-03", async () => {
  const { cookie, here, there } = await openTabs(ada);
  const read = vi.fn();
  there.state.listen(read);
  here.end();
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  expect(cookie.visitor).toBe(ada);
  expect(there.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false });
});

test("signing in is noticed by a tab that is still loading the viewer @GUARD-04 @STATE-02", async () => {
  const { cookie, reads, finishReads, onSignIn, here, there } = await openTabs(ada);
  cookie.visitor = guest;
  cookie.isSlow = true;
  here.end();
  await vi.waitFor(() => expect(reads).toHaveLength(1));

  cookie.visitor = ada;
  cookie.isSlow = false;
  await here.refresh();
  here.closeSignIn();
  await vi.waitFor(() => expect(onSignIn).toHaveBeenCalled());
  finishReads();
  const seen: boolean[] = [];
  there.state.listen(() => seen.push(there.state.get().isSignInOpen));
  await vi.waitFor(() => expect(seen.at(-1)).toBe(false));
  expect(there.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false });
});

test("a tab reloads its data after a sign-in in another tab, even if it missed the sign-out @GUARD-04", async () => {
  const session = createSession();
  session.start(async () => ada);
  await session.whenKnown();
  const enter = vi.fn(async () => {});
  stops.push(syncTabs(session, new BroadcastChannel("tabs of a test"), enter));
  const other = new BroadcastChannel("tabs of a test");
  stops.push(() => other.close());
  const post = other.postMessage.bind(other);
  post("ada");
  await vi.waitFor(() => expect(enter).toHaveBeenCalledOnce());
});

/** A tab, and what it sends to the others. */
async function openTab({ visitor = ada, isKnown = true } = {}) {
  const session = createSession();
  let reads = 0;
  session.start(async () => {
    reads += 1;
    return visitor;
  });
  const other = new BroadcastChannel("tabs of a test");
  const sent: unknown[] = [];
  other.addEventListener("message", ({ data }) => sent.push(data));
  const enter = vi.fn(async () => {
    await session.refresh();
  });
  const stop = syncTabs(session, new BroadcastChannel("tabs of a test"), enter);
  stops.push(stop, () => other.close());
  if (isKnown) await session.whenKnown();
  const post = other.postMessage.bind(other);
  return { session, sent, post, enter, stop, reads: () => reads };
}
/** Waits until messages between tabs have arrived. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test("only a change of the user is sent to other tabs @STATE-02", async () => {
  const { session, sent } = await openTab();
  session.askToSignIn();
  session.closeSignIn();
  session.end();
  await session.refresh();
  await vi.waitFor(() => expect(sent).toEqual([null, "ada"]));
});

test("a change that comes from another tab is not sent again, later ones are @STATE-02", async () => {
  const { session, sent, post, enter } = await openTab();
  session.end();
  await vi.waitFor(() => expect(sent).toEqual([null]));
  post("ada");
  await vi.waitFor(() => expect(enter).toHaveBeenCalledOnce());
  await settle();
  expect([sent, session.state.get().phase]).toEqual([[null], "signedIn"]);
  session.end();
  await vi.waitFor(() => expect(sent).toEqual([null, null]));
});

test("a tab ignores others until it knows its user, and sign-outs while it is a guest's @STATE-02", async () => {
  const loading = await openTab({ isKnown: false });
  loading.post("ada");
  loading.post(null);
  await settle();
  expect([loading.enter.mock.calls.length, loading.reads()]).toEqual([0, 0]);

  const asGuest = await openTab({ visitor: guest });
  asGuest.post(null);
  await settle();
  expect(asGuest.reads()).toBe(1);
  asGuest.post("ada");
  await vi.waitFor(() => expect(asGuest.enter).toHaveBeenCalledOnce());
});

test("a tab that has stopped neither sends nor follows changes @STATE-02", async () => {
  const { session, sent, post, enter, stop } = await openTab();
  stop();
  session.end();
  post("ada");
  await settle();
  expect([sent, enter.mock.calls]).toEqual([[], []]);
});
