// Shapes of the REST contract.
export type Id = number;
export type Time = string;
export type Html = string;
export type Url = string;
export type Slug = string;

export interface Meta { total: number; offset: number; limit: number }
export interface List<T> { data: T[]; meta: Meta }
export interface FieldErrors { errors: Record<string, string[]> }
export interface Detail { detail: string }

export type Role = "guest" | "journo" | "pr" | "expert" | "admin" | "accountAdmin";
export type UserType = "journo" | "marketing" | "experts";
export type Module = "onlineNewsroom" | "monitor" | "monitorAdvanced" | "monitorSocial"
  | "contacts" | "opportunities" | "reports" | "monitorPrint";
export type PostType = "communityPost" | "job" | "callout" | "event" | "record" | "reaction" | "statement";
export type NewsKind = "media" | "epitome" | "marcoms";
export type FeedType = PostType | NewsKind;
export type SaveAs = "draft" | "published";
export type EntityType = PostType | "story" | "interview";

export interface Beat { id: Id; key: "business" | "politics" | "lifestyle" | "people" | "sports" | "tech";
  name: string; colour: "blue" | "green" | "orange" | "purple" | "teal" | "red" }
export interface Country { id: Id; code: string /* ISO 3166-1 alpha-2 */; name: string }

export interface Author { id: Id; avatar: Url | null; name: string; slug: Slug | null; type: "person" | "company" }

export interface CurrentUser {
  authenticated: boolean;
  id: Id | null;
  slug: Slug | null;
  contactId: Id | null;
  roles: Role[];
  modules: Module[];
  communities: CommunityRef[];
  firstname: string | null;
  lastname: string | null;
  fullName: string | null;              // firstname and lastname joined by a space
  logo: Url | null;                     // avatar, 256 px
  logoIcon: Url | null;                 // avatar, 64 px
  jobTitle: string | null;
  beats: Beat[];
  getstream: { userId: string; userToken: string;
    beats: { name: string; feed: string; feedId: string; token: string }[] } | null;
  account: { id: Id; name: string; company: CompanyRef | null } | null;
  timezone: string | null;              // null means Australia/Sydney
  isReadOnly: boolean;
  isManaged: boolean;
  email: string | null;
  systemCompany: Author | null;
  hasNotifications: boolean;
  onboarding: OnboardingStage | null;   // null means finished
}

export interface Profile extends Author {
  userId: Id | null;
  about: string | null;
  job: string | null;
  organization: string | null;
  country: Country | null;
  beats: Beat[];
  userType: UserType | null;
  isPrivate: boolean;                   // when true and not permitted, all below are null or empty
  contact: SettingsContacts | null;
  social: SettingsSocial | null;
  responsibilities: Responsibility[];
  communities: CommunityRef[];
  isFollowed: boolean;
  lastActiveStamp: Time | null;
  isReadOnly: boolean;                  // shown to admins, otherwise false
}

export type OnboardingStage = "details" | "organization" | "newsroom" | "beats" | "communities";
export interface Onboarding { stage: OnboardingStage | null }

export interface Image { id: Id; path: Url; width: number; height: number; mime: string; size: number }
export interface Video { id: Id; coverUrl: Url | null; url: Url | null; duration: number | null /* seconds */;
  status: "processing" | "processed"; error: string | null }
export interface VideoAttachment { id: Id; path: Url | null; thumbnail: Url | null; length: number | null /* seconds */;
  status: "processing" | "processed" }
export interface ImageAttachment { id: Id; path: Url }
export interface Attachments { exists: boolean; count: number; images: ImageAttachment[]; videos: VideoAttachment[] }
export interface AttachmentsInput { images: Id[]; videos: Id[] }

export interface Likable { liked: boolean; likesCount: number; likes?: Author[] /* only with /all, first 20 */ }
export interface Commentable { comments: Comment[]; commentsCount: number; totalCommentsCount: number }

export interface Comment {
  id: Id;
  content: Html | null;                 // null when deleted
  author: Author;
  createdAt: Time;
  updatedAt: Time | null;               // set when edited
  attachments: Attachments;
  commentable: Commentable;             // comments holds the first 2 replies for a top-level comment
  likable: Likable;
  isDeleted: boolean;
  children: Comment[];                  // same as commentable.comments
  childrenCount: number;
  parentCommentId: Id | null;
  entityType: EntityType;
  entityId: Id;
}

