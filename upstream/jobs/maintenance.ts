import { purgeRecoveries } from "../accounts/recoveries.ts";
import { purgeIdempotent } from "../http/idempotency.ts";
import { purgeSentEvents } from "../realtime/purge.ts";
import { sweepUploads } from "../media/uploads.ts";
import { purgeSessions } from "../session/sessions.ts";
import { DATABASE_JOB, type JobType } from "./jobType.ts";

type Maintenance = JobType<Record<never, never>>;

export const sweepUploadsHourly: Maintenance = {
  ...DATABASE_JOB,
  title: "Delete uploads that were not used",
  schedule: "5 * * * *",
  describe: () => "",
  async run(_, { db, storage, now }) {
    await sweepUploads(db, storage, now());
    return {};
  },
};

export const purgeIdempotencyKeys: Maintenance = {
  ...DATABASE_JOB,
  title: "Delete stored responses that are too old to be replayed",
  schedule: "15 * * * *",
  describe: () => "",
  run: (_, { now }) => Promise.resolve({ write: (tx) => purgeIdempotent(tx, now()) }),
};

export const purgeRealtimeEvents: Maintenance = {
  ...DATABASE_JOB,
  title: "Delete events that were sent to sockets more than an hour ago",
  schedule: "45 * * * *",
  describe: () => "",
  run: () => Promise.resolve({ write: purgeSentEvents }),
};

export const purgeExpiredSessions: Maintenance = {
  ...DATABASE_JOB,
  title: "Delete sessions and mailed codes that have expired",
  schedule: "25 * * * *",
  describe: () => "",
  run: (_, { now }) =>
    Promise.resolve({
      async write(tx) {
        await purgeSessions(tx, now());
        await purgeRecoveries(tx, now());
      },
    }),
};

export const vacuumDatabase: Maintenance = {
  ...DATABASE_JOB,
  title: "Clean the tables of the embedded database",
  schedule: "55 * * * *",
  describe: () => "",
  async run(_, { vacuum }) {
    await vacuum();
    return {};
  },
};
