import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "../schema.ts";
import { first } from "./0001_first.ts";
import { writing } from "./0002_writing.ts";
import { mail } from "./0003_mail.ts";
import { messages } from "./0004_messages.ts";
import { communitySlugs } from "./0005_community_slugs.ts";
import { responsibilities } from "./0006_responsibilities.ts";
import { interviews } from "./0007_interviews.ts";
import { recoveries } from "./0009_recoveries.ts";
import { search } from "./0010_search.ts";
import { answering } from "./0011_answering.ts";
import { profiles } from "./0012_profiles.ts";
import { work } from "./0018_work.ts";
import { settings } from "./0013_settings.ts";
import { security } from "./0014_security.ts";
import { newsrooms } from "./0015_newsrooms.ts";
import { announcements } from "./0016_announcements.ts";
import { contacts } from "./0017_contacts.ts";
import { interviewClosing } from "./0021_interview_closing.ts";
import { videoClaims } from "./0022_video_claims.ts";
import { mailConsent } from "./0023_mail_consent.ts";
import { editedPosts } from "./0024_edited_posts.ts";
import { participantsKey } from "./0025_participants_key.ts";

/** In the order of their names; a shipped one never changes, another one follows it. */
const migrations = {
  "0001_first": first,
  "0002_writing": writing,
  "0003_mail": mail,
  "0004_messages": messages,
  "0005_community_slugs": communitySlugs,
  "0006_responsibilities": responsibilities,
  "0007_interviews": interviews,
  "0009_recoveries": recoveries,
  "0010_search": search,
  "0011_answering": answering,
  "0012_profiles": profiles,
  "0018_work": work,
  "0013_settings": settings,
  "0014_security": security,
  "0015_newsrooms": newsrooms,
  "0016_announcements": announcements,
  "0017_contacts": contacts,
  "0021_interview_closing": interviewClosing,
  "0022_video_claims": videoClaims,
  "0023_mail_consent": mailConsent,
  "0024_edited_posts": editedPosts,
  "0025_participants_key": participantsKey,
};

/**
 * Brings the tables to the newest state; does nothing when they are. Several nodes may call it at once.
 * @throws the first error of a migration, with its name
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === "Error")?.migrationName;
    throw new Error(`Migration ${failed ?? ""} failed.`, { cause: error });
  }
}
