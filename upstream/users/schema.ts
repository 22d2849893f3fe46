import Type, { type Static } from "typebox";
import { companyRoles, outletRoles, outletTypes } from "../db/columns.ts";
import { Module, OnboardingStage, Role, UserType } from "../http/enums.ts";
import { Beat, Count, Country, discriminatedUnion, Id, namedObject, nullable, oneOf, Slug, Time, Url } from "../http/schema.ts";
import { Image } from "../media/schema.ts";

export const Author = namedObject("Author", {
  id: Type.Integer({ minimum: 1, description: "Contact id." }),
  avatar: nullable(Url),
  name: Type.String(),
  slug: nullable(Slug),
  type: oneOf(["person", "company"]),
});
export type Author = Static<typeof Author>;

export const CommunityRef = namedObject("CommunityRef", {
  id: Id,
  slug: Slug,
  name: Type.String(),
  icon: nullable(Url),
  isJoined: Type.Boolean(),
});
export type CommunityRef = Static<typeof CommunityRef>;

const organizationRef = { id: Id, name: Type.String(), slug: Slug, logo: nullable(Url) };

export const CompanyRef = namedObject("CompanyRef", organizationRef);
export type CompanyRef = Static<typeof CompanyRef>;

export const OutletRef = namedObject("OutletRef", organizationRef);
export type OutletRef = Static<typeof OutletRef>;

const Getstream = Type.Object({
  userId: Type.String(),
  userToken: Type.String(),
  beats: Type.Array(Type.Object({ name: Type.String(), feed: Type.String(), feedId: Type.String(), token: Type.String() })),
});

const Account = Type.Object({ id: Id, name: Type.String(), company: nullable(CompanyRef) });

export const CurrentUser = namedObject("CurrentUser", {
  authenticated: Type.Boolean(),
  id: nullable(Id),
  slug: nullable(Slug),
  contactId: nullable(Id),
  roles: Type.Array(Role, { description: "May be empty, which counts as journo; guest for guests." }),
  modules: Type.Array(Module),
  communities: Type.Array(CommunityRef, {
    description: "Joined communities by name, then up to 10 suggested ones by name.",
  }),
  firstname: nullable(Type.String()),
  lastname: nullable(Type.String()),
  fullName: nullable(Type.String()),
  logo: nullable(Url, { description: "The avatar at 256 px." }),
  logoIcon: nullable(Url, { description: "The avatar at 64 px." }),
  jobTitle: nullable(Type.String()),
  beats: nullable(Type.Array(Beat)),
  getstream: nullable(Getstream),
  account: nullable(Account),
  timezone: nullable(Type.String(), { description: "IANA time zone name; null for the default, Australia/Sydney." }),
  isReadOnly: nullable(Type.Boolean()),
  isManaged: nullable(Type.Boolean()),
  email: nullable(Type.String()),
  systemCompany: nullable(Author, { description: "The platform's account. Platform administrators only; null for others." }),
  hasNotifications: nullable(Type.Boolean()),
  onboarding: nullable(OnboardingStage),
});
export type CurrentUser = Static<typeof CurrentUser>;

export const SettingsContacts = namedObject("SettingsContacts", {
  phone: nullable(Type.String()),
  mobile: nullable(Type.String()),
  publicEmail: nullable(Type.String()),
  website: nullable(Url),
  location: nullable(Type.String()),
});
export type SettingsContacts = Static<typeof SettingsContacts>;

/** Other sites on which people have profiles, and their own website. */
const sites = ["linkedin", "x", "facebook", "instagram", "youtube", "tiktok", "website"] as const;

/** An object with the same value for each site. */
export const forEachSite = <T>(value: T) =>
  Object.fromEntries(sites.map((site) => [site, value])) as Record<(typeof sites)[number], T>;

export const SettingsSocial = namedObject("SettingsSocial", forEachSite(nullable(Url)));
export type SettingsSocial = Static<typeof SettingsSocial>;

const responsibility = { id: Id, beats: Type.Array(Id), roleTitle: nullable(Type.String()) };

export const OutletResponsibility = namedObject("OutletResponsibility", {
  ...responsibility,
  kind: Type.Literal("outlet"),
  outlet: OutletRef,
  roles: Type.Array(oneOf(outletRoles)),
});

