import { createTransport } from "nodemailer";
import type { Db } from "../db/connect.ts";

export interface Mail {
  to: string;
  /** Reply-To address; null means replies go to the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
  /** HTML version of the text; omitted for plain-text mails. */
  html?: string;
  /** Display name of the sender; the sender address is always that of the installation. */
  fromName?: string | null;
  /** Further headers by name. */
  headers?: Readonly<Record<string, string>>;
  attachments: readonly Attachment[];
}

interface Attachment {
  /** File name shown to the recipient. */
  name: string;
  /** The address below /files. */
  path: string;
  content: Buffer;
}

export interface Mailer {
  /**
   * Queues a mail; the caller does not wait for the mail server.
   * @param mail or a function that creates it in the background and returns null when there is nothing to send
   */
  send(mail: Mail | (() => Promise<Mail | null>)): void;
  /** Like send, but waits; resolves to false when the mail server refuses the mail. */
  deliver(mail: Mail): Promise<boolean>;
  /** Resolves when all mails queued so far are sent or stored in the outbox. */
  settled(): Promise<void>;
  /** Closes the mailer after the queued mails are finished. */
  close(): Promise<void>;
}

interface MailerOptions {
  db: Db;
  now: () => Date;
  /** Null keeps all mails in the outbox. */
  smtpUrl: string | null;
  from: string;
  /** Called when the mail server refuses a mail, which is then stored in the outbox. */
  onError: (error: unknown) => void;
  /** Called for every mail that is stored in the outbox. */
  onKept?: (mail: Mail) => void;
}

/** Extracts the address of a sender such as Pressroom <desk@example.com>. */
const addressOf = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;

/** Sends mails by SMTP; mails that cannot be sent are stored in the table outbox. */
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
