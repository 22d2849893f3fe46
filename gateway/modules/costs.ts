import type { CallRule, FieldCosts } from "../graph/costRules.ts";
import { knownOfAttached } from "./media/attached.ts";
import { knownOfInterview } from "./interviews/store.ts";
import { knownOfNewsroom } from "./newsrooms/store.ts";
import { knownOfSubject } from "./search/subjects.ts";

/** Reading the viewer, once in an operation, whatever fields need it. */
const viewer: CallRule = { per: "operation", name: "viewer", calls: 1, weight: 1, freeUpTo: 0 };

/** A notification is searched in the first pages of the list, because it cannot be read by its id. */
const pagesOfNotifications: CallRule = { ...viewer, name: "pages of notifications", calls: 10 };

/** What any field that makes a call may need as well. */
export const commonCalls: readonly CallRule[] = [viewer];

/** REST calls that take far longer than others, by their names in openapi.json, and how much more they cost. */
export const callWeights = { search: 5 } as const satisfies Readonly<Record<string, number>>;

/** Where the REST calls of fields differ from what follows from their types; see createCostRules. */
export const fieldCosts: FieldCosts = {
  // The object is read to check the permission, changed, and read again.
  "Mutation.*": { calls: [{ per: "object", calls: 5 }] },
  // Each question, and each part of the settings, is a call of its own.
  "Mutation.createInterview": { calls: [{ per: "object", calls: 30 }] },
  "Mutation.updateInterview": { calls: [{ per: "object", calls: 30 }] },
  "Mutation.updateSettings": { calls: [{ per: "object", calls: 20 }] },
  // What changed is read for each event, and what came with it where the event says too little.
  "Subscription.postChanged": { calls: [{ per: "object", calls: 3 }] },
  "*.permissions": { calls: [viewer] },
  "*.isViewer": { calls: [viewer] },
  "*.viewer": { calls: [viewer] },
  "Query.search": { calls: [{ weight: callWeights.search }] },
  "Query.node": { calls: [{}, pagesOfNotifications] },
  "Query.nodes": { calls: [{ per: "item" }, pagesOfNotifications] },
  // The viewer is read first, because the list is for platform admins.
  "Query.deadLetters": { calls: [viewer, {}] },
  // The first comments and replies come with what they belong to.
  "*.comments": { calls: [{ freeUpTo: 2 }] },
  // What is found is compared with who is invited, waits or belongs to it.
  "Community.candidates": { calls: [{ calls: 3 }] },
  "Company.candidates": { calls: [{ calls: 4 }] },
  // The short form of a company is completed first.
  "Company.joinRequests": { calls: [{ calls: 2 }] },
  "Company.permissions": { calls: [viewer, { per: "batch" }] },
  // The companies that the viewer speaks for.
  "Viewer.postAs": { calls: [{ calls: 2 }] },
  // The invitations say for whom there are answers.
  "Interview.answers": { calls: [{ calls: 2 }] },
  "Announcement.newsroom": { known: knownOfNewsroom },
  "AnswerSet.interview": { known: knownOfInterview },
  "Attachments.images": { known: knownOfAttached.image },
  "Attachments.videos": { known: knownOfAttached.video },
  "AnnouncementEmail.contactLists": { known: [] },
  "Callout.interview": { known: knownOfInterview },
  "SavedMedia.interview": { known: knownOfInterview },
  "Activity.post": { known: [] },
  "Channel.contactList": { known: [] },
  "Channel.newsroom": { known: [] },
  "Draft.post": { known: [] },
  "MonitorItem.story": { known: [] },
  "MonitorSearch.beats": { known: [] },
  "Notification.comment": { known: [] },
  "Notification.subject": { known: knownOfSubject },
  "SearchResult.subject": { known: knownOfSubject },
  "*.reasons": { listSize: 3 },
  "SearchResultConnection.counts": { listSize: 20 },
  "Query.countries": { listSize: 300 },
  "Query.timezones": { listSize: 600 },
};
