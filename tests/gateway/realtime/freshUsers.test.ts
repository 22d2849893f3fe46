import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRealtimeHub } from "../../../gateway/realtime/socketio.ts";
import { announceNotifications } from "../../../upstream/realtime/announce.ts";
import { startTestEnv, type Person, type TestEnv } from "../support/testEnv.ts";

const USERS = 1000;
const AT_A_TIME = 50;

let env: TestEnv;

beforeAll(async () => {
  env = await startTestEnv({});
});
afterAll(() => env?.stop());

it(`the first event reaches ${USERS} of ${USERS} users who have just subscribed, or they get a gap @RT-05 @RT-07`, async () => {
  const hub = createRealtimeHub({
    url: new URL(env.platform.url),
    confirm: () => Promise.resolve(true),
    log: pino({ level: "silent" }),
  });
  /** The event is committed right after the user has subscribed, before the user's socket is open. */
  const firstOf = async ({ sid, userId }: Person): Promise<"received" | "gap" | "ended"> => {
    const session = { sid, authorization: null, setCookies: [], secure: false, clientAddress: null, userAgent: null };
    const events = hub.forSession(session).events(userId, `User${userId}_channel_user_notifications`);
    await announceNotifications(env.platform.db, [{ id: null, userId }]);
    const first = await events.next();
    await events.return?.();
    if (first.done === true) return "ended";
    return first.value.isGap ? "gap" : "received";
  };
  try {
    const outcomes: string[] = [];
    while (outcomes.length < USERS) {
      const people = await Promise.all(Array.from({ length: AT_A_TIME }, () => env.fixtures.person(["journo"])));
      outcomes.push(...(await Promise.all(people.map(firstOf))));
    }
    // A machine that is too busy to open the sockets in time reports gaps; a user who gets neither is waited for in vain.
    expect(outcomes.filter((outcome) => outcome === "ended")).toEqual([]);
    expect(outcomes.filter((outcome) => outcome === "received").length).toBeGreaterThan(USERS / 2);
  } finally {
    hub.close();
  }
});
