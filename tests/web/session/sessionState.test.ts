import { expect, test } from "vitest";
import { createSession } from "../../../web/src/session/sessionState.ts";

function startSession(...answers: (boolean | Error)[]) {
  const session = createSession();
  const asked: number[] = [];
  session.start(async () => {
    asked.push(asked.length);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? false;
  });
  return { session, asked };
}

test("the viewer is read once at the start, whoever asks @API-009", async () => {
  const { session, asked } = startSession(true);
  expect(await Promise.all([session.whenKnown(), session.whenKnown()])).toEqual([true, true]);
  expect(await session.whenKnown()).toBe(true);
  expect(asked).toHaveLength(1);
  expect(session.snapshot()).toEqual({ phase: "signedIn", isSignInOpen: false });
});

test("a failed start is tried again when asked again @ERR-13", async () => {
  const { session } = startSession(new Error("No network."), true);
  await expect(session.whenKnown()).rejects.toThrow("No network.");
  expect(session.snapshot().phase).toBe("unknown");
  expect(await session.whenKnown()).toBe(true);
});

test("the end of a sign-in opens the modal @GUARD-03 @STATE-02 @STATE-03", async () => {
  const { session } = startSession(true);
  await session.whenKnown();
  session.end();
  expect(session.snapshot()).toEqual({ phase: "guest", isSignInOpen: true });
});

test("a guest has no sign-in to lose, neither has somebody not yet known @GUARD-03", async () => {
  const { session } = startSession(false);
  session.end();
  expect(session.snapshot().isSignInOpen).toBe(false);
  await session.whenKnown();
  session.end();
  expect(session.snapshot().isSignInOpen).toBe(false);
});

test("after a sign-in in the modal the viewer is read anew @GUARD-04", async () => {
  const { session, asked } = startSession(true, true);
  await session.whenKnown();
  session.end();
  expect(await session.refresh()).toBe(true);
  session.closeSignIn();
  expect(session.snapshot()).toEqual({ phase: "signedIn", isSignInOpen: false });
  expect(asked).toHaveLength(2);
});
