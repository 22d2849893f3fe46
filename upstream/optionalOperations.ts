import { orderedKinds } from "./posts/types.ts";

/**
 * The features that the product lacks on a platform that does not implement an operation outside the product's specification.
 * Printed in openapi.json as `x-optional`; false for operations that the product requires.
 */

/** Assumed operations that the product requires: signing in, the people and stories in every feed, and discussions. */
const requiredOperations: ReadonlySet<string> = new Set([
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

const readByParallelRequests = "Objects are read by parallel requests for one object each.";

/** The lists of the types of posts. */
const postLists: ReadonlySet<string> = new Set(orderedKinds.map(({ noun }) => `get${noun}s`));

/** Operations whose absence costs less than the whole feature, by operationId. */
const consequences: Readonly<Record<string, string>> = {
  addCompanyPerson: "The people of a company cannot be managed.",
  removeCompanyPerson: "The people of a company cannot be managed.",
  getCompanyPeople: "Company pages do not list people.",
  getOutletPeople: "Outlet pages do not list people.",
  getCompanyPosts: "Company pages do not list posts.",
  getUserPosts: "Profile pages do not list posts.",
  getCompanyRequests: "Requests to join a company cannot be answered.",
  acceptCompanyRequest: "Requests to join a company cannot be answered.",
  declineCompanyRequest: "Requests to join a company cannot be answered.",
  followCompany: "Companies cannot be followed.",
  followUser: "People cannot be followed.",
  getCompanies: "The directory of companies is not available.",
  getOutlets: "The directory of outlets is not available.",
  createCompany: "Companies cannot be added.",
  createOutlet: "Outlets cannot be added.",
  updateCompany: "Companies cannot be edited.",
  updateOutlet: "Outlets cannot be edited.",
  getProfiles: readByParallelRequests,
  getCompanyProfiles: readByParallelRequests,
  getOutletProfiles: readByParallelRequests,
  getComments: readByParallelRequests,
  getImages: readByParallelRequests,
  getVideos: readByParallelRequests,
  getInterviews: readByParallelRequests,
  getStories: "The lists of stories are not available. Stories are read by parallel requests for one story each.",
  getCallouts: "The list of call-outs is not available. Call-outs are read by parallel requests for one call-out each.",
  getJobs: "The list of jobs is not available. Jobs are read by parallel requests for one job each.",
  getDrafts: "The list of drafts is not available. Posts can still be saved as drafts.",
  getCommentLikes: "Comments show the number of likes, but not who likes them.",
  getStoryLikes: "Stories show the number of likes, but not who likes them.",
  getCommunities: "The directory of communities is not available. Joined communities are still listed.",
  getCommunityInvitations: "People cannot be invited to communities.",
  inviteToCommunity: "People cannot be invited to communities.",
  removeCommunityMember: "Members cannot be removed from communities.",
  getCountries: "Countries cannot be selected.",
  getTimezones: "Time zones cannot be selected.",
  createUser: "Sign-up is not available. User accounts are created outside the product.",
  updateUser: "User accounts cannot be approved in the product.",
  createPasswordRecovery: "Forgotten passwords cannot be reset in the product.",
  getPasswordRecovery: "Forgotten passwords cannot be reset in the product.",
  updatePasswordByRecovery: "Forgotten passwords cannot be reset in the product.",
  getUnreadConversations: "The indicator of unread messages always shows 3.",
  getMonitorReport: "Results of the monitor cannot be exported as CSV.",
  createMonitorItems: "Connectors cannot add items to the monitor.",
  getMonitorSearches: "Searches in the monitor cannot be saved.",
  createMonitorSearch: "Searches in the monitor cannot be saved.",
  updateMonitorSearch: "Searches in the monitor cannot be saved.",
  deleteMonitorSearch: "Searches in the monitor cannot be saved.",
  getRecommendations: "Contacts are not recommended.",
  dismissRecommendation: "Contacts are not recommended.",
  importContacts: "Contacts cannot be imported from a file.",
  getCompanyAnnouncements: "Company pages do not list announcements.",
  getMailSubscription: "The unsubscribe link in press mails does not work.",
  updateMailSubscription: "The unsubscribe link in press mails does not work.",
  getMailSetting: "The unsubscribe link in notification mails and newsletters does not work.",
  updateMailSetting: "The unsubscribe link in notification mails and newsletters does not work.",
  deleteImage: "Discarded uploads stay stored.",
  deleteVideo: "Discarded uploads stay stored.",
  getImage: "Pictures cannot be read by id, only as part of the entities that use them.",
  getCommentary: "The commentary page is not available.",
  getInsider: "The page with the platform's stories is not available.",
  getNewswire: "The newswire is not available.",
  getFeed: "The home page has no follow feeds.",
};

/** Consequences of a missing feature, by the tag of its operations. */
const consequencesByTag: Readonly<Record<string, string>> = {
  Announcements: "Announcements are not available.",
  "Background jobs": "Failed background jobs are not shown.",
  Channels: "Announcements cannot be distributed through channels.",
  "Contact lists": "Contact lists are not available.",
  Contacts: "Contacts are not available.",
  Feedback: "Feedback cannot be sent.",
  Interviews: "Interviews are not available.",
  Mentions: "Editors do not suggest people and companies to mention.",
  Messages: "Messages are not available.",
  Monitor: "The monitor is not available.",
  Newsrooms: "Newsrooms are not available, except for the one created in onboarding.",
  Responsibilities: "Requests to join a company cannot be answered.",
  Search: "Search is not available.",
  Security: "Passwords, two-step sign-in and sessions cannot be managed in the product.",
  Settings: "These settings cannot be changed in the product.",
  Stories: "Stories cannot be written in the product.",
  Work: "Tasks and work lists are not available.",
};

/**
 * False if the product requires the operation, otherwise a sentence about what is missing without it.
 * @throws Error when the operation has no entry
 */
export function describeOptionality({ id, tag }: { readonly id: string; readonly tag: string }): false | string {
  if (requiredOperations.has(id)) return false;
  const sentence = consequences[id] ?? (postLists.has(id) ? readByParallelRequests : consequencesByTag[tag]);
  if (sentence === undefined) throw new Error(`upstream/optionalOperations.ts does not say whether the product requires ${id}.`);
  return sentence;
}
