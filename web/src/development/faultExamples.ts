/** A part of a page, and the field or call whose failure affects it. */
interface FaultExample {
  title: string;
  path: string;
  /** A field of the schema, or an operationId of the REST API. */
  name: string;
}

export const faultExamples: readonly FaultExample[] = [
  { title: "The viewer", path: "/", name: "getCurrentUser" },
  { title: "Home: the feed", path: "/", name: "getPosts" },
  { title: "Home: a post's author", path: "/", name: "CommunityPost.author" },
  { title: "Community: the feed", path: "/community/media-insiders", name: "getPosts" },
  { title: "Community: the community", path: "/community/media-insiders", name: "getCommunity" },
  { title: "Communities", path: "/communities", name: "getCommunities" },
  { title: "Notifications", path: "/notifications", name: "getNotifications" },
  { title: "Messages", path: "/messages", name: "getConversations" },
  { title: "Drafts", path: "/drafts", name: "getDrafts" },
  { title: "Interviews: the wire", path: "/interviews/wire", name: "getInterviewWire" },
  { title: "Interviews: own ones", path: "/interviews/my", name: "getMyInterviews" },
  { title: "Interviews: questions", path: "/interviews/questions", name: "getMyQuestions" },
  { title: "Interviews: awaiting answers", path: "/interviews/awaiting", name: "getAwaitingAnswers" },
  { title: "Announcements", path: "/announcements/all", name: "getAnnouncements" },
  { title: "News: newswire", path: "/news/newswire", name: "getNewswire" },
  { title: "News: insider", path: "/news/insider", name: "getInsider" },
  { title: "News: monitor", path: "/news/monitor", name: "getMonitor" },
  { title: "News: newsrooms", path: "/news/newsrooms", name: "getNewsrooms" },
  { title: "News: commentary", path: "/news/commentary", name: "getCommentary" },
  { title: "Story", path: "/stories/1000", name: "getStory" },
  { title: "Story: comments", path: "/stories/1000", name: "getStoryComments" },
  { title: "Contacts", path: "/contacts", name: "getContacts" },
  { title: "Contacts: lists", path: "/contacts/lists", name: "getContactLists" },
  { title: "Contacts: recommendations", path: "/contacts/recommendations", name: "getRecommendations" },
  { title: "Work: tasks", path: "/work/tasks", name: "getTasks" },
  { title: "Work: lists", path: "/work/workLists", name: "getWorkLists" },
  { title: "Work: channels", path: "/work/channels", name: "getChannels" },
  { title: "Work: newsrooms", path: "/work/newsrooms", name: "getOurNewsrooms" },
];

/** The address of a page whose requests make the gateway simulate faults. */
export const addressWithFaults = (path: string, faults: string): string => `${path}#faults=${encodeURIComponent(faults)}`;
