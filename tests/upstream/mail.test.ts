import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { composeFeedbackMail } from "../../upstream/feedback/mail.ts";
import type { Mail } from "../../upstream/mail/mail.ts";
import { createMailer, RefusedMailError } from "../../upstream/mail/mailer.ts";
import { createFolderStore } from "../../upstream/media/folderStore.ts";
import { useTestEnv } from "./support.ts";

const env = useTestEnv({ feedbackEmail: "desk@example.com", productName: "Newsdesk" });
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const picture = `${"x".repeat(32)}.png`;
const mailerOf = (smtpUrl: string) =>
  createMailer({
    readFile: createFolderStore(env.current.filesDir).read,
    now: () => new Date(),
    smtpUrl,
    from: "desk@example.com",
  });
const mail: Mail = { to: "a@example.com", replyTo: "b@example.com", subject: "Hello", text: "Words", attachments: [] };

/** The replies of an SMTP server, by the first word of the command; "250 ok" to all others. */
const replies: Record<string, string> = { DATA: "354 go on", EHLO: "250-test\r\n250 AUTH PLAIN", AUTH: "235 welcome" };

let server: Server | undefined;
afterEach(() => server?.close());

/** An SMTP server that accepts all mails. @param refusals replies to commands, by their first word */
async function startSmtpServer(refusals: Record<string, string> = {}): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const handle = (socket: Socket): void => {
    let body: string | null = null;
    socket.setEncoding("utf8").write("220 test\r\n");
    socket.on("data", (text: string) => {
      if (body !== null) {
        body += text;
        if (!body.endsWith("\r\n.\r\n")) return;
        received.push(body);
        body = null;
        socket.write("250 kept\r\n");
        return;
      }
      const [command = ""] = text.trim().split(" ");
      if (command === "DATA") body = "";
      socket.write(`${refusals[command] ?? replies[command] ?? "250 ok"}\r\n`);
    });
  };
  server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const outbox = () => env.current.db.selectFrom("outbox").selectAll().orderBy("id").execute();

describe("mails", () => {
  it("about feedback go to the configured address, with the screenshot and the sender as reply-to @FEEDBACK-03", async () => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ name: "Ada", email: "ada@example.com", message: "It works", url: "/x" }))
      form.set(key, value);
    form.set("screenshot", new Blob([png], { type: "image/png" }), "screenshot.png");
    const encoded = new Response(form);
    const response = await env.current.upstream.app.inject({
      method: "POST",
      url: "/api/v1/feedback",
      headers: { "x-requested-with": "XMLHttpRequest", "content-type": encoded.headers.get("content-type") ?? "" },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(response.statusCode).toBe(201);
    await env.current.upstream.jobs.settled();
    expect(await outbox()).toMatchObject([
      {
        recipient: "desk@example.com",
        reply_to: "ada@example.com",
        subject: `Newsdesk: feedback ${response.json<{ id: number }>().id}`,
        text: "It works\n\nName: Ada\nEmail: ada@example.com\nPage: /x",
        files: expect.stringMatching(/^\/files\/.+\.png$/),
      },
    ]);
  });

  it("are sent by the configured SMTP server", async () => {
    const { url, received } = await startSmtpServer();
    await writeFile(join(env.current.filesDir, picture), png);
    const mailer = mailerOf(url);
    const outcome = await mailer.send({ ...mail, attachments: [{ name: "screenshot.png", path: `/files/${picture}` }] }, "job-1");
    mailer.close();
    expect(outcome).toEqual({});
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^From: desk@example\.com$/m);
    expect(received[0]).toMatch(/^To: a@example\.com$/m);
    expect(received[0]).toMatch(/^Reply-To: b@example\.com$/m);
    // Mail programs drop a second mail with the same id.
    expect(received[0]).toMatch(/^Message-ID: <job-1@example\.com>$/m);
    expect(received[0]).toContain("filename=screenshot.png");
    expect(received[0]).toContain(png.toString("base64"));
  });

  it("fail permanently if the SMTP server refuses them, and can be retried if it is unavailable", async () => {
    const { url } = await startSmtpServer({ RCPT: "550 5.1.1 nobody here" });
    await expect(mailerOf(url).send(mail, "job-2")).rejects.toThrow(RefusedMailError);
    server?.close();
    const sending = mailerOf(url).send(mail, "job-3");
    await expect(sending).rejects.toThrow("ECONNREFUSED");
    await expect(sending).rejects.not.toBeInstanceOf(RefusedMailError);
  });

  it.for([
    ["password", { AUTH: "535 wrong password" }],
    ["sender", { MAIL: "550 unknown sender" }],
    ["missing password in reply to the recipient", { RCPT: "530 5.7.0 Authentication required" }],
    ["wrong password in reply to the recipient", { RCPT: "535 wrong password" }],
    ["relaying in reply to the recipient", { RCPT: "554 5.7.1 <a@example.com>: Relay access denied" }],
    ["sender in reply to the mail", { DATA: "550-5.7.26 unauthenticated sender\r\n550 5.7.26 see the manual" }],
  ] as const)("can be retried if the SMTP server rejects the %s of the installation", async ([, refusals]) => {
    const { url, received } = await startSmtpServer(refusals);
    const withPassword = url.replace("//", "//user:password@");
    const sending = mailerOf(withPassword).send(mail, "job-4");
    await expect(sending).rejects.toThrow(Object.values(refusals)[0]?.split("\r\n")[0]);
    await expect(sending).rejects.not.toBeInstanceOf(RefusedMailError);
    server?.close();
    const repaired = await startSmtpServer();
    await mailerOf(repaired.url.replace("//", "//user:password@")).send(mail, "job-4");
    expect([received.length, repaired.received.length]).toEqual([0, 1]);
  });

  it("about feedback have no reply-to if the given e-mail is invalid @FEEDBACK-03", () => {
    const feedback = { id: 7, name: null, email: "call me", message: "Hi", url: null, screenshot: null };
    expect(composeFeedbackMail(feedback, "desk@example.com", "Newsdesk")).toMatchObject({
      replyTo: null,
      text: "Hi\n\nEmail: call me",
    });
  });
});
