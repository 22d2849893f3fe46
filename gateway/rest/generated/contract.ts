// Written by `npm run generate` from openapi.json.

export type AccessToken = {
  id: number;
  name: string;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  lastUsedAt: string | null;
  /** ISO 8601 in UTC with milliseconds. */
  expiresAt: string;
};

export type Activity = {
  /** Of the post or the comment that it tells of. */
  id: number;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  author: Author;
  post: {
    id: number;
    type: PostType;
    title: string | null;
    communitySlug: string;
    /** The first 200 characters of the text. */
    content: string;
  };
};

export type Announcement = {
  id: number;
  kind: AnnouncementKind;
  status: AnnouncementStatus;
  title: string;
  headline: string | null;
  summary: string | null;
  /** Safe HTML. */
  content: string | null;
  img: Image | null;
  video: Video | null;
  author: Author;
  /** Contact id of the creator. */
  creatorId: number;
  company: CompanyRef | null;
  newsroom: {
    id: number;
    name: string;
    slug: string;
  } | null;
  beats: Beat[];
  communities: CommunityRef[];
  /** In whose lists it appears; empty means all. */
  userTypes: UserType[];
  saveAs: SaveAs;
  /** The news that it became. */
  storyId: number | null;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string | null;
  isDeleted: boolean;
  /** Whether the reader is one of its editors. */
  canEdit: boolean;
  /** How far its mail is, for its editors; null for everybody else. */
  mailing: MailingStatus | null;
};

export type AnnouncementChanges = {
  kind?: "media" | "marketing" | "epitome" | "announcement" | undefined;
  /** 1 to 200 characters. */
  title?: string | undefined;
  /** Up to 200 characters. */
  headline?: string | null | undefined;
  /** Up to 500 characters. */
  summary?: string | null | undefined;
  /** HTML with up to 50000 characters of text. Required for publishing. */
  content?: string | null | undefined;
  /** The id of an own upload. */
  img?: number | null | undefined;
  /** The id of an own upload. */
  video?: number | null | undefined;
  beats?: number[] | null | undefined;
  /** An own one. */
  newsroomId?: number | null | undefined;
  /** In whose name it is published; null: the creator's. */
  companyId?: number | null | undefined;
  communities?: number[] | null | undefined;
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
  /** Draft to published to archived, never back. */
  status?: "published" | "archived" | undefined;
};

export type AnnouncementEmail = {
  id: number;
  status: MailingStatus;
  subject: string | null;
  preheader: string | null;
  fromName: string | null;
  replyTo: string | null;
  /** Safe HTML. */
  content: string | null;
  contactListIds: number[];
  contactIds: number[];
  /** Those of contactIds. */
  contacts: Author[];
  /** Different addresses of all recipients. */
  recipientsCount: number;
  /** ISO 8601 in UTC with milliseconds. */
  sendAt: string | null;
  /** ISO 8601 in UTC with milliseconds. */
  sentAt: string | null;
};

export type AnnouncementEmailChanges = {
  /** Up to 200 characters. */
  subject?: string | null | undefined;
  /** Up to 200 characters. */
  preheader?: string | null | undefined;
  /** Up to 100 characters. */
  fromName?: string | null | undefined;
  /** Up to 254 characters. */
  replyTo?: string | null | undefined;
  /** HTML with up to 50000 characters of text. */
  content?: string | null | undefined;
  contactListIds?: number[] | null | undefined;
  contactIds?: number[] | null | undefined;
};

export type AnnouncementHub = {
  announcement: Announcement;
  stats: {
    /** People who have read it, and visits of guests; editors are not counted. */
    views: number;
    /** Of its story. */
    likes: number;
    /** Of its story. */
    comments: number;
    /** Mails that the mail server has taken. */
    emailsSent: number;
    /** Recipients who have followed the link in their mail. */
    emailsOpened: number;
  };
  channels: Array<{
    channel: Channel;
    status: "pending" | "delivered" | "failed";
    /** ISO 8601 in UTC with milliseconds. */
    deliveredAt: string | null;
  }>;
  email: {
    status: MailingStatus;
    recipientsCount: number;
    /** ISO 8601 in UTC with milliseconds. */
    sendAt: string | null;
  };
};

export type AnnouncementInput = {
  kind: "media" | "marketing" | "epitome" | "announcement";
  /** 1 to 200 characters. */
  title: string;
  /** Up to 200 characters. */
  headline?: string | null | undefined;
  /** Up to 500 characters. */
  summary?: string | null | undefined;
  /** HTML with up to 50000 characters of text. Required for publishing. */
  content?: string | null | undefined;
  /** The id of an own upload. */
  img?: number | null | undefined;
  /** The id of an own upload. */
  video?: number | null | undefined;
  beats?: number[] | null | undefined;
  /** An own one. */
  newsroomId?: number | null | undefined;
  /** In whose name it is published; null: the creator's. */
  companyId?: number | null | undefined;
  communities?: number[] | null | undefined;
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
};

export type AnnouncementKind = "media" | "marketing" | "epitome" | "announcement";

export type AnnouncementStatus = "draft" | "published" | "archived";

export type AnnouncementWeb = {
  id: number;
  title: string;
  headline: string | null;
  summary: string | null;
  /** Safe HTML. */
  content: string | null;
  img: Image | null;
  video: Video | null;
  beats: Beat[];
  /** Where everybody can read it; null while nobody can. */
  url: string | null;
};

export type AnnouncementWebChanges = {
  /** 1 to 200 characters. */
  title?: string | undefined;
  /** Up to 200 characters. */
  headline?: string | null | undefined;
  /** Up to 500 characters. */
  summary?: string | null | undefined;
  /** HTML with up to 50000 characters of text. Required for publishing. */
  content?: string | null | undefined;
  /** The id of an own upload. */
  img?: number | null | undefined;
  /** The id of an own upload. */
  video?: number | null | undefined;
  beats?: number[] | null | undefined;
};

export type Answer = {
  id: number;
  questionId: number;
  /** Safe HTML; null in interviews by video. */
  content: string | null;
  video: Video | null;
  skipped: boolean;
  /** Whether the reader has saved it. */
  isSaved: boolean;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  updatedAt: string;
};

export type AnsweredInterview = {
  id: number;
  title: string;
  /** Safe HTML. */
  description: string | null;
  author: Author;
  /** ISO 8601 in UTC with milliseconds. */
  deadline: string | null;
  showQuestions: boolean;
  allowSkip: boolean;
  status: "open" | "closed";
};

export type AnswerInput = {
  /** HTML with at most 5000 characters of text. */
  content?: string | null | undefined;
  /** The id of an own upload. */
  video?: number | null | undefined;
  skipped?: boolean | undefined;
};

export type AnswerLink = {
  /** The permission of whoever holds it. */
  hash: string;
  type: InterviewType;
};

export type AnswerNotification = {
  id: number;
  isRead: boolean;
  /** ISO 8601 in UTC with milliseconds. */
  when: string;
  who: Author;
  entityType: EntityType;
  entityId: number;
  /** The title, or the first 120 characters of the text. */
  entitySummary: string;
  type: "interviewAnswer";
  link: {
    hash: string;
    type: "video" | "text";
  };
};

export type AnswerSet = {
  /** The permission of whoever holds it. */
  hash: string;
  type: InterviewType;
  /** answer: for the respondent until it is finished; view: for the author at any time, afterwards for everybody. */
  mode: "answer" | "view";
  status: "open" | "finished";
  interview: AnsweredInterview;
  /** In the order of asking. */
  questions: Question[];
  /** Of the questions that were answered or skipped so far. */
  answers: Answer[];
  respondent: Respondent;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  finishedAt: string | null;
};

export type AsyncCalloutInput = {
  /** At most 200 characters. */
  title?: string | null | undefined;
  /** HTML with at most 5000 characters of text. */
  content?: string | null | undefined;
  /** ISO 8601 with an offset. */
  deadline?: string | null | undefined;
  showQuestions?: boolean | null | undefined;
  allowSkip?: boolean | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  /** In whose name; the contact id of the creator by default. */
  authorId?: number | undefined;
};

export type Attachments = {
  exists: boolean;
  /** All of them, also where a feed shows only the first four. */
  count: number;
  images: ImageAttachment[];
  videos: VideoAttachment[];
};

export type AttachmentsInput = {
  images?: number[] | undefined;
  videos?: number[] | undefined;
};

export type Author = {
  /** The contact id. */
  id: number;
  avatar: string | null;
  name: string;
  slug: string | null;
  type: "person" | "company";
};

export type Beat = {
  id: number;
  key: "business" | "politics" | "lifestyle" | "people" | "sports" | "tech";
  name: string;
  colour: "blue" | "green" | "orange" | "purple" | "teal" | "red";
};

export type Callout = {
  id: number;
  /** publishedAt, or createdAt of a draft. */
  time: string;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string | null;
  /** Falls back to the description. */
  content: string | null;
  author: Author;
  /** Contact id of the creator. */
  creatorId: number;
  communities: CommunityRef[];
  communityIds: number[];
  /** Empty means all. */
  userTypes: UserType[];
  saveAs: SaveAs;
  /** Of the author. */
  beats: Beat[];
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
  type: "callout";
  title: string;
  /** Null means as soon as possible. */
  deadline: string | null;
  interview: {
    id: number;
    title: string;
    type: "video" | "text";
    showQuestions: boolean;
    allowSkip: boolean;
  } | null;
  answersCount: number;
};

export type CalloutChanges = {
  /** At most 200 characters. */
  title?: string | null | undefined;
  /** HTML with at most 5000 characters of text. */
  content?: string | null | undefined;
  /** ISO 8601 with an offset. */
  deadline?: string | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
};

export type CalloutInput = {
  /** At most 200 characters. */
  title?: string | null | undefined;
  /** HTML with at most 5000 characters of text. */
  content?: string | null | undefined;
  /** ISO 8601 with an offset. */
  deadline?: string | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
  /** In whose name; the contact id of the creator by default. */
  authorId?: number | undefined;
};

export type Channel = {
  id: number;
  type: ChannelType;
  name: string;
  url: string | null;
  newsroomId: number | null;
  contactListId: number | null;
  isActive: boolean;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
};

export type ChannelChanges = {
  /** 1 to 100 characters. */
  name?: string | undefined;
  /** Required of web and social. */
  url?: string | null | undefined;
  /** Required of newsroom. */
  newsroomId?: number | null | undefined;
  /** Required of email. */
  contactListId?: number | null | undefined;
  isActive?: boolean | undefined;
};

export type ChannelInput = {
  type: "newsroom" | "email" | "web" | "social";
  /** 1 to 100 characters. */
  name: string;
  /** Required of web and social. */
  url?: string | null | undefined;
  /** Required of newsroom. */
  newsroomId?: number | null | undefined;
  /** Required of email. */
  contactListId?: number | null | undefined;
  isActive?: boolean | undefined;
};

export type ChannelType = "newsroom" | "email" | "web" | "social";

export type Comment = {
  id: number;
  /** Safe HTML; null when deleted. */
  content: string | null;
  author: Author;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** Set when edited. */
  updatedAt: string | null;
  attachments: Attachments;
  commentable: Commentable;
  likable: Likable;
  isDeleted: boolean;
  /** The first 2 replies; the same as commentable.comments. */
  children: Comment[];
  /** Replies that are not deleted. */
  childrenCount: number;
  parentCommentId: number | null;
  entityType: EntityType;
  entityId: number;
};

export type Commentable = {
  comments: Comment[];
  /** Top-level ones that are not deleted. */
  commentsCount: number;
  /** Those and all replies that are not deleted. */
  totalCommentsCount: number;
};

export type CommentInput = {
  content?: string | null | undefined;
  attachments?: AttachmentsInput | undefined;
};

export type CommentNotification = {
  id: number;
  isRead: boolean;
  /** ISO 8601 in UTC with milliseconds. */
  when: string;
  who: Author;
  entityType: EntityType;
  entityId: number;
  /** The title, or the first 120 characters of the text. */
  entitySummary: string;
  /** The new or liked comment. */
  commentId: number;
  /** The first 120 characters of its text. */
  commentSummary: string;
  /** The top-level comment of a reply. */
  parentCommentId: number | null;
  type: "comment" | "commentAsReply" | "likeOnComment" | "mentionOnComment";
};

export type Community = {
  id: number;
  slug: string;
  name: string;
  icon: string | null;
  isJoined: boolean;
  description: string | null;
  type: "public" | "private";
  country: Country | null;
  logo: Image | null;
  banner: Image | null;
  /** The logo at 256 px; icon is 64 px. */
  img: string | null;
  /** Equals slug on reads. */
  newSlug: string;
  membersCount: number;
  isFollowed: boolean;
  isInvited: boolean;
  /** Contact id. */
  creatorId: number;
};

export type CommunityChanges = {
  /** 2 to 80 characters. */
  name?: string | undefined;
  type?: "public" | "private" | undefined;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** The id of a country. */
  country?: number | null | undefined;
  /** The id of an own upload. */
  logo?: number | null | undefined;
  /** The id of an own upload. */
  banner?: number | null | undefined;
  /** 2 to 64 letters, digits and hyphens. */
  newSlug?: string | undefined;
};

export type CommunityFollow = {
  id: number;
  name: string;
  slug: string | null;
  icon: string | null;
  isFollowed: boolean;
};

export type CommunityInput = {
  /** 2 to 80 characters. */
  name: string;
  type: "public" | "private";
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** The id of a country. */
  country?: number | null | undefined;
  /** The id of an own upload. */
  logo?: number | null | undefined;
  /** The id of an own upload. */
  banner?: number | null | undefined;
  /** Made from the name when left out. */
  newSlug?: string | null | undefined;
};

