import { createTransport } from "nodemailer";
import type { Db } from "../db/schema.ts";
import type { Mail } from "./mail.ts";

/** The effects of the job that sends a mail, which follow the sending. */
interface MailEffects {
  /** Stores the mail in the outbox; absent when the mail server has accepted it. */
  write?(tx: Db): Promise<void>;
  after?(): void;
}

/** Thrown when the mail server refuses the mail permanently. */
export class RefusedMailError extends Error {}

/** Sends mails by SMTP; without a mail server, they are stored in the table outbox. Used by jobs only. */
export interface Mailer {
  /**
   * Sends the mail to the mail server.
   * @param key identifies the mail in its Message-ID, so that mail programs can drop a duplicate
   * @returns what to do afterwards: without a mail server, the mail must be stored in the outbox
   * @throws RefusedMailError when the mail server refuses the mail; another error when it cannot accept it now
   */
  send(mail: Mail, key: string): Promise<MailEffects>;
  close(): void;
}

interface MailerOptions {
  /** Reads a stored file by its address; null when it is not stored here. @throws when it cannot be read */
  readFile(address: string): Promise<Buffer | null>;
  now: () => Date;
  /** Null stores all mails in the outbox. */
  smtpUrl: string | null;
  from: string;
  /** Called for every mail that is stored in the outbox. */
  onStored?: ((mail: Mail) => void) | undefined;
}

/** Extracts the address of a sender such as Pressroom <desk@example.com>. */
const getAddress = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

export function createMailer({ readFile, now, smtpUrl, from, onStored }: MailerOptions): Mailer {
  const transport = smtpUrl === null ? null : createTransport(smtpUrl);

  const storeInOutbox = (mail: Mail): MailEffects => ({
    async write(tx) {
      const { to, replyTo, subject, text, html = null, fromName = null, attachments } = mail;
      const headers = Object.entries(mail.headers ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join("\n");
      const files = attachments.map(({ path }) => path).join("\n");
      const mailColumns = { recipient: to, reply_to: replyTo, subject, text, html, from_name: fromName };
      await tx
        .insertInto("outbox")
        .values({ ...mailColumns, headers: headers || null, files: files || null, created_at: now() })
        .execute();
    },
    after: () => onStored?.(mail),
  });

  return {
    async send(mail, key) {
      if (transport === null) return storeInOutbox(mail);
      const { replyTo, fromName = null, attachments, ...rest } = mail;
      const domain = getAddress(from).split("@")[1] ?? "localhost";
      try {
        await transport.sendMail({
          from: fromName === null ? from : { name: fromName, address: getAddress(from) },
          ...rest,
          messageId: `<${key}@${domain}>`,
          ...(replyTo === null ? {} : { replyTo }),
          attachments: (
            await Promise.all(attachments.map(async ({ name, path }) => ({ filename: name, content: await readFile(path) })))
          ).flatMap(({ filename, content }) => (content === null ? [] : [{ filename, content }])),
        });
      } catch (error) {
        throw isRefusal(error) ? new RefusedMailError(`The mail server refused the mail: ${String(error)}`) : error;
      }
      return {};
    },
    close: () => transport?.close(),
  };
}

/** The commands of SMTP that name the recipient and send the mail. */
const mailCommands: readonly unknown[] = ["RCPT TO", "DATA"];

/**
 * Replies that are about the sender: authentication is required or failed (RFC 4954), or a policy forbids the mail (RFC 3463, 5.7.x).
 * Many servers send them only in reply to the recipient.
 */
const senderRefusal = /^53[05]|^5\d\d[ -]5\.7\./;

/**
 * Whether the mail server replied with a permanent failure (RFC 5321, 4.2.1) to the recipient or to the mail. If it rejects the
 * password or the sender, the settings are wrong: all mails would be lost, so they are tried again.
 */
function isRefusal(error: unknown): boolean {
  const { responseCode, response, command }: { responseCode?: unknown; response?: unknown; command?: unknown } = Object(error);
  if (typeof responseCode !== "number" || responseCode < 500 || !mailCommands.includes(command)) return false;
  return !senderRefusal.test(String(response));
}
