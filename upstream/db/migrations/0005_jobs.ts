import { createMigration } from "../createMigration.ts";

const statements = [
  // Leases and attempts are those of the job queue.
  `drop index videos_waiting`,
  `alter table videos drop column claim, drop column claimed_until, drop column attempts`,
  `create index announcement_deliveries_waiting on announcement_deliveries (announcement_id, id) where sent_at is null`,
];

/** What the job queue needs, and what it replaces. The tables of the queue itself are made by pg-boss. */
export const up = createMigration(statements);
