import { expect, test } from "vitest";
import { createSession } from "../../../web/src/session/sessionState.ts";
import { guest, type Visitor } from "../../../web/src/session/visitor.ts";

const visitor = (authenticated: boolean): Visitor => ({ ...guest, authenticated });

function startSession(...answers: (boolean | Error)[]) {
  const session = createSession();
  const reads: number[] = [];
  session.start(async () => {
    reads.push(reads.length);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return visitor(answer ?? false);
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
