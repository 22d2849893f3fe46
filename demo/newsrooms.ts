import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { hashToken } from "../upstream/session/sessions.ts";
import { DAY } from "../upstream/units.ts";
import { newsrooms } from "./content/newsrooms.ts";
import type { MediaDirectory } from "./directory.ts";
import { createStableHash } from "./hash.ts";

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

const FIRST_NEWSROOM = 1001;
/** Lifetime of a confirmation link; longer than the daysAgo of every pending newsroom. */
const CONFIRMATION_LIFETIME = 30 * DAY;

interface NewsroomRows {
  newsrooms: Row<"newsrooms">[];
  contacts: Row<"newsroom_contacts">[];
  confirmations: Row<"newsroom_confirmations">[];
}

/** The hash in the confirmation link of a pending newsroom; the same at every start. */
const createConfirmationHash = (id: number): string => createStableHash(`demo newsroom ${id}`);

/** Newsrooms with their contacts, and the links of unanswered confirmations. */
export function newsroomRows(
  directory: MediaDirectory,
  { users, companies }: { users: readonly Row<"users">[]; companies: readonly Row<"companies">[] },
  now: Date,
): NewsroomRows {
  const rows: NewsroomRows = { newsrooms: [], contacts: [], confirmations: [] };
  newsrooms.forEach(({ company, owner, contacts, daysAgo, ...texts }, index) => {
    const id = FIRST_NEWSROOM + index;
    const [companyId, ownerId] = [directory.companyId(company), directory.find(owner).id];
    const created = new Date(now.getTime() - daysAgo * DAY);
    rows.newsrooms.push({
      ...texts,
      id,
      company_id: companyId,
      banner_image_id: companies.find((row) => row.id === companyId)?.banner_image_id ?? null,
      owner_id: ownerId,
      account_id: users.find((user) => user.contact_id === ownerId)?.account_id ?? null,
      created_at: created,
      confirmed_at: texts.status === "confirmed" ? new Date(created.getTime() + DAY / 2) : null,
    });
    rows.contacts.push(...contacts.map((slug, position) => ({ newsroom_id: id, contact_id: directory.find(slug).id, position })));
    if (texts.status === "pending") {
      rows.confirmations.push({
        id,
        newsroom_id: id,
        requester_id: ownerId,
        hash_digest: hashToken(createConfirmationHash(id)),
        created_at: created,
        expires_at: new Date(created.getTime() + CONFIRMATION_LIFETIME),
      });
    }
  });
  return rows;
}
