import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import type { Responsibility } from "../users/schema.ts";
import type { ResponsibilityKind, ResponsibilityOf } from "./schema.ts";

/** A responsibility with the contact id of its owner. */
interface ContactResponsibility<Kind extends ResponsibilityKind> {
  owner: number;
  responsibility: ResponsibilityOf<Kind>;
}

const companyRef = sql`jsonb_build_object('id', o.id, 'name', c.name, 'slug', coalesce(c.slug, o.id::text), 'logo', c.avatar)`;
const ofCompany = sql`join companies o on o.id = r.company_id join contacts c on c.id = o.contact_id`;

/**
 * Responsibilities by contact id; contacts without any are absent. Outlets come first, then companies, then spokesperson roles,
 * each by name. Pending ones are visible only to the person.
 */
export async function loadResponsibilities(
  db: Db,
  viewerContactId: number | null,
  contactIds: readonly number[],
): Promise<Map<number, Responsibility[]>> {
  const people = sql`any(${[...contactIds]}::integer[])`;
  const [outlets, companies, spokespeople] = await Promise.all([
    sql<ContactResponsibility<"outlet">>`select r.contact_id as owner, jsonb_build_object('kind', 'outlet', 'id', r.id,
        'outlet', jsonb_build_object('id', o.id, 'name', o.name, 'slug', o.slug, 'logo', o.logo),
        'roles', r.roles, 'beats', r.beats, 'roleTitle', r.role_title) as responsibility
      from outlet_responsibilities r join outlets o on o.id = r.outlet_id
      where r.contact_id = ${people} order by fold_text(o.name), r.id`.execute(db),
    sql<
      ContactResponsibility<"company">
    >`select r.contact_id as owner, jsonb_build_object('kind', 'company', 'id', r.id, 'company', ${companyRef},
        'roles', r.roles, 'beats', r.beats, 'roleTitle', r.role_title,
        'isMediaContact', r.is_media_contact, 'status', r.status) as responsibility
      from company_responsibilities r ${ofCompany}
      where r.contact_id = ${people} and (r.status = 'active' or r.contact_id = ${viewerContactId ?? 0})
      order by c.folded_name, r.id`.execute(db),
    sql<
      ContactResponsibility<"spokesperson">
    >`select r.contact_id as owner, jsonb_build_object('kind', 'spokesperson', 'id', r.id,
        'company', ${companyRef}, 'roles', jsonb_build_array('spokesperson'), 'beats', r.beats,
        'roleTitle', r.role_title) as responsibility
      from spokespeople r ${ofCompany}
      where r.contact_id = ${people} order by c.folded_name, r.id`.execute(db),
  ]);
  const groups = Map.groupBy([...outlets.rows, ...companies.rows, ...spokespeople.rows], ({ owner }) => owner);
  return new Map([...groups].map(([owner, own]) => [owner, own.map(({ responsibility }) => responsibility)]));
}
