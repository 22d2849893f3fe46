/** The tabs of a community's page. */
export type CommunityTab = "overview" | "editorial" | "updates" | "members" | "activities";

type NewsOrPost = "COMMUNITY_POST" | "EPITOME" | "MARCOMS" | "MEDIA";

/** The content of a tab: a feed filtered by types (null: all ten), the members, or the activities. */
export type TabContent =
  | { readonly kind: "feed"; readonly types: readonly NewsOrPost[] | null; readonly empty: { title: string; text: string } }
  | { readonly kind: "members" }
  | { readonly kind: "activities" };

/** The tabs, in display order. The overview has the plain path. */
export const communityTabs: Record<CommunityTab, { label: string; path: string; content: TabContent }> = {
  overview: {
    label: "Overview",
    path: "",
    content: {
      kind: "feed",
      types: null,
      empty: {
        title: "No posts yet",
        text: "Posts, jobs, call-outs, events and news of this community appear here.",
      },
    },
  },
  editorial: {
    label: "Editorial",
    path: "/editorial",
    content: {
      kind: "feed",
      types: ["MEDIA", "MARCOMS", "EPITOME"],
      empty: { title: "No news yet", text: "Stories assigned to this community appear here." },
    },
  },
  updates: {
    label: "Updates",
    path: "/updates",
    content: {
      kind: "feed",
      types: ["COMMUNITY_POST"],
      empty: { title: "No updates yet", text: "Posts by members of this community appear here." },
    },
  },
  members: { label: "Members", path: "/members", content: { kind: "members" } },
  activities: { label: "Activities", path: "/activities", content: { kind: "activities" } },
};

/** The path of a community's page, or of one of its tabs. */
export function communityPath(slug: string, tab: CommunityTab = "overview"): string {
  return `/community/${encodeURIComponent(slug)}${communityTabs[tab].path}`;
}

/** The variables of CommunityPageQuery for a tab: one list, plus a few members for the side unless the list shows them. */
export function communityVariables(slug: string, tab: CommunityTab) {
  const { content } = communityTabs[tab];
  return {
    slug,
    types: content.kind === "feed" ? content.types : null,
    withFeed: content.kind === "feed",
    withMembers: content.kind === "members",
    withActivities: content.kind === "activities",
    withAside: content.kind !== "members",
  };
}
