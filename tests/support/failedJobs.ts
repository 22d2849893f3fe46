import { sql } from "kysely";
import type { Db } from "../../upstream/db/schema.ts";
import type { Mail } from "../../upstream/mail/mail.ts";

/** A mail that could not be sent. */
export const failedMail = (to: string): Mail => ({
  to,
  replyTo: null,
  subject: "Your new password",
  text: "https://press.example/password/recovery/1/secret",
  attachments: [],
});

/**
 * Adds a job that has failed for the last time, in the form that the queue stores: a mail that the mail server rejected.
 * @returns its id in the REST API
 */
export async function addFailedJob(db: Db, mail: Mail): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into pgboss.job
      (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
    values ('dead-letters', ${JSON.stringify(mail)}::text::jsonb, 'send-mail', gen_random_uuid(), now() - interval '1 day', 12,
      '{"message": "The mail server did not answer."}')
    returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("The job was not added.");
  return row.id;
}
