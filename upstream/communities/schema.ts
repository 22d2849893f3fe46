import Type, { type Static } from "typebox";
import { idInput, optionalOrNull, textInput, uploadInput } from "../http/inputs.ts";
import { contactIds, q, type Filter } from "../http/paging.ts";
import { Count, Country, Id, namedObject, nullable, oneOf, Slug, Time, Url } from "../http/schema.ts";
import { Image } from "../media/schema.ts";
import { PostType } from "../posts/types.ts";
import { Author, CommunityRef } from "../users/schema.ts";

/** Maximum lengths of the texts of a community, in characters. */
export const communityLimits = { name: 80, description: 2000 } as const;

export const Community = namedObject("Community", {
  ...CommunityRef.properties,
  description: nullable(Type.String()),
  type: oneOf(["public", "private"], { description: "In any letter case.", "x-ignore-case": true }),
  country: nullable(Country),
  logo: nullable(Image),
  banner: nullable(Image),
  img: nullable(Url, { description: "The logo at 256 px; icon is the logo at 64 px." }),
  newSlug: Type.String({ description: "Always equals slug." }),
  membersCount: Count,
  isFollowed: Type.Boolean(),
  isInvited: Type.Boolean(),
  creatorId: Type.Integer({ minimum: 1, description: "Contact id of the creator." }),
});
export type Community = Static<typeof Community>;

/** Filters of the list of communities. */
export const communityFilters = {
  q,
  joined: Type.Optional(Type.Boolean()),
  type: Type.Optional(oneOf(["public", "private"])),
};
export type CommunityFilter = Filter<typeof communityFilters>;

/** Filters of the people of a community, by a part of the name or by ids. */
export const peopleFilters = { q, contactIds: contactIds("Restricts the list to these people.") };
export type PeopleFilter = Filter<typeof peopleFilters>;

export const CommunityMember = namedObject("CommunityMember", {
  about: nullable(Type.String()),
  author: Author,
  lastActiveStamp: nullable(Time, {
    description:
      "Time of the last request, rounded to the minute; null if never active, or for a private profile that the caller may not see.",
  }),
});
export type CommunityMember = Static<typeof CommunityMember>;

export const Activity = namedObject("Activity", {
  id: Type.Integer({ minimum: 1, description: "Unique in the list. Not the id of the post or the comment." }),
  createdAt: Time,
  author: Author,
  post: Type.Object({
    id: Id,
    type: PostType,
    title: nullable(Type.String()),
    communitySlug: Slug,
    content: Type.String({ description: "The first 200 characters of the post as plain text." }),
  }),
});
export type Activity = Static<typeof Activity>;

export const JoinResult = namedObject("JoinResult", { isJoined: Type.Boolean(), membersCount: Count });
export type JoinResult = Static<typeof JoinResult>;

const fields = {
  description: optionalOrNull(textInput("Description", communityLimits.description)),
  country: idInput("Country", "Id of a country."),
  logo: uploadInput("Logo"),
  banner: uploadInput("Banner"),
};
const name = textInput("Name", communityLimits.name, { description: "At least 2 characters." });
const type = oneOf(["public", "private"], { title: "Type" });
const newSlug = Type.String({ title: "Slug", description: "2 to 64 letters, digits and hyphens." });

export const CommunityInput = namedObject("CommunityInput", {
  name,
  type,
  ...fields,
  newSlug: optionalOrNull(newSlug, { description: "Derived from the name if omitted." }),
});
export type CommunityInput = Static<typeof CommunityInput>;

export const CommunityChanges = namedObject("CommunityChanges", {
  name: Type.Optional(name),
  type: Type.Optional(type),
  ...fields,
  newSlug: Type.Optional(newSlug),
});
export type CommunityChanges = Static<typeof CommunityChanges>;
