import type { Connection, Edge } from "../graph/connections.ts";
import type {
  AccessToken,
  Activity,
  Announcement,
  AnnouncementEmail,
  AnnouncementHub,
  Answer,
  AnswerSet,
  Attachments,
  Author,
  Beat,
  Callout,
  Channel,
  Comment,
  Community,
  CommunityMember,
  CommunityFollow,
  CommunityRef,
  Company,
  CompanyRef,
  Contact,
  ContactList,
  ContactRole as RoleOfContact,
  Conversation,
  Country,
  CurrentUser,
  Draft,
  EventPost,
  FeedTypeFollow,
  Image,
  Interview,
  Invitation,
  Job,
  JoinRequest,
  Message,
  MonitorItem,
  MonitorSearch,
  NewsItem,
  Newsroom,
  NewsroomConfirmation,
  OnboardingOrganization,
  NotificationSetting,
  Outlet,
  OutletRef,
  Profile,
  Question,
  ProfileAi,
  SettingsBase,
  SettingsContacts,
  PublicInterview,
  SavedMedia,
  SearchResult,
  SettingsSecurity,
  Story,
  Subscription,
  TwoStepSecret,
  Video,
  Task,
  Timezone,
  WorkList,
} from "../rest/generated/contract.ts";
import type { Notification } from "../rest/notifications.ts";
import type { User } from "../rest/users.ts";
import type { RealtimeEvent } from "../realtime/hub.ts";
import type { UserError } from "../errors.ts";
import type { AnnouncementAction, AnnouncementFacts } from "./announcements/policy.ts";
import type { ChannelAction } from "./channels/policy.ts";
import type { AnswerSetAction, AnswerSetFacts } from "./answers/policy.ts";
import type { ContactAction, ContactFacts } from "./contacts/policy.ts";
import type { CommentAction, CommentFacts } from "./comments/policy.ts";
import type { CommunityAction, CommunityFacts, MemberFacts } from "./communities/policy.ts";
import type { CompanyAction, CompanyFacts, StaffFacts } from "./companies/policy.ts";
import type { FeedEntry } from "./feed/entries.ts";
import type { FollowFeed } from "./feed/followFeeds.ts";
import type { FeedChanged } from "./feed/live.ts";
import type { InterviewAction, InterviewFacts } from "./interviews/policy.ts";
import type { VideoProcessed } from "./media/live.ts";
import type { ConversationsChanged } from "./messages/live.ts";
import type { MonitorAction, MonitorFacts } from "./monitor/policy.ts";
import type { NewsAction, StoryAction, StoryFacts } from "./news/policy.ts";
import type { NewsroomAction } from "./newsrooms/policy.ts";
import type { NotificationEntry, NotificationPage } from "./notifications/list.ts";
import type { OutletAction, OutletFacts } from "./outlets/policy.ts";
import type { DenialCode as Denial, DenialReason, Permission, Remedy as Lift } from "./permissions/policy.ts";
import type { Rights } from "./permissions/rights.ts";
import type { Content } from "./permissions/rules.ts";
import type { PostChanged, PostChange as Change } from "./posts/live.ts";
import type { PostModel } from "./posts/models.ts";
import type { PostAction, PostFacts } from "./posts/policy.ts";
import type { StaffMember } from "./staff/list.ts";
import type { ProfileAction, ProfileFacts } from "./users/policy.ts";
import type { SocialProfile } from "./users/socials.ts";
import type { SearchEntry, SearchPage } from "./search/list.ts";
import type { WorkAction, WorkFacts } from "./work/policy.ts";

export type * from "./payloads.ts";
export type * from "./posts/models.ts";

// What stands behind the types of the schema: answers of the REST API as they came, wherever that is possible.

export type AuthorModel = Author;
export type BeatModel = Beat;
export type CountryModel = Country;
export type TimezoneModel = Timezone;
export type ImageModel = Image;
export type VideoModel = Video;
export type OutletModel = OutletRef | Outlet;
export type StoryModel = Story;
export type UserModel = User;
export type CommunityModel = CommunityRef | Community;
export type NewsroomModel = Newsroom;
export type NewsroomConfirmationModel = NewsroomConfirmation;
export type OnboardingOrganizationModel = OnboardingOrganization;
export type CompanyModel = CompanyRef | Company;
export type FollowableModel = UserModel | CompanyModel;
export type StaffMemberModel = StaffMember;
export type ContactModel = Contact;
export type ContactOutletModel = Contact["outlets"][number];
export type ContactCompanyModel = Contact["companies"][number];
export type ContactListModel = ContactList;
export type ContactDetailsModel = SettingsContacts;
export type SocialProfileModel = SocialProfile;
export type UserSettingsModel = SettingsBase;
export type SettingsOrganizationModel = NonNullable<SettingsBase["organization"]>;
export type GeneratedProfileModel = ProfileAi;
export type ResponsibilityModel = Profile["responsibilities"][number];
export type OutletResponsibilityModel = Extract<ResponsibilityModel, { kind: "outlet" }>;
export type CompanyResponsibilityModel = Extract<ResponsibilityModel, { kind: "company" }>;
export type SpokespersonResponsibilityModel = Extract<ResponsibilityModel, { kind: "spokesperson" }>;
export type CommentModel = Comment;

