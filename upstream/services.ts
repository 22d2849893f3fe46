import type { Kysely } from "kysely";
import type { Mailings } from "./announcements/sending.ts";
import type { Database } from "./db/schema.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { VideoQueue } from "./media/queue.ts";
import type { Storage } from "./media/storage.ts";
import type { Realtime } from "./realtime/realtime.ts";

/** What handlers need of the running upstream. */
export interface Services {
  db: Kysely<Database>;
  now: () => Date;
  productName: string;
  /** Signs feed tokens; the same on all nodes. */
  secret: string;
  /** Folder behind /files. */
  filesDir: string;
  /** Cookies carry Secure when people reach the product by https. */
  secureCookies: boolean;
  realtime: Realtime;
  storage: Storage;
  /** Where uploaded videos are handed in. */
  videos: VideoQueue;
  /** Where mails are handed in. */
  mailer: Mailer;
  /** The mails of announcements, which wait for their time. */
  mailings: Mailings;
  /** Address that people open, without a slash at the end: where links in mails lead. */
  publicUrl: string;
  /** New accounts may only read until a platform admin approves them. */
  signUpApproval: boolean;
  /** Logs a failure that must not fail the call that it happened in, such as that of a mail after a change. */
  reportError(error: unknown, what: string): void;
  /** Bytes that one user may upload within 24 hours; 0: any number. */
  uploadQuota: number;
  /** Where feedback is mailed to; null: nowhere. */
  feedbackEmail: string | null;
}