export const CompanyResponsibility = namedObject("CompanyResponsibility", {
  ...responsibility,
  kind: Type.Literal("company"),
  company: CompanyRef,
  roles: Type.Array(oneOf(companyRoles)),
  isMediaContact: Type.Boolean(),
  status: oneOf(["pending", "active"], {
    description: "pending until the company has accepted; a pending responsibility is visible to the person only.",
  }),
});

export const Spokesperson = namedObject("Spokesperson", {
  ...responsibility,
  kind: Type.Literal("spokesperson"),
  company: CompanyRef,
  roles: Type.Array(Type.Literal("spokesperson")),
});

export type Responsibility =
  | Static<typeof OutletResponsibility>
  | Static<typeof CompanyResponsibility>
  | Static<typeof Spokesperson>;
const responsibilities = [OutletResponsibility, CompanyResponsibility, Spokesperson];
export const Responsibility = discriminatedUnion<Responsibility>("Responsibility", "kind", responsibilities);

export const Profile = namedObject("Profile", {
  ...Author.properties,
  userId: nullable(Id),
  about: nullable(Type.String()),
  job: nullable(Type.String()),
  organization: nullable(Type.String()),
  country: nullable(Country),
  beats: Type.Array(Beat),
  userType: nullable(UserType),
  isPrivate: Type.Boolean({
    description:
      "Whether the profile is private. Callers who may not see it get null for about, country, contact, social and lastActiveStamp, and empty beats, responsibilities and communities.",
  }),
  contact: nullable(SettingsContacts),
  social: nullable(SettingsSocial),
  responsibilities: Type.Array(Responsibility),
  communities: Type.Array(CommunityRef),
  isFollowed: Type.Boolean(),
  lastActiveStamp: nullable(Time, { description: "Time of the last request, rounded to the minute; null for guests." }),
  isReadOnly: nullable(Type.Boolean(), { description: "Platform administrators only; null for others." }),
});
export type Profile = Static<typeof Profile>;

export const Company = namedObject("Company", {
  ...CompanyRef.properties,
  contactId: Id,
  description: nullable(Type.String()),
  url: nullable(Url),
  country: nullable(Country),
  banner: nullable(Image),
  phone: nullable(Type.String()),
  email: nullable(Type.String()),
  isVerified: Type.Boolean(),
  newsroom: nullable(
    Type.Object({
      id: Id,
      name: Type.String(),
      slug: Slug,
      status: oneOf(["pending", "confirmed", "declined"]),
    }),
  ),
  peopleCount: Count,
  isFollowed: Type.Boolean(),
  canEdit: Type.Boolean(),
});
export type Company = Static<typeof Company>;

export const Outlet = namedObject("Outlet", {
  ...OutletRef.properties,
  url: nullable(Url),
  description: nullable(Type.String()),
  type: oneOf(outletTypes),
  country: nullable(Country),
  beats: Type.Array(Beat),
  audience: nullable(Count),
  peopleCount: Count,
  canEdit: Type.Boolean(),
});
export type Outlet = Static<typeof Outlet>;

export const Contact = namedObject("Contact", {
  ...Author.properties,
  firstname: nullable(Type.String()),
  lastname: nullable(Type.String()),
  job: nullable(Type.String()),
  organization: nullable(Type.String()),
  email: nullable(Type.String()),
  phone: nullable(Type.String()),
  country: nullable(Country),
  beats: Type.Array(Beat),
  about: nullable(Type.String()),
  outlets: Type.Array(Type.Object({ outlet: OutletRef, roleTitle: nullable(Type.String()) })),
  companies: Type.Array(Type.Object({ company: CompanyRef, roleTitle: nullable(Type.String()), isMediaContact: Type.Boolean() })),
  social: nullable(SettingsSocial),
  notes: nullable(Type.String(), { description: "Notes of the owning account; null for other callers." }),
  listIds: Type.Array(Id),
  isOwn: Type.Boolean({ description: "Whether it is a private contact of the caller's account." }),
  doNotContact: Type.Boolean({ description: "Whether the contact gets no press mails of the caller's account." }),
  createdAt: Time,
});
export type Contact = Static<typeof Contact>;

export const StaffContact = namedObject("StaffContact", {
  ...Contact.properties,
  isAccountUser: Type.Optional(
    Type.Boolean({
      description:
        "Whether the person is a user of the company's account, who cannot be removed. Present for the company's owners and platform administrators only.",
    }),
  ),
});
export type StaffContact = Static<typeof StaffContact>;

export const FollowResult = namedObject("FollowResult", { isFollowed: Type.Boolean() });
export type FollowResult = Static<typeof FollowResult>;
