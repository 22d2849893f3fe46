import { readFileSync } from "node:fs";
import path from "node:path";
import type { AccountName } from "../../support/accounts.ts";

/** An operation of the web client that shows a page of a list. */
export interface ListOperation {
  title: string;
  /** Its name in the web client. */
  name: string;
  as: AccountName;
  variables: Readonly<Record<string, unknown>>;
  /** Goal in milliseconds of CPU of the database, at any size. */
  goal: number;
  /** Whether it may cost up to its goal: a search ranks more matches when there are more, up to a limit. */
  canGrow: boolean;
}

const PAGE = 25;
const SEARCH = 150;

const page = (title: string, name: string, as: AccountName, variables: ListOperation["variables"] = {}): ListOperation => ({
  title,
  name,
  as,
  variables,
  goal: PAGE,
  canGrow: false,
});

const withoutParts = { withFeed: false, withMembers: false, withActivities: false, withAside: false };
const community = { ...withoutParts, slug: "media-insiders" };

export const operations: readonly ListOperation[] = [
  page("home feed", "LatestPostsQuery", "journo"),
  page("community feed", "CommunityPageQuery", "journo", { ...community, withFeed: true }),
  page("community feed, one type", "CommunityPageQuery", "journo", { ...community, withFeed: true, types: ["EVENT"] }),
  page("community members", "CommunityPageQuery", "journo", { ...community, withMembers: true }),
  page("community activities", "CommunityPageQuery", "journo", { ...community, withActivities: true }),
  page("notifications", "NotificationListPageQuery", "journo"),
  page("communities", "CommunityDirectoryPaginationQuery", "journo"),
  page("conversations", "ConversationListPageQuery", "journo"),
  page("drafts", "DraftsPageQuery", "journo"),
  page("newswire", "NewswirePageQuery", "company", { withDrafts: false }),
  page("commentary", "CommentaryPageQuery", "company"),
  page("monitor", "MonitorPageQuery", "company"),
  page("interviews", "InterviewWirePageQuery", "journo"),
  page("announcements", "AllAnnouncementsPageQuery", "company"),
  page("our announcements", "OurAnnouncementsPageQuery", "company"),
  page("newsrooms", "NewsroomDirectoryPageQuery", "company"),
  page("contacts", "AllContactsPageQuery", "company"),
  page("contacts by name", "AllContactsPageQuery", "company", { query: "an" }),
  page("contact lists", "ContactListsPageQuery", "company"),
  page("jobs", "JobsPageQuery", "company"),
  page("call-outs", "CallOutsPageQuery", "company", { sort: "NEWEST" }),
  {
    ...page("call-outs by words that are in every one, but apart", "CallOutsPageQuery", "company", {
      query: "the qq",
      sort: "NEWEST",
    }),
    goal: SEARCH,
    canGrow: true,
  },
  page("tasks", "TasksPageQuery", "company", { selectedListIds: [] }),
  page("work lists", "WorkListsPageQuery", "company"),
  {
    ...page("search for a rare word", "SearchQuery", "journo", { query: "quarterly", hasContent: true }),
    goal: SEARCH,
    canGrow: true,
  },
  {
    ...page("search for a word in every post", "SearchQuery", "journo", { query: "the", hasContent: true }),
    goal: SEARCH,
    canGrow: true,
  },
];

const persisted = path.join(import.meta.dirname, "../../../web/src/__generated__/persisted.json");

/** The text of an operation of the web client. @throws when there is none of this name */
export function textOf({ name }: ListOperation): string {
  const texts = Object.values(JSON.parse(readFileSync(persisted, "utf8")) as Record<string, string>);
  const text = texts.find((one) => new RegExp(`^query ${name}\\b`).test(one));
  if (text === undefined) throw new Error(`The web client has no query ${name}.`);
  return text;
}
