import type { Approved } from "./accounts/changes.ts";
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
  CommunityPost,
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
  NewsItem,
  NotificationSetting,
  Outlet,
  OutletRef,
  Profile,
  Question,
  Reaction,
  RecordPost,
  ProfileAi,
  SettingsBase,
  SettingsContacts,
  PublicInterview,
  SavedMedia,
  SearchResult,
  SettingsSecurity,
  Statement,
  Story,
  Subscription,
  TwoStepSecret,
  Video,
} from "../rest/generated/contract.ts";
import type { Notification } from "../rest/notifications.ts";
import type { AnswerLink } from "../rest/answerSets.ts";
import type { User } from "../rest/users.ts";
import type { RealtimeEvent } from "../realtime/hub.ts";
import type { UserError } from "../errors.ts";
import type { AnnouncementAction, AnnouncementFacts } from "./announcements/policy.ts";
import type { AnnouncementRef } from "./announcements/changes.ts";
import type { ChannelAction } from "./channels/policy.ts";
import type { AnswerSetAction, AnswerSetFacts } from "./answers/policy.ts";
import type { ContactRef, ListChange } from "./contacts/changes.ts";
import type { ContactAction, ContactFacts } from "./contacts/policy.ts";
import type { GoneComment, NewComment } from "./comments/changes.ts";
import type { CommentAction, CommentFacts } from "./comments/policy.ts";
import type { ChangedCommunity } from "./communities/changes.ts";
import type { CommunityAction, CommunityFacts } from "./communities/policy.ts";
import type { FeedEntry } from "./feed/entries.ts";
import type { FollowFeed } from "./feed/followFeeds.ts";
import type { FeedChanged } from "./feed/live.ts";
import type { Follow } from "./follows/changes.ts";
import type { InterviewAction, InterviewFacts } from "./interviews/policy.ts";
import type { InterviewRef } from "./interviews/changes.ts";
import type { Like } from "./likes/changes.ts";
import type { VideoProcessed } from "./media/live.ts";
import type { ConversationRef } from "./messages/changes.ts";
import type { MessageRef } from "./messages/ids.ts";
import type { ConversationsChanged } from "./messages/live.ts";
import type { Payload } from "./mutation.ts";
import type { NewsAction } from "./news/policy.ts";
import type { NotificationEntry, NotificationPage } from "./notifications/list.ts";
import type { DenialCode as Denial, DenialReason, Permission, Remedy as Lift } from "./permissions/policy.ts";
import type { Rights } from "./permissions/rights.ts";
import type { Content } from "./permissions/rules.ts";
import type { GonePost } from "./posts/changes.ts";
import type { PostChanged, PostChange as Change } from "./posts/live.ts";
import type { PostAction, PostFacts } from "./posts/policy.ts";
import type { StaffMember } from "./staff/list.ts";
import type { ChangedSettings } from "./settings/changes.ts";
import type { ProfileAction, ProfileFacts } from "./users/policy.ts";
import type { SocialProfile } from "./users/socials.ts";
import type { SearchEntry, SearchPage } from "./search/list.ts";

// What stands behind the types of the schema: answers of the REST API as they came, wherever that is possible.

export type AuthorModel = Author;
export type BeatModel = Beat;
export type CountryModel = Country;
export type ImageModel = Image;
export type VideoModel = Video;
export type OutletModel = OutletRef | Outlet;
export type StoryModel = Story;
export type UserModel = User;
export type CommunityModel = CommunityRef | Community;
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

export type CommunityPostModel = CommunityPost;
export type JobModel = Job;
export type CalloutModel = Callout;
export type EventModel = EventPost;
export type RecordModel = RecordPost;
export type ReactionModel = Reaction;
export type StatementModel = Statement;

/** A post in the form it has in feeds, where `type` is the type of post (D-135). */
export type PostModel = CommunityPost | Job | Callout | EventPost | RecordPost | Reaction | Statement;

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
/** The current user; what is null for a guest in the REST API (D-30) is empty or false here. */
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

export type CommunityMemberModel = CommunityMember;
export type ActivityModel = Activity;
export type ActivityPostModel = Activity["post"];

export type AnswerSetModel = AnswerSet;
export type AnsweredInterviewModel = AnswerSet["interview"];
/** An answer knows the set that it is found by. */
export type AnnouncementKind = Announcement["kind"];
export type AnnouncementStatus = Announcement["status"];
export type AnswerModel = Answer & { readonly set: AnswerSet };
export type RespondentModel = AnswerSet["respondent"];
export type PublicInterviewModel = PublicInterview;
export type InvitationModel = Invitation;
export type SavedMediaModel = SavedMedia;
export type SavedInterviewModel = SavedMedia["interview"];
export type SavedAnswerModel = Answer;

