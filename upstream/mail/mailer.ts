import { createTransport } from "nodemailer";
import type { Db } from "../db/connect.ts";

export interface Mail {
  to: string;
  /** Whom an answer goes to; null: the sender. */
  replyTo: string | null;
  subject: string;
  text: string;
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
  /** Hands a mail in; whoever asked for it does not wait for the mail server. */
  send(mail: Mail): void;
  /** Resolves when everything handed in so far is sent or kept. */
  settled(): Promise<void>;
  /** Finishes what was handed in. */
  close(): Promise<void>;
}

interface MailerOptions {
  db: Db;
  now: () => Date;
  /** null: every mail stays in the outbox (D-27). */
  smtpUrl: string | null;
  from: string;
  /** Told when the mail server refuses; the mail is in the outbox then. */
  onError: (error: unknown) => void;
  /** Told of every mail that stays in the outbox. */
  onKept?: (mail: Mail) => void;
}

/** Sends mails by SMTP; what cannot be sent is kept in the table outbox. */
export function createMailer({ db, now, smtpUrl, from, onError, onKept }: MailerOptions): Mailer {
  const transport = smtpUrl === null ? null : createTransport(smtpUrl);
  const underway = new Set<Promise<void>>();

  const keep = async (mail: Mail): Promise<void> => {
    const { to, replyTo, subject, text, attachments } = mail;
    const files = attachments.map(({ path }) => path).join("\n");
    await db
      .insertInto("outbox")
      .values({ recipient: to, reply_to: replyTo, subject, text, files: files || null, created_at: now() })
      .execute();
    onKept?.(mail);
  };
  const deliver = async (mail: Mail): Promise<void> => {
    if (transport === null) return keep(mail);
    const { replyTo, attachments, ...rest } = mail;
    try {
      await transport.sendMail({
        from,
        ...rest,
        ...(replyTo === null ? {} : { replyTo }),
        attachments: attachments.map(({ name, content }) => ({ filename: name, content })),
      });
    } catch (error) {
      onError(error);
      await keep(mail);
    }
  };
  const settled = async (): Promise<void> => {
    await Promise.all(underway);
  };

  return {
    send(mail) {
      const delivery: Promise<void> = deliver(mail)
        .catch(onError)
        .finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    settled,
    async close() {
      await settled();
      transport?.close();
    },
  };
}
