import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { send } from "../cluster/messages.ts";
import type { FaultEnv } from "./faultEnv.ts";
import type { Fault } from "./faults.ts";

/** The results of the operations during one fault. */
export interface Report {
  fault: Fault;
  operations: number;
  failed: number;
  /** Wrong responses without an error, responses that are not JSON, and writes that fail after the fault has ended. */
  wrong: string[];
  /** Acknowledged messages that the conversation lacks, and messages that the subscriber did not receive. */
  lost: string[];
  /** Messages that the conversation has more than once. */
  duplicated: string[];
  /** Milliseconds of the slowest operation. */
  slowest: number;
  /** 95th percentile of the operations that need no slow route, in ms. */
  unrelated: number;
  /** Milliseconds from the end of the fault until operations succeed again. */
  recovery: number;
  /** Megabytes. */
  memory: number;
}

interface Message {
  content: string;
  key: string;
  /** Times at which it was sent first and last. */
  firstSentAt: number;
  lastSentAt: number;
  isAcknowledged: boolean;
}

const PAUSE_MS = 50;
const PAUSE_AFTER_FAILURE_MS = 200;
/** Time after which no delayed write happens any more. */
const SETTLE_MS = 6000;
/** Time until a client must know of an event, or that it may have missed it. */
const NOTIFICATION_LIMIT_MS = 15_000;
const RECOVERY_LIMIT_MS = 30_000;
const MESSAGE_PAGE = 50;

const viewerQuery = "{ viewer { authenticated authorId } }";
const communitiesQuery = "{ communities(first: 6) { totalCount edges { node { slug name } } } }";
const conversationQuery = `query ($id: ID!, $after: String) { node(id: $id) { ... on Conversation {
  messages(first: ${MESSAGE_PAGE}, after: $after) { pageInfo { hasNextPage endCursor } edges { node { content } } }
} } }`;

interface Communities {
  communities: { totalCount: number; edges: { node: { slug: string; name: string } }[] };
}

/** Sends reads and writes and subscribes during a fault, and compares the results afterwards. */
export class Workload {
  readonly #env: FaultEnv;
  readonly #expected: { viewer: string; communities: string };

  private constructor(env: FaultEnv, expected: { viewer: string; communities: string }) {
    this.#env = env;
    this.#expected = expected;
  }

  static async prepare(env: FaultEnv): Promise<Workload> {
    const [viewer, communities] = [await env.reader.run(env.url, viewerQuery), await env.reader.run(env.url, communitiesQuery)];
    return new Workload(env, { viewer: JSON.stringify(viewer.data), communities: JSON.stringify(communities.data) });
  }

