import { id, instant } from "./columns.ts";

/** Work lists and tasks of accounts. */
export const work = [
  `create table work_lists (
    id ${id},
    account_id integer not null references accounts on delete cascade,
    name text not null,
    -- Plain text.
    description text,
    -- Contact id.
    creator_id integer not null references contacts on delete cascade,
    created_at ${instant} not null)`,
  `create index work_lists_by_account on work_lists (account_id, created_at desc, id desc)`,
  `create table work_list_members (
    work_list_id integer not null references work_lists on delete cascade,
    -- Of a user of the account.
    contact_id integer not null references contacts on delete cascade,
    primary key (work_list_id, contact_id))`,
  `create table tasks (
    id ${id},
    account_id integer not null references accounts on delete cascade,
    title text not null,
    -- Plain text.
    description text,
    status text not null default 'todo' check (status in ('todo', 'inProgress', 'done')),
    -- Contact id of a user of the account.
    assignee_id integer references contacts on delete set null,
    -- Contact id.
    creator_id integer not null references contacts on delete cascade,
    due_at ${instant},
    work_list_id integer references work_lists on delete set null,
    -- With entity_id: what the task is about.
    entity_type text,
    entity_id integer,
    created_at ${instant} not null,
    -- Set exactly while it is done.
    done_at ${instant},
    check ((entity_type is null) = (entity_id is null)),
    check ((status = 'done') = (done_at is not null)))`,
  `create index tasks_by_account on tasks (account_id, due_at, id desc)`,
  `create index tasks_by_list on tasks (work_list_id) where work_list_id is not null`,
];