/** The feed form of a story; drafts have not been published. */
export type NewsItemModel = Omit<NewsItem, "publishedAt"> & { publishedAt: string | null };

/** An unpublished post in the form of the list of drafts, where `postType` is the type of post. */
export type DraftModel = Draft;

export type FeedItemModel = PostModel | NewsItemModel;
export type FeedConnectionModel = Connection<FeedEntry>;
export type FeedEdgeModel = Edge<FeedEntry>;
export type FollowFeedModel = FollowFeed;

/** What can be liked, and what can be commented on. */
export type SubjectModel = PostModel | NewsItemModel | CommentModel;

type UserFlags = "isReadOnly" | "isManaged" | "hasNotifications";
/** The current user; what is null for a guest in the REST API is empty or false here. */
export type ViewerModel = Omit<CurrentUser, "beats" | UserFlags> & { beats: readonly Beat[] } & { [Flag in UserFlags]: boolean };
export type AccountModel = NonNullable<CurrentUser["account"]>;

export type AttachmentsModel = Attachments;
export type ImageAttachmentModel = Attachments["images"][number];
export type VideoAttachmentModel = Attachments["videos"][number];

export type JobCompanyModel = Job["company"];
export type CalloutInterviewModel = NonNullable<Callout["interview"]>;

export type AnnouncementModel = Announcement;
export type AnnouncementNewsroomModel = NonNullable<Announcement["newsroom"]>;
export type AnnouncementHubModel = AnnouncementHub;
export type AnnouncementChannelModel = AnnouncementHub["channels"][number];
export type AnnouncementEmailModel = AnnouncementEmail;
export type ChannelModel = Channel;

export type InterviewModel = Interview;
export type QuestionModel = Question;

/** A member, and where. */
export interface CommunityMemberModel extends CommunityMember {
  communitySlug: string;
}
export interface CommunityCandidateModel {
  person: Author;
  isJoined: boolean;
  isInvited: boolean;
}
export interface CompanyCandidateModel {
  person: Author;
  isListed: boolean;
  isWaiting: boolean;
}
export type ActivityModel = Activity;
export type ActivityPostModel = Activity["post"];

export type AnswerSetModel = AnswerSet;
export type AnsweredInterviewModel = AnswerSet["interview"];
/** An answer knows the set that it is found by. */
export type AnswerModel = Answer & { readonly set: AnswerSet };
export type RespondentModel = AnswerSet["respondent"];
export type PublicInterviewModel = PublicInterview;
export type InvitationModel = Invitation;
export type SavedMediaModel = SavedMedia;
export type SavedInterviewModel = SavedMedia["interview"];
export type SavedAnswerModel = Answer;

export type ConversationModel = Conversation;
export type MessageModel = Message;

export type TaskModel = Task;
export type WorkListModel = WorkList;

/** The monitor is the viewer's: what it offers follows from the viewer's plan. */
export type MonitorModel = ViewerModel;
export type MonitorItemModel = MonitorItem;
export type MonitorSearchModel = MonitorSearch;

export type NotificationModel = Notification;
export type NotificationConnectionModel = NotificationPage;
export type NotificationEdgeModel = Edge<NotificationEntry>;

export type SearchResultModel = SearchResult;
export type SearchConnectionModel = SearchPage;
export type SearchEdgeModel = Edge<SearchEntry>;

export type ConversationsChangedModel = ConversationsChanged;
export type NotificationReceivedModel = RealtimeEvent;
export type IssueLockedModel = RealtimeEvent;
export type PostChangedModel = PostChanged;
export type FeedChangedModel = FeedChanged;
export type VideoProcessedModel = VideoProcessed;