export type CommunityMember = {
  about: string | null;
  author: Author;
  /** Time of the last request, rounded to the minute. */
  lastActiveStamp: string | null;
};

export type CommunityPost = {
  id: number;
  /** publishedAt, or createdAt of a draft. */
  time: string;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string | null;
  /** Falls back to the description. */
  content: string | null;
  author: Author;
  /** Contact id of the creator. */
  creatorId: number;
  communities: CommunityRef[];
  communityIds: number[];
  /** Empty means all. */
  userTypes: UserType[];
  saveAs: SaveAs;
  /** Of the author. */
  beats: Beat[];
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
  type: "communityPost";
  attachments: Attachments;
};

export type CommunityPostChanges = {
  /** HTML with at most 5000 characters of text. */
  content?: string | null | undefined;
  attachments?: AttachmentsInput | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
};

export type CommunityPostInput = {
  /** HTML with at most 5000 characters of text. */
  content?: string | null | undefined;
  attachments?: AttachmentsInput | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
  /** In whose name; the contact id of the creator by default. */
  authorId?: number | undefined;
};

export type CommunityRef = {
  id: number;
  slug: string;
  name: string;
  icon: string | null;
  isJoined: boolean;
};

export type Company = {
  id: number;
  name: string;
  slug: string;
  logo: string | null;
  contactId: number;
  description: string | null;
  url: string | null;
  country: Country | null;
  banner: Image | null;
  phone: string | null;
  email: string | null;
  isVerified: boolean;
  newsroom: {
    id: number;
    name: string;
    slug: string;
    status: "pending" | "confirmed" | "declined";
  } | null;
  peopleCount: number;
  isFollowed: boolean;
  canEdit: boolean;
};

export type CompanyChanges = {
  /** At most 120 characters. */
  name?: string | undefined;
  url?: string | null | undefined;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** The id of a country. */
  country?: number | null | undefined;
  /** The id of an own upload. */
  logo?: number | null | undefined;
  /** The id of an own upload. */
  banner?: number | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  /** 2 to 64 letters, digits and hyphens. */
  newSlug?: string | undefined;
};

export type CompanyInput = {
  /** At most 120 characters. */
  name: string;
  url?: string | null | undefined;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** The id of a country. */
  country?: number | null | undefined;
  /** The id of an own upload. */
  logo?: number | null | undefined;
};

export type CompanyRef = {
  id: number;
  name: string;
  slug: string;
  logo: string | null;
};

export type CompanyResponsibility = {
  id: number;
  beats: number[];
  roleTitle: string | null;
  kind: "company";
  company: CompanyRef;
  roles: Array<"pr" | "marketing" | "communications" | "executive" | "other">;
  isMediaContact: boolean;
  /** Pending until the company has agreed; only the person sees it then. */
  status: "pending" | "active";
};

export type Contact = {
  /** The contact id. */
  id: number;
  avatar: string | null;
  name: string;
  slug: string | null;
  type: "person" | "company";
  firstname: string | null;
  lastname: string | null;
  job: string | null;
  organization: string | null;
  email: string | null;
  phone: string | null;
  country: Country | null;
  beats: Beat[];
  about: string | null;
  outlets: Array<{
    outlet: OutletRef;
    roleTitle: string | null;
  }>;
  companies: Array<{
    company: CompanyRef;
    roleTitle: string | null;
    isMediaContact: boolean;
  }>;
  social: SettingsSocial | null;
  /** For the owning account only. */
  notes: string | null;
  listIds: number[];
  /** True when it belongs to the reader's account. */
  isOwn: boolean;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
};

export type ContactChanges = {
  /** 1 to 120 characters. */
  name?: string | undefined;
  /** A person without it. */
  type?: "person" | "company" | undefined;
  /** An account has it in one of its contacts only. */
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** At most 120 characters. */
  job?: string | null | undefined;
  /** At most 120 characters. */
  organization?: string | null | undefined;
  /** The id of a country. */
  country?: number | null | undefined;
  /** Ids of beats. */
  beats?: number[] | null | undefined;
  /** At most 2000 characters. */
  notes?: string | null | undefined;
};

export type ContactImport = {
  created: number;
  updated: number;
  /** Rows that were left out, and why. */
  errors: Array<{
    /** As a spreadsheet counts: the names of the columns are row 1. */
    row: number;
    messages: string[];
  }>;
};

export type ContactInput = {
  /** 1 to 120 characters. */
  name: string;
  /** A person without it. */
  type?: "person" | "company" | undefined;
  /** An account has it in one of its contacts only. */
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** At most 120 characters. */
  job?: string | null | undefined;
  /** At most 120 characters. */
  organization?: string | null | undefined;
  /** The id of a country. */
  country?: number | null | undefined;
  /** Ids of beats. */
  beats?: number[] | null | undefined;
  /** At most 2000 characters. */
  notes?: string | null | undefined;
};

export type ContactList = {
  id: number;
  name: string;
  description: string | null;
  contactsCount: number;
  creator: Author;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  updatedAt: string;
};

export type ContactListChanges = {
  /** 1 to 120 characters. */
  name?: string | undefined;
  /** At most 2000 characters. */
  description?: string | null | undefined;
};

export type ContactListInput = {
  /** 1 to 120 characters. */
  name: string;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  contactIds?: number[] | undefined;
};

export type ContactRole = "editor" | "reporter" | "producer" | "presenter" | "contributor" | "freelancer" | "pr" | "marketing" | "communications" | "executive" | "other";

export type Conversation = {
  id: number;
  /** Everybody in it, the reader included. */
  participants: Author[];
  /** The newest one. */
  lastMessage: Message | null;
  /** Messages of others that the reader has not read. */
  unread: number;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** When something was written last. */
  updatedAt: string;
};

export type ConversationInput = {
  /** Contact ids of the other people. */
  contactIds: number[];
  content?: string | null | undefined;
  attachments?: AttachmentsInput | undefined;
};

export type Country = {
  id: number;
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
};

export type CurrentUser = {
  authenticated: boolean;
  id: number | null;
  slug: string | null;
  contactId: number | null;
  /** As stored, so possibly empty; a guest has the role guest. */
  roles: Role[];
  modules: Module[];
  /** Joined ones by name, then up to 10 suggested ones by name. */
  communities: CommunityRef[];
  firstname: string | null;
  lastname: string | null;
  fullName: string | null;
  /** The avatar at 256 px. */
  logo: string | null;
  /** The avatar at 64 px. */
  logoIcon: string | null;
  jobTitle: string | null;
  beats: Beat[] | null;
  getstream: {
    userId: string;
    userToken: string;
    beats: Array<{
      name: string;
      feed: string;
      feedId: string;
      token: string;
    }>;
  } | null;
  account: {
    id: number;
    name: string;
    company: CompanyRef | null;
  } | null;
  /** IANA name; null means Australia/Sydney. */
  timezone: string | null;
  isReadOnly: boolean | null;
  isManaged: boolean | null;
  email: string | null;
  /** The author of the product, for platform admins. */
  systemCompany: Author | null;
  hasNotifications: boolean | null;
  onboarding: OnboardingStage | null;
};

export type Detail = {
  detail: string;
};

export type Draft = {
  id: number;
  postType: PostType;
  /** Title or name, where the type has one. */
  title: string | null;
  author: Author;
  /** Safe HTML. */
  content: string | null;
  video: Video | null;
  url: string | null;
  /** Contact id of the creator. */
  creatorId: number;
  userTypes: UserType[];
  communityIds: number[];
  saveAs: "draft";
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
};

export type EntityNotification = {
  id: number;
  isRead: boolean;
  /** ISO 8601 in UTC with milliseconds. */
  when: string;
  who: Author;
  entityType: EntityType;
  entityId: number;
  /** The title, or the first 120 characters of the text. */
  entitySummary: string;
  type: "like" | "mention";
};

export type EntityType = "communityPost" | "job" | "callout" | "event" | "record" | "reaction" | "statement" | "story" | "interview";

export type Event = {
  id: number;
  /** publishedAt, or createdAt of a draft. */
  time: string;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string | null;
  /** Falls back to the description. */
  content: string | null;
  author: Author;
  /** Contact id of the creator. */
  creatorId: number;
  communities: CommunityRef[];
  communityIds: number[];
  /** Empty means all. */
  userTypes: UserType[];
  saveAs: SaveAs;
  /** Of the author. */
  beats: Beat[];
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
  name: string;
  /** IANA name. Null only in a draft. */
  timezone: string | null;
  address: string | null;
  venue: string | null;
  link: string | null;
  /** Safe HTML. */
  description: string | null;
  img: Image | null;
  /** Null only in a draft. */
  start: string | null;
  /** ISO 8601 in UTC with milliseconds. */
  end: string | null;
  /** Null only in a draft. */
  type: "online" | "offline" | null;
  postType: "event";
};

export type EventChanges = {
  /** At most 200 characters. */
  name?: string | null | undefined;
  type?: "online" | "offline" | null | undefined;
  /** IANA name. */
  timezone?: string | null | undefined;
  /** ISO 8601 with an offset. */
  start?: string | null | undefined;
  /** ISO 8601 with an offset. */
  end?: string | null | undefined;
  /** At most 300 characters. */
  address?: string | null | undefined;
  /** At most 200 characters. */
  venue?: string | null | undefined;
  /** Completed with https:// where the scheme is missing. */
  link?: string | null | undefined;
  /** HTML with at most 5000 characters of text. */
  description?: string | null | undefined;
  /** The id of an own upload. */
  img?: number | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
};

export type EventInput = {
  /** At most 200 characters. */
  name?: string | null | undefined;
  type?: "online" | "offline" | null | undefined;
  /** IANA name. */
  timezone?: string | null | undefined;
  /** ISO 8601 with an offset. */
  start?: string | null | undefined;
  /** ISO 8601 with an offset. */
  end?: string | null | undefined;
  /** At most 300 characters. */
  address?: string | null | undefined;
  /** At most 200 characters. */
  venue?: string | null | undefined;
  /** Completed with https:// where the scheme is missing. */
  link?: string | null | undefined;
  /** HTML with at most 5000 characters of text. */
  description?: string | null | undefined;
  /** The id of an own upload. */
  img?: number | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
  /** In whose name; the contact id of the creator by default. */
  authorId?: number | undefined;
};

export type EventPost = {
  id: number;
  /** publishedAt, or createdAt of a draft. */
  time: string;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string | null;
  /** Falls back to the description. */
  content: string | null;
  author: Author;
  /** Contact id of the creator. */
  creatorId: number;
  communities: CommunityRef[];
  communityIds: number[];
  /** Empty means all. */
  userTypes: UserType[];
  saveAs: SaveAs;
  /** Of the author. */
  beats: Beat[];
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
  name: string;
  /** IANA name. Null only in a draft. */
  timezone: string | null;
  address: string | null;
  venue: string | null;
  link: string | null;
  /** Safe HTML. */
  description: string | null;
  img: Image | null;
  /** Null only in a draft. */
  start: string | null;
  /** ISO 8601 in UTC with milliseconds. */
  end: string | null;
  type: "event";
  /** Null only in a draft. */
  eventType: "online" | "offline" | null;
};

export type FeedItem = CommunityPost | Callout | EventPost | Job | RecordPost | Reaction | Statement | NewsItem;

export type FeedType = "communityPost" | "job" | "callout" | "event" | "record" | "reaction" | "statement" | "media" | "epitome" | "marcoms";

export type FeedTypeFollow = {
  id: FeedType;
  name: string;
  slug: string | null;
  icon: string | null;
  isFollowed: boolean;
};

export type FieldErrors = {
  /** Messages by field; those tied to no field lie under base. */
  errors: Record<string, string[]>;
};

export type FollowResult = {
  isFollowed: boolean;
};

export type Image = {
  id: number;
  path: string;
  width: number;
  height: number;
  mime: string;
  size: number;
};

export type ImageAttachment = {
  id: number;
  path: string;
};

export type Interview = {
  id: number;
  title: string;
  type: InterviewType;
  /** Safe HTML. */
  description: string | null;
  status: InterviewStatus;
  author: Author;
  /** Contact id of the creator. */
  creatorId: number;
  img: Image | null;
  beats: Beat[];
  /** ISO 8601 in UTC with milliseconds. */
  deadline: string | null;
  showQuestions: boolean;
  allowSkip: boolean;
  isPublic: boolean;
  questionsCount: number;
  /** Finished answer sets. */
  answersCount: number;
  /** Whether anybody has answered a question, also in a set that is not finished. */
  isAnswered: boolean;
  /** Whether the reader is invited to answer. */
  isInvited: boolean;
  /** Empty for readers who may not see them before they answer. */
  questions: Question[];
  /** The newest published call-out for it. */
  calloutId: number | null;
  /** With the reader; for the author, with anybody. */
  isShared: boolean;
  /** By the reader. */
  isSaved: boolean;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string | null;
  isDeleted: boolean;
};

export type InterviewChanges = {
  /** 1 to 200 characters. */
  title?: string | undefined;
  type?: "video" | "text" | undefined;
  /** HTML with at most 5000 characters of text. */
  description?: string | null | undefined;
  /** The id of an own upload. */
  img?: number | null | undefined;
  beats?: number[] | null | undefined;
  /** ISO 8601 with an offset. */
  deadline?: string | null | undefined;
  showQuestions?: boolean | null | undefined;
  allowSkip?: boolean | null | undefined;
  isPublic?: boolean | null | undefined;
  /** Draft to open to closed, never back. */
  status?: "open" | "closed" | undefined;
};

