import { createMigration } from "../createMigration.ts";

const statements = [
  // Outbox of the events that are sent to sockets, written in the transaction of the change. The sequence is null until the
  // event is numbered, which happens after its commit: see upstream/realtime/publisher.ts.
  `create table realtime_events (
    id bigint generated always as identity primary key,
    sequence bigint unique,
    -- The groups of sockets that get it; empty for an event that only the nodes act on.
    rooms text[] not null,
    kind text not null,
    -- JSON, of the shape that belongs to the kind: see upstream/realtime/events.ts.
    data text not null,
    numbered_at timestamptz
  )`,
  `create index realtime_events_waiting on realtime_events (id) where sequence is null`,
  `create index realtime_events_age on realtime_events (numbered_at) where numbered_at is not null`,
  // The number of the last event, in one row. It starts at the time, so that no client of another database can have it.
  `create table realtime_position (last bigint not null)`,
  `insert into realtime_position values (floor(extract(epoch from clock_timestamp()) * 1000))`,
  `create function realtime_events_written() returns trigger language plpgsql as $$
  begin
    perform pg_notify('realtime_events', '');
    return null;
  end $$`,
  `create trigger realtime_events_written after insert on realtime_events
    for each statement execute function realtime_events_written()`,
  // Every deletion of a session closes its sockets, regardless of the code that deletes it.
  `create function sessions_deleted() returns trigger language plpgsql as $$
  begin
    insert into realtime_events (rooms, kind, data)
    select '{}', 'sessionEnded', json_build_object('sessionId', id)::text from ended;
    return null;
  end $$`,
  `create trigger sessions_deleted after delete on sessions
    referencing old table as ended for each statement execute function sessions_deleted()`,
];

/** Events for sockets, which are kept until every node has sent them and for an hour after that. */
export const up = createMigration(statements);
