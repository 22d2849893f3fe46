import { createMigration } from "../createMigration.ts";

/** What refers to a contact list: the lists of press mails, and e-mail channels, which are off without one. */
export const up = createMigration([
  `delete from announcement_email_lists x where not exists (select 1 from contact_lists l where l.id = x.list_id)`,
  `alter table announcement_email_lists add foreign key (list_id) references contact_lists on delete cascade`,
  `update channels k set contact_list_id = null, is_active = false
    where contact_list_id is not null and not exists (select 1 from contact_lists l where l.id = k.contact_list_id)`,
  `alter table channels add foreign key (contact_list_id) references contact_lists on delete set null`,
]);
