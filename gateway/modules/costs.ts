import type { CallRule, FieldCost, FieldCosts } from "../graph/costRules.ts";
import { knownInterviewFields } from "./interviews/store.ts";
import { knownUploadFields } from "./media/attachments.ts";
import { knownNewsroomFields } from "./newsrooms/store.ts";
import { knownSubjectFields } from "./search/subjects.ts";

/** Reading the viewer, once in an operation, whatever fields need it. */
const viewer: CallRule = { per: "operation", name: "viewer", calls: 1, weight: 1, freeUpTo: 0, idType: null };

/** A notification is searched for in the first pages of the list, because it cannot be read by its id. */
const pagesOfNotifications: CallRule = { ...viewer, name: "pages of notifications", calls: 10, idType: "Notification" };

/** One call for each object, for what the REST API returns for one object at a time. */
const perObject = { calls: [{ per: "object" }] } as const satisfies FieldCost;

/** Guests may not read several of these at once: after a refused attempt, each is read by a call of its own. */
const perObjectForGuests = { calls: [{ per: "batch" }, { per: "object", name: "single reads" }] } as const satisfies FieldCost;

/** Further calls of any field that makes a call. */
export const commonCalls: readonly CallRule[] = [viewer];

/** The cost of slow REST calls as a multiple of others, by their names in openapi.json. */
export const callWeights = { search: 5 } as const satisfies Readonly<Record<string, number>>;

/** The fields whose REST calls differ from those derived from their types; see createCostRules. */
export const fieldCosts: FieldCosts = {
  // The object is read to check the permission, changed, and read again.
  "Mutation.*": { calls: [{ per: "object", calls: 5 }] },
  // Each part of the settings, and each of up to 20 removed and 20 added questions, is a call of its own.
  "Mutation.createInterview": { calls: [{ per: "object", calls: 30 }] },
  "Mutation.updateInterview": { calls: [{ per: "object", calls: 45 }] },
  "Mutation.updateSettings": { calls: [{ per: "object", calls: 20 }] },
  // The changed object is read for each event, and related objects that the event does not contain.
  "Subscription.postChanged": { calls: [{ per: "object", calls: 3 }] },
  "*.permissions": { calls: [viewer] },
  "*.isViewer": { calls: [viewer] },
  "*.viewer": { calls: [viewer] },
  "Query.search": { calls: [{ weight: callWeights.search }] },
  // The permissions on a comment are those of its subject, which is read too unless the comment is selected from it.
  "Query.comment": { calls: [{ calls: 2 }] },
  "Query.node": { calls: [{ calls: 2 }, pagesOfNotifications] },
  "Query.nodes": { calls: [{ per: "item" }, pagesOfNotifications] },
  // The viewer is read first, because the list is for platform admins.
  "Query.deadLetters": { calls: [viewer, {}] },
  // The first comments and replies are included in their parent.
  "*.comments": { calls: [{ freeUpTo: 2 }] },
  // The people found are compared with those who are invited, requested to join or are members.
  "Community.candidates": { calls: [{ calls: 3 }] },
  "Company.candidates": { calls: [{ calls: 4 }] },
  // Companies, outlets and communities that other responses include in a short form are read in full first.
  "Company.joinRequests": { calls: [{ per: "object", calls: 2 }] },
  "Company.newsroom": { calls: [{ calls: 2 }] },
  "Company.permissions": { calls: [viewer, { per: "batch" }] },
  "Outlet.permissions": { calls: [viewer, { per: "batch" }] },
  "Community.permissions": { calls: [viewer, { per: "batch" }] },
  "CommunityMember.permissions": { calls: [viewer, { per: "batch" }] },
  // The companies that the viewer speaks for.
  "Viewer.postAs": { calls: [{ calls: 2 }] },
  // The invitations show who may have answered.
  "Interview.answers": { calls: [{ calls: 2 }] },
  "Interview.invitations": perObject,
  "Interview.sharedWith": perObject,
  "Announcement.hub": perObject,
  "Announcement.email": perObject,
  "Announcement.webAddress": perObject,
  "Announcement.newsroom": { ...perObjectForGuests, known: knownNewsroomFields },
  "Announcement.story": perObjectForGuests,
  "Story.announcement": perObjectForGuests,
  "UserSettings.contact": perObject,
  "UserSettings.socials": perObject,
  "UserSettings.generatedProfile": perObject,
  "UserSettings.outletResponsibilities": perObject,
  "UserSettings.companyResponsibilities": perObject,
  "UserSettings.spokespersonFor": perObject,
  "UserSettings.newsletters": perObject,
  "UserSettings.notificationSettings": perObject,
  "UserSettings.feedTypeFollows": perObject,
  // Account admins can only learn from a person's settings whether they manage the profile.
  "UserPermissions.openSettings": perObject,
  "UserPermissions.changeSettings": perObject,
  "AnswerSet.interview": { known: knownInterviewFields },
  "Attachments.images": { known: knownUploadFields.image },
  "Attachments.videos": { known: knownUploadFields.video },
  "AnnouncementEmail.contactLists": { known: [] },
  "Callout.interview": { known: knownInterviewFields },
  "SavedMedia.interview": { known: knownInterviewFields },
  "Activity.post": { known: [] },
  "Channel.contactList": { known: [] },
  "Channel.newsroom": { known: [] },
  "Draft.post": { known: [] },
  "MonitorItem.story": { known: [] },
  "MonitorSearch.beats": { known: [] },
  // Comments, and the subjects that decide about their permissions.
  "Notification.comment": { known: [], calls: [{ calls: 3 }] },
  "Notification.parentComment": { calls: [{ calls: 3 }] },
  "Notification.subject": { known: knownSubjectFields },
  "SearchResult.subject": { known: knownSubjectFields },
  "*.reasons": { listSize: 3 },
  "SearchResultConnection.counts": { listSize: 20 },
  "Query.countries": { listSize: 300 },
  "Query.timezones": { listSize: 600 },
};
