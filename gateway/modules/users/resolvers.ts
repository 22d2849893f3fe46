import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { andThen, type Later } from "../../graph/later.ts";
import { badInput } from "../../graph/inputErrors.ts";
import { readBeats, readCountries } from "../../rest/lookups.ts";
import { findMentions } from "../../rest/mentions.ts";
import { companies } from "../companies/store.ts";
import type { AuthorModel, CompanyModel, UserModel } from "../models.ts";
import { isMain } from "../permissions/rules.ts";
import { actorOf } from "../session/viewer.ts";
import { readBySlug, type Nodes } from "../store.ts";
import { users } from "./store.ts";

function profileOf({ slug, type }: AuthorModel, context: Context): Later<UserModel | CompanyModel | null> {
  if (slug === null) return null;
  return type === "company" ? companies(context).get(slug) : users(context).get(slug);
}

const maxMentions = 20;

/** D-129. @throws BAD_USER_INPUT without a letter to look for, or for more than 20 */
function mentions(context: Context, query: string, first: number): Promise<readonly AuthorModel[]> {
  const wanted = query.trim();
  if (wanted === "") throw badInput("query needs at least one letter.");
  if (first < 1 || first > maxMentions) throw badInput(`first must be between 1 and ${maxMentions}.`);
  return findMentions(context.rest, wanted, first);
}

export const resolvers: Resolvers = {
  Query: {
    mentions: (_query, { query, first }, context) => mentions(context, query, first),
    user: (_query, { slug }, context) => users(context).get(slug),
    beats: (_query, _arguments, context) => readBeats(context.rest),
    countries: (_query, { query }, context) => readCountries(context.rest, query ?? null),
  },
  Author: {
    id: ({ id }) => encodeId("Author", id),
    databaseId: ({ id }) => id,
    isMain: (author, _arguments, context) => andThen(actorOf(context), (actor) => isMain(actor, { author })),
    profile: (author, _arguments, context) => profileOf(author, context),
  },
  Profile: {
    __resolveType: (profile) => ("userId" in profile ? "User" : "Company"),
  },
  User: {
    id: ({ slug }) => encodeId("User", slug),
    databaseId: ({ id }) => id,
  },
  Beat: {
    id: ({ id }) => encodeId("Beat", id),
    databaseId: ({ id }) => id,
  },
  Country: {
    id: ({ id }) => encodeId("Country", id),
    databaseId: ({ id }) => id,
  },
  AuthorType: { PERSON: "person", COMPANY: "company" },
  UserType: { JOURNO: "journo", MARKETING: "marketing", EXPERTS: "experts" },
  BeatKey: {
    BUSINESS: "business",
    POLITICS: "politics",
    LIFESTYLE: "lifestyle",
    PEOPLE: "people",
    SPORTS: "sports",
    TECH: "tech",
  },
  BeatColour: { BLUE: "blue", GREEN: "green", ORANGE: "orange", PURPLE: "purple", TEAL: "teal", RED: "red" },
};

/** Lists this short are read whole. */
const inList =
  <Item extends { id: number }>(list: (context: Context) => Promise<readonly Item[]>) =>
  async (context: Context, key: string): Promise<Item | null> =>
    (await list(context)).find(({ id }) => String(id) === key) ?? null;

export const nodes: Nodes = {
  User: readBySlug(users),
  Beat: inList(({ rest }) => readBeats(rest)),
  Country: inList(({ rest }) => readCountries(rest, null)),
};
