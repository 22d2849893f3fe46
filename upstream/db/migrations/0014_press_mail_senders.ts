import { createMigration } from "../createMigration.ts";

/** What a press mail was when sending began: its sender, and the channels whose contact lists it went to. */
export const up = createMigration([
  // The announcement's author at that time; null before, and for mails that an earlier release began during the upgrade.
  `alter table announcement_emails add sender_id integer references contacts`,
  `update announcement_emails e set sender_id = a.author_id from announcements a
    where a.id = e.announcement_id and e.status in ('sending', 'sent')`,
  `alter table announcement_channels add is_mailed boolean not null default false`,
  // Whether a channel was on at that time is not known for mails that have been sent.
  `update announcement_channels x set is_mailed = true from channels k, announcement_emails e
    where k.id = x.channel_id and k.type = 'email' and e.announcement_id = x.announcement_id
      and (e.status = 'sending' and k.is_active or e.status = 'sent' and x.added_at <= e.sent_at)`,
]);
