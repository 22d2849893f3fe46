import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Announcement, AnnouncementHub } from "../../upstream/announcements/schema.ts";
import type { Page } from "../../upstream/http/paging.ts";
import { mailJobSettings } from "../../upstream/jobs/jobType.ts";
import type { DeadLetter } from "../../upstream/jobs/schema.ts";
import type { Mail } from "../../upstream/mail/mail.ts";
import { createTestEnv, useTestEnv, type Person, type TestEnv } from "./support.ts";

const mailTo = (to: string): Mail => ({ to, replyTo: null, subject: "Hello", text: "Words", attachments: [] });

describe("a job", () => {
  const env = useTestEnv();
  /** The recipients of the mails that were sent, first one first. */
  const recipients = async () =>
    (await env.current.db.selectFrom("outbox").select("recipient").orderBy("id").execute()).map((row) => row.recipient);
  const jobsOf = async (to: string) => {
    const { rows } = await sql<{ state: string }>`select state from pgboss.job where data->>'to' = ${to}`.execute(env.current.db);
    return rows.map(({ state }) => state);
  };

  it("exists if and only if the change that added it is committed", async () => {
    const { db, jobs } = env.current.upstream;
    const failing = db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, "send-mail", mailTo("never@example.com"));
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await db.transaction().execute((tx) => jobs.enqueue(tx, "send-mail", mailTo("once@example.com")));
    await jobs.settled();
    expect(await recipients()).toEqual(["once@example.com"]);
    expect(await jobsOf("never@example.com")).toEqual([]);
  });

  it("with a key runs once, however often it is added", async () => {
    const { db, jobs } = env.current.upstream;
    const add = () => jobs.enqueue(db, "send-mail", mailTo("key@example.com"), { key: "welcome 7" });
    await Promise.all([add(), add(), add()]);
    await jobs.settled();
    await add();
    await jobs.settled();
    expect((await recipients()).filter((to) => to === "key@example.com")).toHaveLength(1);
  });

  it("of the same node starts at once, and many run without waiting for the next poll", async () => {
    const { db, jobs } = env.current.upstream;
    const began = Date.now();
    await jobs.enqueueAll(
      db,
      "send-mail",
      Array.from({ length: 30 }, (_, n) => ({ payload: mailTo(`many${n}@example.com`) })),
    );
    await jobs.settled();
    expect((await recipients()).filter((to) => to.startsWith("many"))).toHaveLength(30);
    expect(Date.now() - began).toBeLessThan(8000);
  });

  it("with a higher priority runs before others that wait", async () => {
    const { db, jobs } = env.current.upstream;
    const { length: sentBefore } = await recipients();
    const low = Array.from({ length: 60 }, (_, n) => ({ payload: mailTo(`low${n}@example.com`), priority: -1 }));
    await jobs.enqueueAll(db, "send-mail", [...low, { payload: mailTo("high@example.com") }]);
    await jobs.settled();
    const order = (await recipients()).slice(sentBefore);
    expect(order).toHaveLength(61);
    expect(order.slice(0, mailJobSettings.concurrency)).toContain("high@example.com");
  });

  it("does not run before its time", async () => {
    const { db, jobs } = env.current.upstream;
    await jobs.enqueue(db, "send-mail", mailTo("later@example.com"), { delay: 3600 });
    await jobs.settled();
    expect(await jobsOf("later@example.com")).toEqual(["created"]);
    expect((await jobs.counts()).find(({ name }) => name === "send-mail")).toEqual({
      name: "send-mail",
      waiting: 0,
      scheduled: 1,
      running: 0,
      deadLetters: 0,
    });
  });

  it("that repeats is scheduled", async () => {
    const { rows } = await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule order by name`.execute(
      env.current.db,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      "purge-idempotency-keys",
      "purge-realtime-events",
      "purge-sessions",
      "queue-newsletters",
      "sweep-uploads",
      "vacuum-database",
    ]);
    // Sockets receive events until their session is deleted.
    expect(rows.find(({ name }) => name === "purge-sessions")?.cron).toBe("* * * * *");
  });

  it("purges sessions that have expired", async () => {
    const { db, jobs } = env.current.upstream;
    const { userId } = await env.current.person(["journo"]);
    await db
      .updateTable("sessions")
      .set({ expires_at: env.current.ago(1) })
      .where("user_id", "=", userId)
      .execute();
    await jobs.enqueue(db, "purge-sessions", {});
    await jobs.settled();
    expect(await db.selectFrom("sessions").select("id").where("user_id", "=", userId).execute()).toEqual([]);
  });
});

/** A mail server that replies to every recipient with the line that is set. */
async function startMailServer(): Promise<{ url: string; reply: string; received: number; server: Server }> {
  const state = { url: "", reply: "550 nobody here", received: 0 };
  const server = createServer((socket) => {
    let isBody = false;
    socket.setEncoding("utf8").write("220 test\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (text: string) => {
      if (isBody) {
        if (!text.endsWith("\r\n.\r\n")) return;
        isBody = false;
        state.received += 1;
        socket.write("250 kept\r\n");
      } else if (text.startsWith("DATA")) {
        isBody = true;
        socket.write("354 go on\r\n");
      } else {
        socket.write(text.startsWith("RCPT") ? `${state.reply}\r\n` : "250 ok\r\n");
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  state.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, { server });
}

describe("the metrics of an upstream", () => {
  it("are read with the configured token only", async () => {
    const env = await createTestEnv({ metricsToken: "scrape-me-0123456789" });
    const read = (headers: Record<string, string>) => env.upstream.app.inject({ url: "/metrics", headers });
    expect((await read({})).statusCode).toBe(401);
    expect((await read({ authorization: "Bearer other" })).statusCode).toBe(401);
    const { statusCode, payload } = await read({ authorization: "Bearer scrape-me-0123456789" });
    expect(statusCode).toBe(200);
    // The time for which the event loop was blocked.
    expect(payload).toContain("nodejs_eventloop_lag_p99_seconds");
    await env.close();
  });
});

describe("a job that fails", () => {
  let env: TestEnv;
  let smtp: Awaited<ReturnType<typeof startMailServer>>;
  let admin: Person;
  beforeAll(async () => {
    smtp = await startMailServer();
    env = await createTestEnv({ smtpUrl: smtp.url });
    admin = await env.person(["admin"]);
  });
  afterAll(async () => {
    await env.close();
    smtp.server.close();
  });
  const list = (by = admin) => by.client.get<Page<DeadLetter>>("/admin/dead-letters");
  async function send(mail: Mail): Promise<void> {
    await env.upstream.jobs.enqueue(env.db, "send-mail", mail);
    await env.upstream.jobs.settled();
  }

  it("is tried again later", async () => {
    smtp.reply = "451 try again later";
    await send(mailTo("slow@example.com"));
    const { rows } = await sql<{ state: string; seconds: number }>`select state, retry_limit as limit,
      extract(epoch from start_after - now())::integer as seconds from pgboss.job where data->>'to' = 'slow@example.com'`.execute(
      env.db,
    );
    expect(rows).toMatchObject([{ state: "retry", limit: 12 }]);
    expect(rows[0]?.seconds).toBeGreaterThan(10);
    expect((await list()).body.data).toEqual([]);
  });

  it("permanently becomes a dead letter, which platform admins see, run again and delete", async () => {
    smtp.reply = "550 nobody here";
    await send(mailTo("gone@example.com"));
    await send(mailTo("moved@example.com"));
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.meta).toMatchObject({ total: 2 });
    expect(body.data).toMatchObject([
      { type: "send-mail", title: "Send a mail", description: "Hello, to moved@example.com", attempts: 1 },
      { description: "Hello, to gone@example.com", error: expect.stringContaining("550 nobody here") },
    ]);
    // Neither the text of a mail nor any other part of the payload is in the response.
    expect(JSON.stringify(body)).not.toContain("Words");
    const [first] = body.data;
    expect((await admin.client.post(`/admin/dead-letters/${first?.id}/retry`, {})).status).toBe(204);
    await env.upstream.jobs.settled();
    // It has failed for good again.
    const again = await list();
    expect(again.body.data.map(({ description }) => description)).toEqual(body.data.map(({ description }) => description));
    expect(again.body.data[0]?.id).not.toBe(first?.id);
    const [moved, gone] = again.body.data.map(({ id }) => `/admin/dead-letters/${id}`);

    smtp.reply = "250 ok";
    expect((await admin.client.post(`${moved}/retry`, {})).status).toBe(204);
    await env.upstream.jobs.settled();
    expect(smtp.received).toBe(1);
    expect((await admin.client.delete(gone ?? "")).status).toBe(204);
    expect((await list()).body).toMatchObject({ data: [], meta: { total: 0 } });
    // Somebody else was faster.
    expect((await admin.client.delete(gone ?? "")).status).toBe(404);
    expect((await admin.client.post(`${moved}/retry`, {})).status).toBe(404);
  });

  it("permanently for a press mail counts as sent once it is run again", async () => {
    const writer = await env.person(["pr"]);
    const reader = await env.person(["journo"]);
    const input = { kind: "announcement", title: "Open day", content: "<p>Come</p>", saveAs: "published" };
    const { body: announcement } = await writer.client.post<Announcement>("/announcements", input);
    const path = `/announcements/${announcement.id}`;
    await writer.client.patch(`${path}/email`, { subject: "Open day", content: "<p>Come</p>", contactIds: [reader.contactId] });
    const mailsSent = async () => (await writer.client.read<AnnouncementHub>(`${path}/hub`)).stats.emailsSent;
    const { received } = smtp;
    smtp.reply = "550 nobody here";
    await writer.client.post(`${path}/email/send`, {});
    await env.upstream.jobs.settled();
    expect(await mailsSent()).toBe(0);
    smtp.reply = "250 ok";
    const [letter] = (await list()).body.data;
    await admin.client.post(`/admin/dead-letters/${letter?.id}/retry`, {});
    await env.upstream.jobs.settled();
    expect(smtp.received).toBe(received + 1);
    expect(await mailsSent()).toBe(1);
  });

  it("permanently is deleted after 30 days, and has all its attempts when it is run again", async () => {
    smtp.reply = "550 nobody here";
    await send(mailTo("kept@example.com"));
    const { rows: kept } = await sql<{
      days: number;
    }>`select (extract(epoch from keep_until - created_on) / 86400)::integer as days
      from pgboss.job where name = 'dead-letters'`.execute(env.db);
    expect(kept).toEqual([{ days: 30 }]);
    smtp.reply = "451 try again later";
    const [letter] = (await list()).body.data;
    await admin.client.post(`/admin/dead-letters/${letter?.id}/retry`, {});
    await env.upstream.jobs.settled();
    const { rows } = await sql`select state, retry_limit, dead_letter from pgboss.job
      where data->>'to' = 'kept@example.com' and state <> 'failed'`.execute(env.db);
    expect(rows).toEqual([{ state: "retry", retry_limit: 12, dead_letter: "dead-letters" }]);
  });

  it("is counted in the metrics, as are those that wait", async () => {
    smtp.reply = "550 nobody here";
    await send(mailTo("counted@example.com"));
    const { payload, headers } = await env.upstream.app.inject("/metrics");
    expect(headers["content-type"]).toContain("text/plain");
    expect(payload).toContain('pressroom_dead_letters{type="send-mail"} 1');
    expect(payload).toContain('pressroom_dead_letters{type="process-video"} 0');
    // The two jobs of the tests above that will be retried.
    expect(payload).toContain('pressroom_jobs{type="send-mail",state="waiting"} 2');
    expect(payload).toContain('pressroom_jobs{type="send-mail",state="scheduled"} 0');
    expect(payload).toContain('pressroom_jobs{type="send-mail",state="running"} 0');
    const [letter] = (await list()).body.data;
    await admin.client.delete(`/admin/dead-letters/${letter?.id}`);
  });

  it("because its payload is of another release becomes a dead letter at once", async () => {
    await sql`insert into pgboss.job (name, data, dead_letter) values ('process-video', '{"film": 1}', 'dead-letters')`.execute(
      env.db,
    );
    await env.upstream.jobs.enqueue(env.db, "process-video", { videoId: 999_999 });
    await env.upstream.jobs.settled();
    const [letter] = (await list()).body.data;
    expect(letter).toMatchObject({ type: "process-video", description: "", error: "The payload is not one of this release." });
    await admin.client.delete(`/admin/dead-letters/${letter?.id}`);
  });

  it("can be read, retried and deleted by platform admins only", async () => {
    const { client } = await env.person(["accountAdmin"]);
    expect((await client.get("/admin/dead-letters")).status).toBe(403);
    expect((await client.post(`/admin/dead-letters/${crypto.randomUUID()}/retry`, {})).status).toBe(403);
    expect((await client.delete(`/admin/dead-letters/${crypto.randomUUID()}`)).status).toBe(403);
    expect((await env.guest.get("/admin/dead-letters")).status).toBe(401);
    expect((await admin.client.delete("/admin/dead-letters/1")).status).toBe(404);
  });
});
