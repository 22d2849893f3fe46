import { StatusInput } from "../comments/schema.ts";
import { findCompanies, listCompanies, loadCompanies } from "../companies/read.ts";
import { outletFilters } from "../companies/schema.ts";
import { listCompanyStaff, listOutletStaff, type StaffFilter, type Workplace } from "../companies/staff.ts";
import type { Db } from "../db/schema.ts";
import { authorFilter, readFeed } from "../feed/read.ts";
import { setFollow } from "../follows/store.ts";
import { requireFound } from "../http/errors.ts";
import { operation, type Operation } from "../http/operation.ts";
import { type Page, contactIds, ids, pageOfRequested, pageQuery, q, SlugParams, toWindow } from "../http/paging.ts";
import { List, typesFilter } from "../http/schema.ts";
import { findOutlets, listOutlets, loadOutlets } from "../outlets/read.ts";
import { FeedItem } from "../posts/schema.ts";
import { FeedType } from "../posts/types.ts";
import type { Viewer } from "../session/viewer.ts";
import { requireOpenContact } from "./read.ts";
import { Company, FollowResult, Outlet, StaffContact } from "./schema.ts";

const directory = { tag: "Profiles", assumed: true } as const;
const common = { ...directory, params: SlugParams } as const;

interface AuthorKind {
  path: "/u" | "/c";
  noun: "User" | "Company";
  type: "person" | "company";
}

/** Operations that people and companies share: their posts and follows. */
function authorOperations({ path, noun, type }: AuthorKind): Operation[] {
  return [
    operation(common, {
      id: `get${noun}Posts`,
      path: `${path}/{slug}/posts`,
      summary: `Lists posts and news by the ${type} that are visible to the caller, newest first.${type === "person" ? " 404 for a private profile of another user." : ""}`,
      query: pageQuery({ types: typesFilter(FeedType, { description: "Restricts the list to these types. Default: all ten." }) }),
      response: List(FeedItem),
      handle: async ({ services: { db }, viewer, params, query }) => {
        const contactId = await requireOpenContact(db, viewer, type, params.slug);
        return readFeed(db, viewer, authorFilter(contactId), query.types ?? [], toWindow(query));
      },
    }),
    operation(common, {
      id: `follow${noun}`,
      method: "POST",
      path: `${path}/{slug}/toggleFollow`,
      summary: `Follows the ${type} (status true), unfollows it (false) or toggles. 422 for the caller's own profile.`,
      body: StatusInput,
      response: FollowResult,
      handle: ({ services: { db }, viewer, params, body }) => setFollow(db, viewer, type, params.slug, body.status),
    }),
  ];
}

interface StaffedKind {
  path: "/c" | "/o";
  noun: "Company" | "Outlet";
  load(db: Db, viewer: Viewer | null, slugs: readonly string[]): Promise<Map<string, Workplace>>;
  list(db: Db, viewer: Viewer | null, workplace: Workplace, filter: StaffFilter): Promise<Page<StaffContact>>;
}

/** Operation that lists the people of a company or an outlet. */
function staffOperation({ path, noun, load, list }: StaffedKind): Operation {
  return operation(common, {
    id: `get${noun}People`,
    path: `${path}/{slug}/people`,
    summary: `Lists the people of ${noun === "Company" ? "a company, media contacts first, then" : "an outlet,"} by name. Private profiles are reduced to name, picture, job and organization.`,
    access: "all",
    query: pageQuery({ contactIds: contactIds("Restricts the list to these people.") }),
    response: List(StaffContact),
    handle: async ({ services: { db }, viewer, params: { slug }, query }) => {
      const found = requireFound((await load(db, viewer, [slug])).get(slug.toLowerCase()));
      return list(db, viewer, found, { window: toWindow(query), contactIds: query.contactIds });
    },
  });
}

export const profileListOperations: Operation[] = [
  ...authorOperations({ path: "/u", noun: "User", type: "person" }),
  ...authorOperations({ path: "/c", noun: "Company", type: "company" }),
  staffOperation({ path: "/c", noun: "Company", load: loadCompanies, list: listCompanyStaff }),
  staffOperation({ path: "/o", noun: "Outlet", load: loadOutlets, list: listOutletStaff }),
  operation(directory, {
    id: "getCompanies",
    path: "/companies",
    summary: "Lists companies, by name.",
    query: pageQuery({ ids, q }),
    response: List(Company),
    handle: async ({ services: { db }, viewer, query }) =>
      query.ids === undefined
        ? listCompanies(db, viewer, query.q, toWindow(query))
        : pageOfRequested(query.ids, await findCompanies(db, viewer, query.ids)),
  }),
  operation(directory, {
    id: "getOutlets",
    path: "/outlets",
    summary: "Lists outlets, by name.",
    query: pageQuery({ ids, ...outletFilters }),
    response: List(Outlet),
    handle: async ({ services: { db }, viewer, query }) =>
      query.ids === undefined
        ? listOutlets(db, viewer, query, toWindow(query))
        : pageOfRequested(query.ids, await findOutlets(db, viewer, query.ids)),
  }),
];
