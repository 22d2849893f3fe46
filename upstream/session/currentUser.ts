import { sql } from "kysely";
import { PLATFORM_AUTHOR_ID } from "../db/platformAuthor.ts";
import { getOrNull } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { createFeedToken } from "../feed/tokens.ts";
import { loadBeats } from "../lookups/beats.ts";
import type { Services } from "../services.ts";
import { loadAuthors, loadCompanyRefs } from "../users/authors.ts";
import type { CommunityRef, CurrentUser } from "../users/schema.ts";

/** Number of suggested communities. */
const SUGGESTED = 10;

export const guestUser: CurrentUser = {
  authenticated: false,
  id: null,
  slug: null,
  contactId: null,
  roles: ["guest"],
  modules: [],
  communities: [],
  firstname: null,
  lastname: null,
  fullName: null,
  logo: null,
  logoIcon: null,
  jobTitle: null,
  beats: null,
  getstream: null,
  account: null,
  timezone: null,
  isReadOnly: null,
  isManaged: null,
  email: null,
  systemCompany: null,
  hasNotifications: null,
  onboarding: null,
};

/** The complete response of GET /current_user/info for a signed-in user. */
export async function loadCurrentUser(
  { db, now, secret }: Pick<Services, "db" | "now" | "secret">,
  userId: number,
): Promise<CurrentUser> {
  const user = await readUser(db, userId);
  const isAdmin = user.roles.includes("admin");
  const [communities, beatsByContact, companies, system] = await Promise.all([
    loadCommunities(db, user.contact_id),
    loadBeats(db, "contact", [user.contact_id]),
    loadCompanyRefs(db, user.company_id === null ? [] : [user.company_id]),
    loadAuthors(db, isAdmin ? [PLATFORM_AUTHOR_ID] : []),
  ]);
  const beats = beatsByContact.get(user.contact_id) ?? [];
  const tokenFor = (feed: string, feedId: string) => createFeedToken(secret, userId, { feed, feedId }, now());
  const timelineId = toTimelineId(userId);
  return {
    authenticated: true,
    id: user.id,
    slug: user.slug,
    contactId: user.contact_id,
    roles: user.roles,
    modules: user.modules,
    communities,
    firstname: user.firstname,
    lastname: user.lastname,
    fullName: [user.firstname, user.lastname].filter((part) => part !== null).join(" ") || user.name,
    logo: user.avatar,
    logoIcon: user.avatar_icon,
    jobTitle: user.job,
    beats,
    getstream: {
      userId: timelineId,
      userToken: tokenFor("timeline", timelineId),
      beats: beats.map((beat) => ({
        name: beat.name,
        feed: "beat",
        feedId: String(beat.id),
        token: tokenFor("beat", String(beat.id)),
      })),
    },
    account:
      user.account_id === null
        ? null
        : {
            id: user.account_id,
            name: user.account_name ?? "",
            company: getOrNull(companies, user.company_id),
          },
    timezone: user.timezone,
    isReadOnly: user.is_read_only,
    isManaged: user.is_managed,
    email: user.email,
    systemCompany: system.get(PLATFORM_AUTHOR_ID) ?? null,
    hasNotifications: user.has_notifications,
    onboarding: user.onboarding,
  };
}

/** The id of a user's timeline feed. */
export const toTimelineId = (userId: number) => `user-${userId}`;

async function readUser(db: Db, userId: number) {
  return db
    .selectFrom("users as u")
    .innerJoin("contacts as c", "c.id", "u.contact_id")
    .leftJoin("accounts as a", "a.id", "u.account_id")
    .select(["u.id", "u.contact_id", "u.email", "u.roles", "u.modules", "u.timezone", "u.is_read_only", "u.is_managed"])
    .select(["u.has_notifications", "u.onboarding", "c.slug", "c.name", "c.firstname", "c.lastname", "c.avatar"])
    .select(["c.avatar_icon", "c.job", "a.id as account_id", "a.name as account_name", "a.company_id"])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** Joined communities, then the largest others that the user may join; each part by name. */
async function loadCommunities(db: Db, contactId: number): Promise<CommunityRef[]> {
  const { rows } = await sql<CommunityRef>`
    with joined as (select community_id as id from community_members where contact_id = ${contactId}),
    suggested as (
      select k.id from communities k
      where k.id not in (select id from joined)
        and (k.type = 'public' or exists (
          select 1 from community_invitations i where i.community_id = k.id and i.contact_id = ${contactId}))
      order by k.members_count desc, k.id limit ${SUGGESTED})
    select k.id, k.slug, k.name, k.icon, j.id is not null as "isJoined"
    from communities k left join joined j on j.id = k.id
    where j.id is not null or k.id in (select id from suggested)
    order by "isJoined" desc, fold_text(k.name), k.id`.execute(db);
  return rows;
}
