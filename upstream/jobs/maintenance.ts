import { purgeRecoveries } from "../accounts/recoveries.ts";
import { purgeIdempotent } from "../http/idempotency.ts";
import { sweepUploads } from "../media/uploads.ts";
import { purgeSentEvents } from "../realtime/purge.ts";
import type { Services } from "../services.ts";
import { purgeSessions } from "../session/sessions.ts";
import { databaseJobSettings, SECONDS_PER_MINUTE, type JobEffects, type JobType } from "./jobType.ts";

type Run = (services: Services) => Promise<JobEffects> | JobEffects;

/** A job that runs at the times of a cron expression. */
const recurring = (schedule: string, title: string, run: Run): JobType<Record<never, never>> => ({
  ...databaseJobSettings,
  title,
  schedule,
  describe: () => "",
  run: async (_, services) => run(services),
});

/** A job that is run once an hour, at this minute. */
const hourly = (minute: number, title: string, run: Run) => recurring(`${minute} * * * *`, title, run);

export const sweepUploadsHourly = hourly(5, "Delete uploads that were not used", async ({ db, storage, now }) => {
  await sweepUploads(db, storage, now());
  return {};
});

export const purgeIdempotencyKeys = hourly(15, "Delete stored responses that are too old to be replayed", ({ now }) => ({
  write: (tx) => purgeIdempotent(tx, now()),
}));

/** Runs every minute, because sockets of an expired session receive events until it is deleted. */
export const purgeExpiredSessions: JobType<Record<never, never>> = {
  ...recurring("* * * * *", "Delete sessions and mailed codes that have expired", ({ now }) => ({
    async write(tx) {
      await purgeSessions(tx, now());
      await purgeRecoveries(tx, now());
    },
  })),
  keptFor: SECONDS_PER_MINUTE,
};

export const purgeRealtimeEvents = hourly(45, "Delete events that were sent to sockets more than an hour ago", () => ({
  write: purgeSentEvents,
}));

export const vacuumDatabase = hourly(55, "Clean the tables of the embedded database", async ({ vacuum }) => {
  await vacuum();
  return {};
});