export interface PostBase {
  id: Id;
  type: PostType;
  time: Time;                           // publishedAt, or createdAt for drafts
  createdAt: Time;
  publishedAt: Time | null;
  content: Html | null;                 // falls back to description
  author: Author;
  creatorId: Id;                        // contact id of the creator
  communities: CommunityRef[];
  communityIds: Id[];
  userTypes: UserType[];
  saveAs: SaveAs;
  beats: Beat[];                        // of the author
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
}

export interface CommunityPost extends PostBase { type: "communityPost"; attachments: Attachments }

export interface Callout extends PostBase {
  type: "callout";
  title: string;
  deadline: Time | null;                // null shows "ASAP"
  interview: { id: Id; type: "video" | "text"; showQuestions: boolean; allowSkip: boolean } | null;
  answersCount: number;
}

export interface EventPost extends Omit<PostBase, "type"> {
  type: "event";
  eventType: "online" | "offline";      // GraphQL name; see note below
  name: string;
  timezone: string;
  address: string | null;
  venue: string | null;
  link: Url | null;
  description: Html | null;
  img: Image | null;
  start: Time;
  end: Time | null;
}

export interface Job extends PostBase {
  type: "job";
  title: string;
  description: Html;
  company: CompanyRef | { id: null; name: string; slug: null; logo: null };
  workplace: "on-site" | "remote" | "hybrid";
  jobType: "full-time" | "part-time" | "temporary" | "volunteer";
  url: Url | null;
  location: string | null;
  img: Image | null;
}

export interface RecordPost extends PostBase { type: "record"; video: Video }
export interface Reaction extends PostBase { type: "reaction"; video: Video | null; url: Url | null }
export interface Statement extends PostBase { type: "statement"; video: Video | null; url: Url | null }

export interface Draft {                       // GET /drafts
  id: Id;
  postType: PostType;
  title: string | null;                 // title or name, where the type has one
  author: Author;
  content: Html | null;
  video: Video | null;
  url: Url | null;
  creatorId: Id;
  userTypes: UserType[];
  communityIds: Id[];
  saveAs: "draft";
  createdAt: Time;
}

export interface NewsItem {
  id: Id;                               // story id
  type: NewsKind;
  title: string;                        // falls back to headline
  headline: string | null;
  summary: string | null;
  img: Image | null;
  video: Video | null;
  author: Author;
  beats: Beat[];
  time: Time;
  publishedAt: Time;
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
}

export type FeedItem = CommunityPost | Callout | EventPost | Job | RecordPost | Reaction | Statement | NewsItem;

export interface CommunityRef { id: Id; slug: Slug; name: string; icon: Url | null; isJoined: boolean }

export interface Community extends CommunityRef {
  description: string | null;
  type: "public" | "private";
  country: Country | null;
  logo: Image | null;
  banner: Image | null;
  img: Url | null;                      // logo as an address, 256 px; icon is the same at 64 px
  newSlug: Slug;                        // equals slug on reads
  membersCount: number;
  isFollowed: boolean;
  isInvited: boolean;
  creatorId: Id;                        // contact id
}

export interface CommunityMember { about: string | null; author: Author; lastActiveStamp: Time | null }
export interface Activity { id: Id; createdAt: Time; author: Author;
  post: { id: Id; type: PostType; title: string | null; communitySlug: Slug; content: string } }

export interface NotificationBase {
  id: Id; isRead: boolean; when: Time; who: Author;
  entityType: EntityType; entityId: Id; entitySummary: string;   // first 120 characters of text
}
export interface CommentFields { commentId: Id; commentSummary: string; parentCommentId: Id | null }

export type Notification =
  | (NotificationBase & { type: "like" })
  | (NotificationBase & { type: "mention" })
  | (NotificationBase & CommentFields & { type: "comment" })
  | (NotificationBase & CommentFields & { type: "commentAsReply" })
  | (NotificationBase & CommentFields & { type: "likeOnComment" })
  | (NotificationBase & CommentFields & { type: "mentionOnComment" })
  | (NotificationBase & { type: "interviewAnswer"; link: { hash: string; type: "video" | "text" } });

export interface NotificationEvent { hasNotifications: true; notification: Notification | null }
export interface MessageEvent { conversationId: Id; message: Message; unread: number }
export interface VideoEvent { id: Id; status: "processing" | "processed" }

