import { afterEach, expect, test, vi } from "vitest";
import { followOtherTabs } from "../../../web/src/session/otherTabs.ts";
import { createSession } from "../../../web/src/session/sessionState.ts";
import { guest, type Visitor } from "../../../web/src/session/visitor.ts";

const ada: Visitor = { ...guest, authenticated: true, slug: "ada" };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Two tabs with one cookie between them. */
async function openTabs(first: Visitor) {
  const cookie = { visitor: first };
  const open = async () => {
    const session = createSession();
    session.start(async () => cookie.visitor);
    const enter = async () => {
      await session.refresh();
      session.closeSignIn();
    };
    stops.push(followOtherTabs(session, new BroadcastChannel("tabs of a test"), enter));
    await session.whenKnown();
    return session;
  };
  return { cookie, here: await open(), there: await open() };
}

test("a sign-out in one tab opens the sign-in in the other, a sign-in closes it there too @GUARD-03 @GUARD-04 @STATE-02", async () => {
  const { cookie, here, there } = await openTabs(ada);
  cookie.visitor = guest;
  here.end();
  await vi.waitFor(() => expect(there.snapshot()).toMatchObject({ phase: "guest", isSignInOpen: true }));

  cookie.visitor = ada;
  await here.refresh();
  here.closeSignIn();
  await vi.waitFor(() => expect(there.snapshot()).toMatchObject({ phase: "signedIn", isSignInOpen: false }));
});

test("a refusal in one tab leaves the other signed in while the cookie still is @GUARD-03", async () => {
  const { cookie, here, there } = await openTabs(ada);
  const read = vi.fn();
  there.subscribe(read);
  here.end();
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  expect(cookie.visitor).toBe(ada);
  expect(there.snapshot()).toMatchObject({ phase: "signedIn", isSignInOpen: false });
});
