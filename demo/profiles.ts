import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { outlets } from "./content/outlets.ts";
import { people } from "./content/people.ts";
import { follows, outletBeats, profiles, type Network } from "./content/profiles.ts";
import { beatIds, type MediaDirectory } from "./directory.ts";

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

/** Reserved domains (RFC 2606), so that fictitious names do not link to real people. */
const toAddress: Readonly<Record<Network, (slug: string) => string>> = {
  linkedin: (slug) => `https://linkedin.example/in/${slug}`,
  x: (slug) => `https://x.example/${slug.replaceAll("-", "_")}`,
  facebook: (slug) => `https://facebook.example/${slug.replaceAll("-", ".")}`,
  instagram: (slug) => `https://instagram.example/${slug.replaceAll("-", ".")}`,
  youtube: (slug) => `https://youtube.example/@${slug}`,
  tiktok: (slug) => `https://tiktok.example/@${slug}`,
};
const toWebsite = (slug: string): string => `https://${slug}.example`;

/** Contact details of people. */
export function detailRows(directory: MediaDirectory): Row<"contact_details">[] {
  return people.map(({ slug }) => {
    const { location, phone = null, mobile = null, hasEmail = false, hasWebsite = false } = profiles[slug];
    return {
      contact_id: directory.find(slug).id,
      phone,
      mobile,
      public_email: hasEmail ? `${slug.replace("-", ".")}@mail.example` : null,
      website: hasWebsite ? toWebsite(slug) : null,
      location,
    };
  });
}

/** Profiles on other sites, for people who have any. */
export function socialRows(directory: MediaDirectory): Row<"contact_socials">[] {
  return people.flatMap(({ slug }) => {
    const { networks = [], hasWebsite = false } = profiles[slug];
    if (networks.length === 0 && !hasWebsite) return [];
    const addresses = Object.fromEntries(networks.map((network) => [network, toAddress[network](slug)]));
    return [{ contact_id: directory.find(slug).id, ...noSocials, ...addresses, website: hasWebsite ? toWebsite(slug) : null }];
  });
}

/** Defaults for the columns that a person does not use: all rows of an insert statement need the same columns. */
const noSocials = { linkedin: null, x: null, facebook: null, instagram: null, youtube: null, tiktok: null };

export function outletBeatRows(directory: MediaDirectory): Row<"outlet_beats">[] {
  return outlets.flatMap(({ slug }) =>
    outletBeats[slug].map((beat) => ({ outlet_id: directory.outletId(slug) ?? 0, beat_id: beatIds[beat] })),
  );
}

export function followRows(directory: MediaDirectory): Row<"follows_contacts">[] {
  return follows.flatMap(({ person, follows: followed }) =>
    followed.map((slug) => ({ contact_id: directory.find(person).id, followed_id: directory.find(slug).id })),
  );
}