export interface Interview {
  id: Id;
  title: string;
  type: "video" | "text";
  description: Html | null;
  status: "draft" | "open" | "closed";
  author: Author;
  creatorId: Id;
  img: Image | null;
  beats: Beat[];
  deadline: Time | null;
  showQuestions: boolean;
  allowSkip: boolean;
  isPublic: boolean;
  questionsCount: number;
  answersCount: number;                 // finished answer sets
  questions: Question[];                // empty for readers unless showQuestions or permitted
  calloutId: Id | null;
  isShared: boolean;
  isSaved: boolean;
  createdAt: Time;
  publishedAt: Time | null;
  isDeleted: boolean;
}

export interface Question { id: Id; interviewId: Id; position: number; text: string; video: Video | null;
  timeLimit: number | null /* seconds */; interview?: { id: Id; title: string } }

export interface Answer { id: Id; questionId: Id; content: Html | null; video: Video | null; skipped: boolean;
  isSaved: boolean; createdAt: Time; updatedAt: Time }

export interface AnswerSet {
  hash: string;
  type: "video" | "text";
  mode: "answer" | "view";
  status: "open" | "finished";
  interview: { id: Id; title: string; description: Html | null; author: Author; deadline: Time | null;
    showQuestions: boolean; allowSkip: boolean; status: "open" | "closed" };
  questions: Question[];
  answers: Answer[];
  respondent: { name: string | null; email: string | null; organization: string | null; contact: Author | null };
  createdAt: Time;
  finishedAt: Time | null;
}

export interface Invitation { id: Id; interviewId: Id; hash: string; type: "video" | "text";
  contact: Author | null; email: string | null; status: "invited" | "opened" | "answered"; createdAt: Time }
export interface PublicInterview { id: Id; title: string; type: "video" | "text"; description: Html | null; author: Author;
  deadline: Time | null; questionsCount: number; questions: Question[] /* only with showQuestions */ }
export interface SavedMedia { id: Id; kind: "interview" | "answer"; interview: { id: Id; title: string; type: "video" | "text" };
  answer: Answer | null; savedAt: Time }

export interface Announcement {
  id: Id;
  kind: "media" | "marketing" | "epitome" | "announcement";
  status: "draft" | "published" | "archived";
  title: string;
  headline: string | null;
  summary: string | null;
  content: Html | null;
  img: Image | null;
  video: Video | null;
  author: Author;
  creatorId: Id;
  company: CompanyRef | null;
  newsroom: { id: Id; name: string; slug: Slug } | null;
  beats: Beat[];
  communities: CommunityRef[];
  userTypes: UserType[];
  saveAs: SaveAs;
  storyId: Id | null;
  createdAt: Time;
  publishedAt: Time | null;
  isDeleted: boolean;
}

export interface AnnouncementHub { announcement: Announcement;
  stats: { views: number; likes: number; comments: number; emailsSent: number; emailsOpened: number };
  channels: { channel: Channel; status: "pending" | "delivered" | "failed"; deliveredAt: Time | null }[];
  email: { status: AnnouncementEmail["status"]; recipientsCount: number; sendAt: Time | null } }
export interface AnnouncementWeb { id: Id; title: string; headline: string | null; summary: string | null; content: Html | null;
  img: Image | null; video: Video | null; beats: Beat[]; url: Url | null }
export interface AnnouncementEmail { id: Id; status: "draft" | "scheduled" | "sending" | "sent"; subject: string | null;
  preheader: string | null; fromName: string | null; replyTo: string | null; content: Html | null;
  contactListIds: Id[]; contactIds: Id[]; recipientsCount: number; sendAt: Time | null; sentAt: Time | null }

export interface Story {
  id: Id;
  type: NewsKind;
  title: string;                        // falls back to headline
  headline: string | null;
  summary: string | null;
  content: Html;
  img: Image | null;
  video: Video | null;
  author: Author;
  outlet: OutletRef | null;
  company: CompanyRef | null;
  announcementId: Id | null;
  beats: Beat[];
  communities: CommunityRef[];
  url: Url | null;                      // original place, when published elsewhere
  createdAt: Time;
  publishedAt: Time | null;
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
}

