import { createMigration } from "../createMigration.ts";

const statements = [
  // What a newsletter is made of; see upstream/subscriptions/content.ts.
  `alter table newsletters add column kind text unique check (kind in ('brief', 'digest', 'callouts', 'product'))`,
  `update newsletters set kind = (array['brief', 'digest', 'callouts', 'product'])[id]`,
  `alter table newsletters alter column kind set not null`,
  `update newsletters set description = 'What people liked and discussed most in your beats, every morning.' where id = 1`,
  `update newsletters set description = 'What your communities talked about, every Monday morning.' where id = 2`,
  // The next issue contains what was published since.
  `alter table subscriptions add column since timestamptz(3) not null default now()`,
  `create index subscriptions_newsletter on subscriptions (newsletter_id, user_id)`,
];

/** What the newsletters are made of, and how far each subscriber has got them. */
export const up = createMigration(statements);
