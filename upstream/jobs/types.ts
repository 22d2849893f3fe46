import { mailRecovery } from "../accounts/recoveries.ts";
import { beginPressMail, deliverPressMail, queuePressMail } from "../announcements/sending.ts";
import { processVideo } from "../media/processVideo.ts";
import { mailWatchers } from "../monitor/notify.ts";
import { mailNotification } from "../notifications/jobs.ts";
import { mailNewsletter, queueNewsletters } from "../subscriptions/issues.ts";
import { mailNewsletterItem, queueNewsletterItem } from "../subscriptions/items.ts";
import type { JobTypes } from "./jobType.ts";
import {
  purgeExpiredSessions,
  purgeRealtimeEvents,
  purgeIdempotencyKeys,
  sweepUploadsHourly,
  vacuumDatabase,
} from "./maintenance.ts";
import { sendMail } from "./sendMail.ts";

/** Every type of job by its name in the database. Running releases share them: keep names, and change payloads compatibly. */
export const jobTypes: JobTypes = {
  "send-mail": sendMail,
  "mail-recovery": mailRecovery,
  "mail-notification": mailNotification,
  "mail-watchers": mailWatchers,
  "begin-press-mail": beginPressMail,
  "queue-press-mail": queuePressMail,
  "deliver-press-mail": deliverPressMail,
  "queue-newsletters": queueNewsletters,
  "mail-newsletter": mailNewsletter,
  "queue-newsletter-item": queueNewsletterItem,
  "mail-newsletter-item": mailNewsletterItem,
  "process-video": processVideo,
  "sweep-uploads": sweepUploadsHourly,
  "purge-idempotency-keys": purgeIdempotencyKeys,
  "purge-sessions": purgeExpiredSessions,
  "purge-realtime-events": purgeRealtimeEvents,
  "vacuum-database": vacuumDatabase,
};