export type InterviewInput = {
  /** 1 to 200 characters. */
  title: string;
  type: "video" | "text";
  /** HTML with at most 5000 characters of text. */
  description?: string | null | undefined;
  /** The id of an own upload. */
  img?: number | null | undefined;
  beats?: number[] | null | undefined;
  /** ISO 8601 with an offset. */
  deadline?: string | null | undefined;
  showQuestions?: boolean | null | undefined;
  allowSkip?: boolean | null | undefined;
  isPublic?: boolean | null | undefined;
  /** 1 to 20 for opening. */
  questions?: NewQuestion[] | undefined;
  /** Published opens it. */
  saveAs?: "draft" | "published" | undefined;
};

export type InterviewStatus = "draft" | "open" | "closed";

export type InterviewType = "video" | "text";

export type Invitation = {
  id: number;
  interviewId: number;
  /** The permission of whoever holds it. */
  hash: string;
  type: InterviewType;
  contact: Author | null;
  email: string | null;
  status: "invited" | "opened" | "answered";
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
};

export type InvitationsInput = {
  /** Contact ids. */
  contactIds?: number[] | undefined;
  emails?: string[] | undefined;
};

export type Job = {
  id: number;
  /** publishedAt, or createdAt of a draft. */
  time: string;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string | null;
  /** Falls back to the description. */
  content: string | null;
  author: Author;
  /** Contact id of the creator. */
  creatorId: number;
  communities: CommunityRef[];
  communityIds: number[];
  /** Empty means all. */
  userTypes: UserType[];
  saveAs: SaveAs;
  /** Of the author. */
  beats: Beat[];
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
  type: "job";
  title: string;
  /** Safe HTML. */
  description: string;
  company: CompanyRef | {
    id: null;
    name: string;
    slug: null;
    logo: null;
  };
  /** Null only in a draft. */
  workplace: "on-site" | "remote" | "hybrid" | null;
  /** Null only in a draft. */
  jobType: "full-time" | "part-time" | "temporary" | "volunteer" | null;
  url: string | null;
  location: string | null;
  img: Image | null;
};

export type JobChanges = {
  /** At most 200 characters. */
  title?: string | null | undefined;
  /** HTML with at most 5000 characters of text. */
  description?: string | null | undefined;
  /** The id of a company, or a name of at most 200 characters. */
  company?: number | string | null | undefined;
  workplace?: "on-site" | "remote" | "hybrid" | null | undefined;
  jobType?: "full-time" | "part-time" | "temporary" | "volunteer" | null | undefined;
  /** At most 200 characters. */
  location?: string | null | undefined;
  /** Completed with https:// where the scheme is missing. */
  url?: string | null | undefined;
  /** The id of an own upload. */
  img?: number | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
};

export type JobInput = {
  /** At most 200 characters. */
  title?: string | null | undefined;
  /** HTML with at most 5000 characters of text. */
  description?: string | null | undefined;
  /** The id of a company, or a name of at most 200 characters. */
  company?: number | string | null | undefined;
  workplace?: "on-site" | "remote" | "hybrid" | null | undefined;
  jobType?: "full-time" | "part-time" | "temporary" | "volunteer" | null | undefined;
  /** At most 200 characters. */
  location?: string | null | undefined;
  /** Completed with https:// where the scheme is missing. */
  url?: string | null | undefined;
  /** The id of an own upload. */
  img?: number | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
  /** In whose name; the contact id of the creator by default. */
  authorId?: number | undefined;
};

export type JoinRequest = {
  /** The id of the responsibility that waits. */
  id: number;
  person: Author;
  company: CompanyRef;
};

export type JoinResult = {
  isJoined: boolean;
  membersCount: number;
};

export type Likable = {
  liked: boolean;
  likesCount: number;
  /** Only in a post read in full: the newest 20. */
  likes?: Author[] | undefined;
};

export type LikeResult = {
  liked: boolean;
  likesCount: number;
};

export type MailingStatus = "draft" | "scheduled" | "sending" | "sent";

export type Message = {
  id: number;
  conversationId: number;
  author: Author;
  /** Plain text; null when deleted. */
  content: string | null;
  attachments: Attachments;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  isDeleted: boolean;
};

export type MessageInput = {
  content?: string | null | undefined;
  attachments?: AttachmentsInput | undefined;
};

export type Meta = {
  /** Everything that the reader may see. */
  total: number;
  offset: number;
  limit: number;
};

export type Module = "onlineNewsroom" | "monitor" | "monitorAdvanced" | "monitorSocial" | "contacts" | "opportunities" | "reports" | "monitorPrint";

export type MonitorItem = {
  /** Of a story its id; stories and other items share one sequence. */
  id: number;
  title: string;
  summary: string | null;
  /** Where it was published, when elsewhere. */
  url: string | null;
  /** The story of the platform that it is. */
  storyId: number | null;
  source: MonitorSource;
  outlet: OutletRef | null;
  beats: Beat[];
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string;
  /** The words and phrases searched for that it has. */
  matches: string[];
};

export type MonitorItemsInput = {
  items: NewMonitorItem[];
};

export type MonitorItemsResult = {
  created: number;
};

export type MonitorSearch = {
  id: number;
  name: string;
  q: string;
  /** Empty means all that the plan includes. */
  sources: MonitorSource[];
  /** Ids of beats; empty means all. */
  beats: number[];
  /** Whether a mail tells of what is new. */
  notify: boolean;
  /** Items that came since its first page was last read. */
  newCount: number;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
};

export type MonitorSearchChanges = {
  /** 1 to 120 characters. */
  name?: string | undefined;
  /** At most 200 characters. */
  q?: string | null | undefined;
  sources?: MonitorSource[] | null | undefined;
  beats?: number[] | null | undefined;
  notify?: boolean | null | undefined;
};

export type MonitorSearchInput = {
  /** 1 to 120 characters. */
  name: string;
  /** At most 200 characters. */
  q?: string | null | undefined;
  sources?: MonitorSource[] | null | undefined;
  beats?: number[] | null | undefined;
  notify?: boolean | null | undefined;
};

export type MonitorSource = "online" | "social" | "print";

export type NewAccessToken = {
  id: number;
  name: string;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  lastUsedAt: string | null;
  /** ISO 8601 in UTC with milliseconds. */
  expiresAt: string;
  /** Sent as Authorization: Bearer; told this once. */
  token: string;
};

export type NewMonitorItem = {
  title: string;
  /** Plain text. */
  summary?: string | null | undefined;
  /** One that is known already is left out. */
  url?: string | null | undefined;
  source: MonitorSource;
  outletId?: number | null | undefined;
  beats?: number[] | null | undefined;
  /** ISO 8601 with an offset. */
  publishedAt: string;
};

export type NewQuestion = {
  /** 1 to 500 characters. */
  text: string;
  /** The id of an own upload. */
  video?: number | null | undefined;
  /** Seconds; null means 120. */
  timeLimit?: number | null | undefined;
};

export type NewsItem = {
  /** Story id. */
  id: number;
  type: NewsKind;
  /** Falls back to the headline. */
  title: string;
  headline: string | null;
  summary: string | null;
  img: Image | null;
  video: Video | null;
  author: Author;
  beats: Beat[];
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
  /** ISO 8601 in UTC with milliseconds. */
  time: string;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string;
};

export type NewsKind = "media" | "epitome" | "marcoms";

export type Newsroom = {
  id: number;
  name: string;
  slug: string;
  status: NewsroomStatus;
  company: CompanyRef;
  description: string | null;
  /** Its own address, or else the company's. */
  url: string | null;
  country: Country | null;
  logo: Image | null;
  banner: Image | null;
  /** Those of the company. */
  beats: Beat[];
  /** Whom the press may call. */
  contacts: Author[];
  /** Published ones. */
  announcementsCount: number;
  owner: Author;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  confirmedAt: string | null;
  canEdit: boolean;
};

export type NewsroomChanges = {
  /** At most 120 characters. */
  name?: string | undefined;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** The id of an own upload. */
  logo?: number | null | undefined;
  /** The id of an own upload. */
  banner?: number | null | undefined;
  /** Whom the press may call. */
  contactIds?: number[] | undefined;
  /** 2 to 64 letters, digits and hyphens. */
  newSlug?: string | undefined;
};

export type NewsroomConfirmation = {
  hash: string;
  newsroom: Newsroom;
  requester: Author;
  /** ISO 8601 in UTC with milliseconds. */
  expiresAt: string;
};

export type NewsroomInput = {
  /** At most 120 characters. */
  name: string;
  companyId?: number | null | undefined;
  /** Names the company where companyId does not. */
  url?: string | null | undefined;
  /** The id of a country. */
  country?: number | null | undefined;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** The id of an own upload. */
  logo?: number | null | undefined;
  /** The id of an own upload. */
  banner?: number | null | undefined;
};

export type NewsroomStatus = "pending" | "confirmed" | "declined";

export type Notification = EntityNotification | CommentNotification | AnswerNotification;

export type NotificationSetting = {
  kind: "comment" | "commentAsReply" | "like" | "likeOnComment" | "mention" | "mentionOnComment" | "interviewAnswer";
  onSite: boolean;
  email: boolean;
};

export type Onboarding = {
  stage: OnboardingStage | null;
};

export type OnboardingNewsroom = {
  /** At most 120 characters. */
  name: string;
  url: string;
  /** The id of a country. */
  country?: number | null | undefined;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** The id of an own upload. */
  logo?: number | null | undefined;
};

export type OnboardingOrganization = {
  organization: Company | null;
  /** At most 5. */
  suggestions: Company[];
};

export type OnboardingStage = "details" | "organization" | "newsroom" | "beats" | "communities";

export type Outlet = {
  id: number;
  name: string;
  slug: string;
  logo: string | null;
  url: string | null;
  description: string | null;
  type: "newspaper" | "magazine" | "online" | "tv" | "radio" | "podcast" | "newsletter";
  country: Country | null;
  beats: Beat[];
  audience: number | null;
  peopleCount: number;
  canEdit: boolean;
};

export type OutletChanges = {
  /** At most 120 characters. */
  name?: string | undefined;
  url?: string | null | undefined;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** The id of a country. */
  country?: number | null | undefined;
  /** The id of an own upload. */
  logo?: number | null | undefined;
  type?: "newspaper" | "magazine" | "online" | "tv" | "radio" | "podcast" | "newsletter" | undefined;
  beats?: number[] | undefined;
  /** 2 to 64 letters, digits and hyphens. */
  newSlug?: string | undefined;
};

export type OutletInput = {
  /** At most 120 characters. */
  name: string;
  url?: string | null | undefined;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** The id of a country. */
  country?: number | null | undefined;
  /** The id of an own upload. */
  logo?: number | null | undefined;
  type: "newspaper" | "magazine" | "online" | "tv" | "radio" | "podcast" | "newsletter";
  beats?: number[] | undefined;
};

export type OutletRef = {
  id: number;
  name: string;
  slug: string;
  logo: string | null;
};

export type OutletResponsibility = {
  id: number;
  beats: number[];
  roleTitle: string | null;
  kind: "outlet";
  outlet: OutletRef;
  roles: Array<"editor" | "reporter" | "producer" | "presenter" | "contributor" | "freelancer">;
};

export type PostType = "communityPost" | "job" | "callout" | "event" | "record" | "reaction" | "statement";

export type Problem = FieldErrors | Detail;

export type Profile = {
  /** The contact id. */
  id: number;
  avatar: string | null;
  name: string;
  slug: string | null;
  type: "person" | "company";
  userId: number | null;
  about: string | null;
  job: string | null;
  organization: string | null;
  country: Country | null;
  beats: Beat[];
  userType: UserType | null;
  /** When true and not permitted, all keys below are null or empty. */
  isPrivate: boolean;
  contact: SettingsContacts | null;
  social: SettingsSocial | null;
  responsibilities: Responsibility[];
  communities: CommunityRef[];
  isFollowed: boolean;
  /** ISO 8601 in UTC with milliseconds. */
  lastActiveStamp: string | null;
  isReadOnly: boolean;
};

export type ProfileAi = {
  summary: string;
  status: "ready" | "pending";
  /** ISO 8601 in UTC with milliseconds. */
  generatedAt: string | null;
};

export type PublicInterview = {
  id: number;
  title: string;
  type: InterviewType;
  /** Safe HTML. */
  description: string | null;
  author: Author;
  /** ISO 8601 in UTC with milliseconds. */
  deadline: string | null;
  questionsCount: number;
  /** Only where they are shown before the start (D-70). */
  questions: Question[];
};

export type Question = {
  id: number;
  interviewId: number;
  /** From 1, in the order of asking. */
  position: number;
  text: string;
  video: Video | null;
  /** Seconds that a recorded answer may take; null means 120. */
  timeLimit: number | null;
  /** In lists over many interviews. */
  interview?: {
    id: number;
    title: string;
  } | undefined;
};

export type QuestionChanges = {
  /** 1 to 500 characters. */
  text?: string | undefined;
  /** The id of an own upload. */
  video?: number | null | undefined;
  /** Seconds; null means 120. */
  timeLimit?: number | null | undefined;
};

export type QuestionInput = {
  /** 1 to 500 characters. */
  text: string;
  /** The id of an own upload. */
  video?: number | null | undefined;
  /** Seconds; null means 120. */
  timeLimit?: number | null | undefined;
  /** At the end without it. */
  position?: number | undefined;
};

export type Reaction = {
  id: number;
  /** publishedAt, or createdAt of a draft. */
  time: string;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string | null;
  /** Falls back to the description. */
  content: string | null;
  author: Author;
  /** Contact id of the creator. */
  creatorId: number;
  communities: CommunityRef[];
  communityIds: number[];
  /** Empty means all. */
  userTypes: UserType[];
  saveAs: SaveAs;
  /** Of the author. */
  beats: Beat[];
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
  type: "reaction";
  video: Video | null;
  url: string | null;
};