export interface CompanyRef { id: Id; name: string; slug: Slug; logo: Url | null }
export interface Company extends CompanyRef {
  contactId: Id;                        // the id used as author id; type company
  description: string | null; url: Url | null; country: Country | null; banner: Image | null;
  phone: string | null; email: string | null; isVerified: boolean;
  newsroom: { id: Id; name: string; slug: Slug; status: Newsroom["status"] } | null;
  peopleCount: number; isFollowed: boolean; canEdit: boolean;
}

export interface OutletRef { id: Id; name: string; slug: Slug; logo: Url | null }
export interface Outlet extends OutletRef {
  url: Url | null; description: string | null;
  type: "newspaper" | "magazine" | "online" | "tv" | "radio" | "podcast" | "newsletter";
  country: Country | null; beats: Beat[]; audience: number | null; peopleCount: number; canEdit: boolean;
}

export interface Newsroom {
  id: Id; name: string; slug: Slug; status: "pending" | "confirmed" | "declined";
  company: CompanyRef; description: string | null; url: Url | null; country: Country | null;
  logo: Image | null; banner: Image | null; beats: Beat[]; contacts: Author[];
  announcementsCount: number; owner: Author; createdAt: Time; confirmedAt: Time | null;
}
export interface NewsroomConfirmation { hash: string; newsroom: Newsroom; requester: Author; expiresAt: Time }

export interface Contact extends Author {
  firstname: string | null; lastname: string | null; job: string | null; organization: string | null;
  email: string | null; phone: string | null; country: Country | null; beats: Beat[]; about: string | null;
  outlets: { outlet: OutletRef; roleTitle: string | null }[];
  companies: { company: CompanyRef; roleTitle: string | null; isMediaContact: boolean }[];
  social: SettingsSocial | null; notes: string | null;      // notes only for the owning account
  listIds: Id[]; isOwn: boolean; createdAt: Time;
}
export interface ContactList { id: Id; name: string; description: string | null; contactsCount: number;
  creator: Author; createdAt: Time; updatedAt: Time }

export interface Task { id: Id; title: string; description: string | null; status: "todo" | "inProgress" | "done";
  assignee: Author | null; creator: Author; dueAt: Time | null; workListId: Id | null;
  entityType: EntityType | "announcement" | null; entityId: Id | null; createdAt: Time; doneAt: Time | null }
export interface WorkList { id: Id; name: string; description: string | null; members: Author[];
  tasksCount: number; doneCount: number; createdAt: Time }
export interface Channel { id: Id; type: "newsroom" | "email" | "web" | "social"; name: string; url: Url | null;
  newsroomId: Id | null; contactListId: Id | null; isActive: boolean; createdAt: Time }

export interface MonitorItem { id: Id; title: string; summary: string | null; url: Url | null; storyId: Id | null;
  source: "online" | "social" | "print"; outlet: OutletRef | null; beats: Beat[]; publishedAt: Time; matches: string[] }
export interface MonitorSearch { id: Id; name: string; q: string; sources: MonitorItem["source"][]; beats: Id[];
  notify: boolean; newCount: number; createdAt: Time }
export interface SearchResult { type: "person" | "company" | "outlet" | "community" | PostType | "story" | "announcement" | "interview";
  id: Id; slug: Slug | null; title: string; summary: string | null; img: Url | null; author: Author | null; publishedAt: Time | null }

export interface Conversation { id: Id; participants: Author[]; lastMessage: Message | null; unread: number; createdAt: Time; updatedAt: Time }
export interface Message { id: Id; conversationId: Id; author: Author; content: string | null; attachments: Attachments;
  createdAt: Time; isDeleted: boolean }

export interface SettingsBase { userId: Id; slug: Slug; avatar: Url | null; firstname: string; lastname: string; job: string | null;
  organization: { id: Id | null; name: string } | null; about: string | null; timezone: string | null;
  country: Country | null; beats: Beat[]; view: "public" | "private" }
export interface SettingsContacts { phone: string | null; mobile: string | null; publicEmail: string | null; website: Url | null;
  location: string | null }
export interface SettingsSocial { linkedin: Url | null; x: Url | null; facebook: Url | null; instagram: Url | null;
  youtube: Url | null; tiktok: Url | null; website: Url | null }
export interface SettingsSecurity { email: string; otpEnabled: boolean;
  sessions: { id: string; device: string; address: string; lastUsedAt: Time; isCurrent: boolean }[] }
