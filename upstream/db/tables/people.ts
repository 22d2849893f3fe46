import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Nullable, WithDefault } from './columns.ts';
import type { Module, OnboardingStage, Role } from './names.ts';

/** A paying organisation whose users work together; its company, if any, is the one it speaks for. */
export interface AccountsTable {
  id: Generated<number>;
  name: string;
  company_id: Nullable<number>;
  created_at: Instant;
}

/** Whoever can be an author: a person or a company. The REST API calls its id the author id or contact id. */
export interface ContactsTable {
  id: Generated<number>;
  type: 'person' | 'company';
  name: string;
  slug: Nullable<string>;
  /** Address of the picture at 256 px, "/files/...". */
  avatar: Nullable<string>;
  /** The same at 64 px. */
  avatar_icon: Nullable<string>;
  firstname: Nullable<string>;
  lastname: Nullable<string>;
  about: Nullable<string>;
  job: Nullable<string>;
  organization: Nullable<string>;
  country_id: Nullable<number>;
  is_private: WithDefault<boolean>;
  /** Time of the last request, rounded down to the minute (D-159). */
  last_active_at: InstantOrNull;
  created_at: Instant;
}

export interface ContactBeatsTable {
  contact_id: number;
  beat_id: number;
}

/** What a contact of type company has beyond its name, slug and picture. */
export interface CompaniesTable {
  id: Generated<number>;
  contact_id: number;
  description: Nullable<string>;
  url: Nullable<string>;
  country_id: Nullable<number>;
  banner_image_id: Nullable<number>;
  phone: Nullable<string>;
  email: Nullable<string>;
  is_verified: WithDefault<boolean>;
}

export interface OutletsTable {
  id: Generated<number>;
  name: string;
  slug: string;
  logo: Nullable<string>;
  url: Nullable<string>;
  description: Nullable<string>;
  type: WithDefault<'newspaper' | 'magazine' | 'online' | 'tv' | 'radio' | 'podcast' | 'newsletter'>;
  country_id: Nullable<number>;
  audience: Nullable<number>;
}

/** A sign-in of a person. Roles are kept as given, also when the list is empty (D-47 is the gateway's). */
export interface UsersTable {
  id: Generated<number>;
  contact_id: number;
  account_id: Nullable<number>;
  /** Lower case. */
  email: string;
  /** Made by hashPassword of upstream/auth/password.ts. */
  password_hash: string;
  roles: Role[];
  modules: Module[];
  timezone: Nullable<string>;
  is_read_only: WithDefault<boolean>;
  is_managed: WithDefault<boolean>;
  has_notifications: WithDefault<boolean>;
  /** Null when onboarding is finished. */
  onboarding: Nullable<OnboardingStage>;
  created_at: Instant;
}
