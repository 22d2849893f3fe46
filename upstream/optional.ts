import { ORDERED_KINDS } from "./posts/types.ts";

/**
 * What the product lacks without an operation that its specification does not give, for platforms that do not have it.
 * openapi.json prints it as `x-optional`: false for operations that the product needs.
 */

/** Assumed operations that the product needs: signing in, the people and stories behind every feed, and discussions. */
const needed: ReadonlySet<string> = new Set([
  "createSession",
  "deleteSession",
  "getBeats",
  "getProfile",
  "getCompanyProfile",
  "getOutletProfile",
  "getStory",
  "getComment",
  "getCommentReplies",
  "createCommentReply",
  "updateComment",
  "deleteComment",
  "restoreComment",
  "toggleCommentLike",
  "getStoryComments",
  "createStoryComment",
  "toggleStoryLike",
  "createImage",
  "createVideo",
  "getVideo",
]);

const oneByOne = "Objects are read one by one, several at once.";

/** The lists of the types of posts. */
const postLists: ReadonlySet<string> = new Set(ORDERED_KINDS.map(({ noun }) => `get${noun}s`));

/** Operations whose absence costs less than the whole feature, by operationId. */
const missing: Readonly<Record<string, string>> = {
  addCompanyPerson: "The people of a company cannot be changed.",
  removeCompanyPerson: "The people of a company cannot be changed.",
  getCompanyPeople: "The page of a company does not list its people.",
  getOutletPeople: "The page of an outlet does not list its people.",
  getCompanyPosts: "The page of a company does not show its posts.",
  getUserPosts: "The page of a person does not show the person's posts.",
  getCompanyRequests: "Requests to join a company cannot be answered.",
  acceptCompanyRequest: "Requests to join a company cannot be answered.",
  declineCompanyRequest: "Requests to join a company cannot be answered.",
  followCompany: "Companies cannot be followed.",
  followUser: "People cannot be followed.",
  getCompanies: "The directory of companies is not offered.",
  getOutlets: "The directory of outlets is not offered.",
  createCompany: "Companies cannot be added.",
  createOutlet: "Outlets cannot be added.",
  updateCompany: "Companies cannot be edited.",
  updateOutlet: "Outlets cannot be edited.",
  getProfiles: oneByOne,
  getCompanyProfiles: oneByOne,
  getOutletProfiles: oneByOne,
  getComments: oneByOne,
  getImages: oneByOne,
  getVideos: oneByOne,
  getInterviews: oneByOne,
  getStories: "The lists of news are not offered, and stories are read one by one, several at once.",
  getCallouts: "The list of call-outs is not offered, and call-outs are read one by one, several at once.",
  getJobs: "The list of jobs is not offered, and jobs are read one by one, several at once.",
  getDrafts: "The page of drafts is not offered; posts can still be saved as drafts.",
  getCommentLikes: "Who likes a comment is not listed; the number of likes is.",
  getStoryLikes: "Who likes a story is not listed; the number of likes is.",
  getCommunities: "The directory of communities is not offered; the viewer's own are listed.",
  getCommunityInvitations: "Nobody can be invited to a community.",
  inviteToCommunity: "Nobody can be invited to a community.",
  removeCommunityMember: "Members of a community cannot be removed.",
  getCountries: "Countries cannot be chosen.",
  getTimezones: "Time zones cannot be chosen.",
  createUser: "Nobody can sign up; accounts are made elsewhere.",
  updateUser: "Accounts cannot be approved here.",
  createPasswordRecovery: "A forgotten password cannot be replaced here.",
  getPasswordRecovery: "A forgotten password cannot be replaced here.",
  updatePasswordByRecovery: "A forgotten password cannot be replaced here.",
  getUnreadConversations: "The indicator of unread messages always shows 3.",
  getMonitorReport: "The monitor offers no report as comma-separated values.",
  createMonitorItems: "Items of the monitor cannot be handed in by connectors.",
  getMonitorSearches: "Searches of the monitor cannot be saved.",
  createMonitorSearch: "Searches of the monitor cannot be saved.",
  updateMonitorSearch: "Searches of the monitor cannot be saved.",
  deleteMonitorSearch: "Searches of the monitor cannot be saved.",
  getRecommendations: "No contacts are recommended.",
  dismissRecommendation: "No contacts are recommended.",
  importContacts: "Contacts cannot be imported from a file.",
  getCompanyAnnouncements: "The page of a company does not show its announcements.",
  getMailSubscription: "Recipients of press mails cannot unsubscribe by the link.",
  updateMailSubscription: "Recipients of press mails cannot unsubscribe by the link.",
  deleteImage: "An upload that was taken back stays stored.",
  deleteVideo: "An upload that was taken back stays stored.",
  getImage: "Pictures are shown where they are used, but cannot be read by their ids.",
  getCommentary: "The page of commentary is not offered.",
  getInsider: "The product's own stories have no page.",
  getNewswire: "The newswire is not offered.",
  getFeed: "The home page has no feeds of what the viewer follows.",
};

/** What the product lacks when it lacks a whole feature, by the tag of its operations. */
const missingFeature: Readonly<Record<string, string>> = {
  Announcements: "Announcements are not offered.",
  Channels: "Announcements are not distributed by channels.",
  "Contact lists": "Lists of contacts are not offered.",
  Contacts: "Contacts are not offered.",
  Feedback: "Feedback cannot be sent.",
  Interviews: "Interviews are not offered.",
  Mentions: "Nobody is suggested when a text mentions people.",
  Messages: "Messages are not offered.",
  Monitor: "The monitor is not offered.",
  Newsrooms: "Newsrooms are not offered, except for the first one in onboarding.",
  Responsibilities: "Requests to join a company cannot be answered.",
  Search: "The search is not offered.",
  Security: "How one signs in cannot be changed here.",
  Settings: "These settings cannot be changed here.",
  Stories: "Stories cannot be written here.",
  Work: "Tasks and work lists are not offered.",
};

/**
 * False when the product needs the operation, otherwise one sentence that says what is missing without it.
 * @throws Error when nothing is said of the operation
 */
export function optionality({ id, tag }: { readonly id: string; readonly tag: string }): false | string {
  if (needed.has(id)) return false;
  const sentence = missing[id] ?? (postLists.has(id) ? oneByOne : missingFeature[tag]);
  if (sentence === undefined) throw new Error(`upstream/optional.ts does not say whether the product needs ${id}.`);
  return sentence;
}
