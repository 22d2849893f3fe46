import type { PasswordCost } from "./accounts/password.ts";
import type { Db } from "./db/schema.ts";
import type { Jobs } from "./jobs/queue.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { FileStore } from "./media/fileStore.ts";

/** Dependencies of the handlers. */
export interface Services {
  db: Db;
  /** Cleans the tables of the embedded database. Does nothing with PostgreSQL, which does so itself. */
  vacuum: () => Promise<void>;
  now: () => Date;
  productName: string;
  /** Signs feed tokens; shared by all nodes. */
  secret: string;
  /** Cost of new hashes of passwords. */
  passwordCost: PasswordCost;
  /** Whether cookies are Secure, for a product that is reached by https. */
  secureCookies: boolean;
  /** Pictures and videos, below /files. */
  storage: FileStore;
  /** Background jobs, which survive the end of the process. */
  jobs: Jobs;
  /** Sends mails. Only for jobs; requests queue a job instead. */
  mailer: Mailer;
  /** The product's public address, without a trailing slash, for links in mails. */
  publicUrl: string;
  /** Whether new accounts may only read until a platform admin approves them. */
  signUpApproval: boolean;
  /** Logs a failure that must not fail the current call, such as that of a mail after a change. */
  reportError(error: unknown, what: string): void;
  /** Bytes that one user may upload within 24 hours; 0 means unlimited. */
  uploadQuota: number;
  /** Address that receives feedback; null for none. */
  feedbackEmail: string | null;
}

/** Dependencies of writes, which queue jobs and notifications in their transactions. */
export type WriteServices = Pick<Services, "db" | "jobs" | "now">;
