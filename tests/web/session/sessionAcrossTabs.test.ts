import { afterEach, expect, test, vi } from "vitest";
import { followOtherTabs } from "../../../web/src/session/sessionAcrossTabs.ts";
import { createSession } from "../../../web/src/session/sessionState.ts";
import { guest, type Visitor } from "../../../web/src/session/visitor.ts";

const ada: Visitor = { ...guest, authenticated: true, slug: "ada" };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Two tabs with one cookie between them. */
async function openTabs(first: Visitor) {
  const cookie = { visitor: first, isSlow: false };
  const reads: (() => void)[] = [];
  /** Called when a tab hears of a sign-in. */
  const hears = vi.fn();
  const open = async () => {
    const session = createSession();
    session.start(async () => {
      const { visitor } = cookie;
      if (cookie.isSlow) await new Promise<void>((resolve) => reads.push(resolve));
      return visitor;
    });
    const enter = async () => {
      hears();
      await session.readAnew();
      session.closeSignIn();
    };
    stops.push(followOtherTabs(session, new BroadcastChannel("tabs of a test"), enter));
    await session.whenKnown();
    return session;
  };
  const answer = () => {
    cookie.isSlow = false;
    for (const read of reads.splice(0)) read();
  };
  return { cookie, reads, answer, hears, here: await open(), there: await open() };
}

test("a sign-out in one tab opens the sign-in in the other, a sign-in closes it there too @GUARD-03 @GUARD-04 @STATE-02", async () => {
  const { cookie, here, there } = await openTabs(ada);
  cookie.visitor = guest;
  here.end();
  await vi.waitFor(() => expect(there.state.get()).toMatchObject({ phase: "guest", isSignInOpen: true }));

  cookie.visitor = ada;
  await here.refresh();
  here.closeSignIn();
  await vi.waitFor(() => expect(there.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false }));
});

test("a refusal in one tab leaves the other signed in while the cookie still is @GUARD-03", async () => {
  const { cookie, here, there } = await openTabs(ada);
  const read = vi.fn();
  there.state.listen(read);
  here.end();
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  expect(cookie.visitor).toBe(ada);
  expect(there.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false });
});

test("a sign-in that comes while another tab still reads who is there is followed all the same @GUARD-04 @STATE-02", async () => {
  const { cookie, reads, answer, hears, here, there } = await openTabs(ada);
  cookie.visitor = guest;
  cookie.isSlow = true;
  here.end();
  await vi.waitFor(() => expect(reads).toHaveLength(1));

  cookie.visitor = ada;
  cookie.isSlow = false;
  await here.refresh();
  here.closeSignIn();
  await vi.waitFor(() => expect(hears).toHaveBeenCalled());
  answer();
  const seen: boolean[] = [];
  there.state.listen(() => seen.push(there.state.get().isSignInOpen));
  await vi.waitFor(() => expect(seen.at(-1)).toBe(false));
  expect(there.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false });
});

test("a tab reads everything anew after a sign-in elsewhere, also when it never noticed the sign-out @GUARD-04", async () => {
  const session = createSession();
  session.start(async () => ada);
  await session.whenKnown();
  const enter = vi.fn(async () => {});
  stops.push(followOtherTabs(session, new BroadcastChannel("tabs of a test"), enter));
  const other = new BroadcastChannel("tabs of a test");
  stops.push(() => other.close());
  const tell = other.postMessage.bind(other);
  tell("ada");
  await vi.waitFor(() => expect(enter).toHaveBeenCalledOnce());
});
