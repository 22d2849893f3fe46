import { Building2, Megaphone, Mic, Newspaper, ScrollText, UserRound, UsersRound } from "lucide-react";
import type { SearchType } from "../__generated__/SearchQuery.graphql.ts";
import { communityPath } from "../communities/communityTabs.ts";
import { interviewPath } from "../interviews/interviewPaths.ts";
import { storyPath } from "../news/newsKinds.ts";
import { postKindsByType, type PostKind } from "../posts/kinds/index.ts";
import { profilePath } from "../profiles/profilePath.ts";
import type { AvatarKind } from "../ui/Avatar.tsx";
import type { IconGlyph } from "../ui/Icon.tsx";

/** A type that this client was built with; a newer gateway may send others. */
export type KnownSearchType = Exclude<SearchType, "%future added value">;

/** What tells one thing of a type from the others in an address. */
interface Subject {
  databaseId: number;
  slug: string | null | undefined;
}

/** What is the same for all results of a type that have a page of their own. */
interface PageKind {
  /** What one of them is called, at the beginning of a sentence. */
  label: string;
  /** What several are called. */
  plural: string;
  icon: IconGlyph;
  /** Shown by its picture, in this form; others are shown by the icon. */
  picture?: AvatarKind;
  /** The page of one; null where it has none. */
  pathOf: (subject: Subject) => string | null;
}

/** What is the same for all results of a type; a post opens over the current page. */
export type SearchKind = PageKind | PostKind;

const page =
  (pathOf: (slug: string) => string) =>
  ({ slug }: Subject) =>
    slug ? pathOf(slug) : null;
const profile = (kind: Parameters<typeof profilePath>[0]) => page((slug) => profilePath(kind, slug));

/** Everything that is found, in the order of the filters. */
export const searchKinds: Record<KnownSearchType, SearchKind> = {
  PERSON: { label: "Person", plural: "People", icon: UserRound, picture: "person", pathOf: profile("user") },
  COMPANY: { label: "Company", plural: "Companies", icon: Building2, picture: "company", pathOf: profile("company") },
  OUTLET: { label: "Outlet", plural: "Outlets", icon: Newspaper, picture: "company", pathOf: profile("outlet") },
  COMMUNITY: {
    label: "Community",
    plural: "Communities",
    icon: UsersRound,
    picture: "company",
    pathOf: page((slug) => communityPath(slug)),
  },
  ...postKindsByType,
  ANNOUNCEMENT: {
    label: "Announcement",
    plural: "Announcements",
    icon: Megaphone,
    pathOf: ({ databaseId }) => `/announcements/${databaseId}`,
  },
  INTERVIEW: {
    label: "Interview",
    plural: "Interviews",
    icon: Mic,
    pathOf: ({ databaseId }) => interviewPath(databaseId),
  },
  STORY: { label: "Story", plural: "Stories", icon: ScrollText, pathOf: ({ databaseId }) => storyPath(databaseId) },
};

const byName: Readonly<Record<string, SearchKind | undefined>> = searchKinds;

/** The kind of a type; null for one that this client does not know. */
export function searchKindOf(type: string): SearchKind | null {
  return byName[type] ?? null;
}

/** Whether a text, such as one in an address, names a type. */
export function isSearchType(text: string): text is KnownSearchType {
  return Object.hasOwn(searchKinds, text);
}
