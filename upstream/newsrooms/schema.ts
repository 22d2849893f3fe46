import Type, { type Static } from "typebox";
import { organizationLimits } from "../companies/schema.ts";
import { OnboardingStage } from "../http/enums.ts";
import { idInput, optionalOrNull, textInput, uploadInput } from "../http/inputs.ts";
import { countryCode, q, type Filter } from "../http/paging.ts";
import { Beat, component, Count, Country, Id, namedObject, nullable, oneOf, Slug, Time, Url } from "../http/schema.ts";
import { Image } from "../media/schema.ts";
import { Author, Company, CompanyRef } from "../users/schema.ts";

export const NewsroomStatus = component("NewsroomStatus", oneOf(["pending", "confirmed", "declined"]));

export const Newsroom = namedObject("Newsroom", {
  id: Id,
  name: Type.String(),
  slug: Slug,
  status: NewsroomStatus,
  company: CompanyRef,
  description: nullable(Type.String()),
  url: nullable(Url, { description: "Web address of the newsroom or, without one, of its company." }),
  country: nullable(Country),
  logo: nullable(Image),
  banner: nullable(Image),
  beats: Type.Array(Beat, { description: "Beats of the company." }),
  contacts: Type.Array(Author, { description: "Press contacts." }),
  announcementsCount: Type.Unsafe<number>({ ...Count, description: "Number of published announcements." }),
  owner: Author,
  createdAt: Time,
  confirmedAt: nullable(Time),
  canEdit: Type.Boolean(),
});
export type Newsroom = Static<typeof Newsroom>;

export const NewsroomConfirmation = namedObject("NewsroomConfirmation", {
  hash: Type.String(),
  newsroom: Newsroom,
  requester: Author,
  expiresAt: Time,
});
export type NewsroomConfirmation = Static<typeof NewsroomConfirmation>;

/** Filters of the list of newsrooms; q is a part of the name of the newsroom or its company. */
export const newsroomFilters = {
  q,
  country: countryCode,
  beat: Type.Optional(Type.Integer({ minimum: 1, description: "Id of a beat." })),
};
export type NewsroomFilter = Filter<typeof newsroomFilters> & { status?: Newsroom["status"] };

const name = textInput("Name", organizationLimits.name);
const url = Type.String({ title: "Web address", maxLength: 2000 });
const pageFields = {
  description: optionalOrNull(textInput("Description", organizationLimits.description)),
  logo: uploadInput("Logo"),
  banner: uploadInput("Banner"),
};
const country = idInput("Country", "Id of a country.");

export const NewsroomInput = namedObject("NewsroomInput", {
  name,
  companyId: optionalOrNull(Id),
  url: optionalOrNull(url, { description: "Web address of the company, instead of companyId." }),
  country,
  ...pageFields,
});
export type NewsroomInput = Static<typeof NewsroomInput>;

export const NewsroomChanges = namedObject("NewsroomChanges", {
  name: Type.Optional(name),
  ...pageFields,
  contactIds: Type.Optional(
    Type.Array(Id, { title: "Contacts", maxItems: 20, description: "Contact ids of the press contacts." }),
  ),
  newSlug: Type.Optional(Type.String({ title: "Slug", description: "2 to 64 letters, digits and hyphens." })),
});
export type NewsroomChanges = Static<typeof NewsroomChanges>;

export const OnboardingNewsroom = namedObject("OnboardingNewsroom", {
  name,
  url,
  country,
  description: pageFields.description,
  logo: pageFields.logo,
});

export const Onboarding = namedObject("Onboarding", { stage: nullable(OnboardingStage) });

export const OnboardingOrganization = namedObject("OnboardingOrganization", {
  organization: nullable(Company),
  suggestions: Type.Array(Company, { description: "Up to 5 companies at the domain of the user's e-mail address." }),
});
