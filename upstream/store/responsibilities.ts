import { sql, type Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { CompanyResponsibility } from "../schemas/people.ts";

interface Row extends Omit<CompanyResponsibility, "kind" | "company"> {
  owner: number;
  company_id: number;
  name: string;
  slug: string | null;
  logo: string | null;
}

/**
 * For which companies people are responsible, by contact id; absent for those for none. Nobody but the person hears
 * of one that waits for the company's word (D-173).
 */
export async function loadResponsibilities(
  db: Kysely<Database>,
  readerContactId: number | null,
  contactIds: readonly number[],
): Promise<Map<number, CompanyResponsibility[]>> {
  const { rows } = await sql<Row>`
    select r.contact_id as owner, r.id, r.roles, r.beats, r.role_title as "roleTitle",
      r.is_media_contact as "isMediaContact", r.status, o.id as company_id, c.name, c.slug, c.avatar as logo
    from company_responsibilities r
    join companies o on o.id = r.company_id
    join contacts c on c.id = o.contact_id
    where r.contact_id = any(${[...contactIds]}::integer[])
      and (r.status = 'active' or r.contact_id = ${readerContactId ?? 0})
    order by c.name, r.id`.execute(db);
  const byOwner = new Map<number, CompanyResponsibility[]>();
  for (const { owner, company_id: id, name, slug, logo, ...own } of rows) {
    const company = { id, name, slug: slug ?? String(id), logo };
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), { kind: "company", company, ...own }]);
  }
  return byOwner;
}
