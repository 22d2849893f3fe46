import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { FairShare, type ReleaseSlot } from "../../../gateway/http/fairShare.ts";

const options = { slots: 8, busyFrom: 15, window: 60_000, waiting: 20, countedFor: 60_000 };

/** Callers whose operations end only when the test ends them. */
class Callers {
  readonly #turns: FairShare;
  readonly running = new Map<string, ReleaseSlot[]>();
  refused = 0;

  constructor(changed: Partial<typeof options> = {}) {
    this.#turns = new FairShare({ ...options, ...changed });
  }

  async send(caller: string, count: number): Promise<void> {
    for (let sent = 0; sent < count; sent += 1) {
      const turn = this.#turns.acquireSlot(caller);
      if (turn === null) this.refused += 1;
      else if (turn instanceof Promise) void turn.then((end) => this.#of(caller).push(end));
      else this.#of(caller).push(turn);
    }
    await nextTurn();
  }

  async end(caller: string, count = 1): Promise<void> {
    for (let ended = 0; ended < count; ended += 1) {
      this.#of(caller).shift()?.();
      await nextTurn();
      await nextTurn();
    }
  }

  count(caller: string): number {
    return this.#of(caller).length;
  }

  #of(caller: string): ReleaseSlot[] {
    const ends = this.running.get(caller) ?? [];
    this.running.set(caller, ends);
    return ends;
  }
}

describe("concurrent operations of callers @ERR-04", () => {
  it("are allowed to a single caller", async () => {
    const callers = new Callers();
    await callers.send("busy", 20);
    expect(callers.count("busy")).toBe(8);
    await callers.end("busy");
    expect(callers.count("busy")).toBe(8);
  });

  it("are not allowed to a busy caller while others are active, who do not have to wait", async () => {
    const callers = new Callers();
    await callers.send("busy", 25);
    await callers.send("other", 3);
    expect(callers.count("other")).toBe(3);
    await callers.end("busy", 7);
    expect(callers.count("busy")).toBe(1);
    await callers.end("busy");
    expect(callers.count("busy")).toBe(1);
  });

  it("are allowed to two callers who both send few", async () => {
    const callers = new Callers();
    await callers.send("one", 10);
    await callers.send("other", 10);
    await callers.end("one");
    expect([callers.count("one"), callers.count("other")]).toEqual([8, 8]);
  });

  it("are allowed again when the others have not been active for a while", async () => {
    const callers = new Callers({ window: 20 });
    await callers.send("other", 1);
    await callers.end("other");
    await wait(50);
    await callers.send("busy", 20);
    expect(callers.count("busy")).toBe(8);
  });

  it("are refused to a caller with too many waiting ones, and to nobody else", async () => {
    const callers = new Callers();
    await callers.send("busy", 8 + 20 + 3);
    await callers.send("other", 1);
    expect([callers.refused, callers.count("other")]).toEqual([3, 1]);
  });

  it("do not include operations that wait for something slow", async () => {
    const callers = new Callers({ countedFor: 500 });
    await callers.send("slow", 9);
    expect(callers.count("slow")).toBe(8);
    await expect.poll(() => callers.count("slow")).toBe(9);
  });

  it("end once, however often they are ended", async () => {
    const callers = new Callers();
    await callers.send("busy", 10);
    const [end] = callers.running.get("busy") ?? [];
    end?.();
    end?.();
    await nextTurn();
    await nextTurn();
    expect(callers.count("busy")).toBe(9);
  });
});