export type ConversationModel = Conversation;
export type MessageModel = Message;

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
export type NewsPermissionsModel = Rights<"NewsPermissions", NewsAction, NewsItemModel>;
export type AnswerSetPermissionsModel = Rights<"AnswerSetPermissions", AnswerSetAction, AnswerSetFacts>;
export type ConversationPermissionsModel = Rights<"ConversationPermissions", "send" | "delete", unknown>;
export type MessagePermissionsModel = Rights<"MessagePermissions", "delete", Content>;
export type UserPermissionsModel = Rights<"UserPermissions", ProfileAction, ProfileFacts> & { readonly user: UserModel };
export type CompanyPermissionsModel = Rights<"CompanyPermissions", ProfileAction, ProfileFacts>;
export type FollowPermissionsModel = UserPermissionsModel | CompanyPermissionsModel;
export type OutletPermissionsModel = Rights<"OutletPermissions", "readStories", unknown>;
export type InterviewPermissionsModel = Rights<"InterviewPermissions", InterviewAction, InterviewFacts>;
export type ContactPermissionsModel = Rights<"ContactPermissions", ContactAction, ContactFacts>;
export type ContactListPermissionsModel = Rights<"ContactListPermissions", "edit" | "delete", unknown>;
export type AnnouncementPermissionsModel = Rights<"AnnouncementPermissions", AnnouncementAction, AnnouncementFacts>;
export type ChannelPermissionsModel = Rights<"ChannelPermissions", ChannelAction, unknown>;
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

