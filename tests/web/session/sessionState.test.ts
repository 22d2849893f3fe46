import { expect, test } from "vitest";
import { createSession } from "../../../web/src/session/sessionState.ts";
import { guest, type Visitor } from "../../../web/src/session/visitor.ts";

const visitor = (authenticated: boolean): Visitor => ({ ...guest, authenticated });

function startSession(...answers: (boolean | Error)[]) {
  const session = createSession();
  const asked: number[] = [];
  session.start(async () => {
    asked.push(asked.length);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return visitor(answer ?? false);
  });
  return { session, asked };
}

test("the viewer is read once at the start, whoever asks @API-009", async () => {
  const { session, asked } = startSession(true);
  expect(await Promise.all([session.whenKnown(), session.whenKnown()])).toEqual([visitor(true), visitor(true)]);
  expect(await session.whenKnown()).toEqual(visitor(true));
  expect(asked).toHaveLength(1);
  expect(session.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false });
});

test("a failed start is tried again when asked again @ERR-13", async () => {
  const { session } = startSession(new Error("No network."), true);
  await expect(session.whenKnown()).rejects.toThrow("No network.");
  expect(session.state.get().phase).toBe("unknown");
  expect(await session.whenKnown()).toEqual(visitor(true));
});

test("the end of a sign-in opens the modal @GUARD-03 @STATE-02 @STATE-03", async () => {
  const { session } = startSession(true);
  await session.whenKnown();
  session.end();
  expect(session.state.get()).toMatchObject({ phase: "guest", isSignInOpen: true });
});

test("a guest has no sign-in to lose, neither has somebody not yet known @GUARD-03", async () => {
  const { session } = startSession(false);
  session.end();
  expect(session.state.get().isSignInOpen).toBe(false);
  await session.whenKnown();
  session.end();
  expect(session.state.get().isSignInOpen).toBe(false);
});

test("a refusal that comes before the viewer opens the modal as soon as the viewer is there, once @GUARD-03 @ERR-05", async () => {
  const { session } = startSession(true, true);
  session.end();
  await session.whenKnown();
  expect(session.state.get()).toMatchObject({ phase: "guest", isSignInOpen: true });
  await session.refresh();
  session.closeSignIn();
  expect(session.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false });
});

test("after a sign-in in the modal the viewer is read anew @GUARD-04", async () => {
  const { session, asked } = startSession(true, true);
  await session.whenKnown();
  session.end();
  expect(await session.refresh()).toEqual(visitor(true));
  session.closeSignIn();
  expect(session.state.get()).toMatchObject({ phase: "signedIn", isSignInOpen: false });
  expect(asked).toHaveLength(2);
});

test("a sign-in found to be over when it is read again ends too @GUARD-03 @STATE-02", async () => {
  const { session } = startSession(true, false);
  await session.whenKnown();
  await session.refresh();
  expect(session.state.get()).toMatchObject({ phase: "guest", isSignInOpen: true });
});