export type ReactionChanges = {
  /** The id of an own upload. */
  video?: number | null | undefined;
  /** HTML with at most 5000 characters of text. */
  content?: string | null | undefined;
  /** Completed with https:// where the scheme is missing. */
  url?: string | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
};

export type ReactionInput = {
  /** The id of an own upload. */
  video?: number | null | undefined;
  /** HTML with at most 5000 characters of text. */
  content?: string | null | undefined;
  /** Completed with https:// where the scheme is missing. */
  url?: string | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
  /** In whose name; the contact id of the creator by default. */
  authorId?: number | undefined;
};

export type RecordChanges = {
  /** The id of an own upload. */
  video?: number | null | undefined;
  /** HTML with at most 5000 characters of text. */
  content?: string | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
};

export type RecordInput = {
  /** The id of an own upload. */
  video?: number | null | undefined;
  /** HTML with at most 5000 characters of text. */
  content?: string | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
  /** In whose name; the contact id of the creator by default. */
  authorId?: number | undefined;
};

export type RecordPost = {
  id: number;
  /** publishedAt, or createdAt of a draft. */
  time: string;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string | null;
  /** Falls back to the description. */
  content: string | null;
  author: Author;
  /** Contact id of the creator. */
  creatorId: number;
  communities: CommunityRef[];
  communityIds: number[];
  /** Empty means all. */
  userTypes: UserType[];
  saveAs: SaveAs;
  /** Of the author. */
  beats: Beat[];
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
  type: "record";
  video: Video | null;
};

export type Respondent = {
  name: string | null;
  /** For the author and the respondent alone. */
  email: string | null;
  organization: string | null;
  contact: Author | null;
};

export type Responsibility = OutletResponsibility | CompanyResponsibility | Spokesperson;

export type Role = "guest" | "journo" | "pr" | "expert" | "admin" | "accountAdmin";

export type SaveAs = "draft" | "published";

export type SavedMedia = {
  id: number;
  kind: "interview" | "answer";
  interview: {
    id: number;
    title: string;
    type: InterviewType;
  };
  answer: Answer | null;
  /** ISO 8601 in UTC with milliseconds. */
  savedAt: string;
};

export type SaveResult = {
  isSaved: boolean;
};

export type SearchMeta = {
  /** Everything that the reader may see. */
  total: number;
  offset: number;
  limit: number;
  /** How many of each type there are, whatever types were asked for. */
  counts: {
    person: number;
    company: number;
    outlet: number;
    community: number;
    communityPost: number;
    job: number;
    callout: number;
    event: number;
    record: number;
    reaction: number;
    statement: number;
    story: number;
    announcement: number;
    interview: number;
  };
};

export type SearchResult = {
  type: SearchType;
  /** Of a person the contact id. */
  id: number;
  /** Of what has its address by a slug. */
  slug: string | null;
  /** The name or title; of a post without one, how its text begins. */
  title: string;
  /** Plain text: around what was searched for where the text has it, otherwise how it begins. */
  summary: string | null;
  img: string | null;
  /** Of what somebody has published. */
  author: Author | null;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string | null;
};

export type SearchType = "person" | "company" | "outlet" | "community" | "communityPost" | "job" | "callout" | "event" | "record" | "reaction" | "statement" | "story" | "announcement" | "interview";

export type SettingsBase = {
  userId: number;
  slug: string;
  avatar: string | null;
  firstname: string;
  lastname: string;
  job: string | null;
  organization: {
    /** The company, where it is one. */
    id: number | null;
    name: string;
  } | null;
  about: string | null;
  /** IANA name; null means Australia/Sydney. */
  timezone: string | null;
  country: Country | null;
  beats: Beat[];
  /** Private: others see the head of the profile only. */
  view: "public" | "private";
};

export type SettingsContacts = {
  phone: string | null;
  mobile: string | null;
  publicEmail: string | null;
  website: string | null;
  location: string | null;
};

export type SettingsSecurity = {
  email: string;
  otpEnabled: boolean;
  /** The sign-ins that hold, last used first. Access tokens are not among them. */
  sessions: Array<{
    id: string;
    device: string;
    address: string;
    /** ISO 8601 in UTC with milliseconds. */
    lastUsedAt: string;
    isCurrent: boolean;
  }>;
};

export type SettingsSocial = {
  linkedin: string | null;
  x: string | null;
  facebook: string | null;
  instagram: string | null;
  youtube: string | null;
  tiktok: string | null;
  website: string | null;
};

export type Spokesperson = {
  id: number;
  beats: number[];
  roleTitle: string | null;
  kind: "spokesperson";
  company: CompanyRef;
  roles: Array<"spokesperson">;
};

export type Statement = {
  id: number;
  /** publishedAt, or createdAt of a draft. */
  time: string;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string | null;
  /** Falls back to the description. */
  content: string | null;
  author: Author;
  /** Contact id of the creator. */
  creatorId: number;
  communities: CommunityRef[];
  communityIds: number[];
  /** Empty means all. */
  userTypes: UserType[];
  saveAs: SaveAs;
  /** Of the author. */
  beats: Beat[];
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
  type: "statement";
  video: Video | null;
  url: string | null;
};

export type StatementChanges = {
  /** The id of an own upload. */
  video?: number | null | undefined;
  /** HTML with at most 5000 characters of text. */
  content?: string | null | undefined;
  /** Completed with https:// where the scheme is missing. */
  url?: string | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
};

export type StatementInput = {
  /** The id of an own upload. */
  video?: number | null | undefined;
  /** HTML with at most 5000 characters of text. */
  content?: string | null | undefined;
  /** Completed with https:// where the scheme is missing. */
  url?: string | null | undefined;
  /** Empty means none. */
  communities?: number[] | null | undefined;
  /** Empty means all. */
  userTypes?: UserType[] | null | undefined;
  saveAs?: SaveAs | undefined;
  /** In whose name; the contact id of the creator by default. */
  authorId?: number | undefined;
};

export type StatusInput = {
  /** The wanted state; without it, it flips. */
  status?: boolean | undefined;
};

export type Story = {
  /** Story id. */
  id: number;
  type: NewsKind;
  /** Falls back to the headline. */
  title: string;
  headline: string | null;
  summary: string | null;
  img: Image | null;
  video: Video | null;
  author: Author;
  beats: Beat[];
  likable: Likable;
  commentable: Commentable;
  isDeleted: boolean;
  /** Safe HTML. */
  content: string;
  outlet: OutletRef | null;
  company: CompanyRef | null;
  announcementId: number | null;
  communities: CommunityRef[];
  /** Original place, when published elsewhere. */
  url: string | null;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  publishedAt: string | null;
};

export type StoryChanges = {
  kind?: "media" | "epitome" | "marcoms" | undefined;
  /** At most 200 characters; one of title and headline is required. */
  title?: string | null | undefined;
  /** At most 200 characters. */
  headline?: string | null | undefined;
  /** At most 500 characters. */
  summary?: string | null | undefined;
  /** HTML with at most 50000 characters. */
  content?: string | null | undefined;
  /** The id of an own upload. */
  img?: number | null | undefined;
  /** The id of an own upload. */
  video?: number | null | undefined;
  /** Where it was published. */
  outletId?: number | null | undefined;
  beats?: number[] | null | undefined;
  /** Where it appears as well. */
  communities?: number[] | null | undefined;
  saveAs?: "draft" | "published" | undefined;
};

export type StoryInput = {
  kind: "media" | "epitome" | "marcoms";
  /** At most 200 characters; one of title and headline is required. */
  title?: string | null | undefined;
  /** At most 200 characters. */
  headline?: string | null | undefined;
  /** At most 500 characters. */
  summary?: string | null | undefined;
  /** HTML with at most 50000 characters. */
  content?: string | null | undefined;
  /** The id of an own upload. */
  img?: number | null | undefined;
  /** The id of an own upload. */
  video?: number | null | undefined;
  /** Where it was published. */
  outletId?: number | null | undefined;
  beats?: number[] | null | undefined;
  /** Where it appears as well. */
  communities?: number[] | null | undefined;
  saveAs?: "draft" | "published" | undefined;
  /** In whose name; the contact id of the creator by default. */
  authorId?: number | undefined;
};

export type Subscription = {
  id: number;
  name: string;
  description: string;
  frequency: "daily" | "weekly" | "asItHappens";
  isSubscribed: boolean;
};

export type Task = {
  id: number;
  title: string;
  description: string | null;
  status: TaskStatus;
  assignee: Author | null;
  creator: Author;
  /** ISO 8601 in UTC with milliseconds. */
  dueAt: string | null;
  workListId: number | null;
  entityType: TaskEntityType | null;
  entityId: number | null;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** ISO 8601 in UTC with milliseconds. */
  doneAt: string | null;
};

export type TaskChanges = {
  /** 1 to 200 characters. */
  title?: string | undefined;
  /** At most 5000 characters. */
  description?: string | null | undefined;
  status?: "todo" | "inProgress" | "done" | undefined;
  /** Contact id of a user of the account. */
  assigneeId?: number | null | undefined;
  /** ISO 8601 with an offset. */
  dueAt?: string | null | undefined;
  workListId?: number | null | undefined;
  entityType?: "communityPost" | "job" | "callout" | "event" | "record" | "reaction" | "statement" | "story" | "interview" | "announcement" | null | undefined;
  /** With entityType: what the task is about. */
  entityId?: number | null | undefined;
};

export type TaskEntityType = "communityPost" | "job" | "callout" | "event" | "record" | "reaction" | "statement" | "story" | "interview" | "announcement";

export type TaskInput = {
  /** 1 to 200 characters. */
  title: string;
  /** At most 5000 characters. */
  description?: string | null | undefined;
  status?: "todo" | "inProgress" | "done" | undefined;
  /** Contact id of a user of the account. */
  assigneeId?: number | null | undefined;
  /** ISO 8601 with an offset. */
  dueAt?: string | null | undefined;
  workListId?: number | null | undefined;
  entityType?: "communityPost" | "job" | "callout" | "event" | "record" | "reaction" | "statement" | "story" | "interview" | "announcement" | null | undefined;
  /** With entityType: what the task is about. */
  entityId?: number | null | undefined;
};

export type TaskStatus = "todo" | "inProgress" | "done";

export type Timezone = {
  /** IANA name. */
  id: string;
  /** Minutes ahead of UTC at present. */
  offset: number;
  label: string;
};

export type TwoStepSecret = {
  /** Base32, for apps without a camera. */
  secret: string;
  /** otpauth://totp/... */
  uri: string;
  /** The uri as a picture: a data address. */
  qr: string;
};

export type UserType = "journo" | "marketing" | "experts";

export type Video = {
  id: number;
  coverUrl: string | null;
  url: string | null;
  /** Whole seconds. */
  duration: number | null;
  status: "processing" | "processed";
  error: string | null;
};

export type VideoAttachment = {
  id: number;
  path: string | null;
  thumbnail: string | null;
  /** Whole seconds. */
  length: number | null;
  status: "processing" | "processed";
};

export type VisitorInput = {
  name?: string | null | undefined;
  email?: string | null | undefined;
  organization?: string | null | undefined;
};

export type WorkList = {
  id: number;
  name: string;
  description: string | null;
  members: Author[];
  tasksCount: number;
  doneCount: number;
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string;
  /** Contact id of whoever made it. */
  creatorId?: number | undefined;
};

export type WorkListChanges = {
  /** 1 to 120 characters. */
  name?: string | undefined;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** Contact ids of users of the account. */
  memberIds?: number[] | null | undefined;
};

export type WorkListInput = {
  /** 1 to 120 characters. */
  name: string;
  /** At most 2000 characters. */
  description?: string | null | undefined;
  /** Contact ids of users of the account. */
  memberIds?: number[] | null | undefined;
};