export type SignInPayloadModel = Payload<ViewerModel>;
export type SignOutPayloadModel = Payload<ViewerModel>;
export type ApproveAccountPayloadModel = Payload<Approved>;
export type SignUpPayloadModel = Payload<ViewerModel>;
export type SetSubscriptionPayloadModel = Payload<ChangedSettings>;
export type UpdateNotificationSettingPayloadModel = Payload<ChangedSettings>;
export type SetCommunityFollowPayloadModel = Payload<ChangedSettings>;
export type SetFeedTypeFollowPayloadModel = Payload<ChangedSettings>;
export type AddOutletPayloadModel = Payload<ChangedSettings>;
export type UpdateOutletResponsibilityPayloadModel = Payload<ChangedSettings>;
export type RemoveOutletResponsibilityPayloadModel = Payload<ChangedSettings>;
export type JoinCompanyPayloadModel = Payload<ChangedSettings>;
export type UpdateCompanyResponsibilityPayloadModel = Payload<ChangedSettings>;
export type RemoveCompanyResponsibilityPayloadModel = Payload<ChangedSettings>;
export type SetSpokespersonPayloadModel = Payload<ChangedSettings>;
export type AnswerJoinRequestPayloadModel = Payload<boolean>;
export type ChangeEmailPayloadModel = Payload<object>;
export type ChangePasswordPayloadModel = Payload<boolean>;
export type StartTwoStepPayloadModel = Payload<TwoStepSecret>;
export type ConfirmTwoStepPayloadModel = Payload<readonly string[]>;
export type EndTwoStepPayloadModel = Payload<boolean>;
export type EndSignInPayloadModel = Payload<boolean>;
export type CreateAccessTokenPayloadModel = Payload<string>;
export type RevokeAccessTokenPayloadModel = Payload<boolean>;
export type AddCommentPayloadModel = Payload<NewComment>;
export type RestoreCommentPayloadModel = Payload<NewComment>;
export type UpdateCommentPayloadModel = Payload<CommentModel>;
export type DeleteCommentPayloadModel = Payload<GoneComment>;
export type SetLikePayloadModel = Payload<Like>;
export type SetFollowPayloadModel = Payload<Follow>;
export type SetMembershipPayloadModel = Payload<ChangedCommunity>;
export type CreateCommunityPayloadModel = Payload<ChangedCommunity>;
export type UpdateCommunityPayloadModel = Payload<ChangedCommunity>;
export type CreateCommunityPostPayloadModel = Payload<PostModel>;
export type UpdateCommunityPostPayloadModel = Payload<PostModel>;
export type CreateJobPayloadModel = Payload<PostModel>;
export type UpdateJobPayloadModel = Payload<PostModel>;
export type CreateCalloutPayloadModel = Payload<PostModel>;
export type UpdateCalloutPayloadModel = Payload<PostModel>;
export type CreateEventPayloadModel = Payload<PostModel>;
export type UpdateEventPayloadModel = Payload<PostModel>;
export type CreateRecordPayloadModel = Payload<PostModel>;
export type UpdateRecordPayloadModel = Payload<PostModel>;
export type CreateReactionPayloadModel = Payload<PostModel>;
export type UpdateReactionPayloadModel = Payload<PostModel>;
export type CreateStatementPayloadModel = Payload<PostModel>;
export type UpdateStatementPayloadModel = Payload<PostModel>;
export type CreateAsyncCalloutPayloadModel = Payload<CalloutModel>;
export type CreateAnnouncementPayloadModel = Payload<AnnouncementRef>;
export type UpdateAnnouncementPayloadModel = Payload<AnnouncementRef>;
export type DeleteAnnouncementPayloadModel = Payload<AnnouncementRef>;
export type RestoreAnnouncementPayloadModel = Payload<AnnouncementRef>;
export type SetAnnouncementChannelsPayloadModel = Payload<AnnouncementRef>;
export type UpdateAnnouncementEmailPayloadModel = Payload<AnnouncementRef>;
export type TestAnnouncementEmailPayloadModel = Payload<AnnouncementRef>;
export type SendAnnouncementEmailPayloadModel = Payload<AnnouncementRef>;
export type CreateChannelPayloadModel = Payload<ChannelModel>;
export type UpdateChannelPayloadModel = Payload<ChannelModel>;
export type DeleteChannelPayloadModel = Payload<string>;
export type CreateInterviewPayloadModel = Payload<InterviewRef>;
export type UpdateInterviewPayloadModel = Payload<InterviewRef>;
export type DeleteInterviewPayloadModel = Payload<InterviewRef>;
export type RestoreInterviewPayloadModel = Payload<InterviewRef>;
export type ShareInterviewPayloadModel = Payload<InterviewRef>;
export type UnshareInterviewPayloadModel = Payload<InterviewRef>;
export type SetInterviewSavedPayloadModel = Payload<InterviewRef>;
export type CreateContactPayloadModel = Payload<ContactRef>;
export type UpdateContactPayloadModel = Payload<ContactRef>;
export type DeleteContactPayloadModel = Payload<ContactRef>;
export type DismissRecommendationPayloadModel = Payload<ContactRef>;
export type CreateContactListPayloadModel = Payload<ListChange>;
export type UpdateContactListPayloadModel = Payload<ListChange>;
export type DeleteContactListPayloadModel = Payload<ListChange>;
export type AddToContactListPayloadModel = Payload<ListChange>;
export type RemoveFromContactListPayloadModel = Payload<ListChange>;
export type DeletePostPayloadModel = Payload<GonePost>;
export type RestorePostPayloadModel = Payload<PostModel>;
export type PublishDraftPayloadModel = Payload<PostModel>;
export type DeleteUploadPayloadModel = Payload<undefined>;
export type StartAnswersPayloadModel = Payload<AnswerLink>;
export type StartPublicAnswersPayloadModel = Payload<AnswerLink>;
export type SaveAnswerPayloadModel = Payload<AnswerLink>;
export type FinishAnswersPayloadModel = Payload<AnswerLink>;
export type SetAnswerSavedPayloadModel = Payload<boolean>;
export type InviteRespondentsPayloadModel = Payload<InterviewRef>;
export type WithdrawInvitationPayloadModel = Payload<InterviewRef>;
export type StartConversationPayloadModel = Payload<ConversationModel>;
export type SendMessagePayloadModel = Payload<MessageModel>;
export type MarkConversationReadPayloadModel = Payload<ConversationRef>;
export type DeleteConversationPayloadModel = Payload<ConversationRef>;
export type DeleteMessagePayloadModel = Payload<MessageRef>;
export type UpdateSettingsPayloadModel = Payload<ChangedSettings>;
export type RemoveAvatarPayloadModel = Payload<ChangedSettings>;
export type UpdateContactDetailsPayloadModel = Payload<ChangedSettings>;
export type UpdateSocialProfilesPayloadModel = Payload<ChangedSettings>;
export type MarkNotificationsReadPayloadModel = Payload<ViewerModel>;

/** The literals of the REST API behind the enums of the schema (D-19). */
export type AnswerMode = AnswerSet["mode"];
export type AnswerSetStatus = AnswerSet["status"];
export type AuthorType = Author["type"];
export type AwaitingDirection = "asked" | "addressed";
export type BeatKey = Beat["key"];
export type BeatColour = Beat["colour"];
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
export type NewsKind = NewsItem["type"];
export type NewsletterFrequency = Subscription["frequency"];
export type NotificationKind = Notification["type"];
export type OnboardingStage = NonNullable<CurrentUser["onboarding"]>;
export type OutletRole = OutletResponsibilityModel["roles"][number];
export type OutletType = Outlet["type"];
export type PostChange = Change;
export type PostType = PostModel["type"];
export type ProfileView = SettingsBase["view"];
export type Remedy = Lift;
export type Role = CurrentUser["roles"][number];
export type SavedMediaKind = SavedMedia["kind"];
export type SaveAs = PostModel["saveAs"];
export type SocialNetwork = SocialProfile["network"];
export type SearchType = SearchResult["type"];
export type UploadKind = "image" | "video";
export type UserType = PostModel["userTypes"][number];
export type VideoStatus = Video["status"];
export type Workplace = NonNullable<Job["workplace"]>;
