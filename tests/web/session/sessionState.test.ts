import { expect, test } from "vitest";
import { createSession } from "../../../web/src/session/sessionState.ts";
import { guest, type Visitor } from "../../../web/src/session/visitor.ts";

const visitor = (authenticated: boolean): Visitor => ({ ...guest, authenticated });

function startSession(...responses: (boolean | Error)[]) {
  const session = createSession();
  const reads: number[] = [];
  session.start(async () => {
    reads.push(reads.length);
    const response = responses.shift();
    if (response instanceof Error) throw response;
    return visitor(response ?? false);
  });
  return { session, reads };
}

test("the viewer is loaded once at the start @API-009", async () => {
  const { session, reads } = startSession(true);
  expect(await Promise.all([session.whenKnown(), session.whenKnown()])).toEqual([visitor(true), visitor(true)]);
  expect(await session.whenKnown()).toEqual(visitor(true));
  expect(reads).toHaveLength(1);
  expect(session.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false });
});

test("a failed start is retried on the next call @ERR-13", async () => {
  const { session } = startSession(new Error("No network."), true);
  await expect(session.whenKnown()).rejects.toThrow("No network.");
  expect(session.state.get().phase).toBe("unknown");
  expect(await session.whenKnown()).toEqual(visitor(true));
});

test("the end of a session opens the sign-in dialog @GUARD-03 @STATE-02 @STATE-03", async () => {
  const { session } = startSession(true);
  await session.whenKnown();
  session.end();
  expect(session.state.get()).toMatchObject({ phase: "guest", isSignInOpen: true });
});

test("a session that is unknown or a guest's cannot end @GUARD-03", async () => {
  const { session } = startSession(false);
  session.end();
  expect(session.state.get().isSignInOpen).toBe(false);
  await session.whenKnown();
  session.end();
  expect(session.state.get().isSignInOpen).toBe(false);
});

test("a refusal before the viewer is known opens the dialog once the viewer is loaded @GUARD-03 @ERR-05", async () => {
  const { session } = startSession(true, true);
  session.end();
  await session.whenKnown();
  expect(session.state.get()).toMatchObject({ phase: "guest", isSignInOpen: true });
  await session.refresh();
  session.closeSignIn();
  expect(session.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false });
});

test("signing in in the dialog loads the viewer again @GUARD-04", async () => {
  const { session, reads } = startSession(true, true);
  await session.whenKnown();
  session.end();
  expect(await session.refresh()).toEqual(visitor(true));
  session.closeSignIn();
  expect(session.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false });
  expect(reads).toHaveLength(2);
});

test("a session found to have ended on a reload opens the dialog @GUARD-03 @STATE-02", async () => {
  const { session } = startSession(true, false);
  await session.whenKnown();
  await session.refresh();
  expect(session.state.get()).toMatchObject({ phase: "guest", isSignInOpen: true });
});

test("a session that has not been started cannot be read", async () => {
  await expect(createSession().refresh()).rejects.toThrow("The session has not been started.");
});

test("before the viewer is known, the visitor is a guest without a dialog @USER-01", () => {
  expect(createSession().state.get()).toEqual({ phase: "unknown", visitor: guest, isSignInOpen: false });
});

test("only the sign-in changes under the dialog, so that the page stays as it was @GUARD-03", async () => {
  const session = createSession();
  session.start(async () => ({ ...visitor(true), slug: "ada" }));
  await session.whenKnown();
  session.end();
  expect(session.state.get().visitor).toEqual({ ...visitor(false), slug: "ada" });
});

test("reading again does not end or begin a guest's session @USER-01", async () => {
  const { session, reads } = startSession(false, false);
  await session.whenKnown();
  await session.refresh();
  expect(session.state.get()).toEqual({ phase: "guest", visitor: guest, isSignInOpen: false });
  expect(reads).toHaveLength(2);
});

test("after a sign-in the viewer is read again, even if a read is in progress or fails @GUARD-04", async () => {
  const first = startSession(false, true);
  const before = first.session.whenKnown();
  expect(await first.session.refresh()).toEqual(visitor(true));
  expect(await before).toEqual(visitor(false));
  const failing = startSession(new Error("No network."), true);
  const failed = failing.session.whenKnown().catch(() => null);
  expect(await failing.session.refresh()).toEqual(visitor(true));
  expect(await failed).toBeNull();
  const idle = startSession(true);
  expect(await idle.session.refresh()).toEqual(visitor(true));
  expect(idle.reads).toHaveLength(1);
});

test("a refusal counts once, and does not end a later session @GUARD-04 @ERR-05", async () => {
  const { session } = startSession(false, true);
  session.end();
  await session.whenKnown();
  await session.refresh();
  expect(session.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false });
});

test("a guest who tries an action is asked to sign in, and may decline @GUARD-03", () => {
  const { session } = startSession();
  session.askToSignIn();
  expect(session.state.get().isSignInOpen).toBe(true);
  session.closeSignIn();
  expect(session.state.get().isSignInOpen).toBe(false);
});

test("starting again forgets the visitor and the refusals @STATE-02", async () => {
  const { session } = startSession(true);
  await session.whenKnown();
  session.end();
  session.restart(async () => visitor(true));
  expect(session.state.get()).toEqual({ phase: "unknown", visitor: guest, isSignInOpen: false });
  session.end();
  session.restart(async () => visitor(true));
  expect(await session.whenKnown()).toEqual(visitor(true));
  expect(session.state.get().phase).toBe("signedIn");
  const never = createSession();
  never.start(() => new Promise(() => {}));
  void never.whenKnown();
  never.restart(async () => visitor(true));
  expect(await never.whenKnown()).toEqual(visitor(true));
});
