/** The tables of what profiles show beyond the head. */
import type { Generated } from "kysely";
import type { Nullable, WithDefault } from "./columns.ts";

/** Ways to reach a person, as they make them known. */
export interface ContactDetailsTable {
  contact_id: number;
  phone: Nullable<string>;
  mobile: Nullable<string>;
  public_email: Nullable<string>;
  website: Nullable<string>;
  location: Nullable<string>;
}

/** Addresses of a person's profiles elsewhere. */
export interface ContactSocialsTable {
  contact_id: number;
  linkedin: Nullable<string>;
  x: Nullable<string>;
  facebook: Nullable<string>;
  instagram: Nullable<string>;
  youtube: Nullable<string>;
  tiktok: Nullable<string>;
  website: Nullable<string>;
}

export type CompanyRole = "pr" | "marketing" | "communications" | "executive" | "other";
export type OutletRole = "editor" | "reporter" | "producer" | "presenter" | "contributor" | "freelancer";

/** Who works for a company; pending until the company has agreed. */
export interface CompanyResponsibilitiesTable {
  id: Generated<number>;
  contact_id: number;
  company_id: number;
  roles: WithDefault<CompanyRole[]>;
  /** Ids of beats. */
  beats: WithDefault<number[]>;
  role_title: Nullable<string>;
  is_media_contact: WithDefault<boolean>;
  status: WithDefault<"pending" | "active">;
}

/** Who works for an outlet. */
export interface OutletResponsibilitiesTable {
  id: Generated<number>;
  contact_id: number;
  outlet_id: number;
  roles: WithDefault<OutletRole[]>;
  /** Ids of beats. */
  beats: WithDefault<number[]>;
  role_title: Nullable<string>;
}

/** Who may be quoted for a company. */
export interface SpokespeopleTable {
  id: Generated<number>;
  contact_id: number;
  company_id: number;
  /** Ids of beats. */
  beats: WithDefault<number[]>;
  role_title: Nullable<string>;
}

export interface OutletBeatsTable {
  outlet_id: number;
  beat_id: number;
}

/** Who follows which person or company. */
export interface FollowsContactsTable {
  contact_id: number;
  followed_id: number;
}
