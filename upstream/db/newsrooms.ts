/** The tables of newsrooms: the press pages of companies. */
import type { Generated } from "kysely";
import type { Instant, InstantOrNull, Nullable, WithDefault } from "./columns.ts";

/** Pending until the company agrees, where it has an owner of its own. */
export type NewsroomStatus = "pending" | "confirmed" | "declined";

export interface NewsroomsTable {
  id: Generated<number>;
  name: string;
  slug: string;
  status: WithDefault<NewsroomStatus>;
  company_id: number;
  description: Nullable<string>;
  url: Nullable<string>;
  country_id: Nullable<number>;
  logo_image_id: Nullable<number>;
  banner_image_id: Nullable<number>;
  /** Contact id of whoever made it. */
  owner_id: number;
  /** The account of whoever made it, whose people work with it. */
  account_id: Nullable<number>;
  created_at: Instant;
  /** Set when the status became confirmed. */
  confirmed_at: InstantOrNull;
}

/** Whom the press may call, in the order that the newsroom names them. */
export interface NewsroomContactsTable {
  newsroom_id: number;
  contact_id: number;
  position: number;
}

/** Mailed links by which a company confirms a newsroom; gone once used. */
export interface NewsroomConfirmationsTable {
  id: Generated<number>;
  newsroom_id: number;
  /** Contact id of whoever asked. */
  requester_id: number;
  /** SHA-256 of the hash in the link; the hash itself is nowhere. */
  hash_digest: string;
  created_at: Instant;
  expires_at: Instant;
}
