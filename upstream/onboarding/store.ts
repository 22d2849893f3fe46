import { sql } from "kysely";
import { selectHost } from "../companies/hosts.ts";
import { findCompanies } from "../companies/read.ts";
import { getIds, getOrNull } from "../db/refs.ts";
import type { OnboardingStage, Db } from "../db/schema.ts";
import type { Viewer } from "../session/viewer.ts";
import type { Company } from "../users/schema.ts";

const MAX_SUGGESTIONS = 5;
/** Domains of public mail providers, which do not identify a company. */
const freeMailDomains = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com yahoo.com.au yahoo.co.uk ymail.com icloud.com
  me.com mac.com aol.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de mail.com zoho.com fastmail.com
  bigpond.com optusnet.com.au mail.ru yandex.com yandex.ru qq.com 163.com tutanota.com hey.com`.split(/\s+/),
);

/** Saves the current onboarding stage. */
export async function setStage(
  db: Db,
  userId: number,
  stage: OnboardingStage | null,
): Promise<{ stage: OnboardingStage | null }> {
  await db.updateTable("users").set({ onboarding: stage }).where("id", "=", userId).execute();
  return { stage };
}

/** The viewer's company, and the companies at the domain of the viewer's e-mail address. */
export async function findOrganization(
  db: Db,
  viewer: Viewer,
): Promise<{ organization: Company | null; suggestions: Company[] }> {
  const { email } = await db.selectFrom("users").select("email").where("id", "=", viewer.userId).executeTakeFirstOrThrow();
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const own = await sql<{ id: number }>`
    select company_id as id from accounts where id = ${viewer.accountId ?? 0} and company_id is not null
    union all
    (select company_id from company_responsibilities where contact_id = ${viewer.contactId} and status = 'active' order by id)
    limit 1`.execute(db);
  const near = freeMailDomains.has(domain)
    ? []
    : (
        await sql<{ id: number }>`
          select o.id from companies o where o.url is not null
            and (${selectHost} = ${domain} or ${domain} like '%.' || ${selectHost})
          order by o.id limit ${MAX_SUGGESTIONS}`.execute(db)
      ).rows;
  const organizationId = own.rows[0]?.id ?? null;
  const ids = getIds(near);
  const companies = await findCompanies(db, viewer, organizationId === null ? ids : [organizationId, ...ids]);
  return {
    organization: getOrNull(companies, organizationId),
    suggestions: ids.flatMap((id) => companies.get(id) ?? []),
  };
}