/** Every call by its name. */
export interface Operations {
  /** Lets somebody join a company. */
  acceptJoinRequest: { method: "PATCH"; input: { params: { user: string; id: number } }; answer: undefined };
  /** Adds contacts; those present already are ignored. */
  addToContactList: { method: "POST"; input: { params: { id: number }; body: {
    contactIds: number[];
  } }; answer: ContactList };
  /** Calls off the mail that waits for its time; it can be changed and sent as before. */
  callOffAnnouncementEmail: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Confirms or declines the newsroom; the link ends with it. */
  confirmNewsroom: { method: "POST"; input: { params: { hash: string }; body: {
    accept: boolean;
  } }; answer: Newsroom };
  /** Makes an access token, by the password; the token is told this once. */
  createAccessToken: { method: "POST"; input: { params: { user: string }; body: {
    name: string;
    expiresInDays: number;
    password: string;
  } }; answer: NewAccessToken };
  /** Writes an announcement, published or as a draft. Published media, marketing and epitome become news. */
  createAnnouncement: { method: "POST"; input: { body: AnnouncementInput }; answer: Announcement };
  /** Uploads a video for an answer: mp4, webm or mov of at most 500 MiB and 10 minutes; it is processed afterwards. */
  createAnswerVideo: { method: "POST"; input: { params: { type: string; hash: string } }; answer: Video };
  /** Publishes a call-out that is answered by the questions of an own interview. */
  createAsyncCallout: { method: "POST"; input: { params: { interviewId: number }; body?: AsyncCalloutInput }; answer: Callout };
  /** Creates a post, published or as a draft; a draft may miss what publishing requires. */
  createCallout: { method: "POST"; input: { body?: CalloutInput }; answer: Callout };
  /** Where the reader answers the questions of a call-out; made on first use. */
  createCalloutAnswers: { method: "POST"; input: { params: { id: number } }; answer: AnswerLink };
  /** Adds a comment: 1 to 2000 characters of text, or at least one attachment. */
  createCalloutComment: { method: "POST"; input: { params: { id: number }; body?: CommentInput }; answer: Comment };
  /** Adds a channel to the reader's account. */
  createChannel: { method: "POST"; input: { body: ChannelInput }; answer: Channel };
  /** Replies; a reply to a reply goes under the same top-level comment. */
  createCommentReply: { method: "POST"; input: { params: { id: number }; body?: CommentInput }; answer: Comment };
  /** Creates a community; its id comes in the header object-id too. The creator joins it. */
  createCommunity: { method: "POST"; input: { body: CommunityInput }; answer: Community };
  /** Creates a post, published or as a draft; a draft may miss what publishing requires. */
  createCommunityPost: { method: "POST"; input: { body?: CommunityPostInput }; answer: CommunityPost };
  /** Adds a comment: 1 to 2000 characters of text, or at least one attachment. */
  createCommunityPostComment: { method: "POST"; input: { params: { id: number }; body?: CommentInput }; answer: Comment };
  /** Creates a company, for platform admins. */
  createCompany: { method: "POST"; input: { body: CompanyInput }; answer: Company };
  /** Adds a contact that only the users of the reader's account see. */
  createContact: { method: "POST"; input: { body: ContactInput }; answer: Contact };
  /** Makes a list for the reader's account, with contacts or empty. */
  createContactList: { method: "POST"; input: { body: ContactListInput }; answer: ContactList };
  /** Writes to people: in their conversation when they have one (200), in a new one otherwise (201). */
  createConversation: { method: "POST"; input: { body: ConversationInput }; answer: Conversation };
  /** Creates a post, published or as a draft; a draft may miss what publishing requires. */
  createEvent: { method: "POST"; input: { body?: EventInput }; answer: Event };
  /** Adds a comment: 1 to 2000 characters of text, or at least one attachment. */
  createEventComment: { method: "POST"; input: { params: { id: number }; body?: CommentInput }; answer: Comment };
  /** Feedback from the dialog, with or without a screenshot. */
  createFeedback: { method: "POST"; input: { params?: undefined }; answer: {
    id: number;
  } };
  /** Uploads a picture: jpeg, png, gif or webp of at most 10 MiB; camera data are taken out. */
  createImage: { method: "POST"; input: { params?: undefined }; answer: Image };
  /** Makes an interview with its questions, open for answers or as a draft. */
  createInterview: { method: "POST"; input: { body: InterviewInput }; answer: Interview };
  /** Where the reader, who is invited, answers; made on first use. Nobody needs an invitation to a public interview. */
  createInterviewAnswers: { method: "POST"; input: { params: { id: number } }; answer: AnswerLink };
  /** Invites people to answer and mails each an own link; who was invited before is not invited again. */
  createInvitations: { method: "POST"; input: { params: { id: number }; body?: InvitationsInput }; answer: {
    data: Invitation[];
    meta: Meta;
  } };
  /** Creates a post, published or as a draft; a draft may miss what publishing requires. */
  createJob: { method: "POST"; input: { body?: JobInput }; answer: Job };
  /** Adds a comment: 1 to 2000 characters of text, or at least one attachment. */
  createJobComment: { method: "POST"; input: { params: { id: number }; body?: CommentInput }; answer: Comment };
  /** Writes: 1 to 5000 characters of plain text, or at least one attachment. */
  createMessage: { method: "POST"; input: { params: { id: number }; body?: MessageInput }; answer: Message };
  /** Hands in what was found elsewhere, for platform admins and connectors in their name. */
  createMonitorItems: { method: "POST"; input: { body: MonitorItemsInput }; answer: MonitorItemsResult };
  /** Saves a search. */
  createMonitorSearch: { method: "POST"; input: { body: MonitorSearchInput }; answer: MonitorSearch };
  /** Creates a newsroom; a company that belongs to somebody else is asked by mail before it is confirmed. */
  createNewsroom: { method: "POST"; input: { body: NewsroomInput }; answer: Newsroom };
  /** Creates a newsroom and, where nobody knows the address, its company; its id comes in the header object-id too. */
  createOnboardingNewsroom: { method: "POST"; input: { body: OnboardingNewsroom }; answer: Newsroom };
  /** Creates an outlet, for platform admins. */
  createOutlet: { method: "POST"; input: { body: OutletInput }; answer: Outlet };
  /** Adds the outlet that lives at an address; an unknown one is made. */
  createOutletResponsibility: { method: "POST"; input: { params: { user: string }; body: {
    url: string;
  } }; answer: OutletResponsibility };
  /** Mails a link for a new password; answers alike whether or not the account exists. */
  createPasswordRecovery: { method: "POST"; input: { body: {
    email: string;
  } }; answer: Record<never, never> };
  /** Begins the answers of a visitor. */
  createPublicAnswers: { method: "POST"; input: { params: { id: number }; body?: VisitorInput }; answer: AnswerLink };
  /** Asks one more question. */
  createQuestion: { method: "POST"; input: { params: { id: number }; body: QuestionInput }; answer: Question };
  /** Creates a post, published or as a draft; a draft may miss what publishing requires. */
  createReaction: { method: "POST"; input: { body?: ReactionInput }; answer: Reaction };
  /** Adds a comment: 1 to 2000 characters of text, or at least one attachment. */
  createReactionComment: { method: "POST"; input: { params: { id: number }; body?: CommentInput }; answer: Comment };
  /** Creates a post, published or as a draft; a draft may miss what publishing requires. */
  createRecord: { method: "POST"; input: { body?: RecordInput }; answer: RecordPost };
  /** Adds a comment: 1 to 2000 characters of text, or at least one attachment. */
  createRecordComment: { method: "POST"; input: { params: { id: number }; body?: CommentInput }; answer: Comment };
  /** Signs in and sets the cookie sid. */
  createSession: { method: "POST"; input: { body: {
    email: string;
    password: string;
    /** Of the authenticator app, or a recovery code. */
    code?: string | undefined;
    remember?: boolean | undefined;
  } }; answer: CurrentUser };
  /** Creates a post, published or as a draft; a draft may miss what publishing requires. */
  createStatement: { method: "POST"; input: { body?: StatementInput }; answer: Statement };
  /** Adds a comment: 1 to 2000 characters of text, or at least one attachment. */
  createStatementComment: { method: "POST"; input: { params: { id: number }; body?: CommentInput }; answer: Comment };
  /** Writes a story, published or as a draft, for platform admins. */
  createStory: { method: "POST"; input: { body: StoryInput }; answer: Story };
  /** Adds a comment: 1 to 2000 characters of text, or at least one attachment. */
  createStoryComment: { method: "POST"; input: { params: { id: number }; body?: CommentInput }; answer: Comment };
  /** Makes a task of the reader's account. */
  createTask: { method: "POST"; input: { body: TaskInput }; answer: Task };
  /** Makes a secret for an authenticator app; a first code turns two-step sign-in on. */
  createTwoStep: { method: "POST"; input: { params: { user: string }; body: {
    password: string;
  } }; answer: TwoStepSecret };
  /** Signs up, signs in and sets the cookie sid. */
  createUser: { method: "POST"; input: { body: {
    firstname: string;
    lastname: string;
    email: string;
    password: string;
    userType: UserType;
    organization?: string | null | undefined;
    jobTitle?: string | null | undefined;
    timezone?: string | null | undefined;
    acceptTerms: boolean;
  } }; answer: CurrentUser };
  /** Uploads a video: mp4, webm or mov of at most 500 MiB and 10 minutes; it is processed afterwards. */
  createVideo: { method: "POST"; input: { params?: undefined }; answer: Video };
  /** Makes a work list of the reader's account. */
  createWorkList: { method: "POST"; input: { body: WorkListInput }; answer: WorkList };
  /** Confirms or declines a pending newsroom, for platform admins. */
  decideNewsroom: { method: "PATCH"; input: { params: { id: number }; body: {
    status: "confirmed" | "declined";
  } }; answer: Newsroom };
  /** Declines somebody who wants to join a company. */
  declineJoinRequest: { method: "DELETE"; input: { params: { user: string; id: number } }; answer: undefined };
  /** Revokes an access token. */
  deleteAccessToken: { method: "DELETE"; input: { params: { user: string; id: number } }; answer: undefined };
  /** Deletes the announcement and the news that it became; both can be restored. */
  deleteAnnouncement: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Deletes the post; it can be restored. */
  deleteCallout: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Removes the channel; announcements are distributed by it no longer. */
  deleteChannel: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Deletes a comment; with replies its place stays. */
  deleteComment: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Deletes the post; it can be restored. */
  deleteCommunityPost: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Removes a responsibility of the kind company. */
  deleteCompanyResponsibility: { method: "DELETE"; input: { params: { user: string; id: number } }; answer: undefined };
  /** Deletes a contact that the reader's account keeps, and takes it off its lists. */
  deleteContact: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Deletes the list; its contacts stay. */
  deleteContactList: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Takes away all that was written so far, for the reader alone; it comes back with the next message. */
  deleteConversation: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Deletes the post; it can be restored. */
  deleteEvent: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Takes back an own picture that is not attached to anything. */
  deleteImage: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Deletes the interview; it can be restored. */
  deleteInterview: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Takes an invitation back that has not been answered; its link leads nowhere then. */
  deleteInvitation: { method: "DELETE"; input: { params: { id: number; invitationId: number } }; answer: undefined };
  /** Deletes the post; it can be restored. */
  deleteJob: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Takes back an own message; its place stays. */
  deleteMessage: { method: "DELETE"; input: { params: { id: number; messageId: number } }; answer: undefined };
  /** Deletes an own saved search. */
  deleteMonitorSearch: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Deletes a newsroom; its company stays. */
  deleteNewsroom: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Removes a responsibility of the kind outlet. */
  deleteOutletResponsibility: { method: "DELETE"; input: { params: { user: string; id: number } }; answer: undefined };
  /** Takes a question back, before the first answer. */
  deleteQuestion: { method: "DELETE"; input: { params: { id: number; questionId: number } }; answer: undefined };
  /** Deletes the post; it can be restored. */
  deleteReaction: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Deletes the post; it can be restored. */
  deleteRecord: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Signs out, clears the cookie and closes the realtime sockets of this sign-in. */
  deleteSession: { method: "DELETE"; input: { params?: undefined }; answer: undefined };
  /** Takes the picture away. */
  deleteSettingsAvatar: { method: "DELETE"; input: { params: { user: string } }; answer: SettingsBase };
  /** Signs out elsewhere, or here. */
  deleteSignIn: { method: "DELETE"; input: { params: { user: string; id: number } }; answer: undefined };
  /** Deletes the post; it can be restored. */
  deleteStatement: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Deletes the story, for platform admins; it can be restored. */
  deleteStory: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Deletes the task for good, for its creator and administrators of the account. */
  deleteTask: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Turns two-step sign-in off, by the password. */
  deleteTwoStep: { method: "DELETE"; input: { params: { user: string }; body: {
    password: string;
  } }; answer: undefined };
  /** Takes back an own video that is not attached to anything. */
  deleteVideo: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** Deletes the list for good, for its creator and administrators of the account; its tasks stay without a list. */
  deleteWorkList: { method: "DELETE"; input: { params: { id: number } }; answer: undefined };
  /** The contact is recommended to the reader no more. */
  dismissRecommendation: { method: "DELETE"; input: { params: { contactId: number } }; answer: undefined };
  /** Sends the answers to the author; nothing can be changed afterwards. What is missing is told by question. */
  finishAnswers: { method: "POST"; input: { params: { type: string; hash: string } }; answer: AnswerSet };
  /** Follows a community. */
  followCommunity: { method: "PATCH"; input: { params: { user: string; id: number } }; answer: undefined };
  /** Follows (status true), unfollows (false) or flips; nobody follows themselves. */
  followCompany: { method: "POST"; input: { params: { slug: string }; body?: StatusInput }; answer: FollowResult };
  /** Follows a feed type. */
  followFeedType: { method: "PATCH"; input: { params: { user: string; feedType: FeedType } }; answer: undefined };
  /** Follows (status true), unfollows (false) or flips; nobody follows themselves. */
  followUser: { method: "POST"; input: { params: { slug: string }; body?: StatusInput }; answer: FollowResult };
  /** Access tokens for programs, newest first. */
  getAccessTokens: { method: "GET"; input: { params: { user: string } }; answer: {
    data: AccessToken[];
    meta: Meta;
  } };
  /** The users of the reader's account, by name: whom work can be given to. Nobody for readers without an account. */
  getAccountPeople: { method: "GET"; input: { params?: undefined }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** All newsrooms by name, for platform admins. */
  getAllNewsrooms: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; q?: string | undefined; status?: NewsroomStatus | undefined } }; answer: {
    data: Newsroom[];
    meta: Meta;
  } };
  /** One announcement: a published one for everybody, others for those whose they are. Counts as a view of it. */
  getAnnouncement: { method: "GET"; input: { params: { id: number }; query?: { recipient?: string | undefined } }; answer: Announcement };
  /** The mail of the announcement, for its editors. */
  getAnnouncementEmail: { method: "GET"; input: { params: { id: number } }; answer: AnnouncementEmail };
  /** Figures, channels and mail of the announcement, for its editors. */
  getAnnouncementHub: { method: "GET"; input: { params: { id: number } }; answer: AnnouncementHub };
  /** Published announcements of everybody that are meant for the reader, newest first. */
  getAnnouncements: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; kind?: AnnouncementKind | undefined; beat?: number | undefined; companyId?: number | undefined; from?: string | undefined; to?: string | undefined } }; answer: {
    data: Announcement[];
    meta: Meta;
  } };
  /** What the announcement's web page holds, for its editors. */
  getAnnouncementWeb: { method: "GET"; input: { params: { id: number } }; answer: AnnouncementWeb };
  /** The questions with what has been answered so far, to go on with or to read. */
  getAnswerSet: { method: "GET"; input: { params: { type: string; hash: string } }; answer: AnswerSet };
  /** Answers that are yet to be given: asked by the reader, addressed to the reader, or both. */
  getAwaitingAnswers: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; direction?: "asked" | "addressed" | undefined } }; answer: {
    data: AnswerSet[];
    meta: Meta;
  } };
  /** The six beats. */
  getBeats: { method: "GET"; input: { params?: undefined }; answer: {
    data: Beat[];
    meta: Meta;
  } };
  /** One post, without comments; a deleted one for those who may restore it. */
  getCallout: { method: "GET"; input: { params: { id: number } }; answer: Callout };
  /** One post with its first 20 comments and its first 20 likers. */
  getCalloutAll: { method: "GET"; input: { params: { id: number } }; answer: Callout };
  /** Top-level comments, newest first; the offset is the number already loaded. */
  getCalloutComments: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Comment[];
    meta: Meta;
  } };
  /** Who likes it, newest like first. */
  getCalloutLikes: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** Published posts of this type that the reader may see, newest first. */
  getCallouts: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; communitySlug?: string | undefined; authorId?: number | undefined; sort?: "newest" | "deadline" | undefined; scope?: "our" | undefined; saveAs?: SaveAs | undefined } }; answer: {
    data: Callout[];
    meta: Meta;
  } };
  /** One channel. */
  getChannel: { method: "GET"; input: { params: { id: number } }; answer: Channel };
  /** Channels of the reader's account, by name. */
  getChannels: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; type?: ChannelType | undefined } }; answer: {
    data: Channel[];
    meta: Meta;
  } };
  /** One comment with its first 2 replies. */
  getComment: { method: "GET"; input: { params: { id: number } }; answer: Comment };
  /** Reactions and statements that the reader may see, newest first, all or those about a beat. */
  getCommentary: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; beat?: number | undefined } }; answer: {
    data: FeedItem[];
    meta: Meta;
  } };
  /** Who likes it, newest like first. */
  getCommentLikes: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** Replies, oldest first. */
  getCommentReplies: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Comment[];
    meta: Meta;
  } };
  /** Comments by id. */
  getComments: { method: "GET"; input: { query?: { ids?: number[] | undefined } }; answer: {
    data: Comment[];
    meta: Meta;
  } };
  /** Communities by name. */
  getCommunities: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; slugs?: string[] | undefined; q?: string | undefined; joined?: boolean | undefined; type?: "public" | "private" | undefined } }; answer: {
    data: Community[];
    meta: Meta;
  } };
  /** The head of a community, also of a private one. */
  getCommunity: { method: "GET"; input: { params: { slug: string } }; answer: Community };
  /** Published posts and comments on them, newest first. */
  getCommunityActivities: { method: "GET"; input: { params: { slug: string }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Activity[];
    meta: Meta;
  } };
  /** Communities, followed ones first. */
  getCommunityFollows: { method: "GET"; input: { params: { user: string }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: CommunityFollow[];
    meta: Meta;
  } };
  /** Who is invited and has not joined, by name; for those who may invite. */
  getCommunityInvitations: { method: "GET"; input: { params: { slug: string }; query?: { offset?: number | undefined; limit?: number | undefined; q?: string | undefined; contactIds?: number[] | undefined } }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** Members, the most recently active first. */
  getCommunityMembers: { method: "GET"; input: { params: { slug: string }; query?: { offset?: number | undefined; limit?: number | undefined; q?: string | undefined; contactIds?: number[] | undefined } }; answer: {
    data: CommunityMember[];
    meta: Meta;
  } };
  /** One post, without comments; a deleted one for those who may restore it. */
  getCommunityPost: { method: "GET"; input: { params: { id: number } }; answer: CommunityPost };
  /** Top-level comments, newest first; the offset is the number already loaded. */
  getCommunityPostComments: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Comment[];
    meta: Meta;
  } };
  /** Who likes it, newest like first. */
  getCommunityPostLikes: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** Published posts of this type that the reader may see, newest first. */
  getCommunityPosts: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; communitySlug?: string | undefined; authorId?: number | undefined; sort?: "newest" | undefined } }; answer: {
    data: CommunityPost[];
    meta: Meta;
  } };
  /** Companies by name. */
  getCompanies: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined } }; answer: {
    data: Company[];
    meta: Meta;
  } };
  /** Who works there; of private people others see the head only. */
  getCompanyPeople: { method: "GET"; input: { params: { slug: string }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Contact[];
    meta: Meta;
  } };
  /** What the author published, as far as the reader may see it, newest first; 404 for a private profile of another. */
  getCompanyPosts: { method: "GET"; input: { params: { slug: string }; query?: { offset?: number | undefined; limit?: number | undefined; types?: FeedType[] | undefined } }; answer: {
    data: FeedItem[];
    meta: Meta;
  } };
  /** Companies. */
  getCompanyProfile: { method: "GET"; input: { params: { slug: string } }; answer: Company };
  /** Companies, by slugs. */
  getCompanyProfiles: { method: "GET"; input: { query?: { slugs?: string[] | undefined } }; answer: {
    data: Company[];
    meta: Meta;
  } };
  /** What the person does: of the kind company, by name. */
  getCompanyResponsibilities: { method: "GET"; input: { params: { user: string } }; answer: {
    data: CompanyResponsibility[];
    meta: Meta;
  } };
  /** One contact; of private people others see the head only. */
  getContact: { method: "GET"; input: { params: { id: number } }; answer: Contact };
  /** One list of the reader's account. */
  getContactList: { method: "GET"; input: { params: { id: number } }; answer: ContactList };
  /** The contacts of a list, by name. */
  getContactListContacts: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined; q?: string | undefined } }; answer: {
    data: Contact[];
    meta: Meta;
  } };
  /** Lists of the reader's account, by name; who belongs to no account has none. */
  getContactLists: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined } }; answer: {
    data: ContactList[];
    meta: Meta;
  } };
  /** People and companies that the reader may contact, by name: all others, and those that the reader's account keeps. */
  getContacts: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; type?: "person" | "company" | undefined; beats?: number[] | undefined; country?: string | undefined; outletId?: number | undefined; companyId?: number | undefined; role?: ContactRole | undefined; listId?: number | undefined } }; answer: {
    data: Contact[];
    meta: Meta;
  } };
  /** A conversation, for whoever takes part in it. */
  getConversation: { method: "GET"; input: { params: { id: number } }; answer: Conversation };
  /** Own conversations, newest first: all; with a term, those with somebody of that name or that hold it; with contactIds, the one of exactly these people and the reader. */
  getConversations: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; q?: string | undefined; contactIds?: number[] | undefined } }; answer: {
    data: Conversation[];
    meta: Meta;
  } };
  /** Countries by name, all or those that hold the term. */
  getCountries: { method: "GET"; input: { query?: { q?: string | undefined } }; answer: {
    data: Country[];
    meta: Meta;
  } };
  /** Who is signed in; a guest gets authenticated false, never 401. */
  getCurrentUser: { method: "GET"; input: { params?: undefined }; answer: CurrentUser };
  /** Posts that the reader has written and not published, newest first. */
  getDrafts: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; types?: PostType[] | undefined } }; answer: {
    data: Draft[];
    meta: Meta;
  } };
  /** One post, without comments; a deleted one for those who may restore it. */
  getEvent: { method: "GET"; input: { params: { id: number } }; answer: Event };
  /** One post with its first 20 comments and its first 20 likers. */
  getEventAll: { method: "GET"; input: { params: { id: number } }; answer: Event };
  /** Top-level comments, newest first; the offset is the number already loaded. */
  getEventComments: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Comment[];
    meta: Meta;
  } };
  /** Who likes it, newest like first. */
  getEventLikes: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** Published posts of this type that the reader may see, newest first. */
  getEvents: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; communitySlug?: string | undefined; authorId?: number | undefined; sort?: "newest" | "start" | undefined; type?: "online" | "offline" | undefined; from?: string | undefined; to?: string | undefined } }; answer: {
    data: Event[];
    meta: Meta;
  } };
  /** A follow feed of its owner; the header x-feed-token may stand in for the sign-in. */
  getFeed: { method: "GET"; input: { params: { feed: "timeline" | "beat"; feedId: string }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: FeedItem[];
    meta: Meta;
  } };
  /** The ten feed types, and which of them are followed. */
  getFeedTypeFollows: { method: "GET"; input: { params: { user: string } }; answer: {
    data: FeedTypeFollow[];
    meta: Meta;
  } };
  /** One picture, for its uploader and for whoever may see where it is used. */
  getImage: { method: "GET"; input: { params: { id: number } }; answer: Image };
  /** Pictures by their ids. */
  getImages: { method: "GET"; input: { query?: { ids?: number[] | undefined } }; answer: {
    data: Image[];
    meta: Meta;
  } };
  /** Published stories of the product's own account, newest first, with their newest comments. */
  getInsider: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Story[];
    meta: Meta;
  } };
  /** One interview: a published one for everybody, a draft for its author and whoever is invited. */
  getInterview: { method: "GET"; input: { params: { id: number } }; answer: Interview };
  /** What respondents have answered and sent, for the author and those it is shared with; newest first. */
  getInterviewAnswers: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: AnswerSet[];
    meta: Meta;
  } };
  /** Interviews by their ids. */
  getInterviews: { method: "GET"; input: { query?: { ids?: number[] | undefined } }; answer: {
    data: Interview[];
    meta: Meta;
  } };
  /** Whom the author shares the interview with, for the author. */
  getInterviewShares: { method: "GET"; input: { params: { id: number } }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** Published interviews, newest first. */
  getInterviewWire: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; q?: string | undefined; type?: InterviewType | undefined; beat?: number | undefined } }; answer: {
    data: Interview[];
    meta: Meta;
  } };
  /** Who is invited to answer, for the author. */
  getInvitations: { method: "GET"; input: { params: { id: number } }; answer: {
    data: Invitation[];
    meta: Meta;
  } };
  /** One post, without comments; a deleted one for those who may restore it. */
  getJob: { method: "GET"; input: { params: { id: number } }; answer: Job };
  /** One post with its first 20 comments and its first 20 likers. */
  getJobAll: { method: "GET"; input: { params: { id: number } }; answer: Job };
  /** Top-level comments, newest first; the offset is the number already loaded. */
  getJobComments: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Comment[];
    meta: Meta;
  } };
  /** Who likes it, newest like first. */
  getJobLikes: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** Published posts of this type that the reader may see, newest first. */
  getJobs: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; communitySlug?: string | undefined; authorId?: number | undefined; sort?: "newest" | undefined; workplace?: "on-site" | "remote" | "hybrid" | undefined; jobType?: "full-time" | "part-time" | "temporary" | "volunteer" | undefined } }; answer: {
    data: Job[];
    meta: Meta;
  } };
  /** Who waits for the reader's word to join a company. */
  getJoinRequests: { method: "GET"; input: { params: { user: string } }; answer: {
    data: JoinRequest[];
    meta: Meta;
  } };
  /** The newest ones; events that are over are left out. */
  getLatestEvents: { method: "GET"; input: { query?: { limit?: number | undefined } }; answer: {
    data: Event[];
    meta: Meta;
  } };
  /** The newest ones; events that are over are left out. */
  getLatestJobs: { method: "GET"; input: { query?: { limit?: number | undefined } }; answer: {
    data: Job[];
    meta: Meta;
  } };
  /** People and companies to mention, by a part of the name; names that begin with it come first. */
  getMentions: { method: "GET"; input: { query?: { q?: string | undefined; limit?: number | undefined } }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** What was written, newest first. */
  getMessages: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Message[];
    meta: Meta;
  } };
  /** What the reader's saved searches, one of them or a search term find, newest first. */
  getMonitor: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; searchId?: number | undefined; q?: string | undefined; sources?: MonitorSource[] | undefined; beats?: number[] | undefined; from?: string | undefined; to?: string | undefined } }; answer: {
    data: MonitorItem[];
    meta: Meta;
  } };
  /** The newest 5000 of what the same filters find, as comma-separated values. */
  getMonitorReport: { method: "GET"; input: { query?: { searchId?: number | undefined; q?: string | undefined; sources?: MonitorSource[] | undefined; beats?: number[] | undefined; from?: string | undefined; to?: string | undefined } }; answer: string };
  /** The reader's saved searches in the order of saving, each with how much is new. */
  getMonitorSearches: { method: "GET"; input: { params?: undefined }; answer: {
    data: MonitorSearch[];
    meta: Meta;
  } };
  /** Interviews of the reader, drafts included, newest first. */
  getMyInterviews: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; q?: string | undefined; type?: InterviewType | undefined; status?: InterviewStatus | undefined } }; answer: {
    data: Interview[];
    meta: Meta;
  } };
  /** Questions that the reader has asked in any interview. */
  getMyQuestions: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; q?: string | undefined } }; answer: {
    data: Question[];
    meta: Meta;
  } };
  /** A newsroom: a confirmed one for everybody, others for those who work with them. */
  getNewsroom: { method: "GET"; input: { params: { id: number } }; answer: Newsroom };
  /** What a mailed link asks: who made which newsroom for which company. */
  getNewsroomConfirmation: { method: "GET"; input: { params: { hash: string } }; answer: NewsroomConfirmation };
  /** Confirmed newsrooms by name; by ids also others that the reader may see. */
  getNewsrooms: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; country?: string | undefined; beat?: number | undefined } }; answer: {
    data: Newsroom[];
    meta: Meta;
  } };
  /** All published stories, newest first, with their newest comments. */
  getNewswire: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; q?: string | undefined; types?: NewsKind[] | undefined; beat?: number | undefined } }; answer: {
    data: Story[];
    meta: Meta;
  } };
  /** What the reader was told, newest first, with the number of unread ones. */
  getNotifications: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Notification[];
    meta: {
      /** Everything that the reader may see. */
      total: number;
      offset: number;
      limit: number;
      unread: number;
    };
  } };
  /** Where one is told of each kind of thing. */
  getNotificationSettings: { method: "GET"; input: { params: { user: string } }; answer: {
    data: NotificationSetting[];
    meta: Meta;
  } };
  /** The company that the person belongs to, and those that live at the domain of the e-mail address. */
  getOnboardingOrganization: { method: "GET"; input: { params: { user: string } }; answer: OnboardingOrganization };
  /** Announcements of the reader's account and companies, drafts included, newest first. */
  getOurAnnouncements: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; q?: string | undefined; kind?: AnnouncementKind | undefined; status?: AnnouncementStatus | undefined } }; answer: {
    data: Announcement[];
    meta: Meta;
  } };
  /** Newsrooms of the reader's account and of companies that the reader works for, in all states, by name. */
  getOurNewsrooms: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Newsroom[];
    meta: Meta;
  } };
  /** Who works there; of private people others see the head only. */
  getOutletPeople: { method: "GET"; input: { params: { slug: string }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Contact[];
    meta: Meta;
  } };
  /** Outlets. */
  getOutletProfile: { method: "GET"; input: { params: { slug: string } }; answer: Outlet };
  /** Outlets, by slugs. */
  getOutletProfiles: { method: "GET"; input: { query?: { slugs?: string[] | undefined } }; answer: {
    data: Outlet[];
    meta: Meta;
  } };
  /** What the person does: of the kind outlet, by name. */
  getOutletResponsibilities: { method: "GET"; input: { params: { user: string } }; answer: {
    data: OutletResponsibility[];
    meta: Meta;
  } };
  /** Outlets by name. */
  getOutlets: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; type?: "newspaper" | "magazine" | "online" | "tv" | "radio" | "podcast" | "newsletter" | undefined; country?: string | undefined; beat?: number | undefined } }; answer: {
    data: Outlet[];
    meta: Meta;
  } };
  /** Whether a mailed link is still good, and for which address. */
  getPasswordRecovery: { method: "GET"; input: { params: { id: number; code: string } }; answer: {
    valid: true;
    /** Masked: j***@example.com. */
    email: string;
  } };
  /** The feed: posts of no or joined communities and all news, or one community, newest first. */
  getPosts: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; communitySlug?: string | undefined; types?: FeedType[] | undefined; type?: FeedType[] | undefined } }; answer: {
    data: FeedItem[];
    meta: Meta;
  } };
  /** People; of a private one others see the head only. */
  getProfile: { method: "GET"; input: { params: { slug: string } }; answer: Profile };
  /** A text about the person, made of what is known of them. */
  getProfileAi: { method: "GET"; input: { params: { user: string } }; answer: ProfileAi };
  /** People; of a private one others see the head only, by slugs. */
  getProfiles: { method: "GET"; input: { query?: { slugs?: string[] | undefined } }; answer: {
    data: Profile[];
    meta: Meta;
  } };
  /** An open interview that everybody may answer. */
  getPublicInterview: { method: "GET"; input: { params: { id: number } }; answer: PublicInterview };
  /** The questions, for those who see them before answering; otherwise none. */
  getQuestions: { method: "GET"; input: { params: { id: number } }; answer: {
    data: Question[];
    meta: Meta;
  } };
  /** One post, without comments; a deleted one for those who may restore it. */
  getReaction: { method: "GET"; input: { params: { id: number } }; answer: Reaction };
  /** Top-level comments, newest first; the offset is the number already loaded. */
  getReactionComments: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Comment[];
    meta: Meta;
  } };
  /** Who likes it, newest like first. */
  getReactionLikes: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** Published posts of this type that the reader may see, newest first. */
  getReactions: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; communitySlug?: string | undefined; authorId?: number | undefined; sort?: "newest" | undefined } }; answer: {
    data: Reaction[];
    meta: Meta;
  } };
  /** Contacts that share beats with the reader and are in no list of the account; most beats first. */
  getRecommendations: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Contact[];
    meta: Meta;
  } };
  /** One post, without comments; a deleted one for those who may restore it. */
  getRecord: { method: "GET"; input: { params: { id: number } }; answer: RecordPost };
  /** Top-level comments, newest first; the offset is the number already loaded. */
  getRecordComments: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Comment[];
    meta: Meta;
  } };
  /** Who likes it, newest like first. */
  getRecordLikes: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** Published posts of this type that the reader may see, newest first. */
  getRecords: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; communitySlug?: string | undefined; authorId?: number | undefined; sort?: "newest" | undefined } }; answer: {
    data: RecordPost[];
    meta: Meta;
  } };
  /** Interviews and answers that the reader has saved, newest first. */
  getSavedMedia: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; type?: InterviewType | undefined } }; answer: {
    data: SavedMedia[];
    meta: Meta;
  } };
  /** How one signs in, and where one is signed in. */
  getSecuritySettings: { method: "GET"; input: { params: { user: string } }; answer: SettingsSecurity };
  /** The basic details of a person, for whoever may open the settings. */
  getSettingsBase: { method: "GET"; input: { params: { user: string } }; answer: SettingsBase };
  /** Ways to reach the person. */
  getSettingsContacts: { method: "GET"; input: { params: { user: string } }; answer: SettingsContacts };
  /** The person's profiles elsewhere. */
  getSettingsSocial: { method: "GET"; input: { params: { user: string } }; answer: SettingsSocial };
  /** Interviews that others share with the reader, newest first. */
  getSharedInterviews: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Interview[];
    meta: Meta;
  } };
  /** What the person does: of the kind spokesperson, by name. */
  getSpokespersonResponsibilities: { method: "GET"; input: { params: { user: string } }; answer: {
    data: Spokesperson[];
    meta: Meta;
  } };
  /** One post, without comments; a deleted one for those who may restore it. */
  getStatement: { method: "GET"; input: { params: { id: number } }; answer: Statement };
  /** Top-level comments, newest first; the offset is the number already loaded. */
  getStatementComments: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Comment[];
    meta: Meta;
  } };
  /** Who likes it, newest like first. */
  getStatementLikes: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** Published posts of this type that the reader may see, newest first. */
  getStatements: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; communitySlug?: string | undefined; authorId?: number | undefined; sort?: "newest" | undefined } }; answer: {
    data: Statement[];
    meta: Meta;
  } };
  /** Published stories, newest first, with their newest comments unless read by ids. */
  getStories: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; types?: NewsKind[] | undefined; beat?: number | undefined; authorId?: number | undefined; outletId?: number | undefined; saveAs?: "draft" | "published" | undefined } }; answer: {
    data: Story[];
    meta: Meta;
  } };
  /** One story, without comments. */
  getStory: { method: "GET"; input: { params: { id: number } }; answer: Story };
  /** Top-level comments, newest first; the offset is the number already loaded. */
  getStoryComments: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Comment[];
    meta: Meta;
  } };
  /** Who likes it, newest like first. */
  getStoryLikes: { method: "GET"; input: { params: { id: number }; query?: { offset?: number | undefined; limit?: number | undefined } }; answer: {
    data: Author[];
    meta: Meta;
  } };
  /** All newsletters, and which of them are subscribed to. */
  getSubscriptions: { method: "GET"; input: { params: { user: string } }; answer: {
    data: Subscription[];
    meta: Meta;
  } };
  /** One task of the reader's account. */
  getTask: { method: "GET"; input: { params: { id: number } }; answer: Task };
  /** Tasks of the reader's account, open ones by their due date first; none for readers without an account. */
  getTasks: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined; status?: "todo" | "inProgress" | "done" | undefined; assigneeId?: number | undefined; workListId?: number | undefined; dueBefore?: string | undefined } }; answer: {
    data: Task[];
    meta: Meta;
  } };
  /** Time zones by name, with their present distance from UTC. */
  getTimezones: { method: "GET"; input: { params?: undefined }; answer: {
    data: Timezone[];
    meta: Meta;
  } };
  /** How many conversations hold something unread. */
  getUnreadConversations: { method: "GET"; input: { params?: undefined }; answer: {
    count: number;
  } };
  /** What the author published, as far as the reader may see it, newest first; 404 for a private profile of another. */
  getUserPosts: { method: "GET"; input: { params: { slug: string }; query?: { offset?: number | undefined; limit?: number | undefined; types?: FeedType[] | undefined } }; answer: {
    data: FeedItem[];
    meta: Meta;
  } };
  /** One video with its processing state, for its uploader and for whoever may see where it is used. */
  getVideo: { method: "GET"; input: { params: { id: number } }; answer: Video };
  /** Videos by their ids. */
  getVideos: { method: "GET"; input: { query?: { ids?: number[] | undefined } }; answer: {
    data: Video[];
    meta: Meta;
  } };
  /** One work list of the reader's account. */
  getWorkList: { method: "GET"; input: { params: { id: number } }; answer: WorkList };
  /** Work lists of the reader's account, newest first; none for readers without an account. */
  getWorkLists: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; ids?: number[] | undefined; q?: string | undefined } }; answer: {
    data: WorkList[];
    meta: Meta;
  } };
  /** Adds and changes contacts of the account from a file of comma-separated values; rows with faults are left out. */
  importContacts: { method: "POST"; input: { params?: undefined }; answer: ContactImport };
  /** Invites people; whoever has joined or is invited already stays as they are. */
  inviteToCommunity: { method: "POST"; input: { params: { slug: string }; body: {
    /** Contact ids. */
    contactIds: number[];
  } }; answer: undefined };
  /** Joins (status true), leaves (false) or flips; a private community needs an invitation. */
  joinCommunity: { method: "POST"; input: { params: { slug: string }; body?: StatusInput }; answer: JoinResult };
  /** Puts a company on the own list; a verified one is asked first. */
  joinCompany: { method: "PATCH"; input: { params: { user: string; id: number } }; answer: CompanyResponsibility };
  /** Shows others the head of the profile only. */
  makeProfilePrivate: { method: "PATCH"; input: { params: { user: string }; body?: Record<never, never> }; answer: SettingsBase };
  /** Lets everybody read the profile. */
  makeProfilePublic: { method: "PATCH"; input: { params: { user: string }; body?: Record<never, never> }; answer: SettingsBase };
  /** Puts the questions in this order. */
  orderQuestions: { method: "PUT"; input: { params: { id: number }; body: {
    /** Of all questions. */
    ids: number[];
  } }; answer: {
    data: Question[];
    meta: Meta;
  } };
  /** Marks everything in it read. */
  readConversation: { method: "PATCH"; input: { params: { id: number } }; answer: undefined };
  /** Marks all notifications read. */
  readNotifications: { method: "PATCH"; input: { params?: undefined }; answer: undefined };
  /** Takes a member out, or an invitation back; never the creator. */
  removeCommunityMember: { method: "DELETE"; input: { params: { slug: string; contactId: number } }; answer: undefined };
  /** Takes a contact off the list. */
  removeFromContactList: { method: "DELETE"; input: { params: { id: number; contactId: number } }; answer: undefined };
  /** Restores the announcement and the news that it became. */
  restoreAnnouncement: { method: "PATCH"; input: { params: { id: number } }; answer: Announcement };
  /** Restores the post with its comments and likes, for whoever may delete it. */
  restoreCallout: { method: "POST"; input: { params: { id: number } }; answer: Callout };
  /** Restores a deleted comment, for whoever may delete it. */
  restoreComment: { method: "PATCH"; input: { params: { id: number } }; answer: Comment };
  /** Restores the post with its comments and likes, for whoever may delete it. */
  restoreCommunityPost: { method: "PATCH"; input: { params: { id: number } }; answer: CommunityPost };
  /** Restores the post with its comments and likes, for whoever may delete it. */
  restoreEvent: { method: "POST"; input: { params: { id: number } }; answer: Event };
  /** Restores the interview with its questions and answers, for whoever may delete it. */
  restoreInterview: { method: "PATCH"; input: { params: { id: number } }; answer: Interview };
  /** Restores the post with its comments and likes, for whoever may delete it. */
  restoreJob: { method: "POST"; input: { params: { id: number } }; answer: Job };
  /** Restores the post with its comments and likes, for whoever may delete it. */
  restoreReaction: { method: "PATCH"; input: { params: { id: number } }; answer: Reaction };
  /** Restores the post with its comments and likes, for whoever may delete it. */
  restoreRecord: { method: "PATCH"; input: { params: { id: number } }; answer: RecordPost };
  /** Restores the post with its comments and likes, for whoever may delete it. */
  restoreStatement: { method: "PATCH"; input: { params: { id: number } }; answer: Statement };
  /** Restores the story with its comments and likes, for platform admins. */
  restoreStory: { method: "PATCH"; input: { params: { id: number } }; answer: Story };
  /** Answers a question, changes the answer, skips it where that is allowed, or takes it back with nothing in it. */
  saveAnswer: { method: "PUT"; input: { params: { type: string; hash: string; questionId: number }; body?: AnswerInput }; answer: Answer };
  /** Saves an answer that the reader may read, or lets go of it. */
  saveAnswerForLater: { method: "POST"; input: { params: { id: number }; body?: {
    /** The wanted state; without it the present one is turned over. */
    status?: boolean | undefined;
  } }; answer: {
    isSaved: boolean;
  } };
  /** People, companies, outlets, communities, posts, stories and interviews that have all the words; the closest names first. */
  search: { method: "GET"; input: { query?: { offset?: number | undefined; limit?: number | undefined; q?: string | undefined; types?: SearchType[] | undefined } }; answer: {
    data: SearchResult[];
    meta: SearchMeta;
  } };
  /** Sends the mail to its recipients, now or at a time. */
  sendAnnouncementEmail: { method: "POST"; input: { params: { id: number }; body?: {
    /** ISO 8601 with an offset; now without it. */
    sendAt?: string | undefined;
  } }; answer: AnnouncementEmail };
  /** Distributes the announcement by these channels and no others. */
  setAnnouncementChannels: { method: "PUT"; input: { params: { id: number }; body: {
    channelIds: number[];
  } }; answer: AnnouncementHub };
  /** Shares the interview and its answers with people. */
  shareInterview: { method: "POST"; input: { params: { id: number }; body: {
    contactIds: number[];
  } }; answer: undefined };
  /** Subscribes to a newsletter. */
  subscribe: { method: "PATCH"; input: { params: { user: string; id: number } }; answer: undefined };
  /** Sends the mail as it is now to one address. */
  testAnnouncementEmail: { method: "POST"; input: { params: { id: number }; body: {
    to: string;
  } }; answer: Record<never, never> };
  /** Sets the like to the status, or flips it. */
  toggleCalloutLike: { method: "POST"; input: { params: { id: number }; body?: StatusInput }; answer: LikeResult };
  /** Sets the like to the status, or flips it. */
  toggleCommentLike: { method: "POST"; input: { params: { id: number }; body?: StatusInput }; answer: LikeResult };
  /** Sets the like to the status, or flips it. */
  toggleCommunityPostLike: { method: "POST"; input: { params: { id: number }; body?: StatusInput }; answer: LikeResult };
  /** Sets the like to the status, or flips it. */
  toggleEventLike: { method: "POST"; input: { params: { id: number }; body?: StatusInput }; answer: LikeResult };
  /** Sets the like to the status, or flips it. */
  toggleJobLike: { method: "POST"; input: { params: { id: number }; body?: StatusInput }; answer: LikeResult };
  /** Sets the like to the status, or flips it. */
  toggleReactionLike: { method: "POST"; input: { params: { id: number }; body?: StatusInput }; answer: LikeResult };
  /** Sets the like to the status, or flips it. */
  toggleRecordLike: { method: "POST"; input: { params: { id: number }; body?: StatusInput }; answer: LikeResult };
  /** Saves (status true), lets go (false) or flips. */
  toggleSaveInterview: { method: "POST"; input: { params: { id: number }; body?: StatusInput }; answer: SaveResult };
  /** Sets the like to the status, or flips it. */
  toggleStatementLike: { method: "POST"; input: { params: { id: number }; body?: StatusInput }; answer: LikeResult };
  /** Sets the like to the status, or flips it. */
  toggleStoryLike: { method: "POST"; input: { params: { id: number }; body?: StatusInput }; answer: LikeResult };
  /** Stops following a community. */
  unfollowCommunity: { method: "DELETE"; input: { params: { user: string; id: number } }; answer: undefined };
  /** Stops following a feed type. */
  unfollowFeedType: { method: "DELETE"; input: { params: { user: string; feedType: FeedType } }; answer: undefined };
  /** Shares the interview no longer with this person. */
  unshareInterview: { method: "DELETE"; input: { params: { id: number; contactId: number } }; answer: undefined };
  /** Unsubscribes from a newsletter. */
  unsubscribe: { method: "DELETE"; input: { params: { user: string; id: number } }; answer: undefined };
  /** Changes the given fields; a status publishes a draft or archives a published one. */
  updateAnnouncement: { method: "PATCH"; input: { params: { id: number }; body?: AnnouncementChanges }; answer: Announcement };
  /** Changes the mail until it is sent. */
  updateAnnouncementEmail: { method: "PATCH"; input: { params: { id: number }; body?: AnnouncementEmailChanges }; answer: AnnouncementEmail };
  /** Changes what the announcement's web page holds. */
  updateAnnouncementWeb: { method: "PATCH"; input: { params: { id: number }; body?: AnnouncementWebChanges }; answer: AnnouncementWeb };
  /** Changes the given fields; saveAs "published" alone publishes a draft. */
  updateCallout: { method: "PATCH"; input: { params: { id: number }; body?: CalloutChanges }; answer: Callout };
  /** Changes the given fields; the type stays. */
  updateChannel: { method: "PATCH"; input: { params: { id: number }; body?: ChannelChanges }; answer: Channel };
  /** Changes the own comment. */
  updateComment: { method: "PATCH"; input: { params: { id: number }; body?: CommentInput }; answer: Comment };
  /** Changes the given fields; a former slug goes on leading to the community. */
  updateCommunity: { method: "PATCH"; input: { params: { slug: string }; body?: CommunityChanges }; answer: Community };
  /** Changes the given fields; saveAs "published" alone publishes a draft. */
  updateCommunityPost: { method: "PATCH"; input: { params: { id: number }; body?: CommunityPostChanges }; answer: CommunityPost };
  /** Changes the given fields of a company. */
  updateCompany: { method: "PATCH"; input: { params: { slug: string }; body?: CompanyChanges }; answer: Company };
  /** Changes what somebody does for a company. */
  updateCompanyResponsibility: { method: "PATCH"; input: { params: { user: string; id: number }; body?: {
    roles?: Array<"pr" | "marketing" | "communications" | "executive" | "other"> | undefined;
    beats?: number[] | undefined;
    roleTitle?: string | null | undefined;
    isMediaContact?: boolean | undefined;
  } }; answer: CompanyResponsibility };
  /** Changes the given fields of a contact that the reader's account keeps. */
  updateContact: { method: "PATCH"; input: { params: { id: number }; body?: ContactChanges }; answer: Contact };
  /** Changes the given fields. */
  updateContactList: { method: "PATCH"; input: { params: { id: number }; body?: ContactListChanges }; answer: ContactList };
  /** Changes the address of the sign-in, by the password; the former address is told. */
  updateEmail: { method: "PATCH"; input: { params: { user: string }; body: {
    email: string;
    password: string;
  } }; answer: SettingsSecurity };
  /** Changes the given fields; saveAs "published" alone publishes a draft. */
  updateEvent: { method: "PATCH"; input: { params: { id: number }; body?: EventChanges }; answer: Event };
  /** Changes the given fields; a status opens a draft or closes an open interview. */
  updateInterview: { method: "PATCH"; input: { params: { id: number }; body?: InterviewChanges }; answer: Interview };
  /** Changes the given fields; saveAs "published" alone publishes a draft. */
  updateJob: { method: "PATCH"; input: { params: { id: number }; body?: JobChanges }; answer: Job };
  /** Changes the given fields of an own saved search. */
  updateMonitorSearch: { method: "PATCH"; input: { params: { id: number }; body?: MonitorSearchChanges }; answer: MonitorSearch };
  /** Changes the given fields. */
  updateNewsroom: { method: "PATCH"; input: { params: { id: number }; body?: NewsroomChanges }; answer: Newsroom };
  /** Changes where one is told of a kind of thing. */
  updateNotificationSetting: { method: "PATCH"; input: { params: { user: string; kind: "comment" | "commentAsReply" | "like" | "likeOnComment" | "mention" | "mentionOnComment" | "interviewAnswer" }; body?: {
    onSite?: boolean | undefined;
    email?: boolean | undefined;
  } }; answer: NotificationSetting };
  /** Keeps the stage that onboarding has reached; null when it is finished. */
  updateOnboarding: { method: "PATCH"; input: { params: { user: string }; body: {
    stage: OnboardingStage | null;
  } }; answer: Onboarding };
  /** Changes the given fields of an outlet. */
  updateOutlet: { method: "PATCH"; input: { params: { slug: string }; body?: OutletChanges }; answer: Outlet };
  /** Changes what somebody does for an outlet. */
  updateOutletResponsibility: { method: "PATCH"; input: { params: { user: string; id: number }; body?: {
    roles?: Array<"editor" | "reporter" | "producer" | "presenter" | "contributor" | "freelancer"> | undefined;
    beats?: number[] | undefined;
    roleTitle?: string | null | undefined;
  } }; answer: OutletResponsibility };
  /** Changes the password and ends all other sign-ins. */
  updatePassword: { method: "PATCH"; input: { params: { user: string }; body: {
    currentPassword: string;
    password: string;
    passwordConfirmation: string;
  } }; answer: undefined };
  /** Sets a new password, ends all sign-ins and voids the link. */
  updatePasswordByRecovery: { method: "PATCH"; input: { params: { id: number; code: string }; body: {
    password: string;
    passwordConfirmation: string;
  } }; answer: undefined };
  /** Changes a question, before the first answer. */
  updateQuestion: { method: "PATCH"; input: { params: { id: number; questionId: number }; body?: QuestionChanges }; answer: Question };
  /** Changes the given fields; saveAs "published" alone publishes a draft. */
  updateReaction: { method: "PATCH"; input: { params: { id: number }; body?: ReactionChanges }; answer: Reaction };
  /** Changes the given fields; saveAs "published" alone publishes a draft. */
  updateRecord: { method: "PATCH"; input: { params: { id: number }; body?: RecordChanges }; answer: RecordPost };
  /** Sets the text about the person, at most 2000 characters. */
  updateSettingsAbout: { method: "PATCH"; input: { params: { user: string }; body: {
    about: string | null;
  } }; answer: SettingsBase };
  /** Uploads the picture: jpeg, png, gif or webp of at most 10 MiB, cut to a square. */
  updateSettingsAvatar: { method: "POST"; input: { params: { user: string } }; answer: SettingsBase };
  /** Sets all topics. */
  updateSettingsBeats: { method: "PATCH"; input: { params: { user: string }; body: {
    ids: number[];
  } }; answer: SettingsBase };
  /** Changes the given ways to reach the person. */
  updateSettingsContacts: { method: "PATCH"; input: { params: { user: string }; body?: {
    phone?: string | null | undefined;
    mobile?: string | null | undefined;
    publicEmail?: string | null | undefined;
    website?: string | null | undefined;
    location?: string | null | undefined;
  } }; answer: SettingsContacts };
  /** Sets the country; null for none. */
  updateSettingsCountry: { method: "PATCH"; input: { params: { user: string }; body: {
    id: number | null;
  } }; answer: SettingsBase };
  /** Sets the first name. */
  updateSettingsFirstname: { method: "PATCH"; input: { params: { user: string }; body: {
    firstname: string;
  } }; answer: SettingsBase };
  /** Sets the job title. */
  updateSettingsJob: { method: "PATCH"; input: { params: { user: string }; body: {
    job: string | null;
  } }; answer: SettingsBase };
  /** Sets the last name. */
  updateSettingsLastname: { method: "PATCH"; input: { params: { user: string }; body: {
    lastname: string;
  } }; answer: SettingsBase };
  /** Sets the organization: a name, or one of the companies. */
  updateSettingsOrganization: { method: "PATCH"; input: { params: { user: string }; body: {
    organization: string | {
      id: number;
    } | null;
  } }; answer: SettingsBase };
  /** Sets the address of the profile; the former one leads nowhere any more. */
  updateSettingsSlug: { method: "PATCH"; input: { params: { user: string }; body: {
    newSlug: string;
  } }; answer: SettingsBase };
  /** Changes the given profiles elsewhere. */
  updateSettingsSocial: { method: "PATCH"; input: { params: { user: string }; body?: {
    linkedin?: string | null | undefined;
    x?: string | null | undefined;
    facebook?: string | null | undefined;
    instagram?: string | null | undefined;
    youtube?: string | null | undefined;
    tiktok?: string | null | undefined;
    website?: string | null | undefined;
  } }; answer: SettingsSocial };
  /** Sets the time zone; null for Australia/Sydney. */
  updateSettingsTimezone: { method: "PATCH"; input: { params: { user: string }; body: {
    timezone: string | null;
  } }; answer: SettingsBase };
  /** Makes somebody a spokesperson of a company, changes that, or ends it by empty roles. */
  updateSpokesperson: { method: "PATCH"; input: { params: { user: string; companyId: number }; body?: {
    /** Empty: no spokesperson any more. */
    roles?: Array<"spokesperson"> | undefined;
    beats?: number[] | undefined;
    roleTitle?: string | null | undefined;
  } }; answer: Spokesperson };
  /** Changes the given fields; saveAs "published" alone publishes a draft. */
  updateStatement: { method: "PATCH"; input: { params: { id: number }; body?: StatementChanges }; answer: Statement };
  /** Changes the given fields, for platform admins; saveAs "published" publishes a draft. */
  updateStory: { method: "PATCH"; input: { params: { id: number }; body?: StoryChanges }; answer: Story };
  /** Changes the given fields; the status in any order. */
  updateTask: { method: "PATCH"; input: { params: { id: number }; body?: TaskChanges }; answer: Task };
  /** Turns two-step sign-in on by a code of the app; tells the recovery codes, this once. */
  updateTwoStep: { method: "PATCH"; input: { params: { user: string }; body: {
    code: string;
  } }; answer: {
    recoveryCodes: string[];
  } };
  /** Approves an account, or changes a user's roles. */
  updateUser: { method: "PATCH"; input: { params: { id: number }; body?: {
    isReadOnly?: boolean | undefined;
    roles?: Role[] | undefined;
  } }; answer: {
    id: number;
    isReadOnly: boolean;
    roles: Role[];
  } };
  /** Changes the given fields. */
  updateWorkList: { method: "PATCH"; input: { params: { id: number }; body?: WorkListChanges }; answer: WorkList };
}