export type UserErrorModel = UserError;
export type PermissionModel = Permission;
export type DenialReasonModel = DenialReason;
export type DraftPermissionsModel = Rights<"DraftPermissions", PostAction, PostFacts>;
export type PostPermissionsModel = Rights<"PostPermissions", PostAction, PostFacts>;
export type CommentPermissionsModel = Rights<"CommentPermissions", CommentAction, CommentFacts>;
export type NewsPermissionsModel = Rights<"NewsPermissions", NewsAction, Pick<NewsItemModel, "isDeleted" | "publishedAt">>;
export type StoryPermissionsModel = Rights<"StoryPermissions", StoryAction, StoryFacts>;
export type MonitorPermissionsModel = Rights<"MonitorPermissions", MonitorAction, MonitorFacts>;
export type WorkPermissionsModel = Rights<"WorkPermissions", WorkAction, WorkFacts>;
export type AnswerSetPermissionsModel = Rights<"AnswerSetPermissions", AnswerSetAction, AnswerSetFacts>;
export type ConversationPermissionsModel = Rights<"ConversationPermissions", "send" | "delete", unknown>;
export type MessagePermissionsModel = Rights<"MessagePermissions", "delete", Content>;
export type UserPermissionsModel = Rights<"UserPermissions", ProfileAction, ProfileFacts> & { readonly user: UserModel };
export type CompanyPermissionsModel = Rights<"CompanyPermissions", CompanyAction, CompanyFacts>;
export type StaffMemberPermissionsModel = Rights<"StaffMemberPermissions", "remove", StaffFacts>;
export type FollowPermissionsModel = UserPermissionsModel | CompanyPermissionsModel;
export type OutletPermissionsModel = Rights<"OutletPermissions", OutletAction, OutletFacts>;
export type NewsroomPermissionsModel = Rights<"NewsroomPermissions", NewsroomAction, Pick<NewsroomModel, "status" | "canEdit">>;
export type InterviewPermissionsModel = Rights<"InterviewPermissions", InterviewAction, InterviewFacts>;
export type ContactPermissionsModel = Rights<"ContactPermissions", ContactAction, ContactFacts>;
export type ContactListPermissionsModel = Rights<"ContactListPermissions", "edit" | "delete", unknown>;
export type AnnouncementPermissionsModel = Rights<"AnnouncementPermissions", AnnouncementAction, AnnouncementFacts>;
export type ChannelPermissionsModel = Rights<"ChannelPermissions", ChannelAction, unknown>;
export type CommunityMemberPermissionsModel = Rights<"CommunityMemberPermissions", "remove", MemberFacts>;
export type CommunityPermissionsModel = Rights<"CommunityPermissions", CommunityAction, CommunityFacts>;

export type NewsletterModel = Subscription;
export type NotificationSettingModel = NotificationSetting;
export type CommunityFollowModel = CommunityFollow;
export type CommunityFollowConnectionModel = Connection<CommunityFollow>;
export type CommunityFollowEdgeModel = Edge<CommunityFollow>;
export type FeedTypeFollowModel = FeedTypeFollow;
export type JoinRequestModel = JoinRequest;
export type SecurityModel = SettingsSecurity;
export type ActiveSignInModel = SettingsSecurity["sessions"][number];
export type AccessTokenModel = AccessToken;
export type TwoStepSecretModel = TwoStepSecret;

/** The literals of the REST API behind the enums of the schema. */
export type AnnouncementKind = Announcement["kind"];
export type AnnouncementStatus = Announcement["status"];
export type AnswerMode = AnswerSet["mode"];
export type AnswerSetStatus = AnswerSet["status"];
export type AuthorType = Author["type"];
export type AwaitingDirection = "asked" | "addressed";
export type BeatKey = Beat["key"];
export type BeatColour = Beat["colour"];
export type CalloutSort = "newest" | "deadline";
export type ChannelType = Channel["type"];
export type CommunityType = Community["type"];
export type CompanyRole = CompanyResponsibilityModel["roles"][number];
export type ContactRole = RoleOfContact;
export type DeliveryStatus = AnnouncementChannelModel["status"];
export type DenialCode = Denial;
export type ErrorCode = UserError["code"];
export type EntityType = Notification["entityType"];
export type EventType = NonNullable<EventPost["eventType"]>;
export type FeedType = FeedItemModel["type"];
export type InvitationStatus = Invitation["status"];
export type InterviewStatus = Interview["status"];
export type InterviewType = Interview["type"];
export type JobType = NonNullable<Job["jobType"]>;
export type MailingStatus = AnnouncementEmail["status"];
export type Module = CurrentUser["modules"][number];
export type MonitorSource = MonitorItem["source"];
export type NewsKind = NewsItem["type"];
export type NewsroomStatus = Newsroom["status"];
export type NewsletterFrequency = Subscription["frequency"];
export type NotificationKind = Notification["type"];
export type OnboardingStage = NonNullable<CurrentUser["onboarding"]>;
export type OutletRole = OutletResponsibilityModel["roles"][number];
export type OutletType = Outlet["type"];
export type PostChange = Change;
export type ProfileView = SettingsBase["view"];
export type Remedy = Lift;
export type Role = CurrentUser["roles"][number];
export type SavedMediaKind = SavedMedia["kind"];
export type SocialNetwork = SocialProfile["network"];
export type SearchType = SearchResult["type"];
export type TaskStatus = Task["status"];
export type TaskSubjectType = NonNullable<Task["entityType"]>;
export type UploadKind = "image" | "video";
export type VideoStatus = Video["status"];
export type Workplace = NonNullable<Job["workplace"]>;