  async runDuring(fault: Fault): Promise<Report> {
    const { reader, url } = this.#env;
    const report: Report = {
      fault,
      operations: 0,
      failed: 0,
      wrong: [],
      lost: [],
      duplicated: [],
      slowest: 0,
      unrelated: 0,
      recovery: 0,
      memory: 0,
    };
    const unrelated: number[] = [];
    const messages: Message[] = [];
    const stop = new AbortController();
    const repeat = async (operation: () => Promise<unknown>, isUnrelated = true): Promise<void> => {
      while (!stop.signal.aborted) {
        const start = performance.now();
        let hasFailed = false;
        report.operations += 1;
        await operation().catch((error: unknown) => {
          hasFailed = true;
          if (String(error).includes("is not valid JSON")) report.wrong.push(String(error));
        });
        const took = performance.now() - start;
        report.slowest = Math.max(report.slowest, took);
        if (isUnrelated) unrelated.push(took);
        if (hasFailed) report.failed += 1;
        await wait(hasFailed ? PAUSE_AFTER_FAILURE_MS : PAUSE_MS);
      }
    };
    const read = (document: string, expected: string) => async (): Promise<void> => {
      const { data } = await reader.run(url, document);
      if (JSON.stringify(data) !== expected) report.wrong.push(`${document} returned ${JSON.stringify(data)}`);
    };
    const running = [
      repeat(read(viewerQuery, this.#expected.viewer)),
      repeat(read(viewerQuery, this.#expected.viewer)),
      repeat(read(communitiesQuery, this.#expected.communities), false),
      repeat(this.#sender(messages)),
      repeat(this.#sender(messages)),
    ];
    await fault.inject(this.#env);
    report.recovery = await this.#recover(messages);
    stop.abort();
    await Promise.all(running);
    for (const message of messages.filter(({ isAcknowledged }) => !isAcknowledged)) await this.#sendAgain(message, report);
    await wait(SETTLE_MS);
    await this.#compare(messages, report);
    report.unrelated = unrelated.toSorted((a, b) => a - b)[Math.floor(unrelated.length * 0.95)] ?? 0;
    report.memory = await this.#env.memory();
    return report;
  }

  /** Sends one message after another. A failed one is sent again with the same key, as a person would do. */
  #sender(messages: Message[]): () => Promise<void> {
    let current: Message | null = null;
    return async () => {
      current ??= createMessage(messages);
      await this.#send(current);
      current = null;
    };
  }

  async #send(message: Message): Promise<void> {
    const { writer, url, conversationId } = this.#env;
    message.lastSentAt = Date.now();
    await writer.run(url, send, { input: { conversationId, content: message.content, idempotencyKey: message.key } });
    message.isAcknowledged = true;
  }

  async #sendAgain(message: Message, { wrong }: Report): Promise<void> {
    await this.#send(message).catch((error: unknown) => wrong.push(`Sending again after the fault: ${String(error)}`));
  }

  /**
   * Each kind of call recovers on its own, because the gateway pauses them separately.
   * @returns milliseconds until a read and a write succeed
   */
  async #recover(messages: Message[]): Promise<number> {
    const start = performance.now();
    const { reader, url } = this.#env;
    const message = createMessage(messages);
    for (;;) {
      try {
        await reader.run<Communities>(url, communitiesQuery);
        await this.#send(message);
        return performance.now() - start;
      } catch (error) {
        if (performance.now() - start > RECOVERY_LIMIT_MS) throw error;
        await wait(100);
      }
    }
  }

  async #compare(messages: readonly Message[], report: Report): Promise<void> {
    const texts = await this.#storedMessages();
    const counts = new Map(messages.map(({ content }) => [content, texts.filter((text) => text === content).length]));
    const stored = messages.filter(({ content }) => counts.get(content) !== 0);
    await this.#waitForNotifications(stored);
    for (const { content, isAcknowledged } of messages) {
      const count = counts.get(content) ?? 0;
      if (count === 0 && isAcknowledged) report.lost.push(`the message ${content} is not stored`);
      if (count > 1) report.duplicated.push(`the message ${content} is stored ${count} times`);
    }
    for (const message of stored)
      if (!this.#isNotified(message)) report.lost.push(`the subscriber was not notified of ${message.content}`);
    const { endReasons } = this.#env.listener;
    if (endReasons.length > 0) report.lost.push(`the subscription ended: ${endReasons.join(", ")}`);
  }

  /** The gateway may be about to reconnect; it tries again up to 5 s after a failed attempt. */
  async #waitForNotifications(messages: readonly Message[]): Promise<void> {
    const isWaiting = (message: Message): boolean =>
      !this.#isNotified(message) && Date.now() < message.lastSentAt + NOTIFICATION_LIMIT_MS;
    while (messages.some(isWaiting)) await wait(100);
  }

  #isNotified({ content, firstSentAt, lastSentAt }: Message): boolean {
    const { received, gaps } = this.#env.listener;
    return received.has(content) || gaps.some((gap) => gap >= firstSentAt && gap < lastSentAt + NOTIFICATION_LIMIT_MS);
  }

  /** The texts of all messages of the conversation, as its reader sees them. */
  async #storedMessages(): Promise<string[]> {
    const { reader, url, conversationId } = this.#env;
    const texts: string[] = [];
    let after: string | null = null;
    for (;;) {
      interface Page {
        node: { messages: { pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: { content: string } }[] } };
      }
      const { data }: { data: Page } = await reader.run<Page>(url, conversationQuery, { id: conversationId, after });
      texts.push(...data.node.messages.edges.map(({ node }) => node.content));
      if (!data.node.messages.pageInfo.hasNextPage) return texts;
      after = data.node.messages.pageInfo.endCursor;
    }
  }
}

/** Adds a new message, which is not sent yet. */
function createMessage(messages: Message[]): Message {
  const message = { content: randomUUID(), key: randomUUID(), firstSentAt: Date.now(), lastSentAt: 0, isAcknowledged: false };
  messages.push(message);
  return message;
}