export interface Subscription { id: Id; name: string; description: string; frequency: "daily" | "weekly" | "asItHappens"; isSubscribed: boolean }
export interface NotificationSetting { kind: Notification["type"]; onSite: boolean; email: boolean }
export interface ProfileAi { summary: string; status: "ready" | "pending"; generatedAt: Time | null }

export interface Follow { id: Id | FeedType; name: string; slug: Slug | null; icon: Url | null; isFollowed: boolean }

export type OutletRole = "editor" | "reporter" | "producer" | "presenter" | "contributor" | "freelancer";
export type CompanyRole = "pr" | "marketing" | "communications" | "executive" | "other";
export type Responsibility =
  | { kind: "outlet"; id: Id; outlet: OutletRef; roles: OutletRole[]; beats: Id[]; roleTitle: string | null }
  | { kind: "company"; id: Id; company: CompanyRef; roles: CompanyRole[]; beats: Id[]; roleTitle: string | null;
      isMediaContact: boolean; status: "pending" | "active" }
  | { kind: "spokesperson"; id: Id; company: CompanyRef; roles: ["spokesperson"] | []; beats: Id[]; roleTitle: string | null };

export type Collection = "callouts" | "communityPosts" | "events" | "jobs" | "records" | "reactions" | "statements";
type Window = { offset?: number; limit?: number };
type Post = { params: { collection: Collection; id: Id } };
type AnyPost = CommunityPost | Callout | EventPost | Job | RecordPost | Reaction | Statement;
type CommentBody = { content: Html; attachments?: AttachmentsInput };

export interface Operations {
  getCurrentUser: { method: "GET"; input: {}; answer: CurrentUser };
  createSession: { method: "POST"; input: { body: { email: string; password: string; code?: string; remember?: boolean } }; answer: CurrentUser };
  deleteSession: { method: "DELETE"; input: {}; answer: undefined };
  getPosts: { method: "GET"; input: { query?: Window & { communitySlug?: Slug; types?: string } }; answer: List<FeedItem> };
  getPost: { method: "GET"; input: Post; answer: AnyPost };
  getCollection: { method: "GET"; input: { params: { collection: Collection }; query?: Window & { ids?: string } }; answer: List<AnyPost> };
  getComments: { method: "GET"; input: Post & { query?: Window }; answer: List<Comment> };
  createComment: { method: "POST"; input: Post & { body: CommentBody }; answer: Comment };
  toggleLike: { method: "POST"; input: Post & { body: { status?: boolean } }; answer: { liked: boolean; likesCount: number } };
  getLikes: { method: "GET"; input: Post & { query?: Window }; answer: List<Author> };
  getComment: { method: "GET"; input: { params: { id: Id } }; answer: Comment };
  updateComment: { method: "PATCH"; input: { params: { id: Id }; body: Partial<CommentBody> }; answer: Comment };
  deleteComment: { method: "DELETE"; input: { params: { id: Id } }; answer: undefined };
  restoreComment: { method: "PATCH"; input: { params: { id: Id } }; answer: Comment };
  getReplies: { method: "GET"; input: { params: { id: Id }; query?: Window }; answer: List<Comment> };
  createReply: { method: "POST"; input: { params: { id: Id }; body: CommentBody }; answer: Comment };
  toggleCommentLike: { method: "POST"; input: { params: { id: Id }; body: { status?: boolean } }; answer: { liked: boolean; likesCount: number } };
  getCommentLikes: { method: "GET"; input: { params: { id: Id }; query?: Window }; answer: List<Author> };
  getCommunities: { method: "GET"; input: { query?: Window & { q?: string; joined?: boolean; slugs?: string } }; answer: List<Community> };
  getCommunity: { method: "GET"; input: { params: { slug: Slug } }; answer: Community };
  getCommunityActivities: { method: "GET"; input: { params: { slug: Slug }; query?: Window }; answer: List<Activity> };
  getCommunityMembers: { method: "GET"; input: { params: { slug: Slug }; query?: Window & { q?: string } }; answer: List<CommunityMember> };
  joinCommunity: { method: "POST"; input: { params: { slug: Slug }; body: { status?: boolean } }; answer: { isJoined: boolean; membersCount: number } };
  getBeats: { method: "GET"; input: {}; answer: List<Beat> };
  getCountries: { method: "GET"; input: { query?: { q?: string } }; answer: List<Country> };
}
