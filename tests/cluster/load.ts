import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { newestPost } from "./checks.ts";
import { signInAs } from "./client.ts";
import type { Cluster } from "./cluster.ts";
import { listen } from "./listener.ts";
import { send, startConversation } from "./messages.ts";

/** The results of a run under load. */
export interface LoadReport {
  operations: number;
  failed: number;
  messages: number;
  /** Messages without an event and without a gap within `NOTIFICATION_LIMIT_MS`. */
  lostEvents: number;
  /** Messages that were received by an event. */
  live: number;
  /** Gaps that the gateway reported. */
  gaps: number;
  /** Messages that were received by more than one event. */
  duplicateEvents: number;
  reconnections: number;
  /** Acknowledged messages that the database lacks. */
  lostWrites: number;
  /** Messages that the database has more than once, or that were not sent. */
  duplicateWrites: number;
  /** The first few failures. */
  failures: string[];
}

const like = "mutation ($input: SetLikeInput!) { setLike(input: $input) { errors { message } } }";
const SETTLE_MS = 5000;
/** Time until a client must know that it may have missed an event: longer than its reconnection and that of its gateway. */
const NOTIFICATION_LIMIT_MS = 10_000;
/** Pause between two operations of the same person. */
const PAUSE_MS = 60;

/** Sends, reads and listens through the front proxy while `meanwhile` runs. */
export async function runUnderLoad(cluster: Cluster, meanwhile: () => Promise<void>): Promise<LoadReport> {
  const { url, upstreams } = cluster;
  const [journo, pr] = [await signInAs(upstreams[0].url, "journo"), await signInAs(upstreams[1].url, "pr")];
  const conversationId = await startConversation(journo, pr, url);
  const listener = listen(journo, url);
  await wait(SETTLE_MS);

  const sent = new Map<string, { at: number; acknowledged: boolean }>();
  const failures: string[] = [];
  let operations = 0;
  const stop = new AbortController();
  const repeat = async (operation: () => Promise<unknown>): Promise<void> => {
    while (!stop.signal.aborted) {
      operations += 1;
      await operation().catch((error: unknown) => failures.push(`${new Date().toISOString()} ${String(error)}`));
      await wait(PAUSE_MS);
    }
  };
  const sendMessage = async (): Promise<void> => {
    const content = randomUUID();
    const record = { at: Date.now(), acknowledged: false };
    sent.set(content, record);
    await pr.run(url, send, { input: { conversationId, content } });
    record.acknowledged = true;
  };
  const { id: subjectId } = await newestPost(pr, url);
  let liked = false;
  const running = [
    repeat(sendMessage),
    repeat(sendMessage),
    repeat(() => pr.run(url, like, { input: { subjectId, liked: (liked = !liked) } })),
    repeat(() => newestPost(journo, url)),
    repeat(() => readPage(url)),
  ];
  await meanwhile();
  stop.abort();
  await Promise.all(running);
  await wait(SETTLE_MS);

  const counts = await countMessages(cluster.databaseUrl);
  const all = [...sent];
  const isCovered = (at: number): boolean => listener.gaps.some((gap) => gap >= at && gap < at + NOTIFICATION_LIMIT_MS);
  if (listener.endReasons.length > 0) failures.push(`the subscription ended: ${listener.endReasons.join(", ")}`);
  const report = {
    operations,
    failed: failures.length,
    messages: all.length,
    live: all.filter(([content]) => listener.received.has(content)).length,
    lostEvents: all.filter(([content, { at }]) => counts.has(content) && !listener.received.has(content) && !isCovered(at))
      .length,
    gaps: listener.gaps.length,
    duplicateEvents: all.filter(([content]) => (listener.received.get(content) ?? 0) > 1).length,
    reconnections: listener.connections - 1,
    lostWrites: all.filter(([content, { acknowledged }]) => acknowledged && !counts.has(content)).length,
    duplicateWrites: all.filter(([content]) => (counts.get(content) ?? 0) > 1).length,
    failures: failures.slice(0, 5),
  };
  await listener.stop();
  return report;
}

/** @throws Error unless it is a page of the web client */
async function readPage(url: string): Promise<void> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`page: ${response.status} ${text.slice(0, 100)}`);
}

/** @returns how often the database has each message */
async function countMessages(databaseUrl: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ content: string; count: number }>(
    "select content, count(*)::int as count from messages group by content",
  );
  await client.end();
  return new Map(rows.map(({ content, count }) => [content, count]));
}
