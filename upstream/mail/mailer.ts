import { createTransport } from "nodemailer";
import type { Db } from "../db/connect.ts";

export interface Mail {
  to: string;
  /** Whom an answer goes to; null: the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
  /** The text with its formatting; without it the text is all. */
  html?: string;
  /** Whom it comes from by name; the address stays the installation's. */
  fromName?: string | null;
  /** Further headers by name. */
  headers?: Readonly<Record<string, string>>;
  attachments: readonly Attachment[];
}

interface Attachment {
  /** The name that the reader sees. */
  name: string;
  /** Under /files. */
  path: string;
  content: Buffer;
}

export interface Mailer {
  /**
   * Hands a mail in; the caller does not wait for the mail server.
   * @param mail or what writes it, without the caller waiting for that either; null: there is none to send
   */
  send(mail: Mail | (() => Promise<Mail | null>)): void;
  /** The same for whoever waits: false when the mail server refuses it. */
  deliver(mail: Mail): Promise<boolean>;
  /** Resolves when everything handed in so far is sent or kept. */
  settled(): Promise<void>;
  /** Finishes what was handed in. */
  close(): Promise<void>;
}

interface MailerOptions {
  db: Db;
  now: () => Date;
  /** null: every mail stays in the outbox. */
  smtpUrl: string | null;
  from: string;
  /** PendingNotification when the mail server refuses; the mail is in the outbox then. */
  onError: (error: unknown) => void;
  /** PendingNotification of every mail that stays in the outbox. */
  onKept?: (mail: Mail) => void;
}

/** The address of a sender such as Pressroom <desk@example.com>. */
const addressOf = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/** Sends mails by SMTP; what cannot be sent is kept in the table outbox. */
export function createMailer({ db, now, smtpUrl, from, onError, onKept }: MailerOptions): Mailer {
  const transport = smtpUrl === null ? null : createTransport(smtpUrl);
  const underway = new Set<Promise<void>>();

  const keep = async (mail: Mail): Promise<void> => {
    const { to, replyTo, subject, text, html = null, fromName = null, attachments } = mail;
    const headers = Object.entries(mail.headers ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n");
    const files = attachments.map(({ path }) => path).join("\n");
    const kept = { recipient: to, reply_to: replyTo, subject, text, html, from_name: fromName };
    await db
      .insertInto("outbox")
      .values({ ...kept, headers: headers || null, files: files || null, created_at: now() })
      .execute();
    onKept?.(mail);
  };
  const deliver = async (mail: Mail): Promise<boolean> => {
    if (transport === null) {
      await keep(mail);
      return true;
    }
    const { replyTo, fromName = null, attachments, ...rest } = mail;
    try {
      await transport.sendMail({
        from: fromName === null ? from : { name: fromName, address: addressOf(from) },
        ...rest,
        ...(replyTo === null ? {} : { replyTo }),
        attachments: attachments.map(({ name, content }) => ({ filename: name, content })),
      });
      return true;
    } catch (error) {
      onError(error);
      await keep(mail);
      return false;
    }
  };
  const settled = async (): Promise<void> => {
    await Promise.all(underway);
  };

  return {
    send(mail) {
      const work = async () => {
        const written = typeof mail === "function" ? await mail() : mail;
        if (written !== null) {
          await deliver(written);
        }
      };
      const delivery: Promise<void> = work()
        .catch(onError)
        .finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    deliver,
    settled,
    async close() {
      await settled();
      transport?.close();
    },
  };
}
