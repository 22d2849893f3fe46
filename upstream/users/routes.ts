import Type, { type TSchema } from "typebox";
import { loadCompanies } from "../companies/read.ts";
import type { Db } from "../db/schema.ts";
import { badField, requireFound } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { operation, type Operation } from "../http/operation.ts";
import { pageOfRequested, slugs, SlugParams } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { loadOutlets } from "../outlets/read.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadProfiles } from "./read.ts";
import { Company, Outlet, Profile } from "./schema.ts";

interface ProfileKind<T> {
  path: string;
  /** Id of the operation that reads one profile. */
  one: string;
  /** Id of the operation that reads several profiles. */
  many: string;
  /** What the summaries call one profile, and several. */
  noun: string;
  nouns: string;
  /** Follows the summaries. */
  note?: string;
  schema: TSchema;
  load(db: Db, viewer: Viewer | null, slugs: readonly string[]): Promise<Map<string, T>>;
}

function profileOperations<T>({ path, one, many, noun, nouns, note = "", schema, load }: ProfileKind<T>): Operation[] {
  const common = { tag: "Profiles", access: "all", assumed: true } as const;
  return [
    operation(common, {
      id: many,
      path,
      summary: `Lists ${nouns} by their slugs.${note}`,
      query: Type.Object({ slugs }),
      response: List(schema),
      handle: async ({ services: { db }, viewer, query }) => {
        if (query.slugs === undefined) throw badField("slugs", fieldError.required("Slugs"));
        const requested = query.slugs.map((slug) => slug.toLowerCase());
        return pageOfRequested(requested, await load(db, viewer, requested));
      },
    }),
    operation(common, {
      id: one,
      path: `${path}/{slug}`,
      summary: `Returns ${noun}.${note}`,
      params: SlugParams,
      response: schema,
      handle: async ({ services: { db }, viewer, params: { slug } }) =>
        requireFound((await load(db, viewer, [slug])).get(slug.toLowerCase())),
    }),
  ];
}

export const profilesOperations: Operation[] = [
  ...profileOperations({
    path: "/u",
    one: "getProfile",
    many: "getProfiles",
    noun: "the profile of a person",
    nouns: "profiles of people",
    note: " Private profiles are reduced to name, picture, job and organization for others.",
    schema: Profile,
    load: loadProfiles,
  }),
  ...profileOperations({
    path: "/c",
    one: "getCompanyProfile",
    many: "getCompanyProfiles",
    noun: "a company",
    nouns: "companies",
    schema: Company,
    load: loadCompanies,
  }),
  ...profileOperations({
    path: "/o",
    one: "getOutletProfile",
    many: "getOutletProfiles",
    noun: "an outlet",
    nouns: "outlets",
    schema: Outlet,
    load: loadOutlets,
  }),
];
