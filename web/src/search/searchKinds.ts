import { Building2, Megaphone, Mic, Newspaper, ScrollText, UserRound, UsersRound } from "lucide-react";
import type { SearchType } from "../__generated__/SearchQuery.graphql.ts";
import { communityPath } from "../communities/communityTabs.ts";
import { interviewPath } from "../interviews/interviewPaths.ts";
import { storyPath } from "../news/newsKinds.ts";
import { postKindsByType, type PostKind } from "../posts/kinds/index.ts";
import { profilePath } from "../profiles/profilePath.ts";
import type { AvatarKind } from "../ui/Avatar.tsx";
import type { IconGlyph } from "../ui/Icon.tsx";

/** The types known to this client; a newer gateway may send others. */
export type KnownSearchType = Exclude<SearchType, "%future added value">;

/** The fields from which a result's path is built. */
interface Subject {
  /** The id of a publication. */
  databaseId?: number | undefined;
  /** The slug of a person, an organization or a community. */
  slug?: string | undefined;
}

/** The properties of a type whose results have their own pages. */
interface PageKind {
  /** The singular label, capitalized. */
  label: string;
  plural: string;
  icon: IconGlyph;
  /** The shape of the picture, for types shown with one; others show the icon. */
  picture?: AvatarKind;
  /** The path of a result's page; null when it has none. */
  pathOf: (subject: Subject) => string | null;
}

/** The properties of a type of result; a post opens over the current page. */
type SearchKind = PageKind | PostKind;

const pathBySlug =
  (pathOf: (slug: string) => string) =>
  ({ slug }: Subject) =>
    slug === undefined ? null : pathOf(slug);
const pathById =
  (pathOf: (databaseId: number) => string) =>
  ({ databaseId }: Subject) =>
    databaseId === undefined ? null : pathOf(databaseId);
const profile = (kind: Parameters<typeof profilePath>[0]) => pathBySlug((slug) => profilePath(kind, slug));

/** All types of results, in the order of the filter. */
export const searchKinds: Record<KnownSearchType, SearchKind> = {
  PERSON: { label: "Person", plural: "People", icon: UserRound, picture: "person", pathOf: profile("user") },
  COMPANY: { label: "Company", plural: "Companies", icon: Building2, picture: "company", pathOf: profile("company") },
  OUTLET: { label: "Outlet", plural: "Outlets", icon: Newspaper, picture: "company", pathOf: profile("outlet") },
  COMMUNITY: {
    label: "Community",
    plural: "Communities",
    icon: UsersRound,
    picture: "company",
    pathOf: pathBySlug(communityPath),
  },
  ...postKindsByType,
  ANNOUNCEMENT: {
    label: "Announcement",
    plural: "Announcements",
    icon: Megaphone,
    pathOf: pathById((databaseId) => `/announcements/${databaseId}`),
  },
  INTERVIEW: { label: "Interview", plural: "Interviews", icon: Mic, pathOf: pathById(interviewPath) },
  STORY: { label: "Story", plural: "Stories", icon: ScrollText, pathOf: pathById(storyPath) },
};

const byName: Readonly<Record<string, SearchKind | undefined>> = searchKinds;

/** The properties of a type; null for an unknown type. */
export function findSearchKind(type: string): SearchKind | null {
  return byName[type] ?? null;
}

/** Whether a text, such as one in an address, is a known type. */
export function isSearchType(text: string): text is KnownSearchType {
  return Object.hasOwn(searchKinds, text);
}
