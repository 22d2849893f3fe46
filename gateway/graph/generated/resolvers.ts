// Written by `npm run generate` from the SDL files.
import type { ErrorCode } from '../../modules/models.ts';
import type { AnnouncementKind } from '../../modules/models.ts';
import type { AnnouncementStatus } from '../../modules/models.ts';
import type { MailingStatus } from '../../modules/models.ts';
import type { DeliveryStatus } from '../../modules/models.ts';
import type { AnswerMode } from '../../modules/models.ts';
import type { AnswerSetStatus } from '../../modules/models.ts';
import type { InvitationStatus } from '../../modules/models.ts';
import type { SavedMediaKind } from '../../modules/models.ts';
import type { AwaitingDirection } from '../../modules/models.ts';
import type { ChannelType } from '../../modules/models.ts';
import type { CommunityType } from '../../modules/models.ts';
import type { ContactRole } from '../../modules/models.ts';
import type { FeedType } from '../../modules/models.ts';
import type { InterviewStatus } from '../../modules/models.ts';
import type { VideoStatus } from '../../modules/models.ts';
import type { UploadKind } from '../../modules/models.ts';
import type { MonitorSource } from '../../modules/models.ts';
import type { NewsKind } from '../../modules/models.ts';
import type { NewsroomStatus } from '../../modules/models.ts';
import type { NotificationKind } from '../../modules/models.ts';
import type { EntityType } from '../../modules/models.ts';
import type { OutletType } from '../../modules/models.ts';
import type { DenialCode } from '../../modules/models.ts';
import type { Remedy } from '../../modules/models.ts';
import type { InterviewType } from '../../modules/models.ts';
import type { EventType } from '../../modules/models.ts';
import type { Workplace } from '../../modules/models.ts';
import type { JobType } from '../../modules/models.ts';
import type { PostChange } from '../../modules/models.ts';
import type { PostType } from '../../modules/models.ts';
import type { SaveAs } from '../../modules/models.ts';
import type { CalloutSort } from '../../modules/models.ts';
import type { SearchType } from '../../modules/models.ts';
import type { Role } from '../../modules/models.ts';
import type { Module } from '../../modules/models.ts';
import type { OnboardingStage } from '../../modules/models.ts';
import type { ProfileView } from '../../modules/models.ts';
import type { NewsletterFrequency } from '../../modules/models.ts';
import type { OutletRole } from '../../modules/models.ts';
import type { CompanyRole } from '../../modules/models.ts';
import type { AuthorType } from '../../modules/models.ts';
import type { SocialNetwork } from '../../modules/models.ts';
import type { UserType } from '../../modules/models.ts';
import type { BeatKey } from '../../modules/models.ts';
import type { BeatColour } from '../../modules/models.ts';
import type { TaskStatus } from '../../modules/models.ts';
import type { TaskSubjectType } from '../../modules/models.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserErrorModel, SignUpPayloadModel, ApproveAccountPayloadModel, AnnouncementModel, AnnouncementNewsroomModel, AnnouncementHubModel, AnnouncementChannelModel, AnnouncementEmailModel, AnnouncementPermissionsModel, ViewerModel, CompanyModel, StoryModel, CreateAnnouncementPayloadModel, UpdateAnnouncementPayloadModel, DeleteAnnouncementPayloadModel, RestoreAnnouncementPayloadModel, SetAnnouncementChannelsPayloadModel, UpdateAnnouncementEmailPayloadModel, TestAnnouncementEmailPayloadModel, SendAnnouncementEmailPayloadModel, CallOffAnnouncementEmailPayloadModel, AnswerSetModel, AnswerSetPermissionsModel, AnsweredInterviewModel, AnswerModel, RespondentModel, PublicInterviewModel, InvitationModel, SavedMediaModel, SavedInterviewModel, SavedAnswerModel, InterviewModel, StartAnswersPayloadModel, StartPublicAnswersPayloadModel, SaveAnswerPayloadModel, FinishAnswersPayloadModel, SetAnswerSavedPayloadModel, InviteRespondentsPayloadModel, WithdrawInvitationPayloadModel, ChannelModel, ChannelPermissionsModel, CreateChannelPayloadModel, UpdateChannelPayloadModel, DeleteChannelPayloadModel, CommentModel, CommentPermissionsModel, AddCommentPayloadModel, UpdateCommentPayloadModel, DeleteCommentPayloadModel, RestoreCommentPayloadModel, CommunityModel, CommunityPermissionsModel, CommunityMemberModel, CommunityMemberPermissionsModel, CommunityCandidateModel, ActivityModel, ActivityPostModel, SetMembershipPayloadModel, CreateCommunityPayloadModel, UpdateCommunityPayloadModel, InviteToCommunityPayloadModel, RemoveCommunityMemberPayloadModel, CompanyPermissionsModel, CreateCompanyPayloadModel, UpdateCompanyPayloadModel, ContactModel, ContactOutletModel, ContactCompanyModel, ContactPermissionsModel, ContactListModel, ContactListPermissionsModel, CreateContactPayloadModel, UpdateContactPayloadModel, DeleteContactPayloadModel, DismissRecommendationPayloadModel, CreateContactListPayloadModel, UpdateContactListPayloadModel, DeleteContactListPayloadModel, AddToContactListPayloadModel, RemoveFromContactListPayloadModel, DraftModel, DraftPermissionsModel, PublishDraftPayloadModel, FeedItemModel, FeedConnectionModel, FeedEdgeModel, FollowFeedModel, FeedChangedModel, FollowableModel, FollowPermissionsModel, SetFollowPayloadModel, UserSettingsModel, CommunityFollowModel, CommunityFollowConnectionModel, CommunityFollowEdgeModel, FeedTypeFollowModel, SetCommunityFollowPayloadModel, SetFeedTypeFollowPayloadModel, QuestionModel, InterviewPermissionsModel, CreateInterviewPayloadModel, UpdateInterviewPayloadModel, DeleteInterviewPayloadModel, RestoreInterviewPayloadModel, ShareInterviewPayloadModel, UnshareInterviewPayloadModel, SetInterviewSavedPayloadModel, SetLikePayloadModel, ImageModel, VideoModel, AttachmentsModel, ImageAttachmentModel, VideoAttachmentModel, DeleteUploadPayloadModel, VideoProcessedModel, ConversationModel, ConversationPermissionsModel, MessageModel, MessagePermissionsModel, StartConversationPayloadModel, SendMessagePayloadModel, MarkConversationReadPayloadModel, DeleteConversationPayloadModel, DeleteMessagePayloadModel, ConversationsChangedModel, MonitorModel, MonitorPermissionsModel, MonitorItemModel, MonitorSearchModel, CreateMonitorSearchPayloadModel, UpdateMonitorSearchPayloadModel, DeleteMonitorSearchPayloadModel, AddMonitorItemsPayloadModel, NewsItemModel, NewsPermissionsModel, StoryPermissionsModel, CreateStoryPayloadModel, UpdateStoryPayloadModel, DeleteStoryPayloadModel, RestoreStoryPayloadModel, NewsroomModel, NewsroomPermissionsModel, NewsroomConfirmationModel, CreateNewsroomPayloadModel, UpdateNewsroomPayloadModel, DeleteNewsroomPayloadModel, DecideNewsroomPayloadModel, AnswerNewsroomConfirmationPayloadModel, NotificationModel, NotificationConnectionModel, NotificationEdgeModel, MarkNotificationsReadPayloadModel, NotificationReceivedModel, IssueLockedModel, OnboardingOrganizationModel, SetOnboardingPayloadModel, CreateOnboardingNewsroomPayloadModel, OutletModel, OutletPermissionsModel, CreateOutletPayloadModel, UpdateOutletPayloadModel, PermissionModel, DenialReasonModel, DeletePostPayloadModel, RestorePostPayloadModel, CalloutModel, CalloutInterviewModel, CreateCalloutPayloadModel, UpdateCalloutPayloadModel, CreateAsyncCalloutPayloadModel, CommunityPostModel, CreateCommunityPostPayloadModel, UpdateCommunityPostPayloadModel, EventModel, CreateEventPayloadModel, UpdateEventPayloadModel, JobModel, JobCompanyModel, CreateJobPayloadModel, UpdateJobPayloadModel, ReactionModel, CreateReactionPayloadModel, UpdateReactionPayloadModel, RecordModel, CreateRecordPayloadModel, UpdateRecordPayloadModel, StatementModel, CreateStatementPayloadModel, UpdateStatementPayloadModel, PostChangedModel, PostModel, PostPermissionsModel, JoinRequestModel, AddOutletPayloadModel, UpdateOutletResponsibilityPayloadModel, RemoveOutletResponsibilityPayloadModel, JoinCompanyPayloadModel, UpdateCompanyResponsibilityPayloadModel, RemoveCompanyResponsibilityPayloadModel, SetSpokespersonPayloadModel, AnswerJoinRequestPayloadModel, SearchResultModel, SearchConnectionModel, SearchEdgeModel, SecurityModel, ActiveSignInModel, AccessTokenModel, TwoStepSecretModel, ChangeEmailPayloadModel, ChangePasswordPayloadModel, StartTwoStepPayloadModel, ConfirmTwoStepPayloadModel, EndTwoStepPayloadModel, EndSignInPayloadModel, CreateAccessTokenPayloadModel, RevokeAccessTokenPayloadModel, AccountModel, SignInPayloadModel, SignOutPayloadModel, SettingsOrganizationModel, GeneratedProfileModel, UpdateSettingsPayloadModel, RemoveAvatarPayloadModel, UpdateContactDetailsPayloadModel, UpdateSocialProfilesPayloadModel, StaffMemberModel, NewsletterModel, NotificationSettingModel, SetSubscriptionPayloadModel, UpdateNotificationSettingPayloadModel, ResponsibilityModel, OutletResponsibilityModel, CompanyResponsibilityModel, SpokespersonResponsibilityModel, AuthorModel, UserModel, UserPermissionsModel, ContactDetailsModel, SocialProfileModel, BeatModel, CountryModel, TimezoneModel, TaskModel, WorkListModel, WorkPermissionsModel, CreateTaskPayloadModel, UpdateTaskPayloadModel, DeleteTaskPayloadModel, CreateWorkListPayloadModel, UpdateWorkListPayloadModel, DeleteWorkListPayloadModel } from '../../modules/models.ts';
import type { Context } from '../../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time: ISO 8601 in UTC with milliseconds, for example "2025-03-01T09:00:00.000Z". */
  DateTime: { input: string; output: string; }
  /**
   * Cleaned HTML: p, br, strong, em, u, s, a, lists, blockquote, h2 to h4, code, pre, hr, img, figure,
   * tables and mention spans only (span class="mention" data-id="contact id"). Safe to render, though
   * clients are advised to clean it once more.
   */
  HTML: { input: string; output: string; }
  /** A web address, absolute or beginning with a slash and then relative to the address of this gateway. */
  URL: { input: string; output: string; }
};

/** A sign-in that a person made for a program, which sends it as Authorization: Bearer. */
export type AccessToken = {
  readonly __typename?: 'AccessToken';
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** When it ends by itself. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** When it was last used, to the minute; null when never. */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name that the person gave it. */
  readonly name: Scalars['String']['output'];
};

/** A brand or company account. */
export type Account = {
  readonly __typename?: 'Account';
  /** The account's company; null when there is none. */
  readonly company: Maybe<Company>;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The account's name. */
  readonly name: Scalars['String']['output'];
  /** The users of the account, by name: whom work can be given to. Null when they cannot be read. */
  readonly people: Maybe<ReadonlyArray<Author>>;
};

/** A sign-in that holds. */
export type ActiveSignIn = {
  readonly __typename?: 'ActiveSignIn';
  /** The network address that it was made from. */
  readonly address: Scalars['String']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** Browser and system, as far as they are known. */
  readonly device: Scalars['String']['output'];
  /** True for the sign-in that asks. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  readonly lastUsedAt: Scalars['DateTime']['output'];
};

/** Something that happened in a community: a published post or a comment on one. */
export type Activity = {
  readonly __typename?: 'Activity';
  /** Who did it. */
  readonly author: Author;
  /** When it happened. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The post it concerns. */
  readonly post: ActivityPost;
};

/** A page of activities. */
export type ActivityConnection = {
  readonly __typename?: 'ActivityConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<ActivityEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An activity in a connection. */
export type ActivityEdge = {
  readonly __typename?: 'ActivityEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The activity. */
  readonly node: Activity;
};

/** The post an activity concerns, in short. */
export type ActivityPost = {
  readonly __typename?: 'ActivityPost';
  /** The community's slug. */
  readonly communitySlug: Scalars['String']['output'];
  /** The first 200 characters of the post, as text. */
  readonly content: Scalars['String']['output'];
  /** The post's id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id of the post, for node. */
  readonly postId: Scalars['ID']['output'];
  /** The post's title; null where the type has none. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** The post's type. */
  readonly type: PostType;
};

/** What addComment takes. */
export type AddCommentInput = {
  /** Pictures and videos. */
  readonly attachments?: InputMaybe<AttachmentsInput>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The text as HTML, 1 to 2000 characters without tags; may be empty when there are attachments. */
  readonly content: Scalars['String']['input'];
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second comment. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the comment replied to; leave out to comment on the subject. A reply to a reply is stored under the same comment. */
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The global id of the post or news item. */
  readonly subjectId: Scalars['ID']['input'];
};

/** What addComment answers. */
export type AddCommentPayload = MutationPayload & {
  readonly __typename?: 'AddCommentPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The new comment; null when refused. */
  readonly commentEdge: Maybe<CommentEdge>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The comment that was replied to with its new counts; null when refused or not a reply. */
  readonly parent: Maybe<Comment>;
  /** The post or news item with its new counts; null when refused. */
  readonly subject: Maybe<Commentable>;
};

/** What addMonitorItems takes. */
export type AddMonitorItemsInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second one. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The items, 1 to 100. */
  readonly items: ReadonlyArray<MonitorItemInput>;
};

/** What addMonitorItems answers. */
export type AddMonitorItemsPayload = MutationPayload & {
  readonly __typename?: 'AddMonitorItemsPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** How many were new; null when refused. */
  readonly created: Maybe<Scalars['Int']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What addOutlet takes. */
export type AddOutletInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
  /** The address of the outlet's site. */
  readonly url: Scalars['String']['input'];
};

/** What addOutlet answers. */
export type AddOutletPayload = MutationPayload & {
  readonly __typename?: 'AddOutletPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** What addToContactList takes. */
export type AddToContactListInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Global ids of the contacts, at most 100. */
  readonly contactIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The global id of the list. */
  readonly contactListId: Scalars['ID']['input'];
};

/** What addToContactList answers. */
export type AddToContactListPayload = MutationPayload & {
  readonly __typename?: 'AddToContactListPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The list as it is now; null when refused. */
  readonly contactList: Maybe<ContactList>;
  /** The contacts as they are now; null when refused. */
  readonly contacts: Maybe<ReadonlyArray<Contact>>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What a company or person announces: on the web, by e-mail and by channels (D-147). */
export type Announcement = Node & {
  readonly __typename?: 'Announcement';
  /** Who announces it: the company, or else whoever created it. */
  readonly author: Author;
  /** Its topics. */
  readonly beats: ReadonlyArray<Beat>;
  /** The communities in whose feeds its news appears. */
  readonly communities: ReadonlyArray<Community>;
  /** The company in whose name it is announced; null when it is a person's own. */
  readonly company: Maybe<Company>;
  /** The text; null while it is not written. */
  readonly content: Maybe<Scalars['HTML']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact id of whoever created it. */
  readonly creatorId: Scalars['Int']['output'];
  /** The id in the REST API; digits of /announcements/{id}. */
  readonly databaseId: Scalars['Int']['output'];
  /** Its e-mail, for its editors; null for everybody else, and when it cannot be read. */
  readonly email: Maybe<AnnouncementEmail>;
  /** A second line; null when there is none. */
  readonly headline: Maybe<Scalars['String']['output']>;
  /** Figures and channels, for its editors; null for everybody else, and when they cannot be read. */
  readonly hub: Maybe<AnnouncementHub>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** The picture; null when there is none. */
  readonly img: Maybe<Image>;
  /** True when it was deleted. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** What becomes of it once it is published. */
  readonly kind: AnnouncementKind;
  /** How far its e-mail is, for its editors; null for everybody else. */
  readonly mailing: Maybe<MailingStatus>;
  /** The newsroom it comes from; null when it comes from none. */
  readonly newsroom: Maybe<AnnouncementNewsroom>;
  /** What the viewer may do to it. */
  readonly permissions: AnnouncementPermissions;
  /** When it was published; null for a draft. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Draft, published or archived. */
  readonly status: AnnouncementStatus;
  /** The news that it became (D-145); null when there is none. */
  readonly story: Maybe<Story>;
  /** A short text; null when there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** What it is about, in a line. */
  readonly title: Scalars['String']['output'];
  /** In whose lists it appears; empty means all. */
  readonly userTypes: ReadonlyArray<UserType>;
  /** The video; null when there is none. */
  readonly video: Maybe<Video>;
  /** Its public address, for its editors; null for everybody else, and while nobody else can read it. */
  readonly webAddress: Maybe<Scalars['URL']['output']>;
};

/** A channel by which an announcement is distributed. */
export type AnnouncementChannel = {
  readonly __typename?: 'AnnouncementChannel';
  /** The channel. */
  readonly channel: Channel;
  /** When it arrived; null while it has not. */
  readonly deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether it has arrived there. */
  readonly status: DeliveryStatus;
};

/** A page of announcements. */
export type AnnouncementConnection = {
  readonly __typename?: 'AnnouncementConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<AnnouncementEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One announcement in a connection. */
export type AnnouncementEdge = {
  readonly __typename?: 'AnnouncementEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The announcement. */
  readonly node: Announcement;
};

/** The e-mail of an announcement. */
export type AnnouncementEmail = {
  readonly __typename?: 'AnnouncementEmail';
  /** Ids of contact lists whose members get it. */
  readonly contactListIds: ReadonlyArray<Scalars['Int']['output']>;
  /** Contacts who get it. */
  readonly contacts: ReadonlyArray<Author>;
  /** The text; null while it is not written. */
  readonly content: Maybe<Scalars['HTML']['output']>;
  /** Whom it comes from by name; null for the name of the platform. */
  readonly fromName: Maybe<Scalars['String']['output']>;
  /** What a mailbox shows beside the subject; null when there is none. */
  readonly preheader: Maybe<Scalars['String']['output']>;
  /** How many different addresses it goes to, those of its e-mail channels included, or has gone to. */
  readonly recipientsCount: Scalars['Int']['output'];
  /** The address that answers go to; null for none. */
  readonly replyTo: Maybe<Scalars['String']['output']>;
  /** When it is to be sent; null when no time is set. */
  readonly sendAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent; null while it was not. */
  readonly sentAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  readonly status: MailingStatus;
  /** The subject; null while it is not written. */
  readonly subject: Maybe<Scalars['String']['output']>;
};

/** How an announcement does and where it went. */
export type AnnouncementHub = {
  readonly __typename?: 'AnnouncementHub';
  /** Where it is distributed, by name. */
  readonly channels: ReadonlyArray<AnnouncementChannel>;
  /** How many comments the news that it became has. */
  readonly commentsCount: Scalars['Int']['output'];
  /** How many recipients have followed the link in their e-mail. */
  readonly emailsOpenedCount: Scalars['Int']['output'];
  /** How many e-mails the mail server has taken. */
  readonly emailsSentCount: Scalars['Int']['output'];
  /** How many like the news that it became. */
  readonly likesCount: Scalars['Int']['output'];
  /** How many recipients its e-mail goes to, or has gone to. */
  readonly recipientsCount: Scalars['Int']['output'];
  /** When its e-mail is to be sent; null when no time is set. */
  readonly sendAt: Maybe<Scalars['DateTime']['output']>;
  /** How many people have read it, with every visit of a guest; its editors are not counted. */
  readonly viewsCount: Scalars['Int']['output'];
};

export type { AnnouncementKind };

/** The newsroom that an announcement comes from. */
export type AnnouncementNewsroom = {
  readonly __typename?: 'AnnouncementNewsroom';
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
};

/** What the viewer may do to an announcement. */
export type AnnouncementPermissions = {
  readonly __typename?: 'AnnouncementPermissions';
  /** Take a published one from the lists, for good. */
  readonly archive: Permission;
  /** Call off its e-mail, which waits for its time. */
  readonly callOffMail: Permission;
  /** Delete it. */
  readonly delete: Permission;
  /** Change what it says and where it is distributed. */
  readonly edit: Permission;
  /** Change its e-mail, try it out and send it. */
  readonly mail: Permission;
  /** Publish a draft. */
  readonly publish: Permission;
  /** Read its figures, channels and e-mail. */
  readonly readHub: Permission;
  /** Restore it. */
  readonly restore: Permission;
};

export type { AnnouncementStatus };

/** The answer to one question. */
export type Answer = Node & {
  readonly __typename?: 'Answer';
  /** The written answer as safe HTML; null for other answers. */
  readonly content: Maybe<Scalars['String']['output']>;
  /** When it was first given. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether the viewer has saved it; false for a guest. */
  readonly isSaved: Scalars['Boolean']['output'];
  /** The question that it answers; null when it has been taken out. */
  readonly question: Maybe<Question>;
  /** True when the question was skipped. */
  readonly skipped: Scalars['Boolean']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The answer on camera; null for other answers. */
  readonly video: Maybe<Video>;
};

/** What answerJoinRequest takes. */
export type AnswerJoinRequestInput = {
  /** Whether the person works for it. */
  readonly accepted: Scalars['Boolean']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the request in the REST API. */
  readonly requestId: Scalars['Int']['input'];
};

/** What answerJoinRequest answers. */
export type AnswerJoinRequestPayload = MutationPayload & {
  readonly __typename?: 'AnswerJoinRequestPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The person who asks, with what holds now; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

export type { AnswerMode };

/** What answerNewsroomConfirmation takes. */
export type AnswerNewsroomConfirmationInput = {
  /** True to confirm, false to decline. */
  readonly accept: Scalars['Boolean']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The hash in the link. */
  readonly hash: Scalars['String']['input'];
};

/** What answerNewsroomConfirmation answers. */
export type AnswerNewsroomConfirmationPayload = MutationPayload & {
  readonly __typename?: 'AnswerNewsroomConfirmationPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The newsroom with its new state; null when refused. */
  readonly newsroom: Maybe<Newsroom>;
};

/** One respondent's answers to an interview, at /async/answer/{type}/{hash}. No sign-in is needed: the hash is the permission (D-68). */
export type AnswerSet = Node & {
  readonly __typename?: 'AnswerSet';
  /** What was answered or skipped so far, in the order of asking. */
  readonly answers: ReadonlyArray<Answer>;
  /** When it was begun, or its respondent invited. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was sent; null while it is open. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** The last part of its address. */
  readonly hash: Scalars['String']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** What is answered. */
  readonly interview: AnsweredInterview;
  /** What it is opened for. */
  readonly mode: AnswerMode;
  /** What may be done with it, by whoever has the hash. */
  readonly permissions: AnswerSetPermissions;
  /** The questions, in the order of asking. */
  readonly questions: ReadonlyArray<Question>;
  /** Who answers. */
  readonly respondent: Respondent;
  /** Whether it has been sent. */
  readonly status: AnswerSetStatus;
  /** How it is answered. */
  readonly type: InterviewType;
};

/** A page of answer sets. */
export type AnswerSetConnection = {
  readonly __typename?: 'AnswerSetConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<AnswerSetEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An answer set in a connection. */
export type AnswerSetEdge = {
  readonly __typename?: 'AnswerSetEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The answer set. */
  readonly node: AnswerSet;
};

/** What the viewer may do with the answers, having their hash. */
export type AnswerSetPermissions = {
  readonly __typename?: 'AnswerSetPermissions';
  /** Answer the questions, and change the answers. */
  readonly answer: Permission;
  /** Send the answers to the author; nothing can be changed afterwards. */
  readonly finish: Permission;
  /** Save single answers. */
  readonly save: Permission;
  /** Skip a question. */
  readonly skip: Permission;
};

export type { AnswerSetStatus };

/** What a respondent sees of an interview; for the questions of a call-out, with the call-out's deadline and rules (D-70). */
export type AnsweredInterview = {
  readonly __typename?: 'AnsweredInterview';
  /** Whether questions may be skipped. */
  readonly allowSkip: Scalars['Boolean']['output'];
  /** Who asks. */
  readonly author: Author;
  /** The interview's id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** Until when; null when as soon as possible. */
  readonly deadline: Maybe<Scalars['DateTime']['output']>;
  /** What it is about, as safe HTML; null when nothing was written. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Whether it still takes answers. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** Whether all questions are shown before the start. */
  readonly showQuestions: Scalars['Boolean']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
};

/** What approveAccount takes. */
export type ApproveAccountInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the User. */
  readonly userId: Scalars['ID']['input'];
};

/** What approveAccount answers. */
export type ApproveAccountPayload = MutationPayload & {
  readonly __typename?: 'ApproveAccountPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The person, who may write now; null when refused. */
  readonly user: Maybe<User>;
};

/** Pictures and videos attached to a community post or a comment, at most 10 in all. */
export type Attachments = {
  readonly __typename?: 'Attachments';
  /** How many there are, also those not listed here. */
  readonly count: Scalars['Int']['output'];
  /** True when there is at least one. */
  readonly exists: Scalars['Boolean']['output'];
  /** The pictures; in feeds at most the first 4. */
  readonly images: ReadonlyArray<ImageAttachment>;
  /** The videos; in feeds at most the first 4. */
  readonly videos: ReadonlyArray<VideoAttachment>;
};

/** The attachments of something new, by the ids of earlier uploads; at most 10 in all. */
export type AttachmentsInput = {
  /** Ids of uploaded pictures. */
  readonly images: ReadonlyArray<Scalars['Int']['input']>;
  /** Ids of uploaded videos. */
  readonly videos: ReadonlyArray<Scalars['Int']['input']>;
};

/** Who stands for a piece of content: a person or a company, by their contact record. */
export type Author = {
  readonly __typename?: 'Author';
  /** The picture; null when there is none. */
  readonly avatar: Maybe<Scalars['URL']['output']>;
  /** The contact id in the REST API; 12 is the platform's own account. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. Authors are read through what they wrote; use profile for more. */
  readonly id: Scalars['ID']['output'];
  /** True when the author is the viewer: the contact id equals the viewer's contactId. */
  readonly isMain: Scalars['Boolean']['output'];
  /** The name to show. */
  readonly name: Scalars['String']['output'];
  /** The profile behind it; null when there is none. */
  readonly profile: Maybe<Profile>;
  /** The address part of the profile, /u/{slug} or /c/{slug}; null when there is no profile. */
  readonly slug: Maybe<Scalars['String']['output']>;
  /** Person or company. */
  readonly type: AuthorType;
};

/** A page of authors. */
export type AuthorConnection = {
  readonly __typename?: 'AuthorConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<AuthorEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An author in a connection. */
export type AuthorEdge = {
  readonly __typename?: 'AuthorEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The author. */
  readonly node: Author;
};

export type { AuthorType };

/** Anything that somebody wrote. */
export type Authored = {
  /** Who stands for it. */
  readonly author: Author;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
};

export type { AwaitingDirection };

/** A topic area. */
export type Beat = Node & {
  readonly __typename?: 'Beat';
  /** The colour it is shown in. */
  readonly colour: BeatColour;
  /** The id in the REST API: business 356, politics 62, lifestyle 19, people 357, sports 354, tech 355. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** The key for programs. */
  readonly key: BeatKey;
  /** The name to show. */
  readonly name: Scalars['String']['output'];
};

export type { BeatColour };

export type { BeatKey };

/** What callOffAnnouncementEmail takes. */
export type CallOffAnnouncementEmailInput = {
  /** The global id of the announcement. */
  readonly announcementId: Scalars['ID']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** What callOffAnnouncementEmail answers. */
export type CallOffAnnouncementEmailPayload = MutationPayload & {
  readonly __typename?: 'CallOffAnnouncementEmailPayload';
  /** The announcement as it is now; null when refused. */
  readonly announcement: Maybe<Announcement>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A request to the community, for example for sources or comments. */
export type Callout = Authored & Commentable & Deletable & Likable & Node & PostBase & {
  readonly __typename?: 'Callout';
  /** How many have answered. */
  readonly answersCount: Scalars['Int']['output'];
  /** Who stands for it. */
  readonly author: Author;
  /** The topics of the author. */
  readonly beats: ReadonlyArray<Beat>;
  /** Comments, newest first. Null when they cannot be read. */
  readonly comments: Maybe<CommentConnection>;
  /** How many comments stand directly under it, deleted ones not counted. */
  readonly commentsCount: Scalars['Int']['output'];
  /** The communities it appears in; empty means no community, visible to all. */
  readonly communities: ReadonlyArray<Community>;
  /** The same by their ids in the REST API. */
  readonly communityIds: ReadonlyArray<Scalars['Int']['output']>;
  /** What is looked for. */
  readonly content: Maybe<Scalars['HTML']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact id of whoever created it; differs from the author's when posted for a company. */
  readonly creatorId: Scalars['Int']['output'];
  /** The id in the REST API; the value of the overlay's query key. */
  readonly databaseId: Scalars['Int']['output'];
  /** Until when answers are taken; null shows as ASAP. */
  readonly deadline: Maybe<Scalars['DateTime']['output']>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** The interview by which answers are collected; null when there is none. */
  readonly interview: Maybe<CalloutInterview>;
  /** True when the deadline has passed. */
  readonly isClosed: Scalars['Boolean']['output'];
  /** True when it was deleted. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** True when the author is a company. */
  readonly isSystem: Scalars['Boolean']['output'];
  /** True when the viewer likes it. */
  readonly liked: Scalars['Boolean']['output'];
  /** Who likes it, newest like first. Null when the list cannot be read. */
  readonly likes: Maybe<AuthorConnection>;
  /** How many people like it. */
  readonly likesCount: Scalars['Int']['output'];
  /** What the viewer may do to it. */
  readonly permissions: PostPermissions;
  /** When it was first published; null for a draft. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Draft or published. */
  readonly saveAs: SaveAs;
  /** The time to show: when it was published, or created for a draft. */
  readonly time: Scalars['DateTime']['output'];
  /** What is looked for, in a line. */
  readonly title: Scalars['String']['output'];
  /** commentsCount and all replies, deleted ones not counted. */
  readonly totalCommentsCount: Scalars['Int']['output'];
  /** Always CALLOUT. */
  readonly type: PostType;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes: ReadonlyArray<UserType>;
};


/** A request to the community, for example for sources or comments. */
export type CalloutCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A request to the community, for example for sources or comments. */
export type CalloutLikesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** The interview behind a call-out, in short. */
export type CalloutInterview = {
  readonly __typename?: 'CalloutInterview';
  /** True when respondents may skip questions. */
  readonly allowSkip: Scalars['Boolean']['output'];
  /** The interview's id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The interview itself; null when the viewer may not see it any more. */
  readonly interview: Maybe<Interview>;
  /** True when respondents may read all questions before they start. */
  readonly showQuestions: Scalars['Boolean']['output'];
  /** The interview's title. */
  readonly title: Scalars['String']['output'];
  /** Whether answers are videos or texts. */
  readonly type: InterviewType;
};

export type { CalloutSort };

/** What opens pages and menu entries for a viewer. */
export type Capability =
  /** Open the pages for platform admins. */
  | 'ADMINISTER'
  /** Create a community: platform admins and account admins. */
  | 'CREATE_COMMUNITY'
  /** Open the own settings: the account is not read-only and onboarding is finished. */
  | 'OPEN_SETTINGS'
  /** Open settings of other people too: platform admins those of everybody, account admins those of the managed users of their account. */
  | 'OPEN_SETTINGS_OF_OTHERS'
  /** See notifications and messages in the bottom bar: everybody but platform admins and journalists. */
  | 'SEE_ACCOUNT_ITEMS'
  /** See the banner that welcomes users of an account who are neither platform admins nor journalists. */
  | 'SEE_BANNER'
  /** Use what belongs to a brand or company account: work lists and contact lists. */
  | 'USE_ACCOUNT'
  /** Write at all: the account is not read-only. */
  | 'WRITE';

/** What changeEmail takes. */
export type ChangeEmailInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The new address; letter case does not matter. */
  readonly email: Scalars['String']['input'];
  /** The present password. */
  readonly password: Scalars['String']['input'];
};

/** What changeEmail answers. */
export type ChangeEmailPayload = MutationPayload & {
  readonly __typename?: 'ChangeEmailPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The person who asks, with what holds now; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** What changePassword takes. */
export type ChangePasswordInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The present password. */
  readonly currentPassword: Scalars['String']['input'];
  /** The new password, by the rules of signUp. */
  readonly password: Scalars['String']['input'];
  /** The new password once more. */
  readonly passwordConfirmation: Scalars['String']['input'];
};

/** What changePassword answers. */
export type ChangePasswordPayload = MutationPayload & {
  readonly __typename?: 'ChangePasswordPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The person who asks, with what holds now; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** A place where an account distributes announcements (D-199). */
export type Channel = Node & {
  readonly __typename?: 'Channel';
  /** The contact list, by its id in the REST API; null for other types. */
  readonly contactListId: Maybe<Scalars['Int']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** False when it is switched off: then nothing new is distributed by it. */
  readonly isActive: Scalars['Boolean']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** The newsroom, by its id in the REST API; null for other types. */
  readonly newsroomId: Maybe<Scalars['Int']['output']>;
  /** What the viewer may do to it. */
  readonly permissions: ChannelPermissions;
  /** Where it leads. */
  readonly type: ChannelType;
  /** Its address; null when it has none. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** A page of channels. */
export type ChannelConnection = {
  readonly __typename?: 'ChannelConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<ChannelEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One channel in a connection. */
export type ChannelEdge = {
  readonly __typename?: 'ChannelEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The channel. */
  readonly node: Channel;
};

/** What the viewer may do to a channel of the account. */
export type ChannelPermissions = {
  readonly __typename?: 'ChannelPermissions';
  /** Remove it. */
  readonly delete: Permission;
  /** Change it, or switch it on and off. */
  readonly edit: Permission;
};

export type { ChannelType };

/** A comment on a post or a news item, or a reply to a comment. Replies go one level deep. */
export type Comment = Authored & Commentable & Deletable & Likable & Node & {
  readonly __typename?: 'Comment';
  /** Pictures and videos. */
  readonly attachments: Attachments;
  /** Who wrote it. */
  readonly author: Author;
  /** The replies, oldest first; empty for a reply. Null when they cannot be read. */
  readonly comments: Maybe<CommentConnection>;
  /** How many replies there are, deleted ones not counted (childrenCount in REST). */
  readonly commentsCount: Scalars['Int']['output'];
  /** The text; null when deleted. */
  readonly content: Maybe<Scalars['HTML']['output']>;
  /** When it was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id in the REST API; the value of the query key cid. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when it was deleted. A deleted comment stays in the thread only while it has replies. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** True when the viewer likes it. */
  readonly liked: Scalars['Boolean']['output'];
  /** Who likes it, newest like first. Null when the list cannot be read. */
  readonly likes: Maybe<AuthorConnection>;
  /** How many people like it. */
  readonly likesCount: Scalars['Int']['output'];
  /** The comment this one replies to; null for a comment directly under a post. Null too when it cannot be read. */
  readonly parent: Maybe<Comment>;
  /** What the viewer may do to it. */
  readonly permissions: CommentPermissions;
  /** What the thread is about; null when the viewer may not see it any more. */
  readonly subject: Maybe<Commentable>;
  /** The same as commentsCount, since replies go one level deep. */
  readonly totalCommentsCount: Scalars['Int']['output'];
  /** When it was last edited; null when never. */
  readonly updatedAt: Maybe<Scalars['DateTime']['output']>;
};


/** A comment on a post or a news item, or a reply to a comment. Replies go one level deep. */
export type CommentCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A comment on a post or a news item, or a reply to a comment. Replies go one level deep. */
export type CommentLikesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of comments. */
export type CommentConnection = {
  readonly __typename?: 'CommentConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<CommentEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many comments there are, deleted ones not counted; a deleted one stays in the list while it has replies. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A comment in a connection. */
export type CommentEdge = {
  readonly __typename?: 'CommentEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The comment. */
  readonly node: Comment;
};

/** What the viewer may do to a comment. */
export type CommentPermissions = InteractionPermissions & {
  readonly __typename?: 'CommentPermissions';
  /** Reply to it. */
  readonly comment: Permission;
  /** Delete it: the main author or a platform admin. */
  readonly delete: Permission;
  /** Edit it: the main author only. */
  readonly edit: Permission;
  /** Like it. */
  readonly like: Permission;
  /** Restore it after deletion: whoever may delete it. */
  readonly restore: Permission;
};

/** Anything that can be commented on: posts, news, and comments themselves, whose comments are the replies. */
export type Commentable = {
  /** Comments, newest first; replies to a comment, oldest first. Null when they cannot be read. */
  readonly comments: Maybe<CommentConnection>;
  /** How many comments stand directly under it, deleted ones not counted. */
  readonly commentsCount: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether the viewer may comment on it. */
  readonly permissions: InteractionPermissions;
  /** commentsCount and all replies, deleted ones not counted. */
  readonly totalCommentsCount: Scalars['Int']['output'];
};


/** Anything that can be commented on: posts, news, and comments themselves, whose comments are the replies. */
export type CommentableCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A place where posts are shared. Fields beyond those of the viewer's list are read in one batch. */
export type Community = Node & {
  readonly __typename?: 'Community';
  /** What happened in it, newest first: one entry per published post or comment. Null when the viewer may not read it. */
  readonly activities: Maybe<ActivityConnection>;
  /** The wide picture at the top of its page; null when there is none. */
  readonly banner: Maybe<Image>;
  /** People who could be invited, by a part of the name. Null for those who do not manage the members. */
  readonly candidates: Maybe<ReadonlyArray<CommunityCandidate>>;
  /** The country; null when none is set. */
  readonly country: Maybe<Country>;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** What it is about; null when empty or it cannot be read. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** What was posted in it, newest first. Null when it cannot be read, for example private and not joined. */
  readonly feed: Maybe<FeedConnection>;
  /** The logo at 64 px; null when there is none. */
  readonly icon: Maybe<Scalars['URL']['output']>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** The logo at 256 px; null when there is none. */
  readonly img: Maybe<Scalars['URL']['output']>;
  /** Who is invited and has not joined, by name. Null for those who do not manage the members. */
  readonly invitations: Maybe<AuthorConnection>;
  /** True when the viewer follows it; null when it cannot be read. */
  readonly isFollowed: Maybe<Scalars['Boolean']['output']>;
  /** True when the viewer has an invitation; null when it cannot be read. */
  readonly isInvited: Maybe<Scalars['Boolean']['output']>;
  /** True when the viewer has joined. */
  readonly isJoined: Scalars['Boolean']['output'];
  /** The logo as uploaded; null when there is none. */
  readonly logo: Maybe<Image>;
  /** Who has joined, most recently active first. Null when the viewer may not read it. */
  readonly members: Maybe<CommunityMemberConnection>;
  /** How many have joined; null when it cannot be read. */
  readonly membersCount: Maybe<Scalars['Int']['output']>;
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** The slug under which it can be reached from now on; equals slug on reads. Null when it cannot be read. */
  readonly newSlug: Maybe<Scalars['String']['output']>;
  /** What the viewer may do to it. Null when the community cannot be read. */
  readonly permissions: Maybe<CommunityPermissions>;
  /** The address part, /community/{slug}. */
  readonly slug: Scalars['String']['output'];
  /** Public or private; null when it cannot be read. */
  readonly type: Maybe<CommunityType>;
};


/** A place where posts are shared. Fields beyond those of the viewer's list are read in one batch. */
export type CommunityActivitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A place where posts are shared. Fields beyond those of the viewer's list are read in one batch. */
export type CommunityCandidatesArgs = {
  first: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** A place where posts are shared. Fields beyond those of the viewer's list are read in one batch. */
export type CommunityFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  types?: InputMaybe<ReadonlyArray<FeedType>>;
};


/** A place where posts are shared. Fields beyond those of the viewer's list are read in one batch. */
export type CommunityInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};


/** A place where posts are shared. Fields beyond those of the viewer's list are read in one batch. */
export type CommunityMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody who could be invited to a community. */
export type CommunityCandidate = {
  readonly __typename?: 'CommunityCandidate';
  /** True when the person is invited and has not joined. */
  readonly isInvited: Scalars['Boolean']['output'];
  /** True when the person has joined. */
  readonly isJoined: Scalars['Boolean']['output'];
  /** The person. */
  readonly person: Author;
};

/** A page of communities. */
export type CommunityConnection = {
  readonly __typename?: 'CommunityConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<CommunityEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A community in a connection. */
export type CommunityEdge = {
  readonly __typename?: 'CommunityEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The community. */
  readonly node: Community;
};

/** A community, and whether a person follows it, which is apart from having joined it (D-170). */
export type CommunityFollow = {
  readonly __typename?: 'CommunityFollow';
  /** The id of the community in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The picture at 64 px; null when there is none. */
  readonly icon: Maybe<Scalars['URL']['output']>;
  /** True when the person follows it. */
  readonly isFollowed: Scalars['Boolean']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** The address part, /communities/{slug}; null when it has no page. */
  readonly slug: Maybe<Scalars['String']['output']>;
};

/** A page of communities. */
export type CommunityFollowConnection = {
  readonly __typename?: 'CommunityFollowConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<CommunityFollowEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many communities there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A community in a connection. */
export type CommunityFollowEdge = {
  readonly __typename?: 'CommunityFollowEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The community. */
  readonly node: CommunityFollow;
};

/** Somebody who has joined a community. */
export type CommunityMember = {
  readonly __typename?: 'CommunityMember';
  /** A text about the member; null when empty. */
  readonly about: Maybe<Scalars['String']['output']>;
  /** The member. */
  readonly author: Author;
  /** When the member was last active, to the minute; null when never. */
  readonly lastActiveStamp: Maybe<Scalars['DateTime']['output']>;
  /** What the viewer may do about the membership. Null when the community cannot be read. */
  readonly permissions: Maybe<CommunityMemberPermissions>;
};

/** A page of members. */
export type CommunityMemberConnection = {
  readonly __typename?: 'CommunityMemberConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<CommunityMemberEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A member in a connection. */
export type CommunityMemberEdge = {
  readonly __typename?: 'CommunityMemberEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The member. */
  readonly node: CommunityMember;
};

/** What the viewer may do about somebody's membership. */
export type CommunityMemberPermissions = {
  readonly __typename?: 'CommunityMemberPermissions';
  /** Take the member out. The creator stays. */
  readonly remove: Permission;
};

/** What the viewer may do to a community. */
export type CommunityPermissions = {
  readonly __typename?: 'CommunityPermissions';
  /** Change what it is called and about, its pictures and its slug. */
  readonly edit: Permission;
  /** Join it. */
  readonly join: Permission;
  /** Leave it. */
  readonly leave: Permission;
  /** Invite people, and take members out. */
  readonly manageMembers: Permission;
  /** Read its feed, members and activities. */
  readonly read: Permission;
};

/** A short text with pictures and videos for a community. Never edited through the post flow. */
export type CommunityPost = Authored & Commentable & Deletable & Likable & Node & PostBase & {
  readonly __typename?: 'CommunityPost';
  /** Pictures and videos. */
  readonly attachments: Attachments;
  /** Who stands for it. */
  readonly author: Author;
  /** The topics of the author. */
  readonly beats: ReadonlyArray<Beat>;
  /** Comments, newest first. Null when they cannot be read. */
  readonly comments: Maybe<CommentConnection>;
  /** How many comments stand directly under it, deleted ones not counted. */
  readonly commentsCount: Scalars['Int']['output'];
  /** The communities it appears in; empty means no community, visible to all. */
  readonly communities: ReadonlyArray<Community>;
  /** The same by their ids in the REST API. */
  readonly communityIds: ReadonlyArray<Scalars['Int']['output']>;
  /** The text; null when only attachments were posted. */
  readonly content: Maybe<Scalars['HTML']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact id of whoever created it; differs from the author's when posted for a company. */
  readonly creatorId: Scalars['Int']['output'];
  /** The id in the REST API; the value of the overlay's query key. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when it was deleted. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** True when the author is a company or differs from the creator. */
  readonly isSystem: Scalars['Boolean']['output'];
  /** True when the viewer likes it. */
  readonly liked: Scalars['Boolean']['output'];
  /** Who likes it, newest like first. Null when the list cannot be read. */
  readonly likes: Maybe<AuthorConnection>;
  /** How many people like it. */
  readonly likesCount: Scalars['Int']['output'];
  /** What the viewer may do to it. */
  readonly permissions: PostPermissions;
  /** When it was first published; null for a draft. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Draft or published. */
  readonly saveAs: SaveAs;
  /** The time to show: when it was published, or created for a draft. */
  readonly time: Scalars['DateTime']['output'];
  /** commentsCount and all replies, deleted ones not counted. */
  readonly totalCommentsCount: Scalars['Int']['output'];
  /** Always COMMUNITY_POST. */
  readonly type: PostType;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes: ReadonlyArray<UserType>;
};


/** A short text with pictures and videos for a community. Never edited through the post flow. */
export type CommunityPostCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A short text with pictures and videos for a community. Never edited through the post flow. */
export type CommunityPostLikesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

export type { CommunityType };

/** An organisation with a page of its own. */
export type Company = Followable & Node & {
  readonly __typename?: 'Company';
  /** What it has announced, also by its newsrooms, newest first. Null for a guest, and when it cannot be read. */
  readonly announcements: Maybe<AnnouncementConnection>;
  /** The wide picture at the top of its page; null when there is none. */
  readonly banner: Maybe<Image>;
  /** The id the company has as an author; null when the company cannot be read. */
  readonly contactId: Maybe<Scalars['Int']['output']>;
  /** The country; null when none is set. */
  readonly country: Maybe<Country>;
  /** The company id in the REST API; not the id it has as an author. */
  readonly databaseId: Scalars['Int']['output'];
  /** What the company does; null when empty. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** The address for the media; null when none is set. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when the viewer follows it; null when the company cannot be read. */
  readonly isFollowed: Maybe<Scalars['Boolean']['output']>;
  /** True when the company has been verified; null when the company cannot be read. */
  readonly isVerified: Maybe<Scalars['Boolean']['output']>;
  /** The logo; null when there is none. */
  readonly logo: Maybe<Scalars['URL']['output']>;
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Its newsroom, a confirmed one before others; null when it has none that the viewer may see. */
  readonly newsroom: Maybe<Newsroom>;
  /** Who works for it, those for the media first. Null when it cannot be read. */
  readonly people: Maybe<StaffMemberConnection>;
  /** How many people are listed for it; null when the company cannot be read. */
  readonly peopleCount: Maybe<Scalars['Int']['output']>;
  /** What the viewer may do; null when the company cannot be read. */
  readonly permissions: Maybe<CompanyPermissions>;
  /** The phone for the media; null when none is set. */
  readonly phone: Maybe<Scalars['String']['output']>;
  /** What it published and the viewer may see, newest first. Null for a guest. */
  readonly posts: Maybe<FeedConnection>;
  /** The address part, /c/{slug}. */
  readonly slug: Scalars['String']['output'];
  /** The company's own site; null when none is set. */
  readonly url: Maybe<Scalars['URL']['output']>;
};


/** An organisation with a page of its own. */
export type CompanyAnnouncementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An organisation with a page of its own. */
export type CompanyPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An organisation with a page of its own. */
export type CompanyPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  types?: InputMaybe<ReadonlyArray<FeedType>>;
};

/** What the viewer may do with a company's page. */
export type CompanyPermissions = FollowPermissions & {
  readonly __typename?: 'CompanyPermissions';
  /** Change what it says of itself. */
  readonly edit: Permission;
  /** Follow it, or stop following it. */
  readonly follow: Permission;
  /** Read what it published. */
  readonly readPosts: Permission;
};

/** Work for a company. */
export type CompanyResponsibility = Responsibility & {
  readonly __typename?: 'CompanyResponsibility';
  /** The topics; null when they cannot be read. */
  readonly beats: Maybe<ReadonlyArray<Beat>>;
  /** The company. */
  readonly company: Company;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** True for a person whom the media may turn to. */
  readonly isMediaContact: Scalars['Boolean']['output'];
  /** True until the company has agreed; only the person sees it then. */
  readonly isPending: Scalars['Boolean']['output'];
  /** The title in the person's words; null when empty. */
  readonly roleTitle: Maybe<Scalars['String']['output']>;
  /** The kinds of work; may be empty. */
  readonly roles: ReadonlyArray<CompanyRole>;
};

export type { CompanyRole };

/** What confirmTwoStep takes. */
export type ConfirmTwoStepInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The 6 digits that the app shows. */
  readonly code: Scalars['String']['input'];
};

/** What confirmTwoStep answers. */
export type ConfirmTwoStepPayload = MutationPayload & {
  readonly __typename?: 'ConfirmTwoStepPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Codes that sign in once each when the app is lost, told this once; null when refused. */
  readonly recoveryCodes: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The person who asks, with what holds now; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** A person or company that the viewer may write to or put into lists: registered ones, and those that the viewer's account keeps for itself (D-195). Needs the module contacts. Of a private person it holds the head only. */
export type Contact = Node & {
  readonly __typename?: 'Contact';
  /** A text about the person or company; null when empty, or private. */
  readonly about: Maybe<Scalars['String']['output']>;
  /** The picture; null when there is none. */
  readonly avatar: Maybe<Scalars['URL']['output']>;
  /** The topics; empty when private. */
  readonly beats: ReadonlyArray<Beat>;
  /** Companies that the person works for; empty when private. */
  readonly companies: ReadonlyArray<ContactCompany>;
  /** The country; null when none is set, or private. */
  readonly country: Maybe<Country>;
  /** When it was added, or registered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact id in the REST API; digits of /contacts/{id}. Of a registered person or company it is the author's. */
  readonly databaseId: Scalars['Int']['output'];
  /** The e-mail address; null when not told, or private. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when the viewer's account keeps it for itself. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** The job title; null when empty. */
  readonly job: Maybe<Scalars['String']['output']>;
  /** The lists of the viewer's account that it is in, by name. */
  readonly lists: ReadonlyArray<ContactList>;
  /** The name to show. */
  readonly name: Scalars['String']['output'];
  /** What the viewer's account notes about it; null when empty, and always for registered ones. */
  readonly notes: Maybe<Scalars['String']['output']>;
  /** The organisation's name; null when empty. */
  readonly organization: Maybe<Scalars['String']['output']>;
  /** Outlets that the person works for; empty when private. */
  readonly outlets: ReadonlyArray<ContactOutlet>;
  /** What the viewer may do. */
  readonly permissions: ContactPermissions;
  /** The phone; null when not told, or private. */
  readonly phone: Maybe<Scalars['String']['output']>;
  /** The address part of the profile, /u/{slug} or /c/{slug}; null for contacts that an account keeps for itself. */
  readonly slug: Maybe<Scalars['String']['output']>;
  /** Profiles elsewhere, in the order of SocialNetwork; empty when private. */
  readonly socials: ReadonlyArray<SocialProfile>;
  /** Person or company. */
  readonly type: AuthorType;
};

/** What somebody does for a company. */
export type ContactCompany = {
  readonly __typename?: 'ContactCompany';
  /** The company. */
  readonly company: Company;
  /** True for a person whom the media may turn to there. */
  readonly isMediaContact: Scalars['Boolean']['output'];
  /** The title there in the person's words; null when empty. */
  readonly roleTitle: Maybe<Scalars['String']['output']>;
};

/** A page of contacts. */
export type ContactConnection = {
  readonly __typename?: 'ContactConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<ContactEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How to reach a person, as they make it known. */
export type ContactDetails = {
  readonly __typename?: 'ContactDetails';
  /** The place, in the person's words; null when not told. */
  readonly location: Maybe<Scalars['String']['output']>;
  /** The mobile phone; null when not told. */
  readonly mobile: Maybe<Scalars['String']['output']>;
  /** The phone at work; null when not told. */
  readonly phone: Maybe<Scalars['String']['output']>;
  /** The address for everybody, not that of the sign-in; null when not told. */
  readonly publicEmail: Maybe<Scalars['String']['output']>;
  /** The person's own site; null when not told. */
  readonly website: Maybe<Scalars['URL']['output']>;
};

/** A contact in a connection. */
export type ContactEdge = {
  readonly __typename?: 'ContactEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The contact. */
  readonly node: Contact;
};

/** A list of contacts, shared by the users of an account; announcements go out to lists (D-196). Needs the module contacts. */
export type ContactList = Node & {
  readonly __typename?: 'ContactList';
  /** Who is in it, by name. Null when it cannot be read. */
  readonly contacts: Maybe<ContactConnection>;
  /** How many contacts are in it. */
  readonly contactsCount: Scalars['Int']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who made it. */
  readonly creator: Author;
  /** The id in the REST API; digits of /contacts/lists/{id}. */
  readonly databaseId: Scalars['Int']['output'];
  /** What it is for; null when empty. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** What the viewer may do. */
  readonly permissions: ContactListPermissions;
  /** When it, or who is in it, was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** A list of contacts, shared by the users of an account; announcements go out to lists (D-196). Needs the module contacts. */
export type ContactListContactsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};

/** A page of lists of contacts. */
export type ContactListConnection = {
  readonly __typename?: 'ContactListConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<ContactListEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A list of contacts in a connection. */
export type ContactListEdge = {
  readonly __typename?: 'ContactListEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The list. */
  readonly node: ContactList;
};

/** What the viewer may do with a list of contacts. */
export type ContactListPermissions = {
  readonly __typename?: 'ContactListPermissions';
  /** Delete it; its contacts stay. */
  readonly delete: Permission;
  /** Rename it, and change who is in it. */
  readonly edit: Permission;
};

/** What somebody does for an outlet. */
export type ContactOutlet = {
  readonly __typename?: 'ContactOutlet';
  /** The outlet. */
  readonly outlet: Outlet;
  /** The title there in the person's words; null when empty. */
  readonly roleTitle: Maybe<Scalars['String']['output']>;
};

/** What the viewer may do with a contact. */
export type ContactPermissions = {
  readonly __typename?: 'ContactPermissions';
  /** Delete it: users of the account that keeps it. */
  readonly delete: Permission;
  /** Change it: users of the account that keeps it. */
  readonly edit: Permission;
  /** Put it into lists of the viewer's account, and take it off. */
  readonly list: Permission;
  /** Write it a message: registered people. */
  readonly message: Permission;
};

export type { ContactRole };

/** What a circle of two or more people write to each other. The same people have one conversation. */
export type Conversation = Node & {
  readonly __typename?: 'Conversation';
  /** When it began. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id in the REST API; the address is /messages/{id}. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** The newest message; null when there is none any more. */
  readonly lastMessage: Maybe<Message>;
  /** What was written, newest first. Null when it cannot be read. */
  readonly messages: Maybe<MessageConnection>;
  /** Everybody in it by name, the viewer included. */
  readonly participants: ReadonlyArray<Author>;
  /** What the viewer may do in it. */
  readonly permissions: ConversationPermissions;
  /** How many messages of others the viewer has not read. */
  readonly unreadCount: Scalars['Int']['output'];
  /** When something was written last. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** What a circle of two or more people write to each other. The same people have one conversation. */
export type ConversationMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of conversations. */
export type ConversationConnection = {
  readonly __typename?: 'ConversationConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<ConversationEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many conversations there are. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A conversation in a connection. */
export type ConversationEdge = {
  readonly __typename?: 'ConversationEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The conversation. */
  readonly node: Conversation;
};

/** What the viewer may do in a conversation. */
export type ConversationPermissions = {
  readonly __typename?: 'ConversationPermissions';
  /** Delete it, for oneself alone. */
  readonly delete: Permission;
  /** Write in it. */
  readonly send: Permission;
};

/** What happened to the viewer's conversations. */
export type ConversationsChanged = {
  readonly __typename?: 'ConversationsChanged';
  /** That conversation as it now is; null when the viewer has deleted it, and after a gap. */
  readonly conversation: Maybe<Conversation>;
  /** The global id of the conversation that it happened in; null after a gap. */
  readonly conversationId: Maybe<Scalars['ID']['output']>;
  /** The newest message that it is about; null after a gap. */
  readonly message: Maybe<Message>;
  /** Counts up by one for each event of this subscription; a gap means that events were missed and the list is to be read again. */
  readonly sequence: Scalars['Int']['output'];
  /** The viewer with the new number of unread conversations. */
  readonly viewer: Viewer;
};

/** A country. */
export type Country = Node & {
  readonly __typename?: 'Country';
  /** ISO 3166-1 alpha-2 code. */
  readonly code: Scalars['String']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** The English name. */
  readonly name: Scalars['String']['output'];
};

/** What createAccessToken takes. */
export type CreateAccessTokenInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** After how many days it ends, 1 to 365. */
  readonly expiresInDays: Scalars['Int']['input'];
  /** A name to know it by, 1 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** The present password. */
  readonly password: Scalars['String']['input'];
};

/** What createAccessToken answers. */
export type CreateAccessTokenPayload = MutationPayload & {
  readonly __typename?: 'CreateAccessTokenPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The token, told this once; null when refused. */
  readonly token: Maybe<Scalars['String']['output']>;
  /** The person who asks, with what holds now; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** What createAnnouncement takes. */
export type CreateAnnouncementInput = {
  /** In whose name, by the contact id: one of Viewer.postAs. */
  readonly authorId?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of beats, by databaseId. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of communities in whose feeds its news appears, by databaseId. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, up to 50000 characters; null for none. Required for publishing. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** A second line, up to 200 characters; null for none. */
  readonly headline?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second announcement. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly img?: InputMaybe<Scalars['Int']['input']>;
  /** What becomes of it once it is published. */
  readonly kind: AnnouncementKind;
  /** The newsroom it comes from, by its id in the REST API; null for none. */
  readonly newsroomId?: InputMaybe<Scalars['Int']['input']>;
  /** Published or draft; published when left out. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** A short text, up to 500 characters; null for none. */
  readonly summary?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, 1 to 200 characters. */
  readonly title: Scalars['String']['input'];
  /** In whose lists it appears; null or empty for all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
  /** The id of an uploaded video; null for none. */
  readonly video?: InputMaybe<Scalars['Int']['input']>;
};

/** What createAnnouncement answers. */
export type CreateAnnouncementPayload = MutationPayload & {
  readonly __typename?: 'CreateAnnouncementPayload';
  /** The new announcement; null when refused. */
  readonly announcement: Maybe<Announcement>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What createAsyncCallout takes. */
export type CreateAsyncCalloutInput = {
  /** True when respondents may skip questions. */
  readonly allowSkip: Scalars['Boolean']['input'];
  /** In whose name; the viewer's own when left out. */
  readonly authorId?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, up to 5000 characters. */
  readonly content: Scalars['String']['input'];
  /** Until when answers are taken; null for ASAP. */
  readonly deadline?: InputMaybe<Scalars['DateTime']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second post. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The interview's id in the REST API. */
  readonly interviewId: Scalars['Int']['input'];
  /** True when respondents may read all questions before they start. */
  readonly showQuestions: Scalars['Boolean']['input'];
  /** What is looked for, up to 200 characters. */
  readonly title: Scalars['String']['input'];
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
};

/** What createAsyncCallout answers. */
export type CreateAsyncCalloutPayload = MutationPayload & {
  readonly __typename?: 'CreateAsyncCalloutPayload';
  /** The new post; null when refused. */
  readonly callout: Maybe<Callout>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What createCallout takes. */
export type CreateCalloutInput = {
  /** In whose name: a contact id out of viewer.postAs; the viewer's own when left out. */
  readonly authorId?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, up to 5000 characters. Required to publish. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** Until when answers are taken, in the future; null for ASAP. */
  readonly deadline?: InputMaybe<Scalars['DateTime']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second post. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Draft or published; published when left out. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** What is looked for, up to 200 characters. Required to publish. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
};

/** What createCallout answers. */
export type CreateCalloutPayload = MutationPayload & {
  readonly __typename?: 'CreateCalloutPayload';
  /** The new post; null when refused. */
  readonly callout: Maybe<Callout>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What createChannel takes. */
export type CreateChannelInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The contact list, by its id in the REST API; required for EMAIL. */
  readonly contactListId?: InputMaybe<Scalars['Int']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second channel. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** False to add it switched off; true when left out. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name, 1 to 100 characters. */
  readonly name: Scalars['String']['input'];
  /** The newsroom, by its id in the REST API; required for NEWSROOM. */
  readonly newsroomId?: InputMaybe<Scalars['Int']['input']>;
  /** Where it leads. */
  readonly type: ChannelType;
  /** Its address; required for WEB and SOCIAL. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** What createChannel answers. */
export type CreateChannelPayload = MutationPayload & {
  readonly __typename?: 'CreateChannelPayload';
  /** The new channel; null when refused. */
  readonly channel: Maybe<Channel>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What createCommunity takes. */
export type CreateCommunityInput = {
  /** The id of an uploaded picture; null for none. */
  readonly banner?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of a country, by databaseId. */
  readonly countryId?: InputMaybe<Scalars['Int']['input']>;
  /** What it is about, up to 2000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second community. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly logo?: InputMaybe<Scalars['Int']['input']>;
  /** The name, 2 to 80 characters. */
  readonly name: Scalars['String']['input'];
  /** The slug that is wished for: 2 to 64 letters, digits and hyphens; made from the name when left out. */
  readonly newSlug?: InputMaybe<Scalars['String']['input']>;
  /** Who may read and join it. */
  readonly type: CommunityType;
};

/** What createCommunity answers. */
export type CreateCommunityPayload = MutationPayload & {
  readonly __typename?: 'CreateCommunityPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The new community; null when refused. */
  readonly community: Maybe<Community>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The viewer with the new list of communities; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** What createCommunityPost takes. */
export type CreateCommunityPostInput = {
  /** Pictures and videos, at most 10. */
  readonly attachments?: InputMaybe<AttachmentsInput>;
  /** In whose name: a contact id out of viewer.postAs; the viewer's own when left out. */
  readonly authorId?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, 1 to 5000 characters without tags; may be empty when there are attachments. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second post. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Draft or published; published when left out. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
};

/** What createCommunityPost answers. */
export type CreateCommunityPostPayload = MutationPayload & {
  readonly __typename?: 'CreateCommunityPostPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The new post; null when refused. */
  readonly communityPost: Maybe<CommunityPost>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What createCompany takes. */
export type CreateCompanyInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of a country, by databaseId. */
  readonly countryId?: InputMaybe<Scalars['Int']['input']>;
  /** What the company does, up to 2000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second company. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly logo?: InputMaybe<Scalars['Int']['input']>;
  /** The name, up to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** The company's own site, which no other company here has. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** What createCompany answers. */
export type CreateCompanyPayload = MutationPayload & {
  readonly __typename?: 'CreateCompanyPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The new company; null when refused. */
  readonly company: Maybe<Company>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What createContact takes. */
export type CreateContactInput = {
  /** Ids of beats, by databaseId. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The databaseId of a country; null for none. */
  readonly countryId?: InputMaybe<Scalars['Int']['input']>;
  /** The e-mail address, which an account has in one of its contacts only; null for none. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second contact. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The job title, up to 120 characters; null for none. */
  readonly job?: InputMaybe<Scalars['String']['input']>;
  /** The name, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Notes for the users of the account, up to 2000 characters; null for none. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** The organisation's name, up to 120 characters; null for none. */
  readonly organization?: InputMaybe<Scalars['String']['input']>;
  /** The phone number; null for none. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Person or company; a person when left out. */
  readonly type?: InputMaybe<AuthorType>;
};

/** What createContactList takes. */
export type CreateContactListInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Global ids of contacts to begin with. */
  readonly contactIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** What it is for, up to 2000 characters; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second list. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The name, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
};

/** What createContactList answers. */
export type CreateContactListPayload = MutationPayload & {
  readonly __typename?: 'CreateContactListPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The list as it is now; null when refused. */
  readonly contactList: Maybe<ContactList>;
  /** The contacts to begin with, as they are now; null when refused. */
  readonly contacts: Maybe<ReadonlyArray<Contact>>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What createContact answers. */
export type CreateContactPayload = MutationPayload & {
  readonly __typename?: 'CreateContactPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The contact as it is now; null when refused. */
  readonly contact: Maybe<Contact>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What createEvent takes. */
export type CreateEventInput = {
  /** The postal address, up to 300 characters. Required to publish when at a place. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** In whose name: a contact id out of viewer.postAs; the viewer's own when left out. */
  readonly authorId?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** What it is about, HTML, up to 5000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** When it ends, after start; null when open. */
  readonly end?: InputMaybe<Scalars['DateTime']['input']>;
  /** Online or at a place. Required to publish. */
  readonly eventType?: InputMaybe<EventType>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second post. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly img?: InputMaybe<Scalars['Int']['input']>;
  /** Where to join or read more; completed with https://. Required to publish when online. */
  readonly link?: InputMaybe<Scalars['String']['input']>;
  /** What it is called, up to 200 characters. Required to publish. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Draft or published; published when left out. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** When it begins, with the zone's offset. Required to publish. */
  readonly start?: InputMaybe<Scalars['DateTime']['input']>;
  /** The IANA name of the zone it takes place in. Required to publish. */
  readonly timezone?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
  /** The place's name, up to 200 characters. */
  readonly venue?: InputMaybe<Scalars['String']['input']>;
};

/** What createEvent answers. */
export type CreateEventPayload = MutationPayload & {
  readonly __typename?: 'CreateEventPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new post; null when refused. */
  readonly event: Maybe<Event>;
};

/** What createInterview takes. */
export type CreateInterviewInput = {
  /** Whether respondents may skip questions. */
  readonly allowSkip?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of beats, by databaseId. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Until when answers are wanted, in the future; null for no date. */
  readonly deadline?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it is about and how answers are used, as HTML up to 5000 characters; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second interview. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly img?: InputMaybe<Scalars['Int']['input']>;
  /** Whether people without an account may answer. */
  readonly isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  /** The questions in the order of asking, 1 to 20 to open it. */
  readonly questions?: InputMaybe<ReadonlyArray<QuestionInput>>;
  /** Published, which opens it, or draft; published when left out. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** Whether respondents may read all questions before they start. */
  readonly showQuestions?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is about, 1 to 200 characters. */
  readonly title: Scalars['String']['input'];
  /** How it is answered. */
  readonly type: InterviewType;
};

/** What createInterview answers. */
export type CreateInterviewPayload = MutationPayload & {
  readonly __typename?: 'CreateInterviewPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new interview; null when refused. */
  readonly interview: Maybe<Interview>;
};

/** What createJob takes. */
export type CreateJobInput = {
  /** In whose name: a contact id out of viewer.postAs; the viewer's own when left out. */
  readonly authorId?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Who employs: give either the company's databaseId or a name. Required to publish. */
  readonly company?: InputMaybe<JobCompanyInput>;
  /** What the work is about, HTML, up to 5000 characters. Required to publish. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second post. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly img?: InputMaybe<Scalars['Int']['input']>;
  /** The kind of employment. Required to publish. */
  readonly jobType?: InputMaybe<JobType>;
  /** The place, up to 200 characters. Required to publish unless remote. */
  readonly location?: InputMaybe<Scalars['String']['input']>;
  /** Draft or published; published when left out. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** The position, up to 200 characters. Required to publish. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Where to read more or apply; completed with https://. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
  /** Where the work is done. Required to publish. */
  readonly workplace?: InputMaybe<Workplace>;
};

/** What createJob answers. */
export type CreateJobPayload = MutationPayload & {
  readonly __typename?: 'CreateJobPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new post; null when refused. */
  readonly job: Maybe<Job>;
};

/** What createMonitorSearch takes. */
export type CreateMonitorSearchInput = {
  /** Its topics, by the ids of beats in the REST API; empty for all. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second one. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The name, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** Whether a mail tells of what is new. */
  readonly notify?: InputMaybe<Scalars['Boolean']['input']>;
  /** The search term, up to 200 characters. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** Where it looks; empty for all that the plan includes. */
  readonly sources?: InputMaybe<ReadonlyArray<MonitorSource>>;
};

/** What createMonitorSearch answers. */
export type CreateMonitorSearchPayload = MutationPayload & {
  readonly __typename?: 'CreateMonitorSearchPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new saved search; null when refused. */
  readonly search: Maybe<MonitorSearch>;
};

/** What createNewsroom takes. */
export type CreateNewsroomInput = {
  /** The id of an uploaded picture; null for none. */
  readonly banner?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The company, by its id in the REST API. */
  readonly companyId?: InputMaybe<Scalars['Int']['input']>;
  /** The id of a country, by databaseId. */
  readonly countryId?: InputMaybe<Scalars['Int']['input']>;
  /** What the press finds here, up to 2000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second newsroom. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly logo?: InputMaybe<Scalars['Int']['input']>;
  /** The name, up to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** The web address of the company; it names the company where companyId does not. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** What createNewsroom answers. */
export type CreateNewsroomPayload = MutationPayload & {
  readonly __typename?: 'CreateNewsroomPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new newsroom; null when refused. */
  readonly newsroom: Maybe<Newsroom>;
};

/** What createOnboardingNewsroom takes. */
export type CreateOnboardingNewsroomInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of a country, by databaseId. */
  readonly countryId?: InputMaybe<Scalars['Int']['input']>;
  /** What the press finds there, up to 2000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second newsroom. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly logo?: InputMaybe<Scalars['Int']['input']>;
  /** The name, up to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** The web address of the company. */
  readonly url: Scalars['String']['input'];
};

/** What createOnboardingNewsroom answers. */
export type CreateOnboardingNewsroomPayload = MutationPayload & {
  readonly __typename?: 'CreateOnboardingNewsroomPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new newsroom; null when refused. */
  readonly newsroom: Maybe<Newsroom>;
};

/** What createOutlet takes. */
export type CreateOutletInput = {
  /** Its topics, by their databaseId. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of a country, by databaseId. */
  readonly countryId?: InputMaybe<Scalars['Int']['input']>;
  /** What it is about, up to 2000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second outlet. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly logo?: InputMaybe<Scalars['Int']['input']>;
  /** The name, up to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** What kind of medium it is. */
  readonly type: OutletType;
  /** The outlet's own site, which no other outlet here has. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** What createOutlet answers. */
export type CreateOutletPayload = MutationPayload & {
  readonly __typename?: 'CreateOutletPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new outlet; null when refused. */
  readonly outlet: Maybe<Outlet>;
};

/** What createReaction takes. */
export type CreateReactionInput = {
  /** In whose name: a contact id out of viewer.postAs; the viewer's own when left out. */
  readonly authorId?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, up to 5000 characters. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second post. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Draft or published; published when left out. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** A web address; completed with https://. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
  /** The id of an uploaded video; null for none. Video or text is required to publish. */
  readonly video?: InputMaybe<Scalars['Int']['input']>;
};

/** What createReaction answers. */
export type CreateReactionPayload = MutationPayload & {
  readonly __typename?: 'CreateReactionPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new post; null when refused. */
  readonly reaction: Maybe<Reaction>;
};

/** What createRecord takes. */
export type CreateRecordInput = {
  /** In whose name: a contact id out of viewer.postAs; the viewer's own when left out. */
  readonly authorId?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** A text beside it, HTML, up to 5000 characters. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second post. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Draft or published; published when left out. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
  /** The id of an uploaded video. Required to publish. */
  readonly video?: InputMaybe<Scalars['Int']['input']>;
};

/** What createRecord answers. */
export type CreateRecordPayload = MutationPayload & {
  readonly __typename?: 'CreateRecordPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new post; null when refused. */
  readonly record: Maybe<Record>;
};

/** What createStatement takes. */
export type CreateStatementInput = {
  /** In whose name: a contact id out of viewer.postAs; the viewer's own when left out. */
  readonly authorId?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, up to 5000 characters. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second post. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Draft or published; published when left out. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** A web address; completed with https://. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
  /** The id of an uploaded video; null for none. Video or text is required to publish. */
  readonly video?: InputMaybe<Scalars['Int']['input']>;
};

/** What createStatement answers. */
export type CreateStatementPayload = MutationPayload & {
  readonly __typename?: 'CreateStatementPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new post; null when refused. */
  readonly statement: Maybe<Statement>;
};

/** What createStory takes. */
export type CreateStoryInput = {
  /** In whose name, by contact id; the viewer's own when left out. */
  readonly authorId?: InputMaybe<Scalars['Int']['input']>;
  /** The topics, by the ids of beats in the REST API. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The communities it appears in as well, by their ids in the REST API. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, up to 50000 characters; needed to publish. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** The headline, up to 200 characters; null for none. */
  readonly headline?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second story. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly img?: InputMaybe<Scalars['Int']['input']>;
  /** The kind of news. */
  readonly kind: NewsKind;
  /** The medium, by its id in the REST API; null for none. */
  readonly outletId?: InputMaybe<Scalars['Int']['input']>;
  /** Published or draft; published when left out. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** A short text up to 500 characters; null for none. */
  readonly summary?: InputMaybe<Scalars['String']['input']>;
  /** The title, up to 200 characters; one of title and headline is needed to publish. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded video; null for none. */
  readonly video?: InputMaybe<Scalars['Int']['input']>;
};

/** What createStory answers. */
export type CreateStoryPayload = MutationPayload & {
  readonly __typename?: 'CreateStoryPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new story; null when refused. */
  readonly story: Maybe<Story>;
};

/** What createTask takes. */
export type CreateTaskInput = {
  /** Contact id of a user of the account; null for nobody. */
  readonly assigneeId?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** More about it, plain text up to 5000 characters; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Until when it is to be done; null for no date. */
  readonly dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The id in the REST API of what it is about; null for nothing. */
  readonly entityId?: InputMaybe<Scalars['Int']['input']>;
  /** What it is about, with entityId; null for nothing. */
  readonly entityType?: InputMaybe<TaskSubjectType>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second one. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How far it is; to do when left out of a new one. */
  readonly status?: InputMaybe<TaskStatus>;
  /** What is to be done, 1 to 200 characters. */
  readonly title: Scalars['String']['input'];
  /** The work list, by its id in the REST API; null for none. */
  readonly workListId?: InputMaybe<Scalars['Int']['input']>;
};

/** What createTask answers. */
export type CreateTaskPayload = MutationPayload & {
  readonly __typename?: 'CreateTaskPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new task; null when refused. */
  readonly task: Maybe<Task>;
};

/** What createWorkList takes. */
export type CreateWorkListInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** What it is for, plain text up to 2000 characters; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second one. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Contact ids of users of the account who take part. */
  readonly memberIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The name, 1 to 120 characters. */
  readonly name: Scalars['String']['input'];
};

/** What createWorkList answers. */
export type CreateWorkListPayload = MutationPayload & {
  readonly __typename?: 'CreateWorkListPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new work list; null when refused. */
  readonly workList: Maybe<WorkList>;
};

/** What decideNewsroom takes. */
export type DecideNewsroomInput = {
  /** True to confirm, false to decline. */
  readonly accept: Scalars['Boolean']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the newsroom. */
  readonly newsroomId: Scalars['ID']['input'];
};

/** What decideNewsroom answers. */
export type DecideNewsroomPayload = MutationPayload & {
  readonly __typename?: 'DecideNewsroomPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The newsroom with its new state; null when refused. */
  readonly newsroom: Maybe<Newsroom>;
};

/** Anything that can be deleted and restored. */
export type Deletable = {
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when it was deleted. Deleted things are shown only to those who may restore them. */
  readonly isDeleted: Scalars['Boolean']['output'];
};

/** What deleteAnnouncement takes. */
export type DeleteAnnouncementInput = {
  /** The global id of the announcement. */
  readonly announcementId: Scalars['ID']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** What deleteAnnouncement answers. */
export type DeleteAnnouncementPayload = MutationPayload & {
  readonly __typename?: 'DeleteAnnouncementPayload';
  /** The deleted announcement, still there to be restored; null when refused. */
  readonly announcement: Maybe<Announcement>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What deleteChannel takes. */
export type DeleteChannelInput = {
  /** The global id of the channel. */
  readonly channelId: Scalars['ID']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** What deleteChannel answers. */
export type DeleteChannelPayload = MutationPayload & {
  readonly __typename?: 'DeleteChannelPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The global id of the channel that is gone; null when refused. */
  readonly deletedChannelId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What deleteComment takes. */
export type DeleteCommentInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the comment. */
  readonly commentId: Scalars['ID']['input'];
};

/** What deleteComment answers. */
export type DeleteCommentPayload = MutationPayload & {
  readonly __typename?: 'DeleteCommentPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The comment as it now stands in the thread; null when it disappeared or was refused. */
  readonly comment: Maybe<Comment>;
  /** The global id of a comment that disappeared; null when it stays as a deleted comment or was refused. */
  readonly deletedCommentId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The comment it replied to with its new counts; null when refused or not a reply. */
  readonly parent: Maybe<Comment>;
  /** The post or news item with its new counts; null when refused. */
  readonly subject: Maybe<Commentable>;
};

/** What deleteContact takes. */
export type DeleteContactInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the contact. */
  readonly contactId: Scalars['ID']['input'];
};

/** What deleteContactList takes. */
export type DeleteContactListInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the list. */
  readonly contactListId: Scalars['ID']['input'];
};

/** What deleteContactList answers. */
export type DeleteContactListPayload = MutationPayload & {
  readonly __typename?: 'DeleteContactListPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The global id of the list that is gone; null when refused. */
  readonly deletedContactListId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What deleteContact answers. */
export type DeleteContactPayload = MutationPayload & {
  readonly __typename?: 'DeleteContactPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The global id of the contact that is gone; null when refused. */
  readonly deletedContactId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What deleteConversation takes. */
export type DeleteConversationInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the conversation. */
  readonly conversationId: Scalars['ID']['input'];
};

/** What deleteConversation answers. */
export type DeleteConversationPayload = MutationPayload & {
  readonly __typename?: 'DeleteConversationPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The global id of the conversation that is gone; null when refused. */
  readonly deletedConversationId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The viewer with the new number of unread conversations; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** What deleteInterview takes. */
export type DeleteInterviewInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the interview. */
  readonly interviewId: Scalars['ID']['input'];
};

/** What deleteInterview answers. */
export type DeleteInterviewPayload = MutationPayload & {
  readonly __typename?: 'DeleteInterviewPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The deleted interview, still there to be restored; null when refused. */
  readonly interview: Maybe<Interview>;
};

/** What deleteMessage takes. */
export type DeleteMessageInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the message. */
  readonly messageId: Scalars['ID']['input'];
};

/** What deleteMessage answers. */
export type DeleteMessagePayload = MutationPayload & {
  readonly __typename?: 'DeleteMessagePayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The conversation that it stands in; null when refused. */
  readonly conversation: Maybe<Conversation>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The message as it now stands; null when refused. */
  readonly message: Maybe<Message>;
};

/** What deleteMonitorSearch takes. */
export type DeleteMonitorSearchInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the saved search. */
  readonly searchId: Scalars['ID']['input'];
};

/** What deleteMonitorSearch answers. */
export type DeleteMonitorSearchPayload = MutationPayload & {
  readonly __typename?: 'DeleteMonitorSearchPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The global id of what is gone; null when refused. */
  readonly deletedSearchId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What deleteNewsroom takes. */
export type DeleteNewsroomInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the newsroom. */
  readonly newsroomId: Scalars['ID']['input'];
};

/** What deleteNewsroom answers. */
export type DeleteNewsroomPayload = MutationPayload & {
  readonly __typename?: 'DeleteNewsroomPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The global id of what is gone; null when refused. */
  readonly deletedNewsroomId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What deletePost takes. */
export type DeletePostInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the post. */
  readonly postId: Scalars['ID']['input'];
};

/** What deletePost answers. */
export type DeletePostPayload = MutationPayload & {
  readonly __typename?: 'DeletePostPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The post with isDeleted true; null when refused. */
  readonly post: Maybe<Post>;
};

/** What deleteStory takes. */
export type DeleteStoryInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the story. */
  readonly storyId: Scalars['ID']['input'];
};

/** What deleteStory answers. */
export type DeleteStoryPayload = MutationPayload & {
  readonly __typename?: 'DeleteStoryPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The deleted story, still there to be restored; null when refused. */
  readonly story: Maybe<Story>;
};

/** What deleteTask takes. */
export type DeleteTaskInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the task. */
  readonly taskId: Scalars['ID']['input'];
};

/** What deleteTask answers. */
export type DeleteTaskPayload = MutationPayload & {
  readonly __typename?: 'DeleteTaskPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The global id of what is gone; null when refused. */
  readonly deletedTaskId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What deleteUpload takes. */
export type DeleteUploadInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id that the upload answered. */
  readonly databaseId: Scalars['Int']['input'];
  /** What was uploaded. */
  readonly kind: UploadKind;
};

/** What deleteUpload answers. */
export type DeleteUploadPayload = MutationPayload & {
  readonly __typename?: 'DeleteUploadPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What deleteWorkList takes. */
export type DeleteWorkListInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the work list. */
  readonly workListId: Scalars['ID']['input'];
};

/** What deleteWorkList answers. */
export type DeleteWorkListPayload = MutationPayload & {
  readonly __typename?: 'DeleteWorkListPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The global id of what is gone; null when refused. */
  readonly deletedWorkListId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

export type { DeliveryStatus };

export type { DenialCode };

/** One reason why the viewer may not do something. */
export type DenialReason = {
  readonly __typename?: 'DenialReason';
  /** The reason for programs. */
  readonly code: DenialCode;
  /** The reason for people, one sentence. */
  readonly message: Scalars['String']['output'];
  /** What would lift it; null when nothing the viewer can do would. */
  readonly remedy: Maybe<Remedy>;
};

/** What dismissRecommendation takes. */
export type DismissRecommendationInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the contact. */
  readonly contactId: Scalars['ID']['input'];
};

/** What dismissRecommendation answers. */
export type DismissRecommendationPayload = MutationPayload & {
  readonly __typename?: 'DismissRecommendationPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The global id of the contact that is recommended no more; null when refused. */
  readonly dismissedContactId: Maybe<Scalars['ID']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** An unpublished post of the viewer. */
export type Draft = {
  readonly __typename?: 'Draft';
  /** In whose name. */
  readonly author: Author;
  /** The communities it will appear in. */
  readonly communityIds: ReadonlyArray<Scalars['Int']['output']>;
  /** The text; null when empty. */
  readonly content: Maybe<Scalars['HTML']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact id of the creator. */
  readonly creatorId: Scalars['Int']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** What the viewer may do to it. */
  readonly permissions: DraftPermissions;
  /** The global id of the post behind it. */
  readonly postId: Scalars['ID']['output'];
  /** The post's type. */
  readonly postType: PostType;
  /** Always DRAFT. */
  readonly saveAs: SaveAs;
  /** The title or name; null where the type has none or it is empty. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** The web address; null when there is none. */
  readonly url: Maybe<Scalars['URL']['output']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes: ReadonlyArray<UserType>;
  /** The video; null when there is none. */
  readonly video: Maybe<Video>;
};

/** A page of drafts. */
export type DraftConnection = {
  readonly __typename?: 'DraftConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<DraftEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A draft in a connection. */
export type DraftEdge = {
  readonly __typename?: 'DraftEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The draft. */
  readonly node: Draft;
};

/** What the viewer may do to a draft. */
export type DraftPermissions = {
  readonly __typename?: 'DraftPermissions';
  /** Delete it. */
  readonly delete: Permission;
  /** Open it in its form. */
  readonly edit: Permission;
  /** Publish it. */
  readonly publish: Permission;
};

/** What endSignIn takes. */
export type EndSignInInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the sign-in in the REST API. */
  readonly signInId: Scalars['Int']['input'];
};

/** What endSignIn answers. */
export type EndSignInPayload = MutationPayload & {
  readonly __typename?: 'EndSignInPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The person who asks, with what holds now; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** What endTwoStep takes. */
export type EndTwoStepInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The present password. */
  readonly password: Scalars['String']['input'];
};

/** What endTwoStep answers. */
export type EndTwoStepPayload = MutationPayload & {
  readonly __typename?: 'EndTwoStepPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The person who asks, with what holds now; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

export type { EntityType };

export type { ErrorCode };

/** Something that takes place, online or at a place. */
export type Event = Authored & Commentable & Deletable & Likable & Node & PostBase & {
  readonly __typename?: 'Event';
  /** The postal address; null for online events. */
  readonly address: Maybe<Scalars['String']['output']>;
  /** Who stands for it. */
  readonly author: Author;
  /** The topics of the author. */
  readonly beats: ReadonlyArray<Beat>;
  /** Comments, newest first. Null when they cannot be read. */
  readonly comments: Maybe<CommentConnection>;
  /** How many comments stand directly under it, deleted ones not counted. */
  readonly commentsCount: Scalars['Int']['output'];
  /** The communities it appears in; empty means no community, visible to all. */
  readonly communities: ReadonlyArray<Community>;
  /** The same by their ids in the REST API. */
  readonly communityIds: ReadonlyArray<Scalars['Int']['output']>;
  /** The description, under the name that all posts share. */
  readonly content: Maybe<Scalars['HTML']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact id of whoever created it; differs from the author's when posted for a company. */
  readonly creatorId: Scalars['Int']['output'];
  /** The id in the REST API; the value of the overlay's query key. */
  readonly databaseId: Scalars['Int']['output'];
  /** What it is about; null when empty. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** When it ends, in UTC; null when open. */
  readonly end: Maybe<Scalars['DateTime']['output']>;
  /** Online or at a place (type in REST); null only in a draft. */
  readonly eventType: Maybe<EventType>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** A picture; null when there is none. */
  readonly img: Maybe<Image>;
  /** True when it was deleted. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** True when the author is a company. */
  readonly isSystem: Scalars['Boolean']['output'];
  /** True when the viewer likes it. */
  readonly liked: Scalars['Boolean']['output'];
  /** Who likes it, newest like first. Null when the list cannot be read. */
  readonly likes: Maybe<AuthorConnection>;
  /** How many people like it. */
  readonly likesCount: Scalars['Int']['output'];
  /** Where to join or read more; null when none is given. */
  readonly link: Maybe<Scalars['URL']['output']>;
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** What the viewer may do to it. */
  readonly permissions: PostPermissions;
  /** When it was first published; null for a draft. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Draft or published. */
  readonly saveAs: SaveAs;
  /** When it begins, in UTC; shown in the event's zone. Null only in a draft. */
  readonly start: Maybe<Scalars['DateTime']['output']>;
  /** The time to show: when it was published, or created for a draft. */
  readonly time: Scalars['DateTime']['output'];
  /** The IANA name of the zone the event takes place in; null only in a draft. */
  readonly timezone: Maybe<Scalars['String']['output']>;
  /** commentsCount and all replies, deleted ones not counted. */
  readonly totalCommentsCount: Scalars['Int']['output'];
  /** Always EVENT. */
  readonly type: PostType;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes: ReadonlyArray<UserType>;
  /** The place's name; null when none is given. */
  readonly venue: Maybe<Scalars['String']['output']>;
};


/** Something that takes place, online or at a place. */
export type EventCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** Something that takes place, online or at a place. */
export type EventLikesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

export type { EventType };

/** New posts in a feed. */
export type FeedChanged = {
  readonly __typename?: 'FeedChanged';
  /** The community's slug; null for the viewer's own feed. */
  readonly communitySlug: Maybe<Scalars['String']['output']>;
  /** The global id of the new post; null when events were missed. */
  readonly postId: Maybe<Scalars['ID']['output']>;
  /** Counts up by one for each event of this subscription; a gap means that events were missed. */
  readonly sequence: Scalars['Int']['output'];
  /** The type of the new post; null when events were missed, which is when the feed is to be read again. */
  readonly type: Maybe<FeedType>;
};

/** A page of a feed. */
export type FeedConnection = {
  readonly __typename?: 'FeedConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<FeedEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many items the viewer may see in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An item in a feed. */
export type FeedEdge = {
  readonly __typename?: 'FeedEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The item; null, with the error Invalid type [x], when its type is unknown. */
  readonly node: Maybe<FeedItem>;
};

/** What a feed holds: the seven types of posts, and news. */
export type FeedItem = Callout | CommunityPost | Event | Job | NewsItem | Reaction | Record | Statement;

export type { FeedType };

/** A type of feed items, and whether a person follows it. */
export type FeedTypeFollow = {
  readonly __typename?: 'FeedTypeFollow';
  /** True when the person follows it. */
  readonly isFollowed: Scalars['Boolean']['output'];
  /** The name to show. */
  readonly name: Scalars['String']['output'];
  /** The type. */
  readonly type: FeedType;
};

/** What finishAnswers takes. */
export type FinishAnswersInput = {
  /** The global id of the answer set. */
  readonly answerSetId: Scalars['ID']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** What finishAnswers answers. */
export type FinishAnswersPayload = MutationPayload & {
  readonly __typename?: 'FinishAnswersPayload';
  /** The answer set as it was sent; null when refused. */
  readonly answerSet: Maybe<AnswerSet>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. What is missing is told by question: the last part of field is its databaseId. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A feed of what the viewer follows, one tab of the home page. */
export type FollowFeed = Node & {
  readonly __typename?: 'FollowFeed';
  /** The beat of a beat feed; null for the timeline. */
  readonly beat: Maybe<Beat>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** Its items, newest first. Null when they cannot be read. */
  readonly items: Maybe<FeedConnection>;
  /** The tab's title: All beats, My favourites, or the beat's name. */
  readonly name: Scalars['String']['output'];
};


/** A feed of what the viewer follows, one tab of the home page. */
export type FollowFeedItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** What the viewer may do to anything that can be followed. */
export type FollowPermissions = {
  /** Follow it, or stop following it. */
  readonly follow: Permission;
};

/** A person or a company that can be followed. */
export type Followable = {
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when the viewer follows it; null when it cannot be read. */
  readonly isFollowed: Maybe<Scalars['Boolean']['output']>;
  /** Whether the viewer may follow it; null when it cannot be read. */
  readonly permissions: Maybe<FollowPermissions>;
};

/** A text about a person, made for them. */
export type GeneratedProfile = {
  readonly __typename?: 'GeneratedProfile';
  /** When it was made; null while the first one is being made. */
  readonly generatedAt: Maybe<Scalars['DateTime']['output']>;
  /** True while a new text is being made. */
  readonly isPending: Scalars['Boolean']['output'];
  /** The text; what was made last while a new one is being made. */
  readonly summary: Scalars['String']['output'];
};

/** Addresses and tokens of the follow feeds. */
export type Getstream = {
  readonly __typename?: 'Getstream';
  /** One entry per beat of the viewer. */
  readonly beats: ReadonlyArray<GetstreamBeat>;
  /** The feed user, user-{id}. */
  readonly userId: Scalars['String']['output'];
  /** An opaque signed token. */
  readonly userToken: Scalars['String']['output'];
};

/** The feed of one beat. */
export type GetstreamBeat = {
  readonly __typename?: 'GetstreamBeat';
  /** The feed group. */
  readonly feed: Scalars['String']['output'];
  /** The id within the group. */
  readonly feedId: Scalars['String']['output'];
  /** The beat's name. */
  readonly name: Scalars['String']['output'];
  /** An opaque signed token. */
  readonly token: Scalars['String']['output'];
};

/** A picture in the product's own storage. */
export type Image = Node & {
  readonly __typename?: 'Image';
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** Height in pixels. */
  readonly height: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** The media type, for example image/webp. */
  readonly mime: Scalars['String']['output'];
  /** Where the file is. */
  readonly path: Scalars['URL']['output'];
  /** The size of the file in bytes. */
  readonly size: Scalars['Int']['output'];
  /** Width in pixels. */
  readonly width: Scalars['Int']['output'];
};

/** An attached picture. */
export type ImageAttachment = {
  readonly __typename?: 'ImageAttachment';
  /** The picture's id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** Where the file is. */
  readonly path: Scalars['URL']['output'];
};

/** What the viewer may do to anything that can be liked and commented on. */
export type InteractionPermissions = {
  /** Comment on it; for a comment: reply to it. */
  readonly comment: Permission;
  /** Like it, or take the like back. */
  readonly like: Permission;
};

/** Questions that people answer in their own time, by video or in writing (D-188). */
export type Interview = Node & {
  readonly __typename?: 'Interview';
  /** True when respondents may skip questions. */
  readonly allowSkip: Scalars['Boolean']['output'];
  /** What was answered and sent, the newest first; null for everybody but the author and those it is shared with. */
  readonly answers: Maybe<AnswerSetConnection>;
  /** How many have answered to the end. */
  readonly answersCount: Scalars['Int']['output'];
  /** Who asks. */
  readonly author: Author;
  /** Its topics. */
  readonly beats: ReadonlyArray<Beat>;
  /** The newest published call-out for it; null when there is none or the viewer may not see it. */
  readonly callout: Maybe<Callout>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact id of whoever created it. */
  readonly creatorId: Scalars['Int']['output'];
  /** The id in the REST API; digits of /interviews/{id}. */
  readonly databaseId: Scalars['Int']['output'];
  /** Until when answers are wanted; null when no date is set. */
  readonly deadline: Maybe<Scalars['DateTime']['output']>;
  /** What it is about and how answers are used; null when empty. */
  readonly description: Maybe<Scalars['HTML']['output']>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** A picture; null when there is none. */
  readonly img: Maybe<Image>;
  /** Who is invited, the newest first; null for everybody but the author. */
  readonly invitations: Maybe<ReadonlyArray<Invitation>>;
  /** True when it was deleted. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** True when the viewer is invited to answer. */
  readonly isInvited: Scalars['Boolean']['output'];
  /** True when people without an account may answer (D-69). */
  readonly isPublic: Scalars['Boolean']['output'];
  /** True when the viewer has saved it. */
  readonly isSaved: Scalars['Boolean']['output'];
  /** True when it is shared with the viewer; for the author, with anybody. */
  readonly isShared: Scalars['Boolean']['output'];
  /** What the viewer may do to it. */
  readonly permissions: InterviewPermissions;
  /** When it was opened; null for a draft. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** The questions in the order of asking; empty for readers who may not see them before they answer. */
  readonly questions: ReadonlyArray<Question>;
  /** How many questions there are, seen or not. */
  readonly questionsCount: Scalars['Int']['output'];
  /** Whom the author shares it with, for the author; null for others, and when the list cannot be read. */
  readonly sharedWith: Maybe<ReadonlyArray<Author>>;
  /** True when respondents may read all questions before they start. */
  readonly showQuestions: Scalars['Boolean']['output'];
  /** Draft, open or closed. */
  readonly status: InterviewStatus;
  /** What it is about, in a line. */
  readonly title: Scalars['String']['output'];
  /** How it is answered. */
  readonly type: InterviewType;
};


/** Questions that people answer in their own time, by video or in writing (D-188). */
export type InterviewAnswersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of interviews. */
export type InterviewConnection = {
  readonly __typename?: 'InterviewConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<InterviewEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One interview in a connection. */
export type InterviewEdge = {
  readonly __typename?: 'InterviewEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The interview. */
  readonly node: Interview;
};

/** What the viewer may do to an interview. */
export type InterviewPermissions = {
  readonly __typename?: 'InterviewPermissions';
  /** Answer it, by an invitation or because it is public. */
  readonly answer: Permission;
  /** Add questions and put them in order. */
  readonly ask: Permission;
  /** Change questions and take them back. */
  readonly changeQuestions: Permission;
  /** Take no more answers. */
  readonly close: Permission;
  /** Delete it. */
  readonly delete: Permission;
  /** Change its fields. */
  readonly edit: Permission;
  /** Invite people to answer it. */
  readonly invite: Permission;
  /** Open a draft for answers. */
  readonly open: Permission;
  /** Publish a call-out that asks to answer it. */
  readonly publishCallout: Permission;
  /** Read what was answered: for the author and those it is shared with. */
  readonly readAnswers: Permission;
  /** Restore it. */
  readonly restore: Permission;
  /** Save it, or let it go. */
  readonly save: Permission;
  /** Share it and its answers with people. */
  readonly share: Permission;
};

export type { InterviewStatus };

export type { InterviewType };

/** Somebody invited to answer. */
export type Invitation = {
  readonly __typename?: 'Invitation';
  /** The person of the platform; null when invited by e-mail. */
  readonly contact: Maybe<Author>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The address; null for a person of the platform. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** The last part of the address at which the invited person answers, without an account: /async/answer/{type}/{hash}. */
  readonly hash: Scalars['String']['output'];
  /** How far it is. */
  readonly status: InvitationStatus;
  /** How it is answered. */
  readonly type: InterviewType;
};

export type { InvitationStatus };

/** What inviteRespondents takes: at least one person, at most 50. */
export type InviteRespondentsInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Contact ids, by databaseId of Author. */
  readonly contactIds: ReadonlyArray<Scalars['Int']['input']>;
  /** E-mail addresses. */
  readonly emails: ReadonlyArray<Scalars['String']['input']>;
  /** One key per wish of the person: the same key within 24 hours gives the first answer again. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the interview. */
  readonly interviewId: Scalars['ID']['input'];
};

/** What inviteRespondents answers. */
export type InviteRespondentsPayload = MutationPayload & {
  readonly __typename?: 'InviteRespondentsPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The interview with its invitations; null when refused. */
  readonly interview: Maybe<Interview>;
};

/** What inviteToCommunity takes. */
export type InviteToCommunityInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the community. */
  readonly communityId: Scalars['ID']['input'];
  /** Contact ids of the people, 1 to 50, by databaseId of Author. */
  readonly contactIds: ReadonlyArray<Scalars['Int']['input']>;
};

/** What inviteToCommunity answers. */
export type InviteToCommunityPayload = MutationPayload & {
  readonly __typename?: 'InviteToCommunityPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The community with its invitations; null when refused. */
  readonly community: Maybe<Community>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** An issue_locker event. */
export type IssueLocked = {
  readonly __typename?: 'IssueLocked';
  /** What was sent, as JSON text. */
  readonly payload: Scalars['String']['output'];
  /** Counts up by one for each event of this subscription. */
  readonly sequence: Scalars['Int']['output'];
};

/** An open position. */
export type Job = Authored & Commentable & Deletable & Likable & Node & PostBase & {
  readonly __typename?: 'Job';
  /** Who stands for it. */
  readonly author: Author;
  /** The topics of the author. */
  readonly beats: ReadonlyArray<Beat>;
  /** Comments, newest first. Null when they cannot be read. */
  readonly comments: Maybe<CommentConnection>;
  /** How many comments stand directly under it, deleted ones not counted. */
  readonly commentsCount: Scalars['Int']['output'];
  /** The communities it appears in; empty means no community, visible to all. */
  readonly communities: ReadonlyArray<Community>;
  /** The same by their ids in the REST API. */
  readonly communityIds: ReadonlyArray<Scalars['Int']['output']>;
  /** Who employs. */
  readonly company: JobCompany;
  /** The description, under the name that all posts share. */
  readonly content: Maybe<Scalars['HTML']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact id of whoever created it; differs from the author's when posted for a company. */
  readonly creatorId: Scalars['Int']['output'];
  /** The id in the REST API; the value of the overlay's query key. */
  readonly databaseId: Scalars['Int']['output'];
  /** What the work is about. */
  readonly description: Scalars['HTML']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** A picture; null when there is none. */
  readonly img: Maybe<Image>;
  /** True when it was deleted. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** True when the author is a company. */
  readonly isSystem: Scalars['Boolean']['output'];
  /** The kind of employment; null only in a draft. */
  readonly jobType: Maybe<JobType>;
  /** True when the viewer likes it. */
  readonly liked: Scalars['Boolean']['output'];
  /** Who likes it, newest like first. Null when the list cannot be read. */
  readonly likes: Maybe<AuthorConnection>;
  /** How many people like it. */
  readonly likesCount: Scalars['Int']['output'];
  /** The place; null for remote work without one. */
  readonly location: Maybe<Scalars['String']['output']>;
  /** What the viewer may do to it. */
  readonly permissions: PostPermissions;
  /** When it was first published; null for a draft. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Draft or published. */
  readonly saveAs: SaveAs;
  /** The time to show: when it was published, or created for a draft. */
  readonly time: Scalars['DateTime']['output'];
  /** The position. */
  readonly title: Scalars['String']['output'];
  /** commentsCount and all replies, deleted ones not counted. */
  readonly totalCommentsCount: Scalars['Int']['output'];
  /** Always JOB. */
  readonly type: PostType;
  /** Where to read more or apply; null when none is given. */
  readonly url: Maybe<Scalars['URL']['output']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes: ReadonlyArray<UserType>;
  /** Where the work is done; null only in a draft. */
  readonly workplace: Maybe<Workplace>;
};


/** An open position. */
export type JobCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An open position. */
export type JobLikesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** Who employs: a company of the platform, or just a name. */
export type JobCompany = {
  readonly __typename?: 'JobCompany';
  /** The company's id in the REST API; null when it is just a name. */
  readonly databaseId: Maybe<Scalars['Int']['output']>;
  /** The logo; null when there is none. */
  readonly logo: Maybe<Scalars['URL']['output']>;
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** The address part, /c/{slug}; null when it is just a name. */
  readonly slug: Maybe<Scalars['String']['output']>;
};

/** Who employs: exactly one of the two. */
export type JobCompanyInput = {
  /** The id of a company of the platform. */
  readonly databaseId?: InputMaybe<Scalars['Int']['input']>;
  /** A name, up to 200 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

export type { JobType };

/** What joinCompany takes. */
export type JoinCompanyInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the company in the REST API. */
  readonly companyId: Scalars['Int']['input'];
};

/** What joinCompany answers. */
export type JoinCompanyPayload = MutationPayload & {
  readonly __typename?: 'JoinCompanyPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** Somebody who says that they work for a company. */
export type JoinRequest = {
  readonly __typename?: 'JoinRequest';
  /** The company. */
  readonly company: Company;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The person. */
  readonly person: Author;
};

/** Anything that can be liked: posts, news, comments. */
export type Likable = {
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when the viewer likes it. */
  readonly liked: Scalars['Boolean']['output'];
  /** Who likes it, newest like first. Null when the list cannot be read. */
  readonly likes: Maybe<AuthorConnection>;
  /** How many people like it. */
  readonly likesCount: Scalars['Int']['output'];
  /** Whether the viewer may like it. */
  readonly permissions: InteractionPermissions;
};


/** Anything that can be liked: posts, news, comments. */
export type LikableLikesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

export type { MailingStatus };

/** What markConversationRead takes. */
export type MarkConversationReadInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the conversation. */
  readonly conversationId: Scalars['ID']['input'];
};

/** What markConversationRead answers. */
export type MarkConversationReadPayload = MutationPayload & {
  readonly __typename?: 'MarkConversationReadPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The conversation, with nothing unread; null when refused. */
  readonly conversation: Maybe<Conversation>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The viewer with the new number of unread conversations; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** What markNotificationsRead takes. */
export type MarkNotificationsReadInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** What markNotificationsRead answers. */
export type MarkNotificationsReadPayload = MutationPayload & {
  readonly __typename?: 'MarkNotificationsReadPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The viewer without the indicator; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** One message in a conversation. */
export type Message = Node & {
  readonly __typename?: 'Message';
  /** Pictures and videos. */
  readonly attachments: Attachments;
  /** Who wrote it. */
  readonly author: Author;
  /** The text, which is no HTML; empty when there are attachments alone, null when deleted. */
  readonly content: Maybe<Scalars['String']['output']>;
  /** Where it stands; null when the viewer has deleted the conversation. */
  readonly conversation: Maybe<Conversation>;
  /** When it was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when its author has deleted it. A deleted message keeps its place. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** What the viewer may do to it. */
  readonly permissions: MessagePermissions;
};

/** A page of messages. */
export type MessageConnection = {
  readonly __typename?: 'MessageConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<MessageEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many messages there are, deleted ones included. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A message in a connection. */
export type MessageEdge = {
  readonly __typename?: 'MessageEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The message. */
  readonly node: Message;
};

/** What the viewer may do to a message. */
export type MessagePermissions = {
  readonly __typename?: 'MessagePermissions';
  /** Delete it: its author only. */
  readonly delete: Permission;
};

export type { Module };

/** The news monitor: what was found elsewhere, and the stories of the platform (D-149, D-150). */
export type Monitor = {
  readonly __typename?: 'Monitor';
  /** What the filters find, newest first: in one saved search, in a search term, or without both in any of the saved searches. Null when it cannot be read, also where the plan lacks what a filter asks for. */
  readonly items: Maybe<MonitorItemConnection>;
  /** What the viewer may do in it. */
  readonly permissions: MonitorPermissions;
  /** What the same filters find as comma-separated values, the newest 5000. Null when it cannot be read, also where the plan does not include reports. */
  readonly report: Maybe<Scalars['String']['output']>;
  /** The viewer's saved searches in the order of saving. Null when they cannot be read. */
  readonly searches: Maybe<ReadonlyArray<MonitorSearch>>;
  /** The sources that the plan includes. */
  readonly sources: ReadonlyArray<MonitorSource>;
};


/** The news monitor: what was found elsewhere, and the stories of the platform (D-149, D-150). */
export type MonitorItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  first: Scalars['Int']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  searchId?: InputMaybe<Scalars['Int']['input']>;
  sources?: InputMaybe<ReadonlyArray<MonitorSource>>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The news monitor: what was found elsewhere, and the stories of the platform (D-149, D-150). */
export type MonitorReportArgs = {
  beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  searchId?: InputMaybe<Scalars['Int']['input']>;
  sources?: InputMaybe<ReadonlyArray<MonitorSource>>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Something that the monitor has found. */
export type MonitorItem = {
  readonly __typename?: 'MonitorItem';
  /** The topics. */
  readonly beats: ReadonlyArray<Beat>;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The words and phrases searched for that it has. */
  readonly matches: ReadonlyArray<Scalars['String']['output']>;
  /** The medium; null when it is none of the platform. */
  readonly outlet: Maybe<Outlet>;
  /** When it was published. */
  readonly publishedAt: Scalars['DateTime']['output'];
  /** Where it was found. */
  readonly source: MonitorSource;
  /** The story of the platform that it is, by its id in the REST API; null for what was found elsewhere. */
  readonly storyId: Maybe<Scalars['Int']['output']>;
  /** A short text; null when there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** Where it was published; null when nowhere else, or on paper. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** A page of what the monitor has found. */
export type MonitorItemConnection = {
  readonly __typename?: 'MonitorItemConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<MonitorItemEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One item in a connection. */
export type MonitorItemEdge = {
  readonly __typename?: 'MonitorItemEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: MonitorItem;
};

/** Something found elsewhere, as it is handed in. */
export type MonitorItemInput = {
  /** The topics, by the ids of beats in the REST API. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The medium, by its id in the REST API; null for none of the platform. */
  readonly outletId?: InputMaybe<Scalars['Int']['input']>;
  /** When it was published. */
  readonly publishedAt: Scalars['DateTime']['input'];
  /** Where it was found. */
  readonly source: MonitorSource;
  /** A short text up to 2000 characters; null for none. */
  readonly summary?: InputMaybe<Scalars['String']['input']>;
  /** The title, 1 to 300 characters. */
  readonly title: Scalars['String']['input'];
  /** Where it was published; null for nowhere on the web. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** What the viewer may do in the monitor. */
export type MonitorPermissions = {
  readonly __typename?: 'MonitorPermissions';
  /** Take a report as comma-separated values. */
  readonly report: Permission;
  /** Save searches, change and delete them. */
  readonly save: Permission;
  /** Search with AND, OR, NOT and phrases in quotes. */
  readonly useOperators: Permission;
};

/** A saved search of the viewer. */
export type MonitorSearch = Node & {
  readonly __typename?: 'MonitorSearch';
  /** Its topics, by the ids of beats in the REST API; empty for all. */
  readonly beatIds: ReadonlyArray<Scalars['Int']['output']>;
  /** When it was saved. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** How many items came since its first page was last read. */
  readonly newCount: Scalars['Int']['output'];
  /** True when a mail tells of what is new. */
  readonly notify: Scalars['Boolean']['output'];
  /** The search term; empty when it looks for sources or topics alone. */
  readonly query: Scalars['String']['output'];
  /** Where it looks; empty for all that the plan includes. */
  readonly sources: ReadonlyArray<MonitorSource>;
};

export type { MonitorSource };

/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Comments on a post or a news item, or replies to a comment. */
  readonly addComment: AddCommentPayload;
  /** Hands in what was found elsewhere, for platform admins and connectors in their name; an address that is known already is left out. */
  readonly addMonitorItems: AddMonitorItemsPayload;
  /** Adds the outlet that lives at an address to what a person does; an unknown one is made. */
  readonly addOutlet: AddOutletPayload;
  /** Puts contacts into a list; those in it already stay. */
  readonly addToContactList: AddToContactListPayload;
  /** Lets somebody join a company that the viewer decides about, or declines. */
  readonly answerJoinRequest: AnswerJoinRequestPayload;
  /** Answers a mailed link, which ends with it. For guests too. */
  readonly answerNewsroomConfirmation: AnswerNewsroomConfirmationPayload;
  /** Lets an account that may only read write too. */
  readonly approveAccount: ApproveAccountPayload;
  /** Calls off the e-mail of an announcement while it waits for its time; it is a draft again (D-203). */
  readonly callOffAnnouncementEmail: CallOffAnnouncementEmailPayload;
  /** Changes the address that the viewer signs in by. A wrong password and a taken address come back as errors. */
  readonly changeEmail: ChangeEmailPayload;
  /** Changes the viewer's password and ends all other sign-ins; access tokens stay. */
  readonly changePassword: ChangePasswordPayload;
  /** Turns two-step sign-in on by a code of the app. */
  readonly confirmTwoStep: ConfirmTwoStepPayload;
  /** Makes an access token. It is not repeated for an idempotency key: the token is kept nowhere. */
  readonly createAccessToken: CreateAccessTokenPayload;
  /** Writes an announcement, published or as a draft. Published ones of the first three kinds become news. */
  readonly createAnnouncement: CreateAnnouncementPayload;
  /** Creates a call-out whose answers are collected by an own interview. */
  readonly createAsyncCallout: CreateAsyncCalloutPayload;
  /** Creates a call-out, published or as a draft. */
  readonly createCallout: CreateCalloutPayload;
  /** Adds a channel to the viewer's account. */
  readonly createChannel: CreateChannelPayload;
  /** Creates a community, which the viewer joins. For platform admins and administrators of an account (D-153). */
  readonly createCommunity: CreateCommunityPayload;
  /** Creates a community post, published or as a draft. */
  readonly createCommunityPost: CreateCommunityPostPayload;
  /** Creates a company, for platform admins (D-193). */
  readonly createCompany: CreateCompanyPayload;
  /** Adds a contact that only the users of the viewer's account see. */
  readonly createContact: CreateContactPayload;
  /** Makes a list of contacts for the viewer's account. */
  readonly createContactList: CreateContactListPayload;
  /** Creates an event, published or as a draft. */
  readonly createEvent: CreateEventPayload;
  /** Makes an interview with its questions, open for answers or as a draft. */
  readonly createInterview: CreateInterviewPayload;
  /** Creates a job, published or as a draft. */
  readonly createJob: CreateJobPayload;
  /** Saves a search of the monitor. */
  readonly createMonitorSearch: CreateMonitorSearchPayload;
  /**
   * Creates a newsroom. Its company is found by the host of the address, and made where nobody knows it. A company that
   * belongs to somebody else is asked by mail first (D-75).
   */
  readonly createNewsroom: CreateNewsroomPayload;
  /** Creates the viewer's first newsroom within onboarding, with its company where nobody knows the address (D-207). */
  readonly createOnboardingNewsroom: CreateOnboardingNewsroomPayload;
  /** Creates an outlet, for platform admins (D-192). */
  readonly createOutlet: CreateOutletPayload;
  /** Creates a reaction, published or as a draft. */
  readonly createReaction: CreateReactionPayload;
  /** Creates a record, published or as a draft. */
  readonly createRecord: CreateRecordPayload;
  /** Creates a statement, published or as a draft. */
  readonly createStatement: CreateStatementPayload;
  /** Writes a story, published or as a draft. For platform admins. */
  readonly createStory: CreateStoryPayload;
  /** Makes a task of the viewer's account. */
  readonly createTask: CreateTaskPayload;
  /** Makes a work list of the viewer's account. */
  readonly createWorkList: CreateWorkListPayload;
  /** Confirms or declines a pending newsroom, for platform admins (D-76). */
  readonly decideNewsroom: DecideNewsroomPayload;
  /** Deletes an announcement and the news that it became; both can be restored. An e-mail that waits is not sent. */
  readonly deleteAnnouncement: DeleteAnnouncementPayload;
  /** Removes a channel; announcements are distributed by it no longer. */
  readonly deleteChannel: DeleteChannelPayload;
  /** Deletes a comment. With replies it stays as a deleted comment, without it disappears. */
  readonly deleteComment: DeleteCommentPayload;
  /** Deletes a contact that the viewer's account keeps, and takes it off all lists. */
  readonly deleteContact: DeleteContactPayload;
  /** Deletes a list; its contacts stay. */
  readonly deleteContactList: DeleteContactListPayload;
  /** Takes away what was written so far, for the viewer alone. The conversation comes back with the next message. */
  readonly deleteConversation: DeleteConversationPayload;
  /** Deletes an interview; it can be restored. */
  readonly deleteInterview: DeleteInterviewPayload;
  /** Takes back an own message; its place stays. */
  readonly deleteMessage: DeleteMessagePayload;
  /** Deletes a saved search. */
  readonly deleteMonitorSearch: DeleteMonitorSearchPayload;
  /** Deletes a newsroom; its company stays. */
  readonly deleteNewsroom: DeleteNewsroomPayload;
  /** Deletes a post or a draft. It can be restored without a time limit. */
  readonly deletePost: DeletePostPayload;
  /** Deletes a story; it can be restored. */
  readonly deleteStory: DeleteStoryPayload;
  /** Deletes a task for good. */
  readonly deleteTask: DeleteTaskPayload;
  /** Takes back an upload that nothing uses. */
  readonly deleteUpload: DeleteUploadPayload;
  /** Deletes a work list for good; its tasks stay without a list. */
  readonly deleteWorkList: DeleteWorkListPayload;
  /** Recommends a contact to the viewer no more. */
  readonly dismissRecommendation: DismissRecommendationPayload;
  /** Ends a sign-in of the viewer. */
  readonly endSignIn: EndSignInPayload;
  /** Turns two-step sign-in off; the recovery codes are void. */
  readonly endTwoStep: EndTwoStepPayload;
  /** Sends the answers to the author; nothing can be changed afterwards. No sign-in is needed. */
  readonly finishAnswers: FinishAnswersPayload;
  /** Invites people to answer an own interview and mails each an own link; who was invited before is not invited again. */
  readonly inviteRespondents: InviteRespondentsPayload;
  /** Invites people to a community. Whoever has joined or is invited already stays as they are. */
  readonly inviteToCommunity: InviteToCommunityPayload;
  /** Puts a company on the list of the viewer. A verified one is asked first; the entry is pending until then. */
  readonly joinCompany: JoinCompanyPayload;
  /** Marks everything in a conversation read. */
  readonly markConversationRead: MarkConversationReadPayload;
  /** Marks all notifications read and clears the indicator. */
  readonly markNotificationsRead: MarkNotificationsReadPayload;
  /** Publishes a draft as it is. */
  readonly publishDraft: PublishDraftPayload;
  /** Sets a new password by a mailed link, ends all sign-ins of the user and voids the link. It does not sign in. */
  readonly recoverPassword: RecoverPasswordPayload;
  /** Takes the person's picture away. */
  readonly removeAvatar: RemoveAvatarPayload;
  /** Takes a member out of a community, or an invitation back. A private community is closed to them from then on. */
  readonly removeCommunityMember: RemoveCommunityMemberPayload;
  /** Takes a company off what a person does; they speak for it no more. */
  readonly removeCompanyResponsibility: RemoveCompanyResponsibilityPayload;
  /** Takes a contact off a list. */
  readonly removeFromContactList: RemoveFromContactListPayload;
  /** Takes an outlet off what a person does. */
  readonly removeOutletResponsibility: RemoveOutletResponsibilityPayload;
  /** Mails a link for a new password. It answers alike whether or not the e-mail has an account. */
  readonly requestPasswordRecovery: RequestPasswordRecoveryPayload;
  /** Restores a deleted announcement and the news that it became. */
  readonly restoreAnnouncement: RestoreAnnouncementPayload;
  /** Restores a deleted comment. */
  readonly restoreComment: RestoreCommentPayload;
  /** Restores a deleted interview with its questions and answers. */
  readonly restoreInterview: RestoreInterviewPayload;
  /** Restores a deleted post with its comments and likes. */
  readonly restorePost: RestorePostPayload;
  /** Restores a deleted story with its comments and likes. */
  readonly restoreStory: RestoreStoryPayload;
  /** Ends an access token. */
  readonly revokeAccessToken: RevokeAccessTokenPayload;
  /** Answers a question, changes the answer, skips it, or takes it back with nothing in it. No sign-in is needed. */
  readonly saveAnswer: SaveAnswerPayload;
  /** Sends the e-mail of an announcement to its recipients, now or at a time. */
  readonly sendAnnouncementEmail: SendAnnouncementEmailPayload;
  /** Writes in a conversation. */
  readonly sendMessage: SendMessagePayload;
  /** Distributes an announcement by these channels and no others. */
  readonly setAnnouncementChannels: SetAnnouncementChannelsPayload;
  /** Saves an answer for the viewer, or lets go of it. */
  readonly setAnswerSaved: SetAnswerSavedPayload;
  /** Sets whether a person follows a community. Asking for the present state again changes nothing. */
  readonly setCommunityFollow: SetCommunityFollowPayload;
  /** Sets whether a person follows a type of feed items. Asking for the present state again changes nothing. */
  readonly setFeedTypeFollow: SetFeedTypeFollowPayload;
  /** Sets whether the viewer follows a person or a company. Asking for the present state again changes nothing. */
  readonly setFollow: SetFollowPayload;
  /** Saves an interview, or lets it go. Asking for the present state again changes nothing. */
  readonly setInterviewSaved: SetInterviewSavedPayload;
  /** Sets whether the viewer likes something. Asking for the present state again changes nothing. */
  readonly setLike: SetLikePayload;
  /** Joins or leaves a community. Joining also follows it. Asking for the present state again changes nothing. */
  readonly setMembership: SetMembershipPayload;
  /** Keeps the stage of onboarding that the viewer has reached. */
  readonly setOnboarding: SetOnboardingPayload;
  /** Makes a person a spokesperson of one of their companies, changes what they speak about, or ends it. */
  readonly setSpokesperson: SetSpokespersonPayload;
  /** Subscribes a person to a newsletter, or unsubscribes. Asking for the present state again changes nothing. */
  readonly setSubscription: SetSubscriptionPayload;
  /** Shares an interview and its answers with people. */
  readonly shareInterview: ShareInterviewPayload;
  /** Signs in and sets the session cookie. Wrong e-mail or password, a missing code and too many attempts come back as errors. */
  readonly signIn: SignInPayload;
  /** Signs out and clears the session cookie. Signing out twice is no error. */
  readonly signOut: SignOutPayload;
  /** Makes an account, signs in and sets the session cookie. A taken e-mail, a password that is too weak and too many attempts come back as errors. */
  readonly signUp: SignUpPayload;
  /** Opens the viewer's own answers to an interview that they are invited to or that is public, or to the questions of a call-out; made on first use. */
  readonly startAnswers: StartAnswersPayload;
  /** Writes to people: in the conversation that they have with the viewer, or in a new one. */
  readonly startConversation: StartConversationPayload;
  /** Begins the answers of a visitor to a public interview. No sign-in is needed. */
  readonly startPublicAnswers: StartPublicAnswersPayload;
  /** Makes a secret for an authenticator app; a first code turns two-step sign-in on. One that was made before and not confirmed is void. */
  readonly startTwoStep: StartTwoStepPayload;
  /** Sends the e-mail of an announcement, as it is now, to one address. */
  readonly testAnnouncementEmail: TestAnnouncementEmailPayload;
  /** Shares an interview with somebody no longer. */
  readonly unshareInterview: UnshareInterviewPayload;
  /** Changes the fields that are given; fields left out stay. Also publishes a draft, or archives a published one. */
  readonly updateAnnouncement: UpdateAnnouncementPayload;
  /** Changes the e-mail of an announcement, until it is sent. */
  readonly updateAnnouncementEmail: UpdateAnnouncementEmailPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateCallout: UpdateCalloutPayload;
  /** Changes the fields that are given; fields left out stay, and so does the type. */
  readonly updateChannel: UpdateChannelPayload;
  /** Changes the text or the attachments of an own comment. */
  readonly updateComment: UpdateCommentPayload;
  /** Changes the fields that are given; fields left out stay. A former slug goes on leading to the community. */
  readonly updateCommunity: UpdateCommunityPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateCommunityPost: UpdateCommunityPostPayload;
  /** Changes the fields of a company that are given; fields left out stay. */
  readonly updateCompany: UpdateCompanyPayload;
  /** Changes what a person does for a company; what is left out stays. */
  readonly updateCompanyResponsibility: UpdateCompanyResponsibilityPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateContact: UpdateContactPayload;
  /** Changes how a person can be reached; what is left out stays. */
  readonly updateContactDetails: UpdateContactDetailsPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateContactList: UpdateContactListPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateEvent: UpdateEventPayload;
  /** Changes the fields that are given; fields left out stay. Also opens a draft, or closes an open interview. */
  readonly updateInterview: UpdateInterviewPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateJob: UpdateJobPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateMonitorSearch: UpdateMonitorSearchPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateNewsroom: UpdateNewsroomPayload;
  /** Changes where a person is told of a kind of thing; what is left out stays. */
  readonly updateNotificationSetting: UpdateNotificationSettingPayload;
  /** Changes the fields of an outlet that are given; fields left out stay. */
  readonly updateOutlet: UpdateOutletPayload;
  /** Changes what a person does for an outlet; what is left out stays. */
  readonly updateOutletResponsibility: UpdateOutletResponsibilityPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateReaction: UpdateReactionPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateRecord: UpdateRecordPayload;
  /**
   * Changes basic details of a person. Each given field is saved on its own: what is refused comes back as an error at its
   * field, the others are saved.
   */
  readonly updateSettings: UpdateSettingsPayload;
  /** Changes a person's profiles elsewhere; what is left out stays. */
  readonly updateSocialProfiles: UpdateSocialProfilesPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateStatement: UpdateStatementPayload;
  /** Changes the fields that are given; fields left out stay. Also publishes a draft. */
  readonly updateStory: UpdateStoryPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateTask: UpdateTaskPayload;
  /** Changes the fields that are given; fields left out stay. */
  readonly updateWorkList: UpdateWorkListPayload;
  /** Takes an invitation back that has not been answered; its link leads nowhere then. */
  readonly withdrawInvitation: WithdrawInvitationPayload;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationAddMonitorItemsArgs = {
  input: AddMonitorItemsInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationAddOutletArgs = {
  input: AddOutletInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationAddToContactListArgs = {
  input: AddToContactListInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationAnswerJoinRequestArgs = {
  input: AnswerJoinRequestInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationAnswerNewsroomConfirmationArgs = {
  input: AnswerNewsroomConfirmationInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationApproveAccountArgs = {
  input: ApproveAccountInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCallOffAnnouncementEmailArgs = {
  input: CallOffAnnouncementEmailInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationConfirmTwoStepArgs = {
  input: ConfirmTwoStepInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateAnnouncementArgs = {
  input: CreateAnnouncementInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateAsyncCalloutArgs = {
  input: CreateAsyncCalloutInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateCalloutArgs = {
  input: CreateCalloutInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateChannelArgs = {
  input: CreateChannelInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateCommunityArgs = {
  input: CreateCommunityInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateCommunityPostArgs = {
  input: CreateCommunityPostInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateCompanyArgs = {
  input: CreateCompanyInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateContactArgs = {
  input: CreateContactInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateContactListArgs = {
  input: CreateContactListInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateEventArgs = {
  input: CreateEventInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateInterviewArgs = {
  input: CreateInterviewInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateJobArgs = {
  input: CreateJobInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateMonitorSearchArgs = {
  input: CreateMonitorSearchInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateNewsroomArgs = {
  input: CreateNewsroomInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateOnboardingNewsroomArgs = {
  input: CreateOnboardingNewsroomInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateOutletArgs = {
  input: CreateOutletInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateReactionArgs = {
  input: CreateReactionInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateRecordArgs = {
  input: CreateRecordInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateStatementArgs = {
  input: CreateStatementInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateStoryArgs = {
  input: CreateStoryInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateTaskArgs = {
  input: CreateTaskInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationCreateWorkListArgs = {
  input: CreateWorkListInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDecideNewsroomArgs = {
  input: DecideNewsroomInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteAnnouncementArgs = {
  input: DeleteAnnouncementInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteChannelArgs = {
  input: DeleteChannelInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteContactArgs = {
  input: DeleteContactInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteContactListArgs = {
  input: DeleteContactListInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteConversationArgs = {
  input: DeleteConversationInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteInterviewArgs = {
  input: DeleteInterviewInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteMessageArgs = {
  input: DeleteMessageInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteMonitorSearchArgs = {
  input: DeleteMonitorSearchInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteNewsroomArgs = {
  input: DeleteNewsroomInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeletePostArgs = {
  input: DeletePostInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteStoryArgs = {
  input: DeleteStoryInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteTaskArgs = {
  input: DeleteTaskInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteUploadArgs = {
  input: DeleteUploadInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDeleteWorkListArgs = {
  input: DeleteWorkListInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationDismissRecommendationArgs = {
  input: DismissRecommendationInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationEndSignInArgs = {
  input: EndSignInInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationEndTwoStepArgs = {
  input: EndTwoStepInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationFinishAnswersArgs = {
  input: FinishAnswersInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationInviteRespondentsArgs = {
  input: InviteRespondentsInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationInviteToCommunityArgs = {
  input: InviteToCommunityInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationJoinCompanyArgs = {
  input: JoinCompanyInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationMarkConversationReadArgs = {
  input: MarkConversationReadInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationMarkNotificationsReadArgs = {
  input: MarkNotificationsReadInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationPublishDraftArgs = {
  input: PublishDraftInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRecoverPasswordArgs = {
  input: RecoverPasswordInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRemoveAvatarArgs = {
  input: RemoveAvatarInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRemoveCommunityMemberArgs = {
  input: RemoveCommunityMemberInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRemoveCompanyResponsibilityArgs = {
  input: RemoveCompanyResponsibilityInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRemoveFromContactListArgs = {
  input: RemoveFromContactListInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRemoveOutletResponsibilityArgs = {
  input: RemoveOutletResponsibilityInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRequestPasswordRecoveryArgs = {
  input: RequestPasswordRecoveryInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRestoreAnnouncementArgs = {
  input: RestoreAnnouncementInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRestoreCommentArgs = {
  input: RestoreCommentInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRestoreInterviewArgs = {
  input: RestoreInterviewInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRestorePostArgs = {
  input: RestorePostInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRestoreStoryArgs = {
  input: RestoreStoryInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSaveAnswerArgs = {
  input: SaveAnswerInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSendAnnouncementEmailArgs = {
  input: SendAnnouncementEmailInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSetAnnouncementChannelsArgs = {
  input: SetAnnouncementChannelsInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSetAnswerSavedArgs = {
  input: SetAnswerSavedInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSetCommunityFollowArgs = {
  input: SetCommunityFollowInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSetFeedTypeFollowArgs = {
  input: SetFeedTypeFollowInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSetFollowArgs = {
  input: SetFollowInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSetInterviewSavedArgs = {
  input: SetInterviewSavedInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSetLikeArgs = {
  input: SetLikeInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSetMembershipArgs = {
  input: SetMembershipInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSetOnboardingArgs = {
  input: SetOnboardingInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSetSpokespersonArgs = {
  input: SetSpokespersonInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSetSubscriptionArgs = {
  input: SetSubscriptionInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationShareInterviewArgs = {
  input: ShareInterviewInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSignOutArgs = {
  input: SignOutInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationStartAnswersArgs = {
  input: StartAnswersInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationStartConversationArgs = {
  input: StartConversationInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationStartPublicAnswersArgs = {
  input: StartPublicAnswersInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationStartTwoStepArgs = {
  input: StartTwoStepInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationTestAnnouncementEmailArgs = {
  input: TestAnnouncementEmailInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUnshareInterviewArgs = {
  input: UnshareInterviewInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateAnnouncementArgs = {
  input: UpdateAnnouncementInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateAnnouncementEmailArgs = {
  input: UpdateAnnouncementEmailInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateCalloutArgs = {
  input: UpdateCalloutInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateChannelArgs = {
  input: UpdateChannelInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateCommentArgs = {
  input: UpdateCommentInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateCommunityArgs = {
  input: UpdateCommunityInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateCommunityPostArgs = {
  input: UpdateCommunityPostInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateCompanyResponsibilityArgs = {
  input: UpdateCompanyResponsibilityInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateContactArgs = {
  input: UpdateContactInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateContactDetailsArgs = {
  input: UpdateContactDetailsInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateContactListArgs = {
  input: UpdateContactListInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateEventArgs = {
  input: UpdateEventInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateInterviewArgs = {
  input: UpdateInterviewInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateJobArgs = {
  input: UpdateJobInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateMonitorSearchArgs = {
  input: UpdateMonitorSearchInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateNewsroomArgs = {
  input: UpdateNewsroomInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateNotificationSettingArgs = {
  input: UpdateNotificationSettingInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateOutletArgs = {
  input: UpdateOutletInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateOutletResponsibilityArgs = {
  input: UpdateOutletResponsibilityInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateReactionArgs = {
  input: UpdateReactionInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateRecordArgs = {
  input: UpdateRecordInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateSocialProfilesArgs = {
  input: UpdateSocialProfilesInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateStatementArgs = {
  input: UpdateStatementInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateStoryArgs = {
  input: UpdateStoryInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateTaskArgs = {
  input: UpdateTaskInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationUpdateWorkListArgs = {
  input: UpdateWorkListInput;
};


/** What can be changed. Each mutation takes one input and answers with one payload; refusals that a person can act on are data in the payload's errors. */
export type MutationWithdrawInvitationArgs = {
  input: WithdrawInvitationInput;
};

/** What every mutation answers. */
export type MutationPayload = {
  /** The value sent in the input, unchanged; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why the change was refused, in words for people; empty when it was made. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A news item: the feed form of a story. It carries the likes and comments of the story. */
export type NewsItem = Authored & Commentable & Deletable & Likable & Node & {
  readonly __typename?: 'NewsItem';
  /** Who published it. */
  readonly author: Author;
  /** The topics. */
  readonly beats: ReadonlyArray<Beat>;
  /** Comments, newest first. Null when they cannot be read. */
  readonly comments: Maybe<CommentConnection>;
  /** How many comments stand directly under it, deleted ones not counted. */
  readonly commentsCount: Scalars['Int']['output'];
  /** The story's id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The headline; null when there is none. */
  readonly headline: Maybe<Scalars['String']['output']>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** The picture; null when there is none. */
  readonly img: Maybe<Image>;
  /** True when it was deleted. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** The kind of news (type in REST). */
  readonly kind: NewsKind;
  /** True when the viewer likes it. */
  readonly liked: Scalars['Boolean']['output'];
  /** Who likes it, newest like first. Null when the list cannot be read. */
  readonly likes: Maybe<AuthorConnection>;
  /** How many people like it. */
  readonly likesCount: Scalars['Int']['output'];
  /** What the viewer may do to it. */
  readonly permissions: NewsPermissions;
  /** When it was published; null for a draft. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** The whole story; null when it cannot be read. */
  readonly story: Maybe<Story>;
  /** A short text; null when there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** The time to show: when it was published. */
  readonly time: Scalars['DateTime']['output'];
  /** The title; falls back to the headline. */
  readonly title: Scalars['String']['output'];
  /** commentsCount and all replies, deleted ones not counted. */
  readonly totalCommentsCount: Scalars['Int']['output'];
  /** The video; null when there is none. */
  readonly video: Maybe<Video>;
};


/** A news item: the feed form of a story. It carries the likes and comments of the story. */
export type NewsItemCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A news item: the feed form of a story. It carries the likes and comments of the story. */
export type NewsItemLikesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

export type { NewsKind };

/** What the viewer may do to news. */
export type NewsPermissions = InteractionPermissions & {
  readonly __typename?: 'NewsPermissions';
  /** Comment on it. */
  readonly comment: Permission;
  /** Like it. */
  readonly like: Permission;
};

/** A newsletter, and whether a person gets it. */
export type Newsletter = {
  readonly __typename?: 'Newsletter';
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** What it is about. */
  readonly description: Scalars['String']['output'];
  /** How often it comes. */
  readonly frequency: NewsletterFrequency;
  /** True when the person gets it. */
  readonly isSubscribed: Scalars['Boolean']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
};

export type { NewsletterFrequency };

/** A company's press page (D-191). What it makes public stands on the company's page. */
export type Newsroom = Node & {
  readonly __typename?: 'Newsroom';
  /** How many announcements it has published. */
  readonly announcementsCount: Scalars['Int']['output'];
  /** The wide picture at its top; null when there is none. */
  readonly banner: Maybe<Image>;
  /** The topics of the company. */
  readonly beats: ReadonlyArray<Beat>;
  /** The company it speaks for. */
  readonly company: Company;
  /** When it was confirmed; null before. */
  readonly confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whom the press may call. */
  readonly contacts: ReadonlyArray<Author>;
  /** The country; null when none is set. */
  readonly country: Maybe<Country>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** What the press finds here; null when empty. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** The logo; null when it has none of its own. */
  readonly logo: Maybe<Image>;
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Who made it. */
  readonly owner: Author;
  /** What the viewer may do. */
  readonly permissions: NewsroomPermissions;
  /** The short name, unlike that of any other newsroom. */
  readonly slug: Scalars['String']['output'];
  /** Whether the company has agreed to it. */
  readonly status: NewsroomStatus;
  /** Its own address, or else that of the company; null when there is neither. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** What a mailed link asks a company (D-75). */
export type NewsroomConfirmation = {
  readonly __typename?: 'NewsroomConfirmation';
  /** Until when the link is good. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The hash in the link. */
  readonly hash: Scalars['String']['output'];
  /** The newsroom. */
  readonly newsroom: Newsroom;
  /** Who made it. */
  readonly requester: Author;
};

/** A page of newsrooms. */
export type NewsroomConnection = {
  readonly __typename?: 'NewsroomConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<NewsroomEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A newsroom in a connection. */
export type NewsroomEdge = {
  readonly __typename?: 'NewsroomEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The newsroom. */
  readonly node: Newsroom;
};

/** What the viewer may do to a newsroom. */
export type NewsroomPermissions = {
  readonly __typename?: 'NewsroomPermissions';
  /** Confirm or decline it for the company. */
  readonly decide: Permission;
  /** Delete it. */
  readonly delete: Permission;
  /** Change it. */
  readonly edit: Permission;
};

export type { NewsroomStatus };

/** An object with a global id by which it can be read again. */
export type Node = {
  /** The global id: opaque, typed, stable. Never taken apart by clients. */
  readonly id: Scalars['ID']['output'];
};

/** Something that happened and concerns the viewer. One type for all kinds; fields that a kind does not have are null. */
export type Notification = Node & {
  readonly __typename?: 'Notification';
  /** Where an interview answer is read; null for other kinds. */
  readonly answer: Maybe<NotificationAnswer>;
  /** The new comment's id in the REST API, for comment kinds; null otherwise. */
  readonly commentId: Maybe<Scalars['Int']['output']>;
  /** The beginning of the new comment, for comment kinds; null otherwise. */
  readonly commentSummary: Maybe<Scalars['String']['output']>;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The id of what it is about, in the REST API. */
  readonly entityId: Scalars['Int']['output'];
  /** The first 120 characters of its text. */
  readonly entitySummary: Scalars['String']['output'];
  /** What it is about. */
  readonly entityType: EntityType;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True once the list was opened after it came. */
  readonly isRead: Scalars['Boolean']['output'];
  /** The kind. */
  readonly kind: NotificationKind;
  /** The comment replied to; null otherwise. */
  readonly parentCommentId: Maybe<Scalars['Int']['output']>;
  /** The sentence to show, for example "Ann Lee commented on your job". */
  readonly text: Scalars['String']['output'];
  /** When it happened. */
  readonly when: Scalars['DateTime']['output'];
  /** Who did it. */
  readonly who: Author;
};

/** The address parts of an interview answer: /async/answer/{type}/{hash}. */
export type NotificationAnswer = {
  readonly __typename?: 'NotificationAnswer';
  /** The hash, which is the permission. */
  readonly hash: Scalars['String']['output'];
  /** By video or by text. */
  readonly type: InterviewType;
};

/** A page of notifications. */
export type NotificationConnection = {
  readonly __typename?: 'NotificationConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<NotificationEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
  /** How many are unread. */
  readonly unreadCount: Scalars['Int']['output'];
};

/** A notification in a connection. */
export type NotificationEdge = {
  readonly __typename?: 'NotificationEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The notification; null, with the error Unsupported notification type, when its kind is unknown. */
  readonly node: Maybe<Notification>;
};

export type { NotificationKind };

/** A notification, or just the news that there is one. */
export type NotificationReceived = {
  readonly __typename?: 'NotificationReceived';
  /** The notification; null when the platform told only that there is one, or its kind is unknown. */
  readonly notification: Maybe<Notification>;
  /** Counts up by one for each event of this subscription; a gap means that events were missed and the list is to be read again. */
  readonly sequence: Scalars['Int']['output'];
  /** The viewer with the indicator set. */
  readonly viewer: Viewer;
};

/** Where a person is told of one kind of thing. */
export type NotificationSetting = {
  readonly __typename?: 'NotificationSetting';
  /** True when it is sent by e-mail. */
  readonly email: Scalars['Boolean']['output'];
  /** The kind. */
  readonly kind: NotificationKind;
  /** True when it becomes a notification. */
  readonly onSite: Scalars['Boolean']['output'];
};

/** Where somebody may work (D-206). */
export type OnboardingOrganization = {
  readonly __typename?: 'OnboardingOrganization';
  /** The company that the viewer belongs to; null when none is known. */
  readonly organization: Maybe<Company>;
  /** Companies at the domain of the viewer's e-mail address, at most 5. */
  readonly suggestions: ReadonlyArray<Company>;
};

export type { OnboardingStage };

/** A medium with a page of its own (D-192). */
export type Outlet = Node & {
  readonly __typename?: 'Outlet';
  /** How many people it reaches; null when not known. */
  readonly audience: Maybe<Scalars['Int']['output']>;
  /** Its topics; null when the outlet cannot be read. */
  readonly beats: Maybe<ReadonlyArray<Beat>>;
  /** The country; null when none is set. */
  readonly country: Maybe<Country>;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** What it is about; null when empty. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** The logo; null when there is none. */
  readonly logo: Maybe<Scalars['URL']['output']>;
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Who works for it, by name. Null when it cannot be read. */
  readonly people: Maybe<StaffMemberConnection>;
  /** How many people are listed for it; null when the outlet cannot be read. */
  readonly peopleCount: Maybe<Scalars['Int']['output']>;
  /** What the viewer may do. */
  readonly permissions: OutletPermissions;
  /** The address part, /o/{slug}. */
  readonly slug: Scalars['String']['output'];
  /** Stories that it ran, newest first. Null for a guest, and when they cannot be read. */
  readonly stories: Maybe<FeedConnection>;
  /** What kind of medium it is; null when the outlet cannot be read. */
  readonly type: Maybe<OutletType>;
  /** The outlet's own site; null when none is set. */
  readonly url: Maybe<Scalars['URL']['output']>;
};


/** A medium with a page of its own (D-192). */
export type OutletPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A medium with a page of its own (D-192). */
export type OutletStoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** What the viewer may do with an outlet's page. */
export type OutletPermissions = {
  readonly __typename?: 'OutletPermissions';
  /** Change what it says of itself. */
  readonly edit: Permission;
  /** Read the stories that it ran. */
  readonly readStories: Permission;
};

/** Work for an outlet. */
export type OutletResponsibility = Responsibility & {
  readonly __typename?: 'OutletResponsibility';
  /** The topics; null when they cannot be read. */
  readonly beats: Maybe<ReadonlyArray<Beat>>;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The outlet. */
  readonly outlet: Outlet;
  /** The title in the person's words; null when empty. */
  readonly roleTitle: Maybe<Scalars['String']['output']>;
  /** The kinds of work; may be empty. */
  readonly roles: ReadonlyArray<OutletRole>;
};

export type { OutletRole };

export type { OutletType };

/** A page of own call-outs. */
export type OwnCalloutConnection = {
  readonly __typename?: 'OwnCalloutConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<OwnCalloutEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One own call-out in a connection. */
export type OwnCalloutEdge = {
  readonly __typename?: 'OwnCalloutEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The call-out. */
  readonly node: Callout;
};

/** Where a page stands within its connection, by Relay's cursor connections specification. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** The cursor of the last edge, to be sent as after; null when the page is empty. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** True when items follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Always false: connections are read forwards only. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge; null when the page is empty. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** For whom a mailed link sets a new password. */
export type PasswordRecovery = {
  readonly __typename?: 'PasswordRecovery';
  /** The e-mail address of the account, masked: j***@example.com. */
  readonly email: Scalars['String']['output'];
};

/** Whether the viewer may do one thing to one object, computed on the server. It equals the verdict of the mutation. */
export type Permission = {
  readonly __typename?: 'Permission';
  /** True when the viewer may. */
  readonly allowed: Scalars['Boolean']['output'];
  /** Why not, most telling first; empty when allowed. */
  readonly reasons: ReadonlyArray<DenialReason>;
};

/** A post of any of the seven types. */
export type Post = Callout | CommunityPost | Event | Job | Reaction | Record | Statement;

/** What all seven types of posts have in common. */
export type PostBase = {
  /** Who stands for it. */
  readonly author: Author;
  /** The topics of the author. */
  readonly beats: ReadonlyArray<Beat>;
  /** Comments, newest first. Null when they cannot be read. */
  readonly comments: Maybe<CommentConnection>;
  /** How many comments stand directly under it, deleted ones not counted. */
  readonly commentsCount: Scalars['Int']['output'];
  /** The communities it appears in; empty means no community, visible to all. */
  readonly communities: ReadonlyArray<Community>;
  /** The same by their ids in the REST API. */
  readonly communityIds: ReadonlyArray<Scalars['Int']['output']>;
  /** The text; falls back to the description. Null when there is none. */
  readonly content: Maybe<Scalars['HTML']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact id of whoever created it; differs from the author's when posted for a company. */
  readonly creatorId: Scalars['Int']['output'];
  /** The id in the REST API; the value of the overlay's query key. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when it was deleted. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** True for a system post: written for a company or, for some types, by somebody other than its author. */
  readonly isSystem: Scalars['Boolean']['output'];
  /** True when the viewer likes it. */
  readonly liked: Scalars['Boolean']['output'];
  /** Who likes it, newest like first. Null when the list cannot be read. */
  readonly likes: Maybe<AuthorConnection>;
  /** How many people like it. */
  readonly likesCount: Scalars['Int']['output'];
  /** What the viewer may do to it. */
  readonly permissions: PostPermissions;
  /** When it was first published; null for a draft. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Draft or published. */
  readonly saveAs: SaveAs;
  /** The time to show: when it was published, or created for a draft. */
  readonly time: Scalars['DateTime']['output'];
  /** commentsCount and all replies, deleted ones not counted. */
  readonly totalCommentsCount: Scalars['Int']['output'];
  /** The type. */
  readonly type: PostType;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes: ReadonlyArray<UserType>;
};


/** What all seven types of posts have in common. */
export type PostBaseCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** What all seven types of posts have in common. */
export type PostBaseLikesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

export type { PostChange };

/** A change of a post. */
export type PostChanged = {
  readonly __typename?: 'PostChanged';
  /** What changed; EDITED too when events were missed. */
  readonly change: PostChange;
  /** The post as it is now; null when it is gone for the viewer. */
  readonly post: Maybe<Post>;
  /** Counts up by one for each event of this subscription; a gap means that events were missed. */
  readonly sequence: Scalars['Int']['output'];
};

/** What the viewer may do to a post. */
export type PostPermissions = InteractionPermissions & {
  readonly __typename?: 'PostPermissions';
  /** Comment on it. */
  readonly comment: Permission;
  /** Delete it. */
  readonly delete: Permission;
  /** Edit it. */
  readonly edit: Permission;
  /** Like it. */
  readonly like: Permission;
  /** Restore it after deletion: whoever may delete it. */
  readonly restore: Permission;
};

export type { PostType };

/** The page of an author. */
export type Profile = Company | User;

export type { ProfileView };

/** An interview that everybody may answer, as visitors see it (D-69). */
export type PublicInterview = {
  readonly __typename?: 'PublicInterview';
  /** Who asks. */
  readonly author: Author;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** Until when; null when as soon as possible. */
  readonly deadline: Maybe<Scalars['DateTime']['output']>;
  /** What it is about, as safe HTML; null when nothing was written. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** The questions; empty unless they are shown before the start. */
  readonly questions: ReadonlyArray<Question>;
  /** How many questions there are. */
  readonly questionsCount: Scalars['Int']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** How it is answered. */
  readonly type: InterviewType;
};

/** What publishDraft takes. */
export type PublishDraftInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the draft. */
  readonly postId: Scalars['ID']['input'];
};

/** What publishDraft answers. */
export type PublishDraftPayload = MutationPayload & {
  readonly __typename?: 'PublishDraftPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** What is missing, by field, when it cannot be published yet; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The published post; null when refused. */
  readonly post: Maybe<Post>;
};

/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type Query = {
  readonly __typename?: 'Query';
  /** Newsrooms of all states, by name. Null for everybody but platform admins. */
  readonly allNewsrooms: Maybe<NewsroomConnection>;
  /** An announcement by its id in the REST API; null when there is none or the viewer may not see it. Counts as a view of it. */
  readonly announcement: Maybe<Announcement>;
  /** Published announcements of everybody that are meant for the viewer, newest first. Null when they cannot be read. */
  readonly announcements: Maybe<AnnouncementConnection>;
  /** Answers by their address; null when type or hash do not fit. */
  readonly answerSet: Maybe<AnswerSet>;
  /** All topic areas. */
  readonly beats: Maybe<ReadonlyArray<Beat>>;
  /** Published call-outs that the viewer may see (D-114). Null when the community is not there. */
  readonly callouts: Maybe<FeedConnection>;
  /** A comment by its id in the REST API, for links that carry cid; null when there is none or the viewer may not see it. */
  readonly comment: Maybe<Comment>;
  /** Reactions and statements, newest first. For everybody signed in; null when they cannot be read. */
  readonly commentary: Maybe<FeedConnection>;
  /** The directory of communities by name. Null when it cannot be read. */
  readonly communities: Maybe<CommunityConnection>;
  /** A community by slug; null when there is none. */
  readonly community: Maybe<Community>;
  /** A company's page by slug; null when there is none. */
  readonly company: Maybe<Company>;
  /** A contact by its id in the REST API; null when there is none, the viewer may not see it, or lacks the module contacts. */
  readonly contact: Maybe<Contact>;
  /** A list of contacts by its id in the REST API; null when there is none, it is another account's, or the viewer lacks the module contacts. */
  readonly contactList: Maybe<ContactList>;
  /** People and companies that the viewer may contact, by name, without the viewer. Null when they cannot be read, also without the module contacts. */
  readonly contacts: Maybe<ContactConnection>;
  /** A conversation by its id in the REST API; null when there is none, or the viewer does not take part or has deleted it. */
  readonly conversation: Maybe<Conversation>;
  /** The conversation of exactly these people and the viewer; null when there is none, or the viewer has deleted it. */
  readonly conversationWith: Maybe<Conversation>;
  /** All countries by name, or those whose name contains the query. */
  readonly countries: Maybe<ReadonlyArray<Country>>;
  /** The feed: what the viewer may see, newest first; with a slug, what was posted in that community. Null when it cannot be read. */
  readonly feed: Maybe<FeedConnection>;
  /** Published stories of the product's own account, newest first. For everybody signed in; null when they cannot be read. */
  readonly insider: Maybe<FeedConnection>;
  /** An interview by its id in the REST API; null when there is none or the viewer may not see it. */
  readonly interview: Maybe<Interview>;
  /** The interview wire: published interviews, newest first. Null when it cannot be read. */
  readonly interviews: Maybe<InterviewConnection>;
  /** Published jobs that the viewer may see, newest first (D-114). Null when the community is not there. */
  readonly jobs: Maybe<FeedConnection>;
  /** The newest events that are not over, for the side column. Null when they cannot be read. */
  readonly latestEvents: Maybe<ReadonlyArray<Event>>;
  /** The newest jobs for the side column, newest first. Null when they cannot be read. */
  readonly latestJobs: Maybe<ReadonlyArray<Job>>;
  /** People and companies to mention, by part of a name. Null when they cannot be read. */
  readonly mentions: Maybe<ReadonlyArray<Author>>;
  /** A newsroom by its id in the REST API; null when there is none that the viewer may see. */
  readonly newsroom: Maybe<Newsroom>;
  /** What a mailed link asks; null when the link is no longer valid. For guests too. */
  readonly newsroomConfirmation: Maybe<NewsroomConfirmation>;
  /** The directory of confirmed newsrooms, by name. Null for a guest. */
  readonly newsrooms: Maybe<NewsroomConnection>;
  /** All published stories, newest first. For everybody signed in; null when they cannot be read. */
  readonly newswire: Maybe<FeedConnection>;
  /** The object with this global id; null when there is none or the viewer may not see it. */
  readonly node: Maybe<Node>;
  /** The objects with these global ids, in the order asked; null where there is none or the viewer may not see it. At most 100. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** An outlet's page by slug; null when there is none. */
  readonly outlet: Maybe<Outlet>;
  /** Outlets by name, to choose from; empty for a guest. Null when they cannot be read. */
  readonly outlets: Maybe<ReadonlyArray<Outlet>>;
  /** What a mailed link for a new password is good for; null when it is used, too old or unknown. */
  readonly passwordRecovery: Maybe<PasswordRecovery>;
  /** A post by its type and its id in the REST API; null when there is none or the viewer may not see it. */
  readonly post: Maybe<Post>;
  /** An interview that everybody may answer; null when it is not public or not open. */
  readonly publicInterview: Maybe<PublicInterview>;
  /** What has all the words, each as the beginning of one: first what is called so, then the newest. For everybody signed in; null when it cannot be read. */
  readonly search: Maybe<SearchConnection>;
  /** The settings of a person; null when there are none, or when they are not for the viewer. */
  readonly settings: Maybe<UserSettings>;
  /** A published story by its id in the REST API; null when there is none or the viewer may not see it. */
  readonly story: Maybe<Story>;
  /** All time zones by name. */
  readonly timezones: Maybe<ReadonlyArray<Timezone>>;
  /** A person's profile by slug; null when there is none. */
  readonly user: Maybe<User>;
  /** A video by its id in the REST API, which its upload answers; null when there is none or the viewer may not see it. */
  readonly video: Maybe<Video>;
  /** The person who asks, a guest included. */
  readonly viewer: Viewer;
  /** A work list by its id in the REST API; null when there is none or the viewer may not see it. */
  readonly workList: Maybe<WorkList>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryAllNewsroomsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<NewsroomStatus>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryAnnouncementArgs = {
  databaseId: Scalars['Int']['input'];
  recipient?: InputMaybe<Scalars['String']['input']>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryAnnouncementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  beatId?: InputMaybe<Scalars['Int']['input']>;
  first: Scalars['Int']['input'];
  kind?: InputMaybe<AnnouncementKind>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryAnswerSetArgs = {
  hash: Scalars['String']['input'];
  type: InterviewType;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryCalloutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  communitySlug?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
  sort: CalloutSort;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryCommentArgs = {
  databaseId: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryCommentaryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  beatId?: InputMaybe<Scalars['Int']['input']>;
  first: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryCommunitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  joined?: InputMaybe<Scalars['Boolean']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<CommunityType>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryCommunityArgs = {
  slug: Scalars['String']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryCompanyArgs = {
  slug: Scalars['String']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryContactArgs = {
  databaseId: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryContactListArgs = {
  databaseId: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryContactsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  companyId?: InputMaybe<Scalars['Int']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  outletId?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<ContactRole>;
  type?: InputMaybe<AuthorType>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryConversationArgs = {
  databaseId: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryConversationWithArgs = {
  contactIds: ReadonlyArray<Scalars['Int']['input']>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryCountriesArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  communitySlug?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  types?: InputMaybe<ReadonlyArray<FeedType>>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryInsiderArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryInterviewArgs = {
  databaseId: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryInterviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  beatId?: InputMaybe<Scalars['Int']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<InterviewType>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  communitySlug?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  jobType?: InputMaybe<JobType>;
  query?: InputMaybe<Scalars['String']['input']>;
  workplace?: InputMaybe<Workplace>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryLatestEventsArgs = {
  first: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryLatestJobsArgs = {
  first: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryMentionsArgs = {
  first: Scalars['Int']['input'];
  query: Scalars['String']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryNewsroomArgs = {
  databaseId: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryNewsroomConfirmationArgs = {
  hash: Scalars['String']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryNewsroomsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  beatId?: InputMaybe<Scalars['Int']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryNewswireArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  beatId?: InputMaybe<Scalars['Int']['input']>;
  first: Scalars['Int']['input'];
  kinds?: InputMaybe<ReadonlyArray<NewsKind>>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryOutletArgs = {
  slug: Scalars['String']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryOutletsArgs = {
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryPasswordRecoveryArgs = {
  code: Scalars['String']['input'];
  userId: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryPostArgs = {
  databaseId: Scalars['Int']['input'];
  type: PostType;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryPublicInterviewArgs = {
  databaseId: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QuerySearchArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  query: Scalars['String']['input'];
  types?: InputMaybe<ReadonlyArray<SearchType>>;
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QuerySettingsArgs = {
  slug: Scalars['String']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryStoryArgs = {
  databaseId: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryUserArgs = {
  slug: Scalars['String']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryVideoArgs = {
  databaseId: Scalars['Int']['input'];
};


/** What everybody may read. Every field that needs a REST call of its own is nullable, so that one failing call leaves the rest of an answer. */
export type QueryWorkListArgs = {
  databaseId: Scalars['Int']['input'];
};

/** One question of an interview. */
export type Question = {
  readonly __typename?: 'Question';
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The interview it belongs to; null when the viewer may not see it. */
  readonly interview: Maybe<Interview>;
  /** Its place, from 1. */
  readonly position: Scalars['Int']['output'];
  /** What is asked. */
  readonly text: Scalars['String']['output'];
  /** How long a recorded answer may take, in seconds; null means 120. */
  readonly timeLimit: Maybe<Scalars['Int']['output']>;
  /** The question asked on camera; null when there is none. */
  readonly video: Maybe<Video>;
};

/** A page of questions. */
export type QuestionConnection = {
  readonly __typename?: 'QuestionConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<QuestionEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One question in a connection. */
export type QuestionEdge = {
  readonly __typename?: 'QuestionEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The question. */
  readonly node: Question;
};

/** A question as it is to be. */
export type QuestionInput = {
  /** The databaseId of a question that the interview has; left out for a new one. */
  readonly questionId?: InputMaybe<Scalars['Int']['input']>;
  /** What is asked, 1 to 500 characters. */
  readonly text: Scalars['String']['input'];
  /** How long a recorded answer may take, in seconds, at most 600; null means 120. */
  readonly timeLimit?: InputMaybe<Scalars['Int']['input']>;
  /** The id of an uploaded video in which it is asked; null for none. */
  readonly video?: InputMaybe<Scalars['Int']['input']>;
};

/** A reaction to something published, as video, text or both. */
export type Reaction = Authored & Commentable & Deletable & Likable & Node & PostBase & {
  readonly __typename?: 'Reaction';
  /** Who stands for it. */
  readonly author: Author;
  /** The topics of the author. */
  readonly beats: ReadonlyArray<Beat>;
  /** Comments, newest first. Null when they cannot be read. */
  readonly comments: Maybe<CommentConnection>;
  /** How many comments stand directly under it, deleted ones not counted. */
  readonly commentsCount: Scalars['Int']['output'];
  /** The communities it appears in; empty means no community, visible to all. */
  readonly communities: ReadonlyArray<Community>;
  /** The same by their ids in the REST API. */
  readonly communityIds: ReadonlyArray<Scalars['Int']['output']>;
  /** The text; null when empty. */
  readonly content: Maybe<Scalars['HTML']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact id of whoever created it; differs from the author's when posted for a company. */
  readonly creatorId: Scalars['Int']['output'];
  /** The id in the REST API; the value of the overlay's query key. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when it was deleted. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** True when the author is a company or differs from the creator. */
  readonly isSystem: Scalars['Boolean']['output'];
  /** True when the viewer likes it. */
  readonly liked: Scalars['Boolean']['output'];
  /** Who likes it, newest like first. Null when the list cannot be read. */
  readonly likes: Maybe<AuthorConnection>;
  /** How many people like it. */
  readonly likesCount: Scalars['Int']['output'];
  /** What the viewer may do to it. */
  readonly permissions: PostPermissions;
  /** When it was first published; null for a draft. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Draft or published. */
  readonly saveAs: SaveAs;
  /** The time to show: when it was published, or created for a draft. */
  readonly time: Scalars['DateTime']['output'];
  /** commentsCount and all replies, deleted ones not counted. */
  readonly totalCommentsCount: Scalars['Int']['output'];
  /** Always REACTION. */
  readonly type: PostType;
  /** What it reacts to; null when none is given. */
  readonly url: Maybe<Scalars['URL']['output']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes: ReadonlyArray<UserType>;
  /** The video; null when it is text only. */
  readonly video: Maybe<Video>;
};


/** A reaction to something published, as video, text or both. */
export type ReactionCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A reaction to something published, as video, text or both. */
export type ReactionLikesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A video update. */
export type Record = Authored & Commentable & Deletable & Likable & Node & PostBase & {
  readonly __typename?: 'Record';
  /** Who stands for it. */
  readonly author: Author;
  /** The topics of the author. */
  readonly beats: ReadonlyArray<Beat>;
  /** Comments, newest first. Null when they cannot be read. */
  readonly comments: Maybe<CommentConnection>;
  /** How many comments stand directly under it, deleted ones not counted. */
  readonly commentsCount: Scalars['Int']['output'];
  /** The communities it appears in; empty means no community, visible to all. */
  readonly communities: ReadonlyArray<Community>;
  /** The same by their ids in the REST API. */
  readonly communityIds: ReadonlyArray<Scalars['Int']['output']>;
  /** A text beside the video; null when empty. */
  readonly content: Maybe<Scalars['HTML']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact id of whoever created it; differs from the author's when posted for a company. */
  readonly creatorId: Scalars['Int']['output'];
  /** The id in the REST API; the value of the overlay's query key. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when it was deleted. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** True when the author is a company or differs from the creator. */
  readonly isSystem: Scalars['Boolean']['output'];
  /** True when the viewer likes it. */
  readonly liked: Scalars['Boolean']['output'];
  /** Who likes it, newest like first. Null when the list cannot be read. */
  readonly likes: Maybe<AuthorConnection>;
  /** How many people like it. */
  readonly likesCount: Scalars['Int']['output'];
  /** What the viewer may do to it. */
  readonly permissions: PostPermissions;
  /** When it was first published; null for a draft. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Draft or published. */
  readonly saveAs: SaveAs;
  /** The time to show: when it was published, or created for a draft. */
  readonly time: Scalars['DateTime']['output'];
  /** commentsCount and all replies, deleted ones not counted. */
  readonly totalCommentsCount: Scalars['Int']['output'];
  /** Always RECORD. */
  readonly type: PostType;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes: ReadonlyArray<UserType>;
  /** The video; null only in a draft. */
  readonly video: Maybe<Video>;
};


/** A video update. */
export type RecordCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A video update. */
export type RecordLikesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** What recoverPassword takes. */
export type RecoverPasswordInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The code of the link. */
  readonly code: Scalars['String']['input'];
  /** The new password, by the rules of signUp. */
  readonly password: Scalars['String']['input'];
  /** The new password once more. */
  readonly passwordConfirmation: Scalars['String']['input'];
  /** The id of the user in the REST API, as the link has it. */
  readonly userId: Scalars['Int']['input'];
};

/** What recoverPassword answers. */
export type RecoverPasswordPayload = MutationPayload & {
  readonly __typename?: 'RecoverPasswordPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. NOT_FOUND for a link that is no longer valid. */
  readonly errors: ReadonlyArray<UserError>;
};

export type { Remedy };

/** What removeAvatar takes. */
export type RemoveAvatarInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
};

/** What removeAvatar answers. */
export type RemoveAvatarPayload = MutationPayload & {
  readonly __typename?: 'RemoveAvatarPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
  /** The person who asks, whose picture may have gone. */
  readonly viewer: Viewer;
};

/** What removeCommunityMember takes. */
export type RemoveCommunityMemberInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the community. */
  readonly communityId: Scalars['ID']['input'];
  /** The contact id of the person, by databaseId of Author. */
  readonly contactId: Scalars['Int']['input'];
};

/** What removeCommunityMember answers. */
export type RemoveCommunityMemberPayload = MutationPayload & {
  readonly __typename?: 'RemoveCommunityMemberPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The community without the person; null when refused. */
  readonly community: Maybe<Community>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The viewer, whose list of communities changes when it was the viewer; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** What removeCompanyResponsibility takes. */
export type RemoveCompanyResponsibilityInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the responsibility in the REST API. */
  readonly responsibilityId: Scalars['Int']['input'];
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
};

/** What removeCompanyResponsibility answers. */
export type RemoveCompanyResponsibilityPayload = MutationPayload & {
  readonly __typename?: 'RemoveCompanyResponsibilityPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** What removeFromContactList takes. */
export type RemoveFromContactListInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the contact. */
  readonly contactId: Scalars['ID']['input'];
  /** The global id of the list. */
  readonly contactListId: Scalars['ID']['input'];
};

/** What removeFromContactList answers. */
export type RemoveFromContactListPayload = MutationPayload & {
  readonly __typename?: 'RemoveFromContactListPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The contact as it is now; null when refused. */
  readonly contact: Maybe<Contact>;
  /** The list as it is now; null when refused. */
  readonly contactList: Maybe<ContactList>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The global id of the contact that is off the list; null when refused. */
  readonly removedContactId: Maybe<Scalars['ID']['output']>;
};

/** What removeOutletResponsibility takes. */
export type RemoveOutletResponsibilityInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the responsibility in the REST API. */
  readonly responsibilityId: Scalars['Int']['input'];
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
};

/** What removeOutletResponsibility answers. */
export type RemoveOutletResponsibilityPayload = MutationPayload & {
  readonly __typename?: 'RemoveOutletResponsibilityPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** What requestPasswordRecovery takes. */
export type RequestPasswordRecoveryInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address of the account. */
  readonly email: Scalars['String']['input'];
};

/** What requestPasswordRecovery answers. */
export type RequestPasswordRecoveryPayload = MutationPayload & {
  readonly __typename?: 'RequestPasswordRecoveryPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when the request was taken. */
  readonly errors: ReadonlyArray<UserError>;
};

/** Who answers: a person of the platform, a visitor who gave a name, or an address that was invited. */
export type Respondent = {
  readonly __typename?: 'Respondent';
  /** The person of the platform; null for a visitor. */
  readonly contact: Maybe<Author>;
  /** The address that a visitor gave, or that was invited; null for others, and for everybody but the author and the respondent. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** The name that a visitor gave; null for others. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** The organisation that a visitor gave; null when there is none. */
  readonly organization: Maybe<Scalars['String']['output']>;
};

/** What a person does for an outlet or a company. */
export type Responsibility = {
  /** The topics; null when they cannot be read. */
  readonly beats: Maybe<ReadonlyArray<Beat>>;
  /** The id in the REST API; outlets, companies and spokespeople count apart. */
  readonly databaseId: Scalars['Int']['output'];
  /** The title in the person's words; null when empty. */
  readonly roleTitle: Maybe<Scalars['String']['output']>;
};

/** What restoreAnnouncement takes. */
export type RestoreAnnouncementInput = {
  /** The global id of the announcement. */
  readonly announcementId: Scalars['ID']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** What restoreAnnouncement answers. */
export type RestoreAnnouncementPayload = MutationPayload & {
  readonly __typename?: 'RestoreAnnouncementPayload';
  /** The announcement as it is now; null when refused. */
  readonly announcement: Maybe<Announcement>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What restoreComment takes. */
export type RestoreCommentInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the comment. */
  readonly commentId: Scalars['ID']['input'];
};

/** What restoreComment answers. */
export type RestoreCommentPayload = MutationPayload & {
  readonly __typename?: 'RestoreCommentPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The restored comment; null when refused. */
  readonly commentEdge: Maybe<CommentEdge>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The comment it replies to with its new counts; null when refused or not a reply. */
  readonly parent: Maybe<Comment>;
  /** The post or news item with its new counts; null when refused. */
  readonly subject: Maybe<Commentable>;
};

/** What restoreInterview takes. */
export type RestoreInterviewInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the interview. */
  readonly interviewId: Scalars['ID']['input'];
};

/** What restoreInterview answers. */
export type RestoreInterviewPayload = MutationPayload & {
  readonly __typename?: 'RestoreInterviewPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The interview as it is now; null when refused. */
  readonly interview: Maybe<Interview>;
};

/** What restorePost takes. */
export type RestorePostInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the post. */
  readonly postId: Scalars['ID']['input'];
};

/** What restorePost answers. */
export type RestorePostPayload = MutationPayload & {
  readonly __typename?: 'RestorePostPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The post as it was; null when refused. */
  readonly post: Maybe<Post>;
};

/** What restoreStory takes. */
export type RestoreStoryInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the story. */
  readonly storyId: Scalars['ID']['input'];
};

/** What restoreStory answers. */
export type RestoreStoryPayload = MutationPayload & {
  readonly __typename?: 'RestoreStoryPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The story as it is now; null when refused. */
  readonly story: Maybe<Story>;
};

/** What revokeAccessToken takes. */
export type RevokeAccessTokenInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the token in the REST API. */
  readonly tokenId: Scalars['Int']['input'];
};

/** What revokeAccessToken answers. */
export type RevokeAccessTokenPayload = MutationPayload & {
  readonly __typename?: 'RevokeAccessTokenPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The person who asks, with what holds now; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

export type { Role };

/** What saveAnswer takes: a text, a video, or that the question is skipped; none of them takes the answer back. */
export type SaveAnswerInput = {
  /** The global id of the answer set. */
  readonly answerSetId: Scalars['ID']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The written answer as HTML with up to 5000 characters of text. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** The question's id in the REST API. */
  readonly questionId: Scalars['Int']['input'];
  /** True to skip the question. */
  readonly skipped: Scalars['Boolean']['input'];
  /** The id that the upload of the video answered. */
  readonly videoId?: InputMaybe<Scalars['Int']['input']>;
};

/** What saveAnswer answers. */
export type SaveAnswerPayload = MutationPayload & {
  readonly __typename?: 'SaveAnswerPayload';
  /** The answer set with the answer; null when refused. */
  readonly answerSet: Maybe<AnswerSet>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

export type { SaveAs };

/** A saved answer. */
export type SavedAnswer = {
  readonly __typename?: 'SavedAnswer';
  /** The written answer as safe HTML; null for a video. */
  readonly content: Maybe<Scalars['String']['output']>;
  /** When it was first given. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The answer on camera; null for a written one. */
  readonly video: Maybe<Video>;
};

/** An interview, in short. */
export type SavedInterview = {
  readonly __typename?: 'SavedInterview';
  /** The id in the REST API; the address is /interviews/{id}. */
  readonly databaseId: Scalars['Int']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** How it is answered. */
  readonly type: InterviewType;
};

/** An interview or an answer that the viewer has saved. */
export type SavedMedia = {
  readonly __typename?: 'SavedMedia';
  /** The answer; null for an interview. */
  readonly answer: Maybe<SavedAnswer>;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The interview, also that of a saved answer. */
  readonly interview: SavedInterview;
  /** What was saved. */
  readonly kind: SavedMediaKind;
  /** When it was saved. */
  readonly savedAt: Scalars['DateTime']['output'];
};

/** A page of what was saved. */
export type SavedMediaConnection = {
  readonly __typename?: 'SavedMediaConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<SavedMediaEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How much was saved. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Something saved in a connection. */
export type SavedMediaEdge = {
  readonly __typename?: 'SavedMediaEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** What was saved. */
  readonly node: SavedMedia;
};

export type { SavedMediaKind };

/** A page of what a search finds. */
export type SearchConnection = {
  readonly __typename?: 'SearchConnection';
  /** How many there are of each type, whatever types were asked for; types of which there are none are left out. */
  readonly counts: ReadonlyArray<SearchCount>;
  /** The edges of this page. */
  readonly edges: ReadonlyArray<SearchEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are of the types asked for. */
  readonly totalCount: Scalars['Int']['output'];
};

/** How many of one type a search finds. */
export type SearchCount = {
  readonly __typename?: 'SearchCount';
  /** How many the viewer may see. */
  readonly count: Scalars['Int']['output'];
  /** The type. */
  readonly type: SearchType;
};

/** A result in a connection. */
export type SearchEdge = {
  readonly __typename?: 'SearchEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The result; null, with the error Invalid type [x], when its type is unknown. */
  readonly node: Maybe<SearchResult>;
};

/** Something that was found, as far as a list of results shows it: that much comes with the search itself. */
export type SearchResult = {
  readonly __typename?: 'SearchResult';
  /** Who published it; null for people, companies, outlets and communities. */
  readonly author: Maybe<Author>;
  /** The id in the REST API; of a person the contact id. */
  readonly databaseId: Scalars['Int']['output'];
  /** A picture; null when there is none. */
  readonly img: Maybe<Scalars['URL']['output']>;
  /** When it was published; null for people, companies, outlets and communities. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** The address part of a person, company, outlet or community; null for what is published. */
  readonly slug: Maybe<Scalars['String']['output']>;
  /** The thing itself, all of one type read in one batch. Null when it cannot be read. */
  readonly subject: Maybe<SearchSubject>;
  /** Plain text: around what was searched for where the text has it, otherwise how it begins. Null when there is none. */
  readonly summary: Maybe<Scalars['String']['output']>;
  /** The name or title; of a post without one, how its text begins. */
  readonly title: Scalars['String']['output'];
  /** What it is. */
  readonly type: SearchType;
};

/** The things themselves behind the results of a search. */
export type SearchSubject = Announcement | Callout | Community | CommunityPost | Company | Event | Interview | Job | Outlet | Reaction | Record | Statement | Story | User;

export type { SearchType };

/** How a person signs in, and where. */
export type Security = {
  readonly __typename?: 'Security';
  /** The address of the sign-in. */
  readonly email: Scalars['String']['output'];
  /** True when signing in takes a code of an authenticator app too (D-44). */
  readonly hasTwoStep: Scalars['Boolean']['output'];
  /** The sign-ins that hold, last used first. */
  readonly signIns: ReadonlyArray<ActiveSignIn>;
};

/** What sendAnnouncementEmail takes. */
export type SendAnnouncementEmailInput = {
  /** The global id of the announcement. */
  readonly announcementId: Scalars['ID']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** When to send it, in the future; null for now. An e-mail that waits already gets this time instead. */
  readonly sendAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What sendAnnouncementEmail answers. */
export type SendAnnouncementEmailPayload = MutationPayload & {
  readonly __typename?: 'SendAnnouncementEmailPayload';
  /** The announcement as it is now; null when refused. */
  readonly announcement: Maybe<Announcement>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What sendMessage takes. */
export type SendMessageInput = {
  /** Pictures and videos. */
  readonly attachments?: InputMaybe<AttachmentsInput>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The text, no HTML, 1 to 5000 characters; may be empty when there are attachments. */
  readonly content: Scalars['String']['input'];
  /** The global id of the conversation. */
  readonly conversationId: Scalars['ID']['input'];
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second message. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What sendMessage answers. */
export type SendMessagePayload = MutationPayload & {
  readonly __typename?: 'SendMessagePayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The conversation with it; null when refused. */
  readonly conversation: Maybe<Conversation>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The new message; null when refused. */
  readonly messageEdge: Maybe<MessageEdge>;
};

/** What setAnnouncementChannels takes. */
export type SetAnnouncementChannelsInput = {
  /** The global id of the announcement. */
  readonly announcementId: Scalars['ID']['input'];
  /** Ids of channels, by databaseId: active ones of the viewer's account, and those that it has already. */
  readonly channelIds: ReadonlyArray<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** What setAnnouncementChannels answers. */
export type SetAnnouncementChannelsPayload = MutationPayload & {
  readonly __typename?: 'SetAnnouncementChannelsPayload';
  /** The announcement as it is now; null when refused. */
  readonly announcement: Maybe<Announcement>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What setAnswerSaved takes. */
export type SetAnswerSavedInput = {
  /** The answer's id in the REST API. */
  readonly answerId: Scalars['Int']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The wanted state. */
  readonly saved: Scalars['Boolean']['input'];
};

/** What setAnswerSaved answers. */
export type SetAnswerSavedPayload = MutationPayload & {
  readonly __typename?: 'SetAnswerSavedPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** Whether the viewer has saved it now; null when refused. */
  readonly isSaved: Maybe<Scalars['Boolean']['output']>;
};

/** What setCommunityFollow takes. */
export type SetCommunityFollowInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the community in the REST API. */
  readonly communityId: Scalars['Int']['input'];
  /** The wanted state. */
  readonly followed: Scalars['Boolean']['input'];
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
};

/** What setCommunityFollow answers. */
export type SetCommunityFollowPayload = MutationPayload & {
  readonly __typename?: 'SetCommunityFollowPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** What setFeedTypeFollow takes. */
export type SetFeedTypeFollowInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The wanted state. */
  readonly followed: Scalars['Boolean']['input'];
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
  /** The type. */
  readonly type: FeedType;
};

/** What setFeedTypeFollow answers. */
export type SetFeedTypeFollowPayload = MutationPayload & {
  readonly __typename?: 'SetFeedTypeFollowPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** What setFollow takes. */
export type SetFollowInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The wanted state. */
  readonly followed: Scalars['Boolean']['input'];
  /** The global id of a user or a company. */
  readonly subjectId: Scalars['ID']['input'];
};

/** What setFollow answers. */
export type SetFollowPayload = MutationPayload & {
  readonly __typename?: 'SetFollowPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The person or company with its new state; null when refused. */
  readonly subject: Maybe<Followable>;
};

/** What setInterviewSaved takes. */
export type SetInterviewSavedInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the interview. */
  readonly interviewId: Scalars['ID']['input'];
  /** True to save it, false to let it go. */
  readonly saved: Scalars['Boolean']['input'];
};

/** What setInterviewSaved answers. */
export type SetInterviewSavedPayload = MutationPayload & {
  readonly __typename?: 'SetInterviewSavedPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The interview as it is now; null when refused. */
  readonly interview: Maybe<Interview>;
};

/** What setLike takes. */
export type SetLikeInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The wanted state. */
  readonly liked: Scalars['Boolean']['input'];
  /** The global id of a post, a news item or a comment. */
  readonly subjectId: Scalars['ID']['input'];
};

/** What setLike answers. */
export type SetLikePayload = MutationPayload & {
  readonly __typename?: 'SetLikePayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The thing with its new state; null when refused. */
  readonly subject: Maybe<Likable>;
};

/** What setMembership takes. */
export type SetMembershipInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the community. */
  readonly communityId: Scalars['ID']['input'];
  /** True to join, false to leave. */
  readonly joined: Scalars['Boolean']['input'];
};

/** What setMembership answers. */
export type SetMembershipPayload = MutationPayload & {
  readonly __typename?: 'SetMembershipPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The community with its new state; null when refused. */
  readonly community: Maybe<Community>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The viewer with the new list of communities; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** What setOnboarding takes. */
export type SetOnboardingInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The stage to go on with; null ends onboarding. */
  readonly stage?: InputMaybe<OnboardingStage>;
};

/** What setOnboarding answers. */
export type SetOnboardingPayload = MutationPayload & {
  readonly __typename?: 'SetOnboardingPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The viewer at the new stage; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** What setSpokesperson takes. */
export type SetSpokespersonInput = {
  /** All topics, by their ids in the REST API; null counts as left out. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the company in the REST API. */
  readonly companyId: Scalars['Int']['input'];
  /** The title in the person's words, up to 120 characters; null for none. */
  readonly roleTitle?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
  /** Whether the person may be quoted for it. */
  readonly speaks: Scalars['Boolean']['input'];
};

/** What setSpokesperson answers. */
export type SetSpokespersonPayload = MutationPayload & {
  readonly __typename?: 'SetSpokespersonPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** What setSubscription takes. */
export type SetSubscriptionInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the newsletter in the REST API. */
  readonly newsletterId: Scalars['Int']['input'];
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
  /** The wanted state. */
  readonly subscribed: Scalars['Boolean']['input'];
};

/** What setSubscription answers. */
export type SetSubscriptionPayload = MutationPayload & {
  readonly __typename?: 'SetSubscriptionPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** Where a person works. */
export type SettingsOrganization = {
  readonly __typename?: 'SettingsOrganization';
  /** The company id in the REST API; null when it is only a name. */
  readonly companyDatabaseId: Maybe<Scalars['Int']['output']>;
  /** The name. */
  readonly name: Scalars['String']['output'];
};

/** What shareInterview takes. */
export type ShareInterviewInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Contact ids of the people. */
  readonly contactIds: ReadonlyArray<Scalars['Int']['input']>;
  /** The global id of the interview. */
  readonly interviewId: Scalars['ID']['input'];
};

/** What shareInterview answers. */
export type ShareInterviewPayload = MutationPayload & {
  readonly __typename?: 'ShareInterviewPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The interview as it is now; null when refused. */
  readonly interview: Maybe<Interview>;
};

/** What signIn takes. */
export type SignInInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The 6-digit code of the authenticator app, when two-step sign-in is on. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address; letter case does not matter. */
  readonly email: Scalars['String']['input'];
  /** The password. */
  readonly password: Scalars['String']['input'];
  /** Keeps the sign-in for 14 days from the last use; otherwise it ends with the browser, at most after 24 hours. */
  readonly remember: Scalars['Boolean']['input'];
};

/** What signIn answers. */
export type SignInPayload = MutationPayload & {
  readonly __typename?: 'SignInPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The person now signed in; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** What signOut takes. */
export type SignOutInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
};

/** What signOut answers. */
export type SignOutPayload = MutationPayload & {
  readonly __typename?: 'SignOutPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The viewer as a guest. */
  readonly viewer: Maybe<Viewer>;
};

/** What signUp takes. */
export type SignUpInput = {
  /** Whether the person accepts the terms; must be true. */
  readonly acceptTerms: Scalars['Boolean']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address; letter case does not matter. */
  readonly email: Scalars['String']['input'];
  /** The first name, up to 80 characters. */
  readonly firstname: Scalars['String']['input'];
  /** The job title, up to 120 characters; null for none. */
  readonly jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** The last name, up to 80 characters. */
  readonly lastname: Scalars['String']['input'];
  /** Where the person works, up to 120 characters; null for nowhere. */
  readonly organization?: InputMaybe<Scalars['String']['input']>;
  /** The password: 8 to 128 characters, none of the 10,000 most common ones, not the e-mail. */
  readonly password: Scalars['String']['input'];
  /** The IANA name of the time zone; null for Australia/Sydney. */
  readonly timezone?: InputMaybe<Scalars['String']['input']>;
  /** What the person works as; it decides the role. */
  readonly userType: UserType;
};

/** What signUp answers. */
export type SignUpPayload = MutationPayload & {
  readonly __typename?: 'SignUpPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The person now signed in; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

export type { SocialNetwork };

/** Where a person can be found elsewhere. */
export type SocialProfile = {
  readonly __typename?: 'SocialProfile';
  /** The network, or the person's own site. */
  readonly network: SocialNetwork;
  /** The address. */
  readonly url: Scalars['URL']['output'];
};

/** The right to be quoted for a company. */
export type SpokespersonResponsibility = Responsibility & {
  readonly __typename?: 'SpokespersonResponsibility';
  /** The topics; null when they cannot be read. */
  readonly beats: Maybe<ReadonlyArray<Beat>>;
  /** The company. */
  readonly company: Company;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The title in the person's words; null when empty. */
  readonly roleTitle: Maybe<Scalars['String']['output']>;
};

/** Somebody who works for a company or an outlet, as its page lists them. Of a private person it holds the head only. */
export type StaffMember = {
  readonly __typename?: 'StaffMember';
  /** A text about the person; null when empty, or private. */
  readonly about: Maybe<Scalars['String']['output']>;
  /** The person. */
  readonly author: Author;
  /** The topics the person works on; empty when private. */
  readonly beats: ReadonlyArray<Beat>;
  /** The country; null when none is set, or private. */
  readonly country: Maybe<Country>;
  /** The address for everybody; null when not told, or private. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** True for a person whom the media may turn to there. */
  readonly isMediaContact: Scalars['Boolean']['output'];
  /** The job title; null when empty. */
  readonly job: Maybe<Scalars['String']['output']>;
  /** The organisation's name; null when empty. */
  readonly organization: Maybe<Scalars['String']['output']>;
  /** The phone at work; null when not told, or private. */
  readonly phone: Maybe<Scalars['String']['output']>;
  /** The title there in the person's words; null when empty, or private. */
  readonly roleTitle: Maybe<Scalars['String']['output']>;
};

/** A page of people who work for a company or an outlet. */
export type StaffMemberConnection = {
  readonly __typename?: 'StaffMemberConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<StaffMemberEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A person in a connection. */
export type StaffMemberEdge = {
  readonly __typename?: 'StaffMemberEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The person. */
  readonly node: StaffMember;
};

/** What startAnswers takes. */
export type StartAnswersInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the interview, or of a call-out that is answered by an interview. */
  readonly subjectId: Scalars['ID']['input'];
};

/** What startAnswers answers. */
export type StartAnswersPayload = MutationPayload & {
  readonly __typename?: 'StartAnswersPayload';
  /** The answers to go on with; null when refused. */
  readonly answerSet: Maybe<AnswerSet>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What startConversation takes. */
export type StartConversationInput = {
  /** Pictures and videos. */
  readonly attachments?: InputMaybe<AttachmentsInput>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Contact ids of the other people, 1 to 19, by databaseId of Author. */
  readonly contactIds: ReadonlyArray<Scalars['Int']['input']>;
  /** The text, no HTML, 1 to 5000 characters; may be empty when there are attachments. */
  readonly content: Scalars['String']['input'];
  /** One key per wish of the person: the same key within 24 hours gives the first answer again instead of a second message. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What startConversation answers. */
export type StartConversationPayload = MutationPayload & {
  readonly __typename?: 'StartConversationPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The conversation with the new message; null when refused. */
  readonly conversationEdge: Maybe<ConversationEdge>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What startPublicAnswers takes. */
export type StartPublicAnswersInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The visitor's e-mail address. */
  readonly email: Scalars['String']['input'];
  /** One key per wish of the person: the same key within 24 hours gives the first answer again; for signed-in people only. */
  readonly idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The interview's id in the REST API. */
  readonly interviewId: Scalars['Int']['input'];
  /** The visitor's name, up to 120 characters. */
  readonly name: Scalars['String']['input'];
  /** The visitor's organisation, up to 120 characters; may be left out. */
  readonly organization?: InputMaybe<Scalars['String']['input']>;
};

/** What startPublicAnswers answers. */
export type StartPublicAnswersPayload = MutationPayload & {
  readonly __typename?: 'StartPublicAnswersPayload';
  /** The visitor's answers to go on with; null when refused. */
  readonly answerSet: Maybe<AnswerSet>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What startTwoStep takes. */
export type StartTwoStepInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The present password. */
  readonly password: Scalars['String']['input'];
};

/** What startTwoStep answers. */
export type StartTwoStepPayload = MutationPayload & {
  readonly __typename?: 'StartTwoStepPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** What the app needs, told this once; null when refused. */
  readonly secret: Maybe<TwoStepSecret>;
};

/** A statement for the press, as video, text or both. */
export type Statement = Authored & Commentable & Deletable & Likable & Node & PostBase & {
  readonly __typename?: 'Statement';
  /** Who stands for it. */
  readonly author: Author;
  /** The topics of the author. */
  readonly beats: ReadonlyArray<Beat>;
  /** Comments, newest first. Null when they cannot be read. */
  readonly comments: Maybe<CommentConnection>;
  /** How many comments stand directly under it, deleted ones not counted. */
  readonly commentsCount: Scalars['Int']['output'];
  /** The communities it appears in; empty means no community, visible to all. */
  readonly communities: ReadonlyArray<Community>;
  /** The same by their ids in the REST API. */
  readonly communityIds: ReadonlyArray<Scalars['Int']['output']>;
  /** The text; null when empty. */
  readonly content: Maybe<Scalars['HTML']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The contact id of whoever created it; differs from the author's when posted for a company. */
  readonly creatorId: Scalars['Int']['output'];
  /** The id in the REST API; the value of the overlay's query key. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when it was deleted. */
  readonly isDeleted: Scalars['Boolean']['output'];
  /** True when the author is a company or differs from the creator. */
  readonly isSystem: Scalars['Boolean']['output'];
  /** True when the viewer likes it. */
  readonly liked: Scalars['Boolean']['output'];
  /** Who likes it, newest like first. Null when the list cannot be read. */
  readonly likes: Maybe<AuthorConnection>;
  /** How many people like it. */
  readonly likesCount: Scalars['Int']['output'];
  /** What the viewer may do to it. */
  readonly permissions: PostPermissions;
  /** When it was first published; null for a draft. */
  readonly publishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Draft or published. */
  readonly saveAs: SaveAs;
  /** The time to show: when it was published, or created for a draft. */
  readonly time: Scalars['DateTime']['output'];
  /** commentsCount and all replies, deleted ones not counted. */
  readonly totalCommentsCount: Scalars['Int']['output'];
  /** Always STATEMENT. */
  readonly type: PostType;
  /** What it refers to; null when none is given. */
  readonly url: Maybe<Scalars['URL']['output']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes: ReadonlyArray<UserType>;
  /** The video; null when it is text only. */
  readonly video: Maybe<Video>;
};


/** A statement for the press, as video, text or both. */
export type StatementCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A statement for the press, as video, text or both. */
export type StatementLikesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A story in full: what stands behind a news item. */
export type Story = Node & {
  readonly __typename?: 'Story';
  /** The published announcement that became this news (D-145); null when there is none. */
  readonly announcement: Maybe<Announcement>;
  /** The communities it is assigned to. */
  readonly communities: ReadonlyArray<Community>;
  /** The company it is about; null when there is none. */
  readonly company: Maybe<Company>;
  /** The text. */
  readonly content: Scalars['HTML']['output'];
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** The story as a news item, with its title, author, likes and comments. */
  readonly news: NewsItem;
  /** The medium it appeared in; null when there is none. */
  readonly outlet: Maybe<Outlet>;
  /** What the viewer may do to it, beside liking and commenting. */
  readonly permissions: StoryPermissions;
  /** Where it was first published, when elsewhere; null otherwise. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** A page of stories. */
export type StoryConnection = {
  readonly __typename?: 'StoryConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<StoryEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One story in a connection. */
export type StoryEdge = {
  readonly __typename?: 'StoryEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The story. */
  readonly node: Story;
};

/** What the viewer may do to a story: platform admins write them (D-148). */
export type StoryPermissions = {
  readonly __typename?: 'StoryPermissions';
  /** Delete it. */
  readonly delete: Permission;
  /** Change it, or publish a draft. */
  readonly edit: Permission;
  /** Restore it. */
  readonly restore: Permission;
};

/** What happens, as it happens: over a WebSocket, subprotocol graphql-transport-ws. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** A message was written or deleted in one of the viewer's conversations, or one was read or deleted by the viewer elsewhere. Silent where the platform does not tell; lists are then read again now and then. Ends when the viewer signs out. */
  readonly conversationsChanged: ConversationsChanged;
  /** New posts stand in a feed. Only which, so that a client asks before it moves anything. */
  readonly feedChanged: FeedChanged;
  /** An event that the platform sends for its own purposes; clients log it and do nothing else. */
  readonly issueLocked: IssueLocked;
  /** Something new that concerns the viewer. Ends when the viewer signs out. */
  readonly notificationReceived: NotificationReceived;
  /** A post changed: likes, comments, text, deletion. The new state is read when the event comes. */
  readonly postChanged: PostChanged;
  /** A video was processed, or failed. */
  readonly videoProcessed: VideoProcessed;
};


/** What happens, as it happens: over a WebSocket, subprotocol graphql-transport-ws. */
export type SubscriptionFeedChangedArgs = {
  communitySlug?: InputMaybe<Scalars['String']['input']>;
};


/** What happens, as it happens: over a WebSocket, subprotocol graphql-transport-ws. */
export type SubscriptionPostChangedArgs = {
  id: Scalars['ID']['input'];
};


/** What happens, as it happens: over a WebSocket, subprotocol graphql-transport-ws. */
export type SubscriptionVideoProcessedArgs = {
  id: Scalars['ID']['input'];
};

/** Something to do, of an account (D-197). */
export type Task = Node & {
  readonly __typename?: 'Task';
  /** Who does it; null when nobody does. */
  readonly assignee: Maybe<Author>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Who made it. */
  readonly creator: Author;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** More about it, plain text; null when empty. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** When it was done; null while it is not. */
  readonly doneAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is to be done; null when no date is set. */
  readonly dueAt: Maybe<Scalars['DateTime']['output']>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** What the viewer may do to it. */
  readonly permissions: WorkPermissions;
  /** How far it is. */
  readonly status: TaskStatus;
  /** What it is about; null when it is about nothing, or when the viewer may not see it. */
  readonly subject: Maybe<SearchSubject>;
  /** What is to be done, in a line. */
  readonly title: Scalars['String']['output'];
  /** The work list it is in; null when it is in none. */
  readonly workList: Maybe<WorkList>;
};

/** A page of tasks. */
export type TaskConnection = {
  readonly __typename?: 'TaskConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<TaskEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One task in a connection. */
export type TaskEdge = {
  readonly __typename?: 'TaskEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The task. */
  readonly node: Task;
};

export type { TaskStatus };

export type { TaskSubjectType };

/** What testAnnouncementEmail takes. */
export type TestAnnouncementEmailInput = {
  /** The global id of the announcement. */
  readonly announcementId: Scalars['ID']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The address. */
  readonly to: Scalars['String']['input'];
};

/** What testAnnouncementEmail answers. */
export type TestAnnouncementEmailPayload = MutationPayload & {
  readonly __typename?: 'TestAnnouncementEmailPayload';
  /** The announcement as it is now; null when refused. */
  readonly announcement: Maybe<Announcement>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** A time zone to choose. */
export type Timezone = {
  readonly __typename?: 'Timezone';
  /** How it is called in lists. */
  readonly label: Scalars['String']['output'];
  /** The IANA name, as inputs take it. */
  readonly name: Scalars['String']['output'];
  /** Minutes ahead of UTC at present. */
  readonly offset: Scalars['Int']['output'];
};

/** What an authenticator app needs to make codes. */
export type TwoStepSecret = {
  readonly __typename?: 'TwoStepSecret';
  /** The same as a picture to be scanned: a data address. */
  readonly qr: Scalars['String']['output'];
  /** The secret in Base32, to be typed where no camera is at hand. */
  readonly secret: Scalars['String']['output'];
  /** The secret as an address that apps open, otpauth://totp/... */
  readonly uri: Scalars['String']['output'];
};

/** What unshareInterview takes. */
export type UnshareInterviewInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Contact id of the person. */
  readonly contactId: Scalars['Int']['input'];
  /** The global id of the interview. */
  readonly interviewId: Scalars['ID']['input'];
};

/** What unshareInterview answers. */
export type UnshareInterviewPayload = MutationPayload & {
  readonly __typename?: 'UnshareInterviewPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The interview as it is now; null when refused. */
  readonly interview: Maybe<Interview>;
};

/** What updateAnnouncementEmail takes. */
export type UpdateAnnouncementEmailInput = {
  /** The global id of the announcement. */
  readonly announcementId: Scalars['ID']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of contacts. */
  readonly contactIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Ids of contact lists of the viewer's account. */
  readonly contactListIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, up to 50000 characters; null for none. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** Whom it comes from by name, up to 100 characters; null for the name of the platform. */
  readonly fromName?: InputMaybe<Scalars['String']['input']>;
  /** What a mailbox shows beside the subject, up to 200 characters; null for none. */
  readonly preheader?: InputMaybe<Scalars['String']['input']>;
  /** The address that answers go to; null for none. */
  readonly replyTo?: InputMaybe<Scalars['String']['input']>;
  /** The subject, up to 200 characters; null for none. */
  readonly subject?: InputMaybe<Scalars['String']['input']>;
};

/** What updateAnnouncementEmail answers. */
export type UpdateAnnouncementEmailPayload = MutationPayload & {
  readonly __typename?: 'UpdateAnnouncementEmailPayload';
  /** The announcement as it is now; null when refused. */
  readonly announcement: Maybe<Announcement>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What updateAnnouncement takes. */
export type UpdateAnnouncementInput = {
  /** The global id of the announcement. */
  readonly announcementId: Scalars['ID']['input'];
  /** In whose name, by the contact id: one of Viewer.postAs. */
  readonly authorId?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of beats, by databaseId. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of communities in whose feeds its news appears, by databaseId. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, up to 50000 characters; null for none. Required for publishing. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** A second line, up to 200 characters; null for none. */
  readonly headline?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly img?: InputMaybe<Scalars['Int']['input']>;
  /** What becomes of it once it is published; changed only in a draft. */
  readonly kind?: InputMaybe<AnnouncementKind>;
  /** The newsroom it comes from, by its id in the REST API; null for none. */
  readonly newsroomId?: InputMaybe<Scalars['Int']['input']>;
  /** PUBLISHED to publish a draft, ARCHIVED to take a published one from the lists; left out to keep it. */
  readonly status?: InputMaybe<AnnouncementStatus>;
  /** A short text, up to 500 characters; null for none. */
  readonly summary?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, 1 to 200 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** In whose lists it appears; null or empty for all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
  /** The id of an uploaded video; null for none. */
  readonly video?: InputMaybe<Scalars['Int']['input']>;
};

/** What updateAnnouncement answers. */
export type UpdateAnnouncementPayload = MutationPayload & {
  readonly __typename?: 'UpdateAnnouncementPayload';
  /** The announcement as it is now; null when refused. */
  readonly announcement: Maybe<Announcement>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What updateCallout takes. */
export type UpdateCalloutInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, up to 5000 characters. Required to publish. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** Until when answers are taken, in the future; null for ASAP. */
  readonly deadline?: InputMaybe<Scalars['DateTime']['input']>;
  /** The global id of the post. */
  readonly postId: Scalars['ID']['input'];
  /** Published, to publish a draft; leave out to keep it. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** What is looked for, up to 200 characters. Required to publish. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
};

/** What updateCallout answers. */
export type UpdateCalloutPayload = MutationPayload & {
  readonly __typename?: 'UpdateCalloutPayload';
  /** The changed post; null when refused. */
  readonly callout: Maybe<Callout>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What updateChannel takes. */
export type UpdateChannelInput = {
  /** The global id of the channel. */
  readonly channelId: Scalars['ID']['input'];
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The contact list, by its id in the REST API. */
  readonly contactListId?: InputMaybe<Scalars['Int']['input']>;
  /** False to switch it off. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name, 1 to 100 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The newsroom, by its id in the REST API. */
  readonly newsroomId?: InputMaybe<Scalars['Int']['input']>;
  /** Its address; null for none. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** What updateChannel answers. */
export type UpdateChannelPayload = MutationPayload & {
  readonly __typename?: 'UpdateChannelPayload';
  /** The channel as it is now; null when refused. */
  readonly channel: Maybe<Channel>;
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What updateComment takes. */
export type UpdateCommentInput = {
  /** The new attachments; leave out to keep them. */
  readonly attachments?: InputMaybe<AttachmentsInput>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the comment. */
  readonly commentId: Scalars['ID']['input'];
  /** The new text as HTML; leave out to keep it. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
};

/** What updateComment answers. */
export type UpdateCommentPayload = MutationPayload & {
  readonly __typename?: 'UpdateCommentPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The changed comment; null when refused. */
  readonly comment: Maybe<Comment>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What updateCommunity takes. */
export type UpdateCommunityInput = {
  /** The id of an uploaded picture; null for none. */
  readonly banner?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the community. */
  readonly communityId: Scalars['ID']['input'];
  /** The id of a country, by databaseId; null for none. */
  readonly countryId?: InputMaybe<Scalars['Int']['input']>;
  /** What it is about, up to 2000 characters; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly logo?: InputMaybe<Scalars['Int']['input']>;
  /** The name, 2 to 80 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The slug under which it is to be reached: 2 to 64 letters, digits and hyphens. Its global id changes with it. */
  readonly newSlug?: InputMaybe<Scalars['String']['input']>;
  /** Who may read and join it. */
  readonly type?: InputMaybe<CommunityType>;
};

/** What updateCommunity answers. */
export type UpdateCommunityPayload = MutationPayload & {
  readonly __typename?: 'UpdateCommunityPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The changed community; null when refused. */
  readonly community: Maybe<Community>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The viewer with the new list of communities; null when refused. */
  readonly viewer: Maybe<Viewer>;
};

/** What updateCommunityPost takes. */
export type UpdateCommunityPostInput = {
  /** Pictures and videos, at most 10. */
  readonly attachments?: InputMaybe<AttachmentsInput>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, 1 to 5000 characters without tags; may be empty when there are attachments. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the post. */
  readonly postId: Scalars['ID']['input'];
  /** Published, to publish a draft; leave out to keep it. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
};

/** What updateCommunityPost answers. */
export type UpdateCommunityPostPayload = MutationPayload & {
  readonly __typename?: 'UpdateCommunityPostPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The changed post; null when refused. */
  readonly communityPost: Maybe<CommunityPost>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What updateCompany takes. */
export type UpdateCompanyInput = {
  /** The id of an uploaded picture; null for none. */
  readonly banner?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the company. */
  readonly companyId: Scalars['ID']['input'];
  /** The id of a country, by databaseId; null for none. */
  readonly countryId?: InputMaybe<Scalars['Int']['input']>;
  /** What the company does, up to 2000 characters; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The address for the media; null for none. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly logo?: InputMaybe<Scalars['Int']['input']>;
  /** The name, up to 120 characters; null counts as left out. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The address part of /c/{slug}: 2 to 64 letters, digits and hyphens. The global id changes with it; null counts as left out. */
  readonly newSlug?: InputMaybe<Scalars['String']['input']>;
  /** The phone for the media; null for none. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The company's own site; null for none. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** What updateCompany answers. */
export type UpdateCompanyPayload = MutationPayload & {
  readonly __typename?: 'UpdateCompanyPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The changed company; null when refused. */
  readonly company: Maybe<Company>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What updateCompanyResponsibility takes. */
export type UpdateCompanyResponsibilityInput = {
  /** All topics, by their ids in the REST API; null counts as left out. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Whether the media may turn to the person; null counts as left out. */
  readonly isMediaContact?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the responsibility in the REST API. */
  readonly responsibilityId: Scalars['Int']['input'];
  /** The title in the person's words, up to 120 characters; null for none. */
  readonly roleTitle?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of work; null counts as left out. */
  readonly roles?: InputMaybe<ReadonlyArray<CompanyRole>>;
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
};

/** What updateCompanyResponsibility answers. */
export type UpdateCompanyResponsibilityPayload = MutationPayload & {
  readonly __typename?: 'UpdateCompanyResponsibilityPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** What updateContactDetails takes. What is left out stays; null empties. */
export type UpdateContactDetailsInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The place, in the person's words, up to 200 characters. */
  readonly location?: InputMaybe<Scalars['String']['input']>;
  /** The mobile phone, up to 30 characters. */
  readonly mobile?: InputMaybe<Scalars['String']['input']>;
  /** The phone at work, up to 30 characters. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** The address for everybody, not that of the sign-in. */
  readonly publicEmail?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
  /** The person's own site. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

/** What updateContactDetails answers. */
export type UpdateContactDetailsPayload = MutationPayload & {
  readonly __typename?: 'UpdateContactDetailsPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** What updateContact takes. */
export type UpdateContactInput = {
  /** Ids of beats, by databaseId. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the contact. */
  readonly contactId: Scalars['ID']['input'];
  /** The databaseId of a country; null for none. */
  readonly countryId?: InputMaybe<Scalars['Int']['input']>;
  /** The e-mail address, which an account has in one of its contacts only; null for none. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The job title, up to 120 characters; null for none. */
  readonly job?: InputMaybe<Scalars['String']['input']>;
  /** The name, 1 to 120 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Notes for the users of the account, up to 2000 characters; null for none. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** The organisation's name, up to 120 characters; null for none. */
  readonly organization?: InputMaybe<Scalars['String']['input']>;
  /** The phone number; null for none. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Person or company. */
  readonly type?: InputMaybe<AuthorType>;
};

/** What updateContactList takes. */
export type UpdateContactListInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the list. */
  readonly contactListId: Scalars['ID']['input'];
  /** What it is for, up to 2000 characters; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The name, 1 to 120 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** What updateContactList answers. */
export type UpdateContactListPayload = MutationPayload & {
  readonly __typename?: 'UpdateContactListPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The list as it is now; null when refused. */
  readonly contactList: Maybe<ContactList>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What updateContact answers. */
export type UpdateContactPayload = MutationPayload & {
  readonly __typename?: 'UpdateContactPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** The contact as it is now; null when refused. */
  readonly contact: Maybe<Contact>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
};

/** What updateEvent takes. */
export type UpdateEventInput = {
  /** The postal address, up to 300 characters. Required to publish when at a place. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** What it is about, HTML, up to 5000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** When it ends, after start; null when open. */
  readonly end?: InputMaybe<Scalars['DateTime']['input']>;
  /** Online or at a place. Required to publish. */
  readonly eventType?: InputMaybe<EventType>;
  /** The id of an uploaded picture; null for none. */
  readonly img?: InputMaybe<Scalars['Int']['input']>;
  /** Where to join or read more; completed with https://. Required to publish when online. */
  readonly link?: InputMaybe<Scalars['String']['input']>;
  /** What it is called, up to 200 characters. Required to publish. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the post. */
  readonly postId: Scalars['ID']['input'];
  /** Published, to publish a draft; leave out to keep it. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** When it begins, with the zone's offset. Required to publish. */
  readonly start?: InputMaybe<Scalars['DateTime']['input']>;
  /** The IANA name of the zone it takes place in. Required to publish. */
  readonly timezone?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
  /** The place's name, up to 200 characters. */
  readonly venue?: InputMaybe<Scalars['String']['input']>;
};

/** What updateEvent answers. */
export type UpdateEventPayload = MutationPayload & {
  readonly __typename?: 'UpdateEventPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The changed post; null when refused. */
  readonly event: Maybe<Event>;
};

/** What updateInterview takes. */
export type UpdateInterviewInput = {
  /** Whether respondents may skip questions. */
  readonly allowSkip?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of beats, by databaseId. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Until when answers are wanted, in the future; null for no date. */
  readonly deadline?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it is about and how answers are used, as HTML up to 5000 characters; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly img?: InputMaybe<Scalars['Int']['input']>;
  /** The global id of the interview. */
  readonly interviewId: Scalars['ID']['input'];
  /** Whether people without an account may answer. */
  readonly isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  /** All questions in the order of asking. Those left out are taken back, which like changing one is possible before the first answer. */
  readonly questions?: InputMaybe<ReadonlyArray<QuestionInput>>;
  /** Whether respondents may read all questions before they start. */
  readonly showQuestions?: InputMaybe<Scalars['Boolean']['input']>;
  /** OPEN to open a draft, CLOSED to take no more answers; left out to keep it. */
  readonly status?: InputMaybe<InterviewStatus>;
  /** What it is about, 1 to 200 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** How it is answered; changed only in a draft. */
  readonly type?: InputMaybe<InterviewType>;
};

/** What updateInterview answers. */
export type UpdateInterviewPayload = MutationPayload & {
  readonly __typename?: 'UpdateInterviewPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The interview as it is now; null when refused. */
  readonly interview: Maybe<Interview>;
};

/** What updateJob takes. */
export type UpdateJobInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Who employs: give either the company's databaseId or a name. Required to publish. */
  readonly company?: InputMaybe<JobCompanyInput>;
  /** What the work is about, HTML, up to 5000 characters. Required to publish. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly img?: InputMaybe<Scalars['Int']['input']>;
  /** The kind of employment. Required to publish. */
  readonly jobType?: InputMaybe<JobType>;
  /** The place, up to 200 characters. Required to publish unless remote. */
  readonly location?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the post. */
  readonly postId: Scalars['ID']['input'];
  /** Published, to publish a draft; leave out to keep it. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** The position, up to 200 characters. Required to publish. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Where to read more or apply; completed with https://. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
  /** Where the work is done. Required to publish. */
  readonly workplace?: InputMaybe<Workplace>;
};

/** What updateJob answers. */
export type UpdateJobPayload = MutationPayload & {
  readonly __typename?: 'UpdateJobPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The changed post; null when refused. */
  readonly job: Maybe<Job>;
};

/** What updateMonitorSearch takes. */
export type UpdateMonitorSearchInput = {
  /** Its topics, by the ids of beats in the REST API; empty for all. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The name, 1 to 120 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Whether a mail tells of what is new. */
  readonly notify?: InputMaybe<Scalars['Boolean']['input']>;
  /** The search term, up to 200 characters. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the saved search. */
  readonly searchId: Scalars['ID']['input'];
  /** Where it looks; empty for all that the plan includes. */
  readonly sources?: InputMaybe<ReadonlyArray<MonitorSource>>;
};

/** What updateMonitorSearch answers. */
export type UpdateMonitorSearchPayload = MutationPayload & {
  readonly __typename?: 'UpdateMonitorSearchPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The saved search as it is now; null when refused. */
  readonly search: Maybe<MonitorSearch>;
};

/** What updateNewsroom takes. */
export type UpdateNewsroomInput = {
  /** The id of an uploaded picture; null for none. */
  readonly banner?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Whom the press may call, by their databaseId as authors: people of the company or of the account. */
  readonly contactIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** What the press finds here, up to 2000 characters; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly logo?: InputMaybe<Scalars['Int']['input']>;
  /** The name, up to 120 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The short name: 2 to 64 letters, digits and hyphens. */
  readonly newSlug?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the newsroom. */
  readonly newsroomId: Scalars['ID']['input'];
};

/** What updateNewsroom answers. */
export type UpdateNewsroomPayload = MutationPayload & {
  readonly __typename?: 'UpdateNewsroomPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The changed newsroom; null when refused. */
  readonly newsroom: Maybe<Newsroom>;
};

/** What updateNotificationSetting takes. */
export type UpdateNotificationSettingInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is sent by e-mail; null counts as left out. */
  readonly email?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kind. */
  readonly kind: NotificationKind;
  /** Whether it becomes a notification; null counts as left out. */
  readonly onSite?: InputMaybe<Scalars['Boolean']['input']>;
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
};

/** What updateNotificationSetting answers. */
export type UpdateNotificationSettingPayload = MutationPayload & {
  readonly __typename?: 'UpdateNotificationSettingPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** What updateOutlet takes. */
export type UpdateOutletInput = {
  /** Its topics, by their databaseId; null counts as left out. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of a country, by databaseId; null for none. */
  readonly countryId?: InputMaybe<Scalars['Int']['input']>;
  /** What it is about, up to 2000 characters; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly logo?: InputMaybe<Scalars['Int']['input']>;
  /** The name, up to 120 characters; null counts as left out. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The address part of /o/{slug}: 2 to 64 letters, digits and hyphens. The global id changes with it; null counts as left out. */
  readonly newSlug?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the outlet. */
  readonly outletId: Scalars['ID']['input'];
  /** What kind of medium it is; null counts as left out. */
  readonly type?: InputMaybe<OutletType>;
  /** The outlet's own site; null for none. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** What updateOutlet answers. */
export type UpdateOutletPayload = MutationPayload & {
  readonly __typename?: 'UpdateOutletPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The changed outlet; null when refused. */
  readonly outlet: Maybe<Outlet>;
};

/** What updateOutletResponsibility takes. */
export type UpdateOutletResponsibilityInput = {
  /** All topics, by their ids in the REST API; null counts as left out. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the responsibility in the REST API. */
  readonly responsibilityId: Scalars['Int']['input'];
  /** The title in the person's words, up to 120 characters; null for none. */
  readonly roleTitle?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of work; null counts as left out. */
  readonly roles?: InputMaybe<ReadonlyArray<OutletRole>>;
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
};

/** What updateOutletResponsibility answers. */
export type UpdateOutletResponsibilityPayload = MutationPayload & {
  readonly __typename?: 'UpdateOutletResponsibilityPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** What updateReaction takes. */
export type UpdateReactionInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, up to 5000 characters. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the post. */
  readonly postId: Scalars['ID']['input'];
  /** Published, to publish a draft; leave out to keep it. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** A web address; completed with https://. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
  /** The id of an uploaded video; null for none. Video or text is required to publish. */
  readonly video?: InputMaybe<Scalars['Int']['input']>;
};

/** What updateReaction answers. */
export type UpdateReactionPayload = MutationPayload & {
  readonly __typename?: 'UpdateReactionPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The changed post; null when refused. */
  readonly reaction: Maybe<Reaction>;
};

/** What updateRecord takes. */
export type UpdateRecordInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** A text beside it, HTML, up to 5000 characters. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the post. */
  readonly postId: Scalars['ID']['input'];
  /** Published, to publish a draft; leave out to keep it. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
  /** The id of an uploaded video. Required to publish. */
  readonly video?: InputMaybe<Scalars['Int']['input']>;
};

/** What updateRecord answers. */
export type UpdateRecordPayload = MutationPayload & {
  readonly __typename?: 'UpdateRecordPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The changed post; null when refused. */
  readonly record: Maybe<Record>;
};

/** What updateSettings takes. What is left out stays. */
export type UpdateSettingsInput = {
  /** A text about the person, up to 2000 characters; null for none. */
  readonly about?: InputMaybe<Scalars['String']['input']>;
  /** All topics, by their ids in the REST API; null counts as left out. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The id of the country in the REST API; null for none. */
  readonly countryId?: InputMaybe<Scalars['Int']['input']>;
  /** The first name, 1 to 80 characters; null counts as left out. */
  readonly firstname?: InputMaybe<Scalars['String']['input']>;
  /** The job title, up to 120 characters; null for none. */
  readonly job?: InputMaybe<Scalars['String']['input']>;
  /** The last name, 1 to 80 characters; null counts as left out. */
  readonly lastname?: InputMaybe<Scalars['String']['input']>;
  /** The address part of the profile: 2 to 64 letters, digits and hyphens that nobody else has; null counts as left out. */
  readonly newSlug?: InputMaybe<Scalars['String']['input']>;
  /** The name of the place where the person works, up to 120 characters; null for none. */
  readonly organization?: InputMaybe<Scalars['String']['input']>;
  /** The same as one of the companies, by its id in the REST API; it goes before the name. Null counts as left out. */
  readonly organizationCompanyId?: InputMaybe<Scalars['Int']['input']>;
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
  /** The IANA name of the time zone; null for Australia/Sydney. */
  readonly timezone?: InputMaybe<Scalars['String']['input']>;
  /** Who reads more of the profile than its head; null counts as left out. */
  readonly view?: InputMaybe<ProfileView>;
};

/** What updateSettings answers. */
export type UpdateSettingsPayload = MutationPayload & {
  readonly __typename?: 'UpdateSettingsPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why fields were refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when they are not for the viewer. */
  readonly settings: Maybe<UserSettings>;
  /** The person who asks, whose name, picture and address may have changed. */
  readonly viewer: Viewer;
};

/** What updateSocialProfiles takes. What is left out stays; null empties. */
export type UpdateSocialProfilesInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The same at Facebook. */
  readonly facebook?: InputMaybe<Scalars['String']['input']>;
  /** The same at Instagram. */
  readonly instagram?: InputMaybe<Scalars['String']['input']>;
  /** The web address of the profile at LinkedIn. */
  readonly linkedin?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the UserSettings. */
  readonly settingsId: Scalars['ID']['input'];
  /** The same at TikTok. */
  readonly tiktok?: InputMaybe<Scalars['String']['input']>;
  /** A site of the person's own. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
  /** The same at X. */
  readonly x?: InputMaybe<Scalars['String']['input']>;
  /** The same at YouTube. */
  readonly youtube?: InputMaybe<Scalars['String']['input']>;
};

/** What updateSocialProfiles answers. */
export type UpdateSocialProfilesPayload = MutationPayload & {
  readonly __typename?: 'UpdateSocialProfilesPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The settings as they are now; null when refused. */
  readonly settings: Maybe<UserSettings>;
};

/** What updateStatement takes. */
export type UpdateStatementInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the communities it appears in, by databaseId; empty means all may see it. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, up to 5000 characters. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the post. */
  readonly postId: Scalars['ID']['input'];
  /** Published, to publish a draft; leave out to keep it. A published post cannot become a draft. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** A web address; completed with https://. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** The kinds of users it is for; empty means all. */
  readonly userTypes?: InputMaybe<ReadonlyArray<UserType>>;
  /** The id of an uploaded video; null for none. Video or text is required to publish. */
  readonly video?: InputMaybe<Scalars['Int']['input']>;
};

/** What updateStatement answers. */
export type UpdateStatementPayload = MutationPayload & {
  readonly __typename?: 'UpdateStatementPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The changed post; null when refused. */
  readonly statement: Maybe<Statement>;
};

/** What updateStory takes. */
export type UpdateStoryInput = {
  /** The topics, by the ids of beats in the REST API. */
  readonly beatIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The communities it appears in as well, by their ids in the REST API. */
  readonly communityIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The text as HTML, up to 50000 characters; needed to publish. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** The headline, up to 200 characters; null for none. */
  readonly headline?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  readonly img?: InputMaybe<Scalars['Int']['input']>;
  /** The kind of news. */
  readonly kind?: InputMaybe<NewsKind>;
  /** The medium, by its id in the REST API; null for none. */
  readonly outletId?: InputMaybe<Scalars['Int']['input']>;
  /** PUBLISHED to publish a draft; left out to keep it. */
  readonly saveAs?: InputMaybe<SaveAs>;
  /** The global id of the story. */
  readonly storyId: Scalars['ID']['input'];
  /** A short text up to 500 characters; null for none. */
  readonly summary?: InputMaybe<Scalars['String']['input']>;
  /** The title, up to 200 characters; one of title and headline is needed to publish. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded video; null for none. */
  readonly video?: InputMaybe<Scalars['Int']['input']>;
};

/** What updateStory answers. */
export type UpdateStoryPayload = MutationPayload & {
  readonly __typename?: 'UpdateStoryPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The story as it is now; null when refused. */
  readonly story: Maybe<Story>;
};

/** What updateTask takes. */
export type UpdateTaskInput = {
  /** Contact id of a user of the account; null for nobody. */
  readonly assigneeId?: InputMaybe<Scalars['Int']['input']>;
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** More about it, plain text up to 5000 characters; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Until when it is to be done; null for no date. */
  readonly dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The id in the REST API of what it is about; null for nothing. */
  readonly entityId?: InputMaybe<Scalars['Int']['input']>;
  /** What it is about, with entityId; null for nothing. */
  readonly entityType?: InputMaybe<TaskSubjectType>;
  /** How far it is; to do when left out of a new one. */
  readonly status?: InputMaybe<TaskStatus>;
  /** The global id of the task. */
  readonly taskId: Scalars['ID']['input'];
  /** What is to be done, 1 to 200 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The work list, by its id in the REST API; null for none. */
  readonly workListId?: InputMaybe<Scalars['Int']['input']>;
};

/** What updateTask answers. */
export type UpdateTaskPayload = MutationPayload & {
  readonly __typename?: 'UpdateTaskPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The task as it is now; null when refused. */
  readonly task: Maybe<Task>;
};

/** What updateWorkList takes. */
export type UpdateWorkListInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** What it is for, plain text up to 2000 characters; null for nothing. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Contact ids of users of the account who take part. */
  readonly memberIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The name, 1 to 120 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the work list. */
  readonly workListId: Scalars['ID']['input'];
};

/** What updateWorkList answers. */
export type UpdateWorkListPayload = MutationPayload & {
  readonly __typename?: 'UpdateWorkListPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused, by field; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The work list as it is now; null when refused. */
  readonly workList: Maybe<WorkList>;
};

export type { UploadKind };

/** A person's public profile. What a private one keeps from others is null or empty. */
export type User = Followable & Node & {
  readonly __typename?: 'User';
  /** A text about the person; null when empty, or private. */
  readonly about: Maybe<Scalars['String']['output']>;
  /** The picture; null when there is none. */
  readonly avatar: Maybe<Scalars['URL']['output']>;
  /** The topics the person works on; empty when private. */
  readonly beats: ReadonlyArray<Beat>;
  /** Communities that the person has joined and the viewer may know of; empty when private. */
  readonly communities: ReadonlyArray<Community>;
  /** How to reach the person; null when private. */
  readonly contact: Maybe<ContactDetails>;
  /** The country; null when none is set, or private. */
  readonly country: Maybe<Country>;
  /** The contact id in the REST API, the same as the author's. */
  readonly databaseId: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** True when the viewer follows this person. */
  readonly isFollowed: Scalars['Boolean']['output'];
  /** True when it is the viewer's own profile. */
  readonly isMain: Scalars['Boolean']['output'];
  /** True when the person shows others the head of the profile only. */
  readonly isPrivate: Scalars['Boolean']['output'];
  /** The job title; null when empty. */
  readonly job: Maybe<Scalars['String']['output']>;
  /** When the person was last active, to the minute; null when never, or private. */
  readonly lastActiveStamp: Maybe<Scalars['DateTime']['output']>;
  /** The full name. */
  readonly name: Scalars['String']['output'];
  /** The organisation's name; null when empty. */
  readonly organization: Maybe<Scalars['String']['output']>;
  /** What the viewer may do. */
  readonly permissions: UserPermissions;
  /** What the person published and the viewer may see, newest first. Null for a guest, and when private. */
  readonly posts: Maybe<FeedConnection>;
  /** What the person does: for outlets first, then for companies; empty when private. */
  readonly responsibilities: ReadonlyArray<Responsibility>;
  /** The address part, /u/{slug}. */
  readonly slug: Scalars['String']['output'];
  /** The person's profiles elsewhere, in the order of SocialNetwork; empty when private. */
  readonly socials: ReadonlyArray<SocialProfile>;
  /** The kind of user, by role; null for others. */
  readonly userType: Maybe<UserType>;
};


/** A person's public profile. What a private one keeps from others is null or empty. */
export type UserPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  types?: InputMaybe<ReadonlyArray<FeedType>>;
};

/** A refusal that the person at the keyboard can act on. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** What kind of refusal it is. */
  readonly code: ErrorCode;
  /** The input field it concerns, from the outside in; null when it concerns no single field. */
  readonly field: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The sentence to show, plain text. */
  readonly message: Scalars['String']['output'];
};

/** What the viewer may do with a person's profile. */
export type UserPermissions = FollowPermissions & {
  readonly __typename?: 'UserPermissions';
  /** Approve the account, which may only read until then: platform admins. */
  readonly approve: Permission;
  /** Follow the person, or stop following. */
  readonly follow: Permission;
  /** Write the person a message. */
  readonly message: Permission;
  /** Open the settings, where the profile is edited: the person, platform admins, and the account admins of a managed user. */
  readonly openSettings: Permission;
  /** See more of it than the head. */
  readonly read: Permission;
  /** Read what the person published. */
  readonly readPosts: Permission;
};

/**
 * What a person can set about themselves: for the person, for platform admins, and for the account admins who keep the
 * profile of a managed user.
 */
export type UserSettings = Node & {
  readonly __typename?: 'UserSettings';
  /** A text about the person, at most 2000 characters; null when empty. */
  readonly about: Maybe<Scalars['String']['output']>;
  /** The person as an author of content; null when the profile cannot be read. */
  readonly author: Maybe<Author>;
  /** The picture at 256 px; null when there is none. It is put up as the form file avatar at POST /api/v1/u/{slug}/settings/avatar. */
  readonly avatar: Maybe<Scalars['URL']['output']>;
  /** The topics the person works on. */
  readonly beats: ReadonlyArray<Beat>;
  /** Communities, those that the person follows first; null when they cannot be read. */
  readonly communityFollows: Maybe<CommunityFollowConnection>;
  /** What the person does for companies, by name, what waits for a company's word included; null when it cannot be read. */
  readonly companyResponsibilities: Maybe<ReadonlyArray<CompanyResponsibility>>;
  /** How to reach the person; null when it cannot be read. */
  readonly contact: Maybe<ContactDetails>;
  /** The country; null when none is set. */
  readonly country: Maybe<Country>;
  /** The ten feed types, and which of them the person follows; null when they cannot be read. */
  readonly feedTypeFollows: Maybe<ReadonlyArray<FeedTypeFollow>>;
  /** The first name. */
  readonly firstname: Scalars['String']['output'];
  /** A text about the person, made of what is known of them; null when it cannot be read. */
  readonly generatedProfile: Maybe<GeneratedProfile>;
  /** The global id; another one after the slug has changed. */
  readonly id: Scalars['ID']['output'];
  /** True when they are the viewer's own. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** The job title; null when empty. */
  readonly job: Maybe<Scalars['String']['output']>;
  /** The last name; empty when not told. */
  readonly lastname: Scalars['String']['output'];
  /** The name of the account whose admins keep this profile; null when nobody does, and for platform admins. */
  readonly managedBy: Maybe<Scalars['String']['output']>;
  /** All newsletters, and which of them the person gets; null when they cannot be read. */
  readonly newsletters: Maybe<ReadonlyArray<Newsletter>>;
  /** Where the person is told of each kind of thing, all seven kinds; null when it cannot be read. */
  readonly notificationSettings: Maybe<ReadonlyArray<NotificationSetting>>;
  /** Where the person works; null when not told. */
  readonly organization: Maybe<SettingsOrganization>;
  /** What the person does for outlets, by name; null when it cannot be read. */
  readonly outletResponsibilities: Maybe<ReadonlyArray<OutletResponsibility>>;
  /** The address part of the profile, /u/{slug}. */
  readonly slug: Scalars['String']['output'];
  /** The person's profiles elsewhere, in the order of SocialNetwork; null when they cannot be read. */
  readonly socials: Maybe<ReadonlyArray<SocialProfile>>;
  /** For which companies the person may be quoted, by name; null when it cannot be read. */
  readonly spokespersonFor: Maybe<ReadonlyArray<SpokespersonResponsibility>>;
  /** The IANA name of the time zone; null when none is chosen, which means Australia/Sydney. */
  readonly timezone: Maybe<Scalars['String']['output']>;
  /** The profile; null when it cannot be read. */
  readonly user: Maybe<User>;
  /** Who reads more of the profile than its head. */
  readonly view: ProfileView;
};


/**
 * What a person can set about themselves: for the person, for platform admins, and for the account admins who keep the
 * profile of a managed user.
 */
export type UserSettingsCommunityFollowsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

export type { UserType };

/** A video with its processing state. */
export type Video = Node & {
  readonly __typename?: 'Video';
  /** The still picture; null until processed. */
  readonly coverUrl: Maybe<Scalars['URL']['output']>;
  /** The id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** Length in whole seconds; null until processed. */
  readonly duration: Maybe<Scalars['Int']['output']>;
  /** Why processing failed; null otherwise. */
  readonly error: Maybe<Scalars['String']['output']>;
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it can be played yet. */
  readonly status: VideoStatus;
  /** A plain file or an HLS playlist (.m3u8); null until processed. */
  readonly url: Maybe<Scalars['URL']['output']>;
};

/** An attached video. */
export type VideoAttachment = {
  readonly __typename?: 'VideoAttachment';
  /** The video's id in the REST API. */
  readonly databaseId: Scalars['Int']['output'];
  /** Length in whole seconds; null until processed. */
  readonly length: Maybe<Scalars['Int']['output']>;
  /** A plain file or an HLS playlist; null until processed. */
  readonly path: Maybe<Scalars['URL']['output']>;
  /** Whether it can be played yet. */
  readonly status: VideoStatus;
  /** The still picture; null until processed. */
  readonly thumbnail: Maybe<Scalars['URL']['output']>;
};

/** News of a video's processing. */
export type VideoProcessed = {
  readonly __typename?: 'VideoProcessed';
  /** Counts up by one for each event of this subscription; a gap means that events were missed. */
  readonly sequence: Scalars['Int']['output'];
  /** The video as it is now; null when it is gone. */
  readonly video: Maybe<Video>;
};

export type { VideoStatus };

/** How much of the product the menus offer. */
export type ViewMode =
  /** Everything. */
  | 'FULL'
  /** The reduced view, which is also the journalist view. */
  | 'MVP';

/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type Viewer = Node & {
  readonly __typename?: 'Viewer';
  /** Access tokens for programs, newest first; empty for a guest. Null when they cannot be read. */
  readonly accessTokens: Maybe<ReadonlyArray<AccessToken>>;
  /** The brand or company account the user belongs to; null when there is none. */
  readonly account: Maybe<Account>;
  /** Announcements of the viewer's account and companies, drafts included, newest first; empty for a guest. Null when they cannot be read. */
  readonly announcements: Maybe<AnnouncementConnection>;
  /** True when signed in. */
  readonly authenticated: Scalars['Boolean']['output'];
  /** Answers that are yet to be given, the newest first; empty for a guest. Null when they cannot be read. */
  readonly awaitingAnswers: Maybe<AnswerSetConnection>;
  /** The topics the viewer works on. */
  readonly beats: ReadonlyArray<Beat>;
  /** Call-outs that the viewer wrote, or wrote as a company of theirs, drafts included, newest first (D-200); empty for a guest. Null when they cannot be read. */
  readonly callouts: Maybe<OwnCalloutConnection>;
  /** What opens pages and menu entries for the viewer, beside the sign-in, the modules and the view mode; empty for a guest. What may be done to a single object stands in its permissions. */
  readonly capabilities: ReadonlyArray<Capability>;
  /** Channels of the viewer's account, by name; empty for a guest and without an account. Null when they cannot be read. */
  readonly channels: Maybe<ChannelConnection>;
  /** The joined communities by name, then up to 10 suggested ones that are not joined. */
  readonly communities: ReadonlyArray<Community>;
  /** The contact id, by which the viewer is an author; null for a guest. */
  readonly contactId: Maybe<Scalars['Int']['output']>;
  /** The lists of contacts of the viewer's account, by name; empty without an account. Null when they cannot be read, also without the module contacts. */
  readonly contactLists: Maybe<ContactListConnection>;
  /** The viewer's conversations, newest first; empty for a guest. Null when they cannot be read. */
  readonly conversations: Maybe<ConversationConnection>;
  /** Whether the viewer may add channels. */
  readonly createChannel: Permission;
  /** Whether the viewer may write posts at all. */
  readonly createPost: Permission;
  /** Whether the viewer may write stories. */
  readonly createStory: Permission;
  /** Whether the viewer may add tasks and work lists. */
  readonly createWork: Permission;
  /** The user id in the REST API; null for a guest. */
  readonly databaseId: Maybe<Scalars['Int']['output']>;
  /** Own drafts of all types, newest first; empty for a guest. Null when they cannot be read. */
  readonly drafts: Maybe<DraftConnection>;
  /** The e-mail address; null for a guest. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** The first name; null for a guest. */
  readonly firstname: Maybe<Scalars['String']['output']>;
  /** The one of followFeeds that is about this beat; the timeline when beatId is left out or the viewer has no feed of that beat. Null for a guest. */
  readonly followFeed: Maybe<FollowFeed>;
  /** The feeds on the home page, in the order of its tabs: All beats for journalists; My favourites and one per beat for others; empty for a guest. */
  readonly followFeeds: ReadonlyArray<FollowFeed>;
  /** First and last name joined by a space; null for a guest. */
  readonly fullName: Maybe<Scalars['String']['output']>;
  /** Addresses and tokens of the follow feeds; null for a guest. */
  readonly getstream: Maybe<Getstream>;
  /** True when there are notifications the viewer has not seen. */
  readonly hasNotifications: Scalars['Boolean']['output'];
  /** The global id, one per user; all guests share one. */
  readonly id: Scalars['ID']['output'];
  /** Own interviews, drafts included, newest first; empty for a guest. Null when they cannot be read. */
  readonly interviews: Maybe<InterviewConnection>;
  /** True when an account admin keeps this profile. */
  readonly isManaged: Scalars['Boolean']['output'];
  /** True when the account may read but not write. */
  readonly isReadOnly: Scalars['Boolean']['output'];
  /** The job title; null when empty. */
  readonly jobTitle: Maybe<Scalars['String']['output']>;
  /** Who waits for the viewer's word to join a company; empty for a guest. Null when it cannot be read. */
  readonly joinRequests: Maybe<ReadonlyArray<JoinRequest>>;
  /** Whether the viewer may add contacts, import them and make lists: users of an account. */
  readonly keepContacts: Permission;
  /** The last name; null for a guest. */
  readonly lastname: Maybe<Scalars['String']['output']>;
  /** The avatar at 256 px; null when there is none. */
  readonly logo: Maybe<Scalars['URL']['output']>;
  /** The avatar at 64 px; null when there is none. */
  readonly logoIcon: Maybe<Scalars['URL']['output']>;
  /** The modules of the viewer's account. */
  readonly modules: ReadonlyArray<Module>;
  /** The news monitor; null when the viewer's plan does not include it. */
  readonly monitor: Maybe<Monitor>;
  /** Newsrooms of the viewer's account and of companies that the viewer works for, in all states, by name. Null for a guest. */
  readonly newsrooms: Maybe<NewsroomConnection>;
  /** What happened and concerns the viewer, newest first; empty for a guest. Null when it cannot be read. */
  readonly notifications: Maybe<NotificationConnection>;
  /** The step of onboarding the user is in; null when finished. */
  readonly onboarding: Maybe<OnboardingStage>;
  /** The company that the viewer belongs to, and others that may be it. Null for a guest. */
  readonly onboardingOrganization: Maybe<OnboardingOrganization>;
  /** The stages of onboarding that the viewer goes through, in their order; empty for whoever is through, or may not write yet. */
  readonly onboardingStages: ReadonlyArray<OnboardingStage>;
  /** In whose names the viewer may post, the own one first; empty for a guest. Null when they cannot be read. */
  readonly postAs: Maybe<ReadonlyArray<Author>>;
  /** What the viewer has asked in any interview, newest first; empty for a guest. Null when it cannot be read. */
  readonly questions: Maybe<QuestionConnection>;
  /** Contacts that share topics with the viewer, are in no list of the account and were not dismissed; those that share most come first. Null when they cannot be read, also without the modules contacts and opportunities. */
  readonly recommendedContacts: Maybe<ContactConnection>;
  /** The roles; [JOURNO] for a signed-in user who was given none, [GUEST] for a guest. */
  readonly roles: ReadonlyArray<Role>;
  /** Interviews and answers that the viewer has saved, the newest first; empty for a guest. Null when they cannot be read. */
  readonly savedMedia: Maybe<SavedMediaConnection>;
  /** How the viewer signs in, and where; nobody else reads it. Null for a guest, and when it cannot be read. */
  readonly security: Maybe<Security>;
  /** Interviews that others share with the viewer, newest first; empty for a guest. Null when they cannot be read. */
  readonly sharedInterviews: Maybe<InterviewConnection>;
  /** The address part of the own profile; null for a guest. */
  readonly slug: Maybe<Scalars['String']['output']>;
  /** Whether the viewer may write to people. */
  readonly startConversation: Permission;
  /** Stories that nobody has published yet, newest first, as far as the viewer may see them. Null when they cannot be read, and for everybody who may not write stories. */
  readonly storyDrafts: Maybe<StoryConnection>;
  /** The platform's own account as an author, for platform admins; null for everyone else. */
  readonly systemCompany: Maybe<Author>;
  /** Tasks of the viewer's account: open ones by their due date, then what is done; empty for a guest and without an account. Null when they cannot be read. */
  readonly tasks: Maybe<TaskConnection>;
  /** The IANA name of the chosen time zone; null when none is chosen, which means Australia/Sydney. */
  readonly timezone: Maybe<Scalars['String']['output']>;
  /** How many conversations hold something unread; 0 for a guest, and always 3 where the platform has no messages (D-104). Null when it cannot be read. */
  readonly unreadConversations: Maybe<Scalars['Int']['output']>;
  /** The view modes the viewer may choose from, the default first: FULL and MVP for a platform admin, MVP alone for everybody else. They change menus and pages, never permissions. */
  readonly viewModes: ReadonlyArray<ViewMode>;
  /** Work lists of the viewer's account, newest first; empty for a guest and without an account. Null when they cannot be read. */
  readonly workLists: Maybe<WorkListConnection>;
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerAnnouncementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  kind?: InputMaybe<AnnouncementKind>;
  query?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<AnnouncementStatus>;
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerAwaitingAnswersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<AwaitingDirection>;
  first: Scalars['Int']['input'];
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerCalloutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  saveAs?: InputMaybe<SaveAs>;
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerChannelsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  type?: InputMaybe<ChannelType>;
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerContactListsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerDraftsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  types?: InputMaybe<ReadonlyArray<PostType>>;
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerFollowFeedArgs = {
  beatId?: InputMaybe<Scalars['Int']['input']>;
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerInterviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<InterviewStatus>;
  type?: InputMaybe<InterviewType>;
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerNewsroomsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerQuestionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerRecommendedContactsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerSavedMediaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  type?: InputMaybe<InterviewType>;
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerSharedInterviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerStoryDraftsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerTasksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  assigneeId?: InputMaybe<Scalars['Int']['input']>;
  dueBefore?: InputMaybe<Scalars['DateTime']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<TaskStatus>;
  workListId?: InputMaybe<Scalars['Int']['input']>;
};


/** The person who asks. A guest is a viewer too: authenticated is false and roles is [GUEST]. */
export type ViewerWorkListsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};

/** What withdrawInvitation takes. */
export type WithdrawInvitationInput = {
  /** Sent back unchanged. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The global id of the interview. */
  readonly interviewId: Scalars['ID']['input'];
  /** The invitation's id in the REST API. */
  readonly invitationId: Scalars['Int']['input'];
};

/** What withdrawInvitation answers. */
export type WithdrawInvitationPayload = MutationPayload & {
  readonly __typename?: 'WithdrawInvitationPayload';
  /** The value sent in the input; null when none was sent. */
  readonly clientMutationId: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty on success. */
  readonly errors: ReadonlyArray<UserError>;
  /** The interview without the invitation; null when refused. */
  readonly interview: Maybe<Interview>;
};

/** A named list of tasks (D-198). */
export type WorkList = Node & {
  readonly __typename?: 'WorkList';
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id in the REST API; digits of /work/workLists/{id}. */
  readonly databaseId: Scalars['Int']['output'];
  /** What it is for, plain text; null when empty. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** How many of them are done. */
  readonly doneCount: Scalars['Int']['output'];
  /** The global id. */
  readonly id: Scalars['ID']['output'];
  /** Who takes part, by name. */
  readonly members: ReadonlyArray<Author>;
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** What the viewer may do to it. */
  readonly permissions: WorkPermissions;
  /** Its tasks: open ones by their due date, then what is done. Null when they cannot be read. */
  readonly tasks: Maybe<TaskConnection>;
  /** How many tasks are in it. */
  readonly tasksCount: Scalars['Int']['output'];
};


/** A named list of tasks (D-198). */
export type WorkListTasksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of work lists. */
export type WorkListConnection = {
  readonly __typename?: 'WorkListConnection';
  /** The edges of this page. */
  readonly edges: ReadonlyArray<WorkListEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One work list in a connection. */
export type WorkListEdge = {
  readonly __typename?: 'WorkListEdge';
  /** The position, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The work list. */
  readonly node: WorkList;
};

/** What the viewer may do to a task or a work list of the account. */
export type WorkPermissions = {
  readonly __typename?: 'WorkPermissions';
  /** Delete it for good. */
  readonly delete: Permission;
  /** Change it. */
  readonly edit: Permission;
};

export type { Workplace };



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Dictionary<PropertyKey, never>, TContext = Dictionary<PropertyKey, never>, TArgs = Dictionary<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Dictionary<PropertyKey, never>, TContext = Dictionary<PropertyKey, never>, TArgs = Dictionary<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Dictionary<PropertyKey, never>, TContext = Dictionary<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Dictionary<PropertyKey, never>, TContext = Dictionary<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Dictionary<PropertyKey, never>, TParent = Dictionary<PropertyKey, never>, TContext = Dictionary<PropertyKey, never>, TArgs = Dictionary<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Dictionary<string, unknown>> = {
  FeedItem:
    | ( CalloutModel )
    | ( CommunityPostModel )
    | ( EventModel )
    | ( JobModel )
    | ( NewsItemModel )
    | ( ReactionModel )
    | ( RecordModel )
    | ( StatementModel )
  ;
  Post:
    | ( CalloutModel )
    | ( CommunityPostModel )
    | ( EventModel )
    | ( JobModel )
    | ( ReactionModel )
    | ( RecordModel )
    | ( StatementModel )
  ;
  Profile:
    | ( CompanyModel )
    | ( UserModel )
  ;
  SearchSubject:
    | ( AnnouncementModel )
    | ( CalloutModel )
    | ( CommunityModel )
    | ( CommunityPostModel )
    | ( CompanyModel )
    | ( EventModel )
    | ( InterviewModel )
    | ( JobModel )
    | ( OutletModel )
    | ( ReactionModel )
    | ( RecordModel )
    | ( StatementModel )
    | ( StoryModel )
    | ( UserModel )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Dictionary<string, unknown>> = {
  Authored:
    | ( CalloutModel )
    | ( CommentModel )
    | ( CommunityPostModel )
    | ( EventModel )
    | ( JobModel )
    | ( NewsItemModel )
    | ( ReactionModel )
    | ( RecordModel )
    | ( StatementModel )
  ;
  Commentable:
    | ( CalloutModel )
    | ( CommentModel )
    | ( CommunityPostModel )
    | ( EventModel )
    | ( JobModel )
    | ( NewsItemModel )
    | ( ReactionModel )
    | ( RecordModel )
    | ( StatementModel )
  ;
  Deletable:
    | ( CalloutModel )
    | ( CommentModel )
    | ( CommunityPostModel )
    | ( EventModel )
    | ( JobModel )
    | ( NewsItemModel )
    | ( ReactionModel )
    | ( RecordModel )
    | ( StatementModel )
  ;
  FollowPermissions:
    | ( CompanyPermissionsModel )
    | ( UserPermissionsModel )
  ;
  Followable:
    | ( CompanyModel )
    | ( UserModel )
  ;
  InteractionPermissions:
    | ( CommentPermissionsModel )
    | ( NewsPermissionsModel )
    | ( PostPermissionsModel )
  ;
  Likable:
    | ( CalloutModel )
    | ( CommentModel )
    | ( CommunityPostModel )
    | ( EventModel )
    | ( JobModel )
    | ( NewsItemModel )
    | ( ReactionModel )
    | ( RecordModel )
    | ( StatementModel )
  ;
  MutationPayload:
    | ( AddCommentPayloadModel )
    | ( AddMonitorItemsPayloadModel )
    | ( AddOutletPayloadModel )
    | ( AddToContactListPayloadModel )
    | ( AnswerJoinRequestPayloadModel )
    | ( AnswerNewsroomConfirmationPayloadModel )
    | ( ApproveAccountPayloadModel )
    | ( CallOffAnnouncementEmailPayloadModel )
    | ( ChangeEmailPayloadModel )
    | ( ChangePasswordPayloadModel )
    | ( ConfirmTwoStepPayloadModel )
    | ( CreateAccessTokenPayloadModel )
    | ( CreateAnnouncementPayloadModel )
    | ( CreateAsyncCalloutPayloadModel )
    | ( CreateCalloutPayloadModel )
    | ( CreateChannelPayloadModel )
    | ( CreateCommunityPayloadModel )
    | ( CreateCommunityPostPayloadModel )
    | ( CreateCompanyPayloadModel )
    | ( CreateContactListPayloadModel )
    | ( CreateContactPayloadModel )
    | ( CreateEventPayloadModel )
    | ( CreateInterviewPayloadModel )
    | ( CreateJobPayloadModel )
    | ( CreateMonitorSearchPayloadModel )
    | ( CreateNewsroomPayloadModel )
    | ( CreateOnboardingNewsroomPayloadModel )
    | ( CreateOutletPayloadModel )
    | ( CreateReactionPayloadModel )
    | ( CreateRecordPayloadModel )
    | ( CreateStatementPayloadModel )
    | ( CreateStoryPayloadModel )
    | ( CreateTaskPayloadModel )
    | ( CreateWorkListPayloadModel )
    | ( DecideNewsroomPayloadModel )
    | ( DeleteAnnouncementPayloadModel )
    | ( DeleteChannelPayloadModel )
    | ( DeleteCommentPayloadModel )
    | ( DeleteContactListPayloadModel )
    | ( DeleteContactPayloadModel )
    | ( DeleteConversationPayloadModel )
    | ( DeleteInterviewPayloadModel )
    | ( DeleteMessagePayloadModel )
    | ( DeleteMonitorSearchPayloadModel )
    | ( DeleteNewsroomPayloadModel )
    | ( DeletePostPayloadModel )
    | ( DeleteStoryPayloadModel )
    | ( DeleteTaskPayloadModel )
    | ( DeleteUploadPayloadModel )
    | ( DeleteWorkListPayloadModel )
    | ( DismissRecommendationPayloadModel )
    | ( EndSignInPayloadModel )
    | ( EndTwoStepPayloadModel )
    | ( FinishAnswersPayloadModel )
    | ( InviteRespondentsPayloadModel )
    | ( InviteToCommunityPayloadModel )
    | ( JoinCompanyPayloadModel )
    | ( MarkConversationReadPayloadModel )
    | ( MarkNotificationsReadPayloadModel )
    | ( PublishDraftPayloadModel )
    | ( Omit<RecoverPasswordPayload, 'errors'> & { errors: ReadonlyArray<_RefType['UserError']> } )
    | ( RemoveAvatarPayloadModel )
    | ( RemoveCommunityMemberPayloadModel )
    | ( RemoveCompanyResponsibilityPayloadModel )
    | ( RemoveFromContactListPayloadModel )
    | ( RemoveOutletResponsibilityPayloadModel )
    | ( Omit<RequestPasswordRecoveryPayload, 'errors'> & { errors: ReadonlyArray<_RefType['UserError']> } )
    | ( RestoreAnnouncementPayloadModel )
    | ( RestoreCommentPayloadModel )
    | ( RestoreInterviewPayloadModel )
    | ( RestorePostPayloadModel )
    | ( RestoreStoryPayloadModel )
    | ( RevokeAccessTokenPayloadModel )
    | ( SaveAnswerPayloadModel )
    | ( SendAnnouncementEmailPayloadModel )
    | ( SendMessagePayloadModel )
    | ( SetAnnouncementChannelsPayloadModel )
    | ( SetAnswerSavedPayloadModel )
    | ( SetCommunityFollowPayloadModel )
    | ( SetFeedTypeFollowPayloadModel )
    | ( SetFollowPayloadModel )
    | ( SetInterviewSavedPayloadModel )
    | ( SetLikePayloadModel )
    | ( SetMembershipPayloadModel )
    | ( SetOnboardingPayloadModel )
    | ( SetSpokespersonPayloadModel )
    | ( SetSubscriptionPayloadModel )
    | ( ShareInterviewPayloadModel )
    | ( SignInPayloadModel )
    | ( SignOutPayloadModel )
    | ( SignUpPayloadModel )
    | ( StartAnswersPayloadModel )
    | ( StartConversationPayloadModel )
    | ( StartPublicAnswersPayloadModel )
    | ( StartTwoStepPayloadModel )
    | ( TestAnnouncementEmailPayloadModel )
    | ( UnshareInterviewPayloadModel )
    | ( UpdateAnnouncementEmailPayloadModel )
    | ( UpdateAnnouncementPayloadModel )
    | ( UpdateCalloutPayloadModel )
    | ( UpdateChannelPayloadModel )
    | ( UpdateCommentPayloadModel )
    | ( UpdateCommunityPayloadModel )
    | ( UpdateCommunityPostPayloadModel )
    | ( UpdateCompanyPayloadModel )
    | ( UpdateCompanyResponsibilityPayloadModel )
    | ( UpdateContactDetailsPayloadModel )
    | ( UpdateContactListPayloadModel )
    | ( UpdateContactPayloadModel )
    | ( UpdateEventPayloadModel )
    | ( UpdateInterviewPayloadModel )
    | ( UpdateJobPayloadModel )
    | ( UpdateMonitorSearchPayloadModel )
    | ( UpdateNewsroomPayloadModel )
    | ( UpdateNotificationSettingPayloadModel )
    | ( UpdateOutletPayloadModel )
    | ( UpdateOutletResponsibilityPayloadModel )
    | ( UpdateReactionPayloadModel )
    | ( UpdateRecordPayloadModel )
    | ( UpdateSettingsPayloadModel )
    | ( UpdateSocialProfilesPayloadModel )
    | ( UpdateStatementPayloadModel )
    | ( UpdateStoryPayloadModel )
    | ( UpdateTaskPayloadModel )
    | ( UpdateWorkListPayloadModel )
    | ( WithdrawInvitationPayloadModel )
  ;
  Node:
    | ( AnnouncementModel )
    | ( AnswerModel )
    | ( AnswerSetModel )
    | ( BeatModel )
    | ( CalloutModel )
    | ( ChannelModel )
    | ( CommentModel )
    | ( CommunityModel )
    | ( CommunityPostModel )
    | ( CompanyModel )
    | ( ContactModel )
    | ( ContactListModel )
    | ( ConversationModel )
    | ( CountryModel )
    | ( EventModel )
    | ( FollowFeedModel )
    | ( ImageModel )
    | ( InterviewModel )
    | ( JobModel )
    | ( MessageModel )
    | ( MonitorSearchModel )
    | ( NewsItemModel )
    | ( NewsroomModel )
    | ( NotificationModel )
    | ( OutletModel )
    | ( ReactionModel )
    | ( RecordModel )
    | ( StatementModel )
    | ( StoryModel )
    | ( TaskModel )
    | ( UserModel )
    | ( UserSettingsModel )
    | ( VideoModel )
    | ( ViewerModel )
    | ( WorkListModel )
  ;
  PostBase:
    | ( CalloutModel )
    | ( CommunityPostModel )
    | ( EventModel )
    | ( JobModel )
    | ( ReactionModel )
    | ( RecordModel )
    | ( StatementModel )
  ;
  Responsibility:
    | ( CompanyResponsibilityModel )
    | ( OutletResponsibilityModel )
    | ( SpokespersonResponsibilityModel )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessToken: ResolverTypeWrapper<AccessTokenModel>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Account: ResolverTypeWrapper<AccountModel>;
  ActiveSignIn: ResolverTypeWrapper<ActiveSignInModel>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Activity: ResolverTypeWrapper<ActivityModel>;
  ActivityConnection: ResolverTypeWrapper<Omit<ActivityConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ActivityEdge']> }>;
  ActivityEdge: ResolverTypeWrapper<Omit<ActivityEdge, 'node'> & { node: ResolversTypes['Activity'] }>;
  ActivityPost: ResolverTypeWrapper<ActivityPostModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AddCommentInput: AddCommentInput;
  AddCommentPayload: ResolverTypeWrapper<AddCommentPayloadModel>;
  AddMonitorItemsInput: AddMonitorItemsInput;
  AddMonitorItemsPayload: ResolverTypeWrapper<AddMonitorItemsPayloadModel>;
  AddOutletInput: AddOutletInput;
  AddOutletPayload: ResolverTypeWrapper<AddOutletPayloadModel>;
  AddToContactListInput: AddToContactListInput;
  AddToContactListPayload: ResolverTypeWrapper<AddToContactListPayloadModel>;
  Announcement: ResolverTypeWrapper<AnnouncementModel>;
  AnnouncementChannel: ResolverTypeWrapper<AnnouncementChannelModel>;
  AnnouncementConnection: ResolverTypeWrapper<Omit<AnnouncementConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AnnouncementEdge']> }>;
  AnnouncementEdge: ResolverTypeWrapper<Omit<AnnouncementEdge, 'node'> & { node: ResolversTypes['Announcement'] }>;
  AnnouncementEmail: ResolverTypeWrapper<AnnouncementEmailModel>;
  AnnouncementHub: ResolverTypeWrapper<AnnouncementHubModel>;
  AnnouncementKind: AnnouncementKind;
  AnnouncementNewsroom: ResolverTypeWrapper<AnnouncementNewsroomModel>;
  AnnouncementPermissions: ResolverTypeWrapper<AnnouncementPermissionsModel>;
  AnnouncementStatus: AnnouncementStatus;
  Answer: ResolverTypeWrapper<AnswerModel>;
  AnswerJoinRequestInput: AnswerJoinRequestInput;
  AnswerJoinRequestPayload: ResolverTypeWrapper<AnswerJoinRequestPayloadModel>;
  AnswerMode: AnswerMode;
  AnswerNewsroomConfirmationInput: AnswerNewsroomConfirmationInput;
  AnswerNewsroomConfirmationPayload: ResolverTypeWrapper<AnswerNewsroomConfirmationPayloadModel>;
  AnswerSet: ResolverTypeWrapper<AnswerSetModel>;
  AnswerSetConnection: ResolverTypeWrapper<Omit<AnswerSetConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AnswerSetEdge']> }>;
  AnswerSetEdge: ResolverTypeWrapper<Omit<AnswerSetEdge, 'node'> & { node: ResolversTypes['AnswerSet'] }>;
  AnswerSetPermissions: ResolverTypeWrapper<AnswerSetPermissionsModel>;
  AnswerSetStatus: AnswerSetStatus;
  AnsweredInterview: ResolverTypeWrapper<AnsweredInterviewModel>;
  ApproveAccountInput: ApproveAccountInput;
  ApproveAccountPayload: ResolverTypeWrapper<ApproveAccountPayloadModel>;
  Attachments: ResolverTypeWrapper<AttachmentsModel>;
  AttachmentsInput: AttachmentsInput;
  Author: ResolverTypeWrapper<AuthorModel>;
  AuthorConnection: ResolverTypeWrapper<Omit<AuthorConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AuthorEdge']> }>;
  AuthorEdge: ResolverTypeWrapper<Omit<AuthorEdge, 'node'> & { node: ResolversTypes['Author'] }>;
  AuthorType: AuthorType;
  Authored: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Authored']>;
  AwaitingDirection: AwaitingDirection;
  Beat: ResolverTypeWrapper<BeatModel>;
  BeatColour: BeatColour;
  BeatKey: BeatKey;
  CallOffAnnouncementEmailInput: CallOffAnnouncementEmailInput;
  CallOffAnnouncementEmailPayload: ResolverTypeWrapper<CallOffAnnouncementEmailPayloadModel>;
  Callout: ResolverTypeWrapper<CalloutModel>;
  CalloutInterview: ResolverTypeWrapper<CalloutInterviewModel>;
  CalloutSort: CalloutSort;
  Capability: Capability;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolverTypeWrapper<ChangeEmailPayloadModel>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayloadModel>;
  Channel: ResolverTypeWrapper<ChannelModel>;
  ChannelConnection: ResolverTypeWrapper<Omit<ChannelConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ChannelEdge']> }>;
  ChannelEdge: ResolverTypeWrapper<Omit<ChannelEdge, 'node'> & { node: ResolversTypes['Channel'] }>;
  ChannelPermissions: ResolverTypeWrapper<ChannelPermissionsModel>;
  ChannelType: ChannelType;
  Comment: ResolverTypeWrapper<CommentModel>;
  CommentConnection: ResolverTypeWrapper<Omit<CommentConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CommentEdge']> }>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  CommentPermissions: ResolverTypeWrapper<CommentPermissionsModel>;
  Commentable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Commentable']>;
  Community: ResolverTypeWrapper<CommunityModel>;
  CommunityCandidate: ResolverTypeWrapper<CommunityCandidateModel>;
  CommunityConnection: ResolverTypeWrapper<Omit<CommunityConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CommunityEdge']> }>;
  CommunityEdge: ResolverTypeWrapper<Omit<CommunityEdge, 'node'> & { node: ResolversTypes['Community'] }>;
  CommunityFollow: ResolverTypeWrapper<CommunityFollowModel>;
  CommunityFollowConnection: ResolverTypeWrapper<CommunityFollowConnectionModel>;
  CommunityFollowEdge: ResolverTypeWrapper<CommunityFollowEdgeModel>;
  CommunityMember: ResolverTypeWrapper<CommunityMemberModel>;
  CommunityMemberConnection: ResolverTypeWrapper<Omit<CommunityMemberConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['CommunityMemberEdge']> }>;
  CommunityMemberEdge: ResolverTypeWrapper<Omit<CommunityMemberEdge, 'node'> & { node: ResolversTypes['CommunityMember'] }>;
  CommunityMemberPermissions: ResolverTypeWrapper<CommunityMemberPermissionsModel>;
  CommunityPermissions: ResolverTypeWrapper<CommunityPermissionsModel>;
  CommunityPost: ResolverTypeWrapper<CommunityPostModel>;
  CommunityType: CommunityType;
  Company: ResolverTypeWrapper<CompanyModel>;
  CompanyPermissions: ResolverTypeWrapper<CompanyPermissionsModel>;
  CompanyResponsibility: ResolverTypeWrapper<CompanyResponsibilityModel>;
  CompanyRole: CompanyRole;
  ConfirmTwoStepInput: ConfirmTwoStepInput;
  ConfirmTwoStepPayload: ResolverTypeWrapper<ConfirmTwoStepPayloadModel>;
  Contact: ResolverTypeWrapper<ContactModel>;
  ContactCompany: ResolverTypeWrapper<ContactCompanyModel>;
  ContactConnection: ResolverTypeWrapper<Omit<ContactConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ContactEdge']> }>;
  ContactDetails: ResolverTypeWrapper<ContactDetailsModel>;
  ContactEdge: ResolverTypeWrapper<Omit<ContactEdge, 'node'> & { node: ResolversTypes['Contact'] }>;
  ContactList: ResolverTypeWrapper<ContactListModel>;
  ContactListConnection: ResolverTypeWrapper<Omit<ContactListConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ContactListEdge']> }>;
  ContactListEdge: ResolverTypeWrapper<Omit<ContactListEdge, 'node'> & { node: ResolversTypes['ContactList'] }>;
  ContactListPermissions: ResolverTypeWrapper<ContactListPermissionsModel>;
  ContactOutlet: ResolverTypeWrapper<ContactOutletModel>;
  ContactPermissions: ResolverTypeWrapper<ContactPermissionsModel>;
  ContactRole: ContactRole;
  Conversation: ResolverTypeWrapper<ConversationModel>;
  ConversationConnection: ResolverTypeWrapper<Omit<ConversationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ConversationEdge']> }>;
  ConversationEdge: ResolverTypeWrapper<Omit<ConversationEdge, 'node'> & { node: ResolversTypes['Conversation'] }>;
  ConversationPermissions: ResolverTypeWrapper<ConversationPermissionsModel>;
  ConversationsChanged: ResolverTypeWrapper<ConversationsChangedModel>;
  Country: ResolverTypeWrapper<CountryModel>;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<CreateAccessTokenPayloadModel>;
  CreateAnnouncementInput: CreateAnnouncementInput;
  CreateAnnouncementPayload: ResolverTypeWrapper<CreateAnnouncementPayloadModel>;
  CreateAsyncCalloutInput: CreateAsyncCalloutInput;
  CreateAsyncCalloutPayload: ResolverTypeWrapper<CreateAsyncCalloutPayloadModel>;
  CreateCalloutInput: CreateCalloutInput;
  CreateCalloutPayload: ResolverTypeWrapper<CreateCalloutPayloadModel>;
  CreateChannelInput: CreateChannelInput;
  CreateChannelPayload: ResolverTypeWrapper<CreateChannelPayloadModel>;
  CreateCommunityInput: CreateCommunityInput;
  CreateCommunityPayload: ResolverTypeWrapper<CreateCommunityPayloadModel>;
  CreateCommunityPostInput: CreateCommunityPostInput;
  CreateCommunityPostPayload: ResolverTypeWrapper<CreateCommunityPostPayloadModel>;
  CreateCompanyInput: CreateCompanyInput;
  CreateCompanyPayload: ResolverTypeWrapper<CreateCompanyPayloadModel>;
  CreateContactInput: CreateContactInput;
  CreateContactListInput: CreateContactListInput;
  CreateContactListPayload: ResolverTypeWrapper<CreateContactListPayloadModel>;
  CreateContactPayload: ResolverTypeWrapper<CreateContactPayloadModel>;
  CreateEventInput: CreateEventInput;
  CreateEventPayload: ResolverTypeWrapper<CreateEventPayloadModel>;
  CreateInterviewInput: CreateInterviewInput;
  CreateInterviewPayload: ResolverTypeWrapper<CreateInterviewPayloadModel>;
  CreateJobInput: CreateJobInput;
  CreateJobPayload: ResolverTypeWrapper<CreateJobPayloadModel>;
  CreateMonitorSearchInput: CreateMonitorSearchInput;
  CreateMonitorSearchPayload: ResolverTypeWrapper<CreateMonitorSearchPayloadModel>;
  CreateNewsroomInput: CreateNewsroomInput;
  CreateNewsroomPayload: ResolverTypeWrapper<CreateNewsroomPayloadModel>;
  CreateOnboardingNewsroomInput: CreateOnboardingNewsroomInput;
  CreateOnboardingNewsroomPayload: ResolverTypeWrapper<CreateOnboardingNewsroomPayloadModel>;
  CreateOutletInput: CreateOutletInput;
  CreateOutletPayload: ResolverTypeWrapper<CreateOutletPayloadModel>;
  CreateReactionInput: CreateReactionInput;
  CreateReactionPayload: ResolverTypeWrapper<CreateReactionPayloadModel>;
  CreateRecordInput: CreateRecordInput;
  CreateRecordPayload: ResolverTypeWrapper<CreateRecordPayloadModel>;
  CreateStatementInput: CreateStatementInput;
  CreateStatementPayload: ResolverTypeWrapper<CreateStatementPayloadModel>;
  CreateStoryInput: CreateStoryInput;
  CreateStoryPayload: ResolverTypeWrapper<CreateStoryPayloadModel>;
  CreateTaskInput: CreateTaskInput;
  CreateTaskPayload: ResolverTypeWrapper<CreateTaskPayloadModel>;
  CreateWorkListInput: CreateWorkListInput;
  CreateWorkListPayload: ResolverTypeWrapper<CreateWorkListPayloadModel>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideNewsroomInput: DecideNewsroomInput;
  DecideNewsroomPayload: ResolverTypeWrapper<DecideNewsroomPayloadModel>;
  Deletable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Deletable']>;
  DeleteAnnouncementInput: DeleteAnnouncementInput;
  DeleteAnnouncementPayload: ResolverTypeWrapper<DeleteAnnouncementPayloadModel>;
  DeleteChannelInput: DeleteChannelInput;
  DeleteChannelPayload: ResolverTypeWrapper<DeleteChannelPayloadModel>;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: ResolverTypeWrapper<DeleteCommentPayloadModel>;
  DeleteContactInput: DeleteContactInput;
  DeleteContactListInput: DeleteContactListInput;
  DeleteContactListPayload: ResolverTypeWrapper<DeleteContactListPayloadModel>;
  DeleteContactPayload: ResolverTypeWrapper<DeleteContactPayloadModel>;
  DeleteConversationInput: DeleteConversationInput;
  DeleteConversationPayload: ResolverTypeWrapper<DeleteConversationPayloadModel>;
  DeleteInterviewInput: DeleteInterviewInput;
  DeleteInterviewPayload: ResolverTypeWrapper<DeleteInterviewPayloadModel>;
  DeleteMessageInput: DeleteMessageInput;
  DeleteMessagePayload: ResolverTypeWrapper<DeleteMessagePayloadModel>;
  DeleteMonitorSearchInput: DeleteMonitorSearchInput;
  DeleteMonitorSearchPayload: ResolverTypeWrapper<DeleteMonitorSearchPayloadModel>;
  DeleteNewsroomInput: DeleteNewsroomInput;
  DeleteNewsroomPayload: ResolverTypeWrapper<DeleteNewsroomPayloadModel>;
  DeletePostInput: DeletePostInput;
  DeletePostPayload: ResolverTypeWrapper<DeletePostPayloadModel>;
  DeleteStoryInput: DeleteStoryInput;
  DeleteStoryPayload: ResolverTypeWrapper<DeleteStoryPayloadModel>;
  DeleteTaskInput: DeleteTaskInput;
  DeleteTaskPayload: ResolverTypeWrapper<DeleteTaskPayloadModel>;
  DeleteUploadInput: DeleteUploadInput;
  DeleteUploadPayload: ResolverTypeWrapper<DeleteUploadPayloadModel>;
  DeleteWorkListInput: DeleteWorkListInput;
  DeleteWorkListPayload: ResolverTypeWrapper<DeleteWorkListPayloadModel>;
  DeliveryStatus: DeliveryStatus;
  DenialCode: DenialCode;
  DenialReason: ResolverTypeWrapper<DenialReasonModel>;
  DismissRecommendationInput: DismissRecommendationInput;
  DismissRecommendationPayload: ResolverTypeWrapper<DismissRecommendationPayloadModel>;
  Draft: ResolverTypeWrapper<DraftModel>;
  DraftConnection: ResolverTypeWrapper<Omit<DraftConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['DraftEdge']> }>;
  DraftEdge: ResolverTypeWrapper<Omit<DraftEdge, 'node'> & { node: ResolversTypes['Draft'] }>;
  DraftPermissions: ResolverTypeWrapper<DraftPermissionsModel>;
  EndSignInInput: EndSignInInput;
  EndSignInPayload: ResolverTypeWrapper<EndSignInPayloadModel>;
  EndTwoStepInput: EndTwoStepInput;
  EndTwoStepPayload: ResolverTypeWrapper<EndTwoStepPayloadModel>;
  EntityType: EntityType;
  ErrorCode: ErrorCode;
  Event: ResolverTypeWrapper<EventModel>;
  EventType: EventType;
  FeedChanged: ResolverTypeWrapper<FeedChangedModel>;
  FeedConnection: ResolverTypeWrapper<FeedConnectionModel>;
  FeedEdge: ResolverTypeWrapper<FeedEdgeModel>;
  FeedItem: ResolverTypeWrapper<FeedItemModel>;
  FeedType: FeedType;
  FeedTypeFollow: ResolverTypeWrapper<FeedTypeFollowModel>;
  FinishAnswersInput: FinishAnswersInput;
  FinishAnswersPayload: ResolverTypeWrapper<FinishAnswersPayloadModel>;
  FollowFeed: ResolverTypeWrapper<FollowFeedModel>;
  FollowPermissions: ResolverTypeWrapper<FollowPermissionsModel>;
  Followable: ResolverTypeWrapper<FollowableModel>;
  GeneratedProfile: ResolverTypeWrapper<GeneratedProfileModel>;
  Getstream: ResolverTypeWrapper<Getstream>;
  GetstreamBeat: ResolverTypeWrapper<GetstreamBeat>;
  HTML: ResolverTypeWrapper<Scalars['HTML']['output']>;
  Image: ResolverTypeWrapper<ImageModel>;
  ImageAttachment: ResolverTypeWrapper<ImageAttachmentModel>;
  InteractionPermissions: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['InteractionPermissions']>;
  Interview: ResolverTypeWrapper<InterviewModel>;
  InterviewConnection: ResolverTypeWrapper<Omit<InterviewConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['InterviewEdge']> }>;
  InterviewEdge: ResolverTypeWrapper<Omit<InterviewEdge, 'node'> & { node: ResolversTypes['Interview'] }>;
  InterviewPermissions: ResolverTypeWrapper<InterviewPermissionsModel>;
  InterviewStatus: InterviewStatus;
  InterviewType: InterviewType;
  Invitation: ResolverTypeWrapper<InvitationModel>;
  InvitationStatus: InvitationStatus;
  InviteRespondentsInput: InviteRespondentsInput;
  InviteRespondentsPayload: ResolverTypeWrapper<InviteRespondentsPayloadModel>;
  InviteToCommunityInput: InviteToCommunityInput;
  InviteToCommunityPayload: ResolverTypeWrapper<InviteToCommunityPayloadModel>;
  IssueLocked: ResolverTypeWrapper<IssueLockedModel>;
  Job: ResolverTypeWrapper<JobModel>;
  JobCompany: ResolverTypeWrapper<JobCompanyModel>;
  JobCompanyInput: JobCompanyInput;
  JobType: JobType;
  JoinCompanyInput: JoinCompanyInput;
  JoinCompanyPayload: ResolverTypeWrapper<JoinCompanyPayloadModel>;
  JoinRequest: ResolverTypeWrapper<JoinRequestModel>;
  Likable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Likable']>;
  MailingStatus: MailingStatus;
  MarkConversationReadInput: MarkConversationReadInput;
  MarkConversationReadPayload: ResolverTypeWrapper<MarkConversationReadPayloadModel>;
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  MarkNotificationsReadPayload: ResolverTypeWrapper<MarkNotificationsReadPayloadModel>;
  Message: ResolverTypeWrapper<MessageModel>;
  MessageConnection: ResolverTypeWrapper<Omit<MessageConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['MessageEdge']> }>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  MessagePermissions: ResolverTypeWrapper<MessagePermissionsModel>;
  Module: Module;
  Monitor: ResolverTypeWrapper<MonitorModel>;
  MonitorItem: ResolverTypeWrapper<MonitorItemModel>;
  MonitorItemConnection: ResolverTypeWrapper<Omit<MonitorItemConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['MonitorItemEdge']> }>;
  MonitorItemEdge: ResolverTypeWrapper<Omit<MonitorItemEdge, 'node'> & { node: ResolversTypes['MonitorItem'] }>;
  MonitorItemInput: MonitorItemInput;
  MonitorPermissions: ResolverTypeWrapper<MonitorPermissionsModel>;
  MonitorSearch: ResolverTypeWrapper<MonitorSearchModel>;
  MonitorSource: MonitorSource;
  Mutation: ResolverTypeWrapper<Dictionary<PropertyKey, never>>;
  MutationPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationPayload']>;
  NewsItem: ResolverTypeWrapper<NewsItemModel>;
  NewsKind: NewsKind;
  NewsPermissions: ResolverTypeWrapper<NewsPermissionsModel>;
  Newsletter: ResolverTypeWrapper<NewsletterModel>;
  NewsletterFrequency: NewsletterFrequency;
  Newsroom: ResolverTypeWrapper<NewsroomModel>;
  NewsroomConfirmation: ResolverTypeWrapper<NewsroomConfirmationModel>;
  NewsroomConnection: ResolverTypeWrapper<Omit<NewsroomConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['NewsroomEdge']> }>;
  NewsroomEdge: ResolverTypeWrapper<Omit<NewsroomEdge, 'node'> & { node: ResolversTypes['Newsroom'] }>;
  NewsroomPermissions: ResolverTypeWrapper<NewsroomPermissionsModel>;
  NewsroomStatus: NewsroomStatus;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Notification: ResolverTypeWrapper<NotificationModel>;
  NotificationAnswer: ResolverTypeWrapper<NotificationAnswer>;
  NotificationConnection: ResolverTypeWrapper<NotificationConnectionModel>;
  NotificationEdge: ResolverTypeWrapper<NotificationEdgeModel>;
  NotificationKind: NotificationKind;
  NotificationReceived: ResolverTypeWrapper<NotificationReceivedModel>;
  NotificationSetting: ResolverTypeWrapper<NotificationSettingModel>;
  OnboardingOrganization: ResolverTypeWrapper<OnboardingOrganizationModel>;
  OnboardingStage: OnboardingStage;
  Outlet: ResolverTypeWrapper<OutletModel>;
  OutletPermissions: ResolverTypeWrapper<OutletPermissionsModel>;
  OutletResponsibility: ResolverTypeWrapper<OutletResponsibilityModel>;
  OutletRole: OutletRole;
  OutletType: OutletType;
  OwnCalloutConnection: ResolverTypeWrapper<Omit<OwnCalloutConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['OwnCalloutEdge']> }>;
  OwnCalloutEdge: ResolverTypeWrapper<Omit<OwnCalloutEdge, 'node'> & { node: ResolversTypes['Callout'] }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordRecovery: ResolverTypeWrapper<PasswordRecovery>;
  Permission: ResolverTypeWrapper<PermissionModel>;
  Post: ResolverTypeWrapper<PostModel>;
  PostBase: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PostBase']>;
  PostChange: PostChange;
  PostChanged: ResolverTypeWrapper<PostChangedModel>;
  PostPermissions: ResolverTypeWrapper<PostPermissionsModel>;
  PostType: PostType;
  Profile: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Profile']>;
  ProfileView: ProfileView;
  PublicInterview: ResolverTypeWrapper<PublicInterviewModel>;
  PublishDraftInput: PublishDraftInput;
  PublishDraftPayload: ResolverTypeWrapper<PublishDraftPayloadModel>;
  Query: ResolverTypeWrapper<Dictionary<PropertyKey, never>>;
  Question: ResolverTypeWrapper<QuestionModel>;
  QuestionConnection: ResolverTypeWrapper<Omit<QuestionConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['QuestionEdge']> }>;
  QuestionEdge: ResolverTypeWrapper<Omit<QuestionEdge, 'node'> & { node: ResolversTypes['Question'] }>;
  QuestionInput: QuestionInput;
  Reaction: ResolverTypeWrapper<ReactionModel>;
  Record: ResolverTypeWrapper<RecordModel>;
  RecoverPasswordInput: RecoverPasswordInput;
  RecoverPasswordPayload: ResolverTypeWrapper<Omit<RecoverPasswordPayload, 'errors'> & { errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  Remedy: Remedy;
  RemoveAvatarInput: RemoveAvatarInput;
  RemoveAvatarPayload: ResolverTypeWrapper<RemoveAvatarPayloadModel>;
  RemoveCommunityMemberInput: RemoveCommunityMemberInput;
  RemoveCommunityMemberPayload: ResolverTypeWrapper<RemoveCommunityMemberPayloadModel>;
  RemoveCompanyResponsibilityInput: RemoveCompanyResponsibilityInput;
  RemoveCompanyResponsibilityPayload: ResolverTypeWrapper<RemoveCompanyResponsibilityPayloadModel>;
  RemoveFromContactListInput: RemoveFromContactListInput;
  RemoveFromContactListPayload: ResolverTypeWrapper<RemoveFromContactListPayloadModel>;
  RemoveOutletResponsibilityInput: RemoveOutletResponsibilityInput;
  RemoveOutletResponsibilityPayload: ResolverTypeWrapper<RemoveOutletResponsibilityPayloadModel>;
  RequestPasswordRecoveryInput: RequestPasswordRecoveryInput;
  RequestPasswordRecoveryPayload: ResolverTypeWrapper<Omit<RequestPasswordRecoveryPayload, 'errors'> & { errors: ReadonlyArray<ResolversTypes['UserError']> }>;
  Respondent: ResolverTypeWrapper<RespondentModel>;
  Responsibility: ResolverTypeWrapper<ResponsibilityModel>;
  RestoreAnnouncementInput: RestoreAnnouncementInput;
  RestoreAnnouncementPayload: ResolverTypeWrapper<RestoreAnnouncementPayloadModel>;
  RestoreCommentInput: RestoreCommentInput;
  RestoreCommentPayload: ResolverTypeWrapper<RestoreCommentPayloadModel>;
  RestoreInterviewInput: RestoreInterviewInput;
  RestoreInterviewPayload: ResolverTypeWrapper<RestoreInterviewPayloadModel>;
  RestorePostInput: RestorePostInput;
  RestorePostPayload: ResolverTypeWrapper<RestorePostPayloadModel>;
  RestoreStoryInput: RestoreStoryInput;
  RestoreStoryPayload: ResolverTypeWrapper<RestoreStoryPayloadModel>;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: ResolverTypeWrapper<RevokeAccessTokenPayloadModel>;
  Role: Role;
  SaveAnswerInput: SaveAnswerInput;
  SaveAnswerPayload: ResolverTypeWrapper<SaveAnswerPayloadModel>;
  SaveAs: SaveAs;
  SavedAnswer: ResolverTypeWrapper<SavedAnswerModel>;
  SavedInterview: ResolverTypeWrapper<SavedInterviewModel>;
  SavedMedia: ResolverTypeWrapper<SavedMediaModel>;
  SavedMediaConnection: ResolverTypeWrapper<Omit<SavedMediaConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['SavedMediaEdge']> }>;
  SavedMediaEdge: ResolverTypeWrapper<Omit<SavedMediaEdge, 'node'> & { node: ResolversTypes['SavedMedia'] }>;
  SavedMediaKind: SavedMediaKind;
  SearchConnection: ResolverTypeWrapper<SearchConnectionModel>;
  SearchCount: ResolverTypeWrapper<SearchCount>;
  SearchEdge: ResolverTypeWrapper<SearchEdgeModel>;
  SearchResult: ResolverTypeWrapper<SearchResultModel>;
  SearchSubject: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SearchSubject']>;
  SearchType: SearchType;
  Security: ResolverTypeWrapper<SecurityModel>;
  SendAnnouncementEmailInput: SendAnnouncementEmailInput;
  SendAnnouncementEmailPayload: ResolverTypeWrapper<SendAnnouncementEmailPayloadModel>;
  SendMessageInput: SendMessageInput;
  SendMessagePayload: ResolverTypeWrapper<SendMessagePayloadModel>;
  SetAnnouncementChannelsInput: SetAnnouncementChannelsInput;
  SetAnnouncementChannelsPayload: ResolverTypeWrapper<SetAnnouncementChannelsPayloadModel>;
  SetAnswerSavedInput: SetAnswerSavedInput;
  SetAnswerSavedPayload: ResolverTypeWrapper<SetAnswerSavedPayloadModel>;
  SetCommunityFollowInput: SetCommunityFollowInput;
  SetCommunityFollowPayload: ResolverTypeWrapper<SetCommunityFollowPayloadModel>;
  SetFeedTypeFollowInput: SetFeedTypeFollowInput;
  SetFeedTypeFollowPayload: ResolverTypeWrapper<SetFeedTypeFollowPayloadModel>;
  SetFollowInput: SetFollowInput;
  SetFollowPayload: ResolverTypeWrapper<SetFollowPayloadModel>;
  SetInterviewSavedInput: SetInterviewSavedInput;
  SetInterviewSavedPayload: ResolverTypeWrapper<SetInterviewSavedPayloadModel>;
  SetLikeInput: SetLikeInput;
  SetLikePayload: ResolverTypeWrapper<SetLikePayloadModel>;
  SetMembershipInput: SetMembershipInput;
  SetMembershipPayload: ResolverTypeWrapper<SetMembershipPayloadModel>;
  SetOnboardingInput: SetOnboardingInput;
  SetOnboardingPayload: ResolverTypeWrapper<SetOnboardingPayloadModel>;
  SetSpokespersonInput: SetSpokespersonInput;
  SetSpokespersonPayload: ResolverTypeWrapper<SetSpokespersonPayloadModel>;
  SetSubscriptionInput: SetSubscriptionInput;
  SetSubscriptionPayload: ResolverTypeWrapper<SetSubscriptionPayloadModel>;
  SettingsOrganization: ResolverTypeWrapper<SettingsOrganizationModel>;
  ShareInterviewInput: ShareInterviewInput;
  ShareInterviewPayload: ResolverTypeWrapper<ShareInterviewPayloadModel>;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<SignInPayloadModel>;
  SignOutInput: SignOutInput;
  SignOutPayload: ResolverTypeWrapper<SignOutPayloadModel>;
  SignUpInput: SignUpInput;
  SignUpPayload: ResolverTypeWrapper<SignUpPayloadModel>;
  SocialNetwork: SocialNetwork;
  SocialProfile: ResolverTypeWrapper<SocialProfileModel>;
  SpokespersonResponsibility: ResolverTypeWrapper<SpokespersonResponsibilityModel>;
  StaffMember: ResolverTypeWrapper<StaffMemberModel>;
  StaffMemberConnection: ResolverTypeWrapper<Omit<StaffMemberConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['StaffMemberEdge']> }>;
  StaffMemberEdge: ResolverTypeWrapper<Omit<StaffMemberEdge, 'node'> & { node: ResolversTypes['StaffMember'] }>;
  StartAnswersInput: StartAnswersInput;
  StartAnswersPayload: ResolverTypeWrapper<StartAnswersPayloadModel>;
  StartConversationInput: StartConversationInput;
  StartConversationPayload: ResolverTypeWrapper<StartConversationPayloadModel>;
  StartPublicAnswersInput: StartPublicAnswersInput;
  StartPublicAnswersPayload: ResolverTypeWrapper<StartPublicAnswersPayloadModel>;
  StartTwoStepInput: StartTwoStepInput;
  StartTwoStepPayload: ResolverTypeWrapper<StartTwoStepPayloadModel>;
  Statement: ResolverTypeWrapper<StatementModel>;
  Story: ResolverTypeWrapper<StoryModel>;
  StoryConnection: ResolverTypeWrapper<Omit<StoryConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['StoryEdge']> }>;
  StoryEdge: ResolverTypeWrapper<Omit<StoryEdge, 'node'> & { node: ResolversTypes['Story'] }>;
  StoryPermissions: ResolverTypeWrapper<StoryPermissionsModel>;
  Subscription: ResolverTypeWrapper<Dictionary<PropertyKey, never>>;
  Task: ResolverTypeWrapper<TaskModel>;
  TaskConnection: ResolverTypeWrapper<Omit<TaskConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['TaskEdge']> }>;
  TaskEdge: ResolverTypeWrapper<Omit<TaskEdge, 'node'> & { node: ResolversTypes['Task'] }>;
  TaskStatus: TaskStatus;
  TaskSubjectType: TaskSubjectType;
  TestAnnouncementEmailInput: TestAnnouncementEmailInput;
  TestAnnouncementEmailPayload: ResolverTypeWrapper<TestAnnouncementEmailPayloadModel>;
  Timezone: ResolverTypeWrapper<TimezoneModel>;
  TwoStepSecret: ResolverTypeWrapper<TwoStepSecretModel>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UnshareInterviewInput: UnshareInterviewInput;
  UnshareInterviewPayload: ResolverTypeWrapper<UnshareInterviewPayloadModel>;
  UpdateAnnouncementEmailInput: UpdateAnnouncementEmailInput;
  UpdateAnnouncementEmailPayload: ResolverTypeWrapper<UpdateAnnouncementEmailPayloadModel>;
  UpdateAnnouncementInput: UpdateAnnouncementInput;
  UpdateAnnouncementPayload: ResolverTypeWrapper<UpdateAnnouncementPayloadModel>;
  UpdateCalloutInput: UpdateCalloutInput;
  UpdateCalloutPayload: ResolverTypeWrapper<UpdateCalloutPayloadModel>;
  UpdateChannelInput: UpdateChannelInput;
  UpdateChannelPayload: ResolverTypeWrapper<UpdateChannelPayloadModel>;
  UpdateCommentInput: UpdateCommentInput;
  UpdateCommentPayload: ResolverTypeWrapper<UpdateCommentPayloadModel>;
  UpdateCommunityInput: UpdateCommunityInput;
  UpdateCommunityPayload: ResolverTypeWrapper<UpdateCommunityPayloadModel>;
  UpdateCommunityPostInput: UpdateCommunityPostInput;
  UpdateCommunityPostPayload: ResolverTypeWrapper<UpdateCommunityPostPayloadModel>;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyPayload: ResolverTypeWrapper<UpdateCompanyPayloadModel>;
  UpdateCompanyResponsibilityInput: UpdateCompanyResponsibilityInput;
  UpdateCompanyResponsibilityPayload: ResolverTypeWrapper<UpdateCompanyResponsibilityPayloadModel>;
  UpdateContactDetailsInput: UpdateContactDetailsInput;
  UpdateContactDetailsPayload: ResolverTypeWrapper<UpdateContactDetailsPayloadModel>;
  UpdateContactInput: UpdateContactInput;
  UpdateContactListInput: UpdateContactListInput;
  UpdateContactListPayload: ResolverTypeWrapper<UpdateContactListPayloadModel>;
  UpdateContactPayload: ResolverTypeWrapper<UpdateContactPayloadModel>;
  UpdateEventInput: UpdateEventInput;
  UpdateEventPayload: ResolverTypeWrapper<UpdateEventPayloadModel>;
  UpdateInterviewInput: UpdateInterviewInput;
  UpdateInterviewPayload: ResolverTypeWrapper<UpdateInterviewPayloadModel>;
  UpdateJobInput: UpdateJobInput;
  UpdateJobPayload: ResolverTypeWrapper<UpdateJobPayloadModel>;
  UpdateMonitorSearchInput: UpdateMonitorSearchInput;
  UpdateMonitorSearchPayload: ResolverTypeWrapper<UpdateMonitorSearchPayloadModel>;
  UpdateNewsroomInput: UpdateNewsroomInput;
  UpdateNewsroomPayload: ResolverTypeWrapper<UpdateNewsroomPayloadModel>;
  UpdateNotificationSettingInput: UpdateNotificationSettingInput;
  UpdateNotificationSettingPayload: ResolverTypeWrapper<UpdateNotificationSettingPayloadModel>;
  UpdateOutletInput: UpdateOutletInput;
  UpdateOutletPayload: ResolverTypeWrapper<UpdateOutletPayloadModel>;
  UpdateOutletResponsibilityInput: UpdateOutletResponsibilityInput;
  UpdateOutletResponsibilityPayload: ResolverTypeWrapper<UpdateOutletResponsibilityPayloadModel>;
  UpdateReactionInput: UpdateReactionInput;
  UpdateReactionPayload: ResolverTypeWrapper<UpdateReactionPayloadModel>;
  UpdateRecordInput: UpdateRecordInput;
  UpdateRecordPayload: ResolverTypeWrapper<UpdateRecordPayloadModel>;
  UpdateSettingsInput: UpdateSettingsInput;
  UpdateSettingsPayload: ResolverTypeWrapper<UpdateSettingsPayloadModel>;
  UpdateSocialProfilesInput: UpdateSocialProfilesInput;
  UpdateSocialProfilesPayload: ResolverTypeWrapper<UpdateSocialProfilesPayloadModel>;
  UpdateStatementInput: UpdateStatementInput;
  UpdateStatementPayload: ResolverTypeWrapper<UpdateStatementPayloadModel>;
  UpdateStoryInput: UpdateStoryInput;
  UpdateStoryPayload: ResolverTypeWrapper<UpdateStoryPayloadModel>;
  UpdateTaskInput: UpdateTaskInput;
  UpdateTaskPayload: ResolverTypeWrapper<UpdateTaskPayloadModel>;
  UpdateWorkListInput: UpdateWorkListInput;
  UpdateWorkListPayload: ResolverTypeWrapper<UpdateWorkListPayloadModel>;
  UploadKind: UploadKind;
  User: ResolverTypeWrapper<UserModel>;
  UserError: ResolverTypeWrapper<UserErrorModel>;
  UserPermissions: ResolverTypeWrapper<UserPermissionsModel>;
  UserSettings: ResolverTypeWrapper<UserSettingsModel>;
  UserType: UserType;
  Video: ResolverTypeWrapper<VideoModel>;
  VideoAttachment: ResolverTypeWrapper<VideoAttachmentModel>;
  VideoProcessed: ResolverTypeWrapper<VideoProcessedModel>;
  VideoStatus: VideoStatus;
  ViewMode: ViewMode;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  WithdrawInvitationInput: WithdrawInvitationInput;
  WithdrawInvitationPayload: ResolverTypeWrapper<WithdrawInvitationPayloadModel>;
  WorkList: ResolverTypeWrapper<WorkListModel>;
  WorkListConnection: ResolverTypeWrapper<Omit<WorkListConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['WorkListEdge']> }>;
  WorkListEdge: ResolverTypeWrapper<Omit<WorkListEdge, 'node'> & { node: ResolversTypes['WorkList'] }>;
  WorkPermissions: ResolverTypeWrapper<WorkPermissionsModel>;
  Workplace: Workplace;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessTokenModel;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Account: AccountModel;
  ActiveSignIn: ActiveSignInModel;
  Boolean: Scalars['Boolean']['output'];
  Activity: ActivityModel;
  ActivityConnection: Omit<ActivityConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ActivityEdge']> };
  ActivityEdge: Omit<ActivityEdge, 'node'> & { node: ResolversParentTypes['Activity'] };
  ActivityPost: ActivityPostModel;
  ID: Scalars['ID']['output'];
  AddCommentInput: AddCommentInput;
  AddCommentPayload: AddCommentPayloadModel;
  AddMonitorItemsInput: AddMonitorItemsInput;
  AddMonitorItemsPayload: AddMonitorItemsPayloadModel;
  AddOutletInput: AddOutletInput;
  AddOutletPayload: AddOutletPayloadModel;
  AddToContactListInput: AddToContactListInput;
  AddToContactListPayload: AddToContactListPayloadModel;
  Announcement: AnnouncementModel;
  AnnouncementChannel: AnnouncementChannelModel;
  AnnouncementConnection: Omit<AnnouncementConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AnnouncementEdge']> };
  AnnouncementEdge: Omit<AnnouncementEdge, 'node'> & { node: ResolversParentTypes['Announcement'] };
  AnnouncementEmail: AnnouncementEmailModel;
  AnnouncementHub: AnnouncementHubModel;
  AnnouncementNewsroom: AnnouncementNewsroomModel;
  AnnouncementPermissions: AnnouncementPermissionsModel;
  Answer: AnswerModel;
  AnswerJoinRequestInput: AnswerJoinRequestInput;
  AnswerJoinRequestPayload: AnswerJoinRequestPayloadModel;
  AnswerNewsroomConfirmationInput: AnswerNewsroomConfirmationInput;
  AnswerNewsroomConfirmationPayload: AnswerNewsroomConfirmationPayloadModel;
  AnswerSet: AnswerSetModel;
  AnswerSetConnection: Omit<AnswerSetConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AnswerSetEdge']> };
  AnswerSetEdge: Omit<AnswerSetEdge, 'node'> & { node: ResolversParentTypes['AnswerSet'] };
  AnswerSetPermissions: AnswerSetPermissionsModel;
  AnsweredInterview: AnsweredInterviewModel;
  ApproveAccountInput: ApproveAccountInput;
  ApproveAccountPayload: ApproveAccountPayloadModel;
  Attachments: AttachmentsModel;
  AttachmentsInput: AttachmentsInput;
  Author: AuthorModel;
  AuthorConnection: Omit<AuthorConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AuthorEdge']> };
  AuthorEdge: Omit<AuthorEdge, 'node'> & { node: ResolversParentTypes['Author'] };
  Authored: ResolversInterfaceTypes<ResolversParentTypes>['Authored'];
  Beat: BeatModel;
  CallOffAnnouncementEmailInput: CallOffAnnouncementEmailInput;
  CallOffAnnouncementEmailPayload: CallOffAnnouncementEmailPayloadModel;
  Callout: CalloutModel;
  CalloutInterview: CalloutInterviewModel;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ChangeEmailPayloadModel;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayloadModel;
  Channel: ChannelModel;
  ChannelConnection: Omit<ChannelConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ChannelEdge']> };
  ChannelEdge: Omit<ChannelEdge, 'node'> & { node: ResolversParentTypes['Channel'] };
  ChannelPermissions: ChannelPermissionsModel;
  Comment: CommentModel;
  CommentConnection: Omit<CommentConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CommentEdge']> };
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  CommentPermissions: CommentPermissionsModel;
  Commentable: ResolversInterfaceTypes<ResolversParentTypes>['Commentable'];
  Community: CommunityModel;
  CommunityCandidate: CommunityCandidateModel;
  CommunityConnection: Omit<CommunityConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CommunityEdge']> };
  CommunityEdge: Omit<CommunityEdge, 'node'> & { node: ResolversParentTypes['Community'] };
  CommunityFollow: CommunityFollowModel;
  CommunityFollowConnection: CommunityFollowConnectionModel;
  CommunityFollowEdge: CommunityFollowEdgeModel;
  CommunityMember: CommunityMemberModel;
  CommunityMemberConnection: Omit<CommunityMemberConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['CommunityMemberEdge']> };
  CommunityMemberEdge: Omit<CommunityMemberEdge, 'node'> & { node: ResolversParentTypes['CommunityMember'] };
  CommunityMemberPermissions: CommunityMemberPermissionsModel;
  CommunityPermissions: CommunityPermissionsModel;
  CommunityPost: CommunityPostModel;
  Company: CompanyModel;
  CompanyPermissions: CompanyPermissionsModel;
  CompanyResponsibility: CompanyResponsibilityModel;
  ConfirmTwoStepInput: ConfirmTwoStepInput;
  ConfirmTwoStepPayload: ConfirmTwoStepPayloadModel;
  Contact: ContactModel;
  ContactCompany: ContactCompanyModel;
  ContactConnection: Omit<ContactConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ContactEdge']> };
  ContactDetails: ContactDetailsModel;
  ContactEdge: Omit<ContactEdge, 'node'> & { node: ResolversParentTypes['Contact'] };
  ContactList: ContactListModel;
  ContactListConnection: Omit<ContactListConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ContactListEdge']> };
  ContactListEdge: Omit<ContactListEdge, 'node'> & { node: ResolversParentTypes['ContactList'] };
  ContactListPermissions: ContactListPermissionsModel;
  ContactOutlet: ContactOutletModel;
  ContactPermissions: ContactPermissionsModel;
  Conversation: ConversationModel;
  ConversationConnection: Omit<ConversationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ConversationEdge']> };
  ConversationEdge: Omit<ConversationEdge, 'node'> & { node: ResolversParentTypes['Conversation'] };
  ConversationPermissions: ConversationPermissionsModel;
  ConversationsChanged: ConversationsChangedModel;
  Country: CountryModel;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: CreateAccessTokenPayloadModel;
  CreateAnnouncementInput: CreateAnnouncementInput;
  CreateAnnouncementPayload: CreateAnnouncementPayloadModel;
  CreateAsyncCalloutInput: CreateAsyncCalloutInput;
  CreateAsyncCalloutPayload: CreateAsyncCalloutPayloadModel;
  CreateCalloutInput: CreateCalloutInput;
  CreateCalloutPayload: CreateCalloutPayloadModel;
  CreateChannelInput: CreateChannelInput;
  CreateChannelPayload: CreateChannelPayloadModel;
  CreateCommunityInput: CreateCommunityInput;
  CreateCommunityPayload: CreateCommunityPayloadModel;
  CreateCommunityPostInput: CreateCommunityPostInput;
  CreateCommunityPostPayload: CreateCommunityPostPayloadModel;
  CreateCompanyInput: CreateCompanyInput;
  CreateCompanyPayload: CreateCompanyPayloadModel;
  CreateContactInput: CreateContactInput;
  CreateContactListInput: CreateContactListInput;
  CreateContactListPayload: CreateContactListPayloadModel;
  CreateContactPayload: CreateContactPayloadModel;
  CreateEventInput: CreateEventInput;
  CreateEventPayload: CreateEventPayloadModel;
  CreateInterviewInput: CreateInterviewInput;
  CreateInterviewPayload: CreateInterviewPayloadModel;
  CreateJobInput: CreateJobInput;
  CreateJobPayload: CreateJobPayloadModel;
  CreateMonitorSearchInput: CreateMonitorSearchInput;
  CreateMonitorSearchPayload: CreateMonitorSearchPayloadModel;
  CreateNewsroomInput: CreateNewsroomInput;
  CreateNewsroomPayload: CreateNewsroomPayloadModel;
  CreateOnboardingNewsroomInput: CreateOnboardingNewsroomInput;
  CreateOnboardingNewsroomPayload: CreateOnboardingNewsroomPayloadModel;
  CreateOutletInput: CreateOutletInput;
  CreateOutletPayload: CreateOutletPayloadModel;
  CreateReactionInput: CreateReactionInput;
  CreateReactionPayload: CreateReactionPayloadModel;
  CreateRecordInput: CreateRecordInput;
  CreateRecordPayload: CreateRecordPayloadModel;
  CreateStatementInput: CreateStatementInput;
  CreateStatementPayload: CreateStatementPayloadModel;
  CreateStoryInput: CreateStoryInput;
  CreateStoryPayload: CreateStoryPayloadModel;
  CreateTaskInput: CreateTaskInput;
  CreateTaskPayload: CreateTaskPayloadModel;
  CreateWorkListInput: CreateWorkListInput;
  CreateWorkListPayload: CreateWorkListPayloadModel;
  DateTime: Scalars['DateTime']['output'];
  DecideNewsroomInput: DecideNewsroomInput;
  DecideNewsroomPayload: DecideNewsroomPayloadModel;
  Deletable: ResolversInterfaceTypes<ResolversParentTypes>['Deletable'];
  DeleteAnnouncementInput: DeleteAnnouncementInput;
  DeleteAnnouncementPayload: DeleteAnnouncementPayloadModel;
  DeleteChannelInput: DeleteChannelInput;
  DeleteChannelPayload: DeleteChannelPayloadModel;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: DeleteCommentPayloadModel;
  DeleteContactInput: DeleteContactInput;
  DeleteContactListInput: DeleteContactListInput;
  DeleteContactListPayload: DeleteContactListPayloadModel;
  DeleteContactPayload: DeleteContactPayloadModel;
  DeleteConversationInput: DeleteConversationInput;
  DeleteConversationPayload: DeleteConversationPayloadModel;
  DeleteInterviewInput: DeleteInterviewInput;
  DeleteInterviewPayload: DeleteInterviewPayloadModel;
  DeleteMessageInput: DeleteMessageInput;
  DeleteMessagePayload: DeleteMessagePayloadModel;
  DeleteMonitorSearchInput: DeleteMonitorSearchInput;
  DeleteMonitorSearchPayload: DeleteMonitorSearchPayloadModel;
  DeleteNewsroomInput: DeleteNewsroomInput;
  DeleteNewsroomPayload: DeleteNewsroomPayloadModel;
  DeletePostInput: DeletePostInput;
  DeletePostPayload: DeletePostPayloadModel;
  DeleteStoryInput: DeleteStoryInput;
  DeleteStoryPayload: DeleteStoryPayloadModel;
  DeleteTaskInput: DeleteTaskInput;
  DeleteTaskPayload: DeleteTaskPayloadModel;
  DeleteUploadInput: DeleteUploadInput;
  DeleteUploadPayload: DeleteUploadPayloadModel;
  DeleteWorkListInput: DeleteWorkListInput;
  DeleteWorkListPayload: DeleteWorkListPayloadModel;
  DenialReason: DenialReasonModel;
  DismissRecommendationInput: DismissRecommendationInput;
  DismissRecommendationPayload: DismissRecommendationPayloadModel;
  Draft: DraftModel;
  DraftConnection: Omit<DraftConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['DraftEdge']> };
  DraftEdge: Omit<DraftEdge, 'node'> & { node: ResolversParentTypes['Draft'] };
  DraftPermissions: DraftPermissionsModel;
  EndSignInInput: EndSignInInput;
  EndSignInPayload: EndSignInPayloadModel;
  EndTwoStepInput: EndTwoStepInput;
  EndTwoStepPayload: EndTwoStepPayloadModel;
  Event: EventModel;
  FeedChanged: FeedChangedModel;
  FeedConnection: FeedConnectionModel;
  FeedEdge: FeedEdgeModel;
  FeedItem: FeedItemModel;
  FeedTypeFollow: FeedTypeFollowModel;
  FinishAnswersInput: FinishAnswersInput;
  FinishAnswersPayload: FinishAnswersPayloadModel;
  FollowFeed: FollowFeedModel;
  FollowPermissions: FollowPermissionsModel;
  Followable: FollowableModel;
  GeneratedProfile: GeneratedProfileModel;
  Getstream: Getstream;
  GetstreamBeat: GetstreamBeat;
  HTML: Scalars['HTML']['output'];
  Image: ImageModel;
  ImageAttachment: ImageAttachmentModel;
  InteractionPermissions: ResolversInterfaceTypes<ResolversParentTypes>['InteractionPermissions'];
  Interview: InterviewModel;
  InterviewConnection: Omit<InterviewConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['InterviewEdge']> };
  InterviewEdge: Omit<InterviewEdge, 'node'> & { node: ResolversParentTypes['Interview'] };
  InterviewPermissions: InterviewPermissionsModel;
  Invitation: InvitationModel;
  InviteRespondentsInput: InviteRespondentsInput;
  InviteRespondentsPayload: InviteRespondentsPayloadModel;
  InviteToCommunityInput: InviteToCommunityInput;
  InviteToCommunityPayload: InviteToCommunityPayloadModel;
  IssueLocked: IssueLockedModel;
  Job: JobModel;
  JobCompany: JobCompanyModel;
  JobCompanyInput: JobCompanyInput;
  JoinCompanyInput: JoinCompanyInput;
  JoinCompanyPayload: JoinCompanyPayloadModel;
  JoinRequest: JoinRequestModel;
  Likable: ResolversInterfaceTypes<ResolversParentTypes>['Likable'];
  MarkConversationReadInput: MarkConversationReadInput;
  MarkConversationReadPayload: MarkConversationReadPayloadModel;
  MarkNotificationsReadInput: MarkNotificationsReadInput;
  MarkNotificationsReadPayload: MarkNotificationsReadPayloadModel;
  Message: MessageModel;
  MessageConnection: Omit<MessageConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['MessageEdge']> };
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  MessagePermissions: MessagePermissionsModel;
  Monitor: MonitorModel;
  MonitorItem: MonitorItemModel;
  MonitorItemConnection: Omit<MonitorItemConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['MonitorItemEdge']> };
  MonitorItemEdge: Omit<MonitorItemEdge, 'node'> & { node: ResolversParentTypes['MonitorItem'] };
  MonitorItemInput: MonitorItemInput;
  MonitorPermissions: MonitorPermissionsModel;
  MonitorSearch: MonitorSearchModel;
  Mutation: Dictionary<PropertyKey, never>;
  MutationPayload: ResolversInterfaceTypes<ResolversParentTypes>['MutationPayload'];
  NewsItem: NewsItemModel;
  NewsPermissions: NewsPermissionsModel;
  Newsletter: NewsletterModel;
  Newsroom: NewsroomModel;
  NewsroomConfirmation: NewsroomConfirmationModel;
  NewsroomConnection: Omit<NewsroomConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['NewsroomEdge']> };
  NewsroomEdge: Omit<NewsroomEdge, 'node'> & { node: ResolversParentTypes['Newsroom'] };
  NewsroomPermissions: NewsroomPermissionsModel;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notification: NotificationModel;
  NotificationAnswer: NotificationAnswer;
  NotificationConnection: NotificationConnectionModel;
  NotificationEdge: NotificationEdgeModel;
  NotificationReceived: NotificationReceivedModel;
  NotificationSetting: NotificationSettingModel;
  OnboardingOrganization: OnboardingOrganizationModel;
  Outlet: OutletModel;
  OutletPermissions: OutletPermissionsModel;
  OutletResponsibility: OutletResponsibilityModel;
  OwnCalloutConnection: Omit<OwnCalloutConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['OwnCalloutEdge']> };
  OwnCalloutEdge: Omit<OwnCalloutEdge, 'node'> & { node: ResolversParentTypes['Callout'] };
  PageInfo: PageInfo;
  PasswordRecovery: PasswordRecovery;
  Permission: PermissionModel;
  Post: PostModel;
  PostBase: ResolversInterfaceTypes<ResolversParentTypes>['PostBase'];
  PostChanged: PostChangedModel;
  PostPermissions: PostPermissionsModel;
  Profile: ResolversUnionTypes<ResolversParentTypes>['Profile'];
  PublicInterview: PublicInterviewModel;
  PublishDraftInput: PublishDraftInput;
  PublishDraftPayload: PublishDraftPayloadModel;
  Query: Dictionary<PropertyKey, never>;
  Question: QuestionModel;
  QuestionConnection: Omit<QuestionConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['QuestionEdge']> };
  QuestionEdge: Omit<QuestionEdge, 'node'> & { node: ResolversParentTypes['Question'] };
  QuestionInput: QuestionInput;
  Reaction: ReactionModel;
  Record: RecordModel;
  RecoverPasswordInput: RecoverPasswordInput;
  RecoverPasswordPayload: Omit<RecoverPasswordPayload, 'errors'> & { errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  RemoveAvatarInput: RemoveAvatarInput;
  RemoveAvatarPayload: RemoveAvatarPayloadModel;
  RemoveCommunityMemberInput: RemoveCommunityMemberInput;
  RemoveCommunityMemberPayload: RemoveCommunityMemberPayloadModel;
  RemoveCompanyResponsibilityInput: RemoveCompanyResponsibilityInput;
  RemoveCompanyResponsibilityPayload: RemoveCompanyResponsibilityPayloadModel;
  RemoveFromContactListInput: RemoveFromContactListInput;
  RemoveFromContactListPayload: RemoveFromContactListPayloadModel;
  RemoveOutletResponsibilityInput: RemoveOutletResponsibilityInput;
  RemoveOutletResponsibilityPayload: RemoveOutletResponsibilityPayloadModel;
  RequestPasswordRecoveryInput: RequestPasswordRecoveryInput;
  RequestPasswordRecoveryPayload: Omit<RequestPasswordRecoveryPayload, 'errors'> & { errors: ReadonlyArray<ResolversParentTypes['UserError']> };
  Respondent: RespondentModel;
  Responsibility: ResponsibilityModel;
  RestoreAnnouncementInput: RestoreAnnouncementInput;
  RestoreAnnouncementPayload: RestoreAnnouncementPayloadModel;
  RestoreCommentInput: RestoreCommentInput;
  RestoreCommentPayload: RestoreCommentPayloadModel;
  RestoreInterviewInput: RestoreInterviewInput;
  RestoreInterviewPayload: RestoreInterviewPayloadModel;
  RestorePostInput: RestorePostInput;
  RestorePostPayload: RestorePostPayloadModel;
  RestoreStoryInput: RestoreStoryInput;
  RestoreStoryPayload: RestoreStoryPayloadModel;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: RevokeAccessTokenPayloadModel;
  SaveAnswerInput: SaveAnswerInput;
  SaveAnswerPayload: SaveAnswerPayloadModel;
  SavedAnswer: SavedAnswerModel;
  SavedInterview: SavedInterviewModel;
  SavedMedia: SavedMediaModel;
  SavedMediaConnection: Omit<SavedMediaConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['SavedMediaEdge']> };
  SavedMediaEdge: Omit<SavedMediaEdge, 'node'> & { node: ResolversParentTypes['SavedMedia'] };
  SearchConnection: SearchConnectionModel;
  SearchCount: SearchCount;
  SearchEdge: SearchEdgeModel;
  SearchResult: SearchResultModel;
  SearchSubject: ResolversUnionTypes<ResolversParentTypes>['SearchSubject'];
  Security: SecurityModel;
  SendAnnouncementEmailInput: SendAnnouncementEmailInput;
  SendAnnouncementEmailPayload: SendAnnouncementEmailPayloadModel;
  SendMessageInput: SendMessageInput;
  SendMessagePayload: SendMessagePayloadModel;
  SetAnnouncementChannelsInput: SetAnnouncementChannelsInput;
  SetAnnouncementChannelsPayload: SetAnnouncementChannelsPayloadModel;
  SetAnswerSavedInput: SetAnswerSavedInput;
  SetAnswerSavedPayload: SetAnswerSavedPayloadModel;
  SetCommunityFollowInput: SetCommunityFollowInput;
  SetCommunityFollowPayload: SetCommunityFollowPayloadModel;
  SetFeedTypeFollowInput: SetFeedTypeFollowInput;
  SetFeedTypeFollowPayload: SetFeedTypeFollowPayloadModel;
  SetFollowInput: SetFollowInput;
  SetFollowPayload: SetFollowPayloadModel;
  SetInterviewSavedInput: SetInterviewSavedInput;
  SetInterviewSavedPayload: SetInterviewSavedPayloadModel;
  SetLikeInput: SetLikeInput;
  SetLikePayload: SetLikePayloadModel;
  SetMembershipInput: SetMembershipInput;
  SetMembershipPayload: SetMembershipPayloadModel;
  SetOnboardingInput: SetOnboardingInput;
  SetOnboardingPayload: SetOnboardingPayloadModel;
  SetSpokespersonInput: SetSpokespersonInput;
  SetSpokespersonPayload: SetSpokespersonPayloadModel;
  SetSubscriptionInput: SetSubscriptionInput;
  SetSubscriptionPayload: SetSubscriptionPayloadModel;
  SettingsOrganization: SettingsOrganizationModel;
  ShareInterviewInput: ShareInterviewInput;
  ShareInterviewPayload: ShareInterviewPayloadModel;
  SignInInput: SignInInput;
  SignInPayload: SignInPayloadModel;
  SignOutInput: SignOutInput;
  SignOutPayload: SignOutPayloadModel;
  SignUpInput: SignUpInput;
  SignUpPayload: SignUpPayloadModel;
  SocialProfile: SocialProfileModel;
  SpokespersonResponsibility: SpokespersonResponsibilityModel;
  StaffMember: StaffMemberModel;
  StaffMemberConnection: Omit<StaffMemberConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['StaffMemberEdge']> };
  StaffMemberEdge: Omit<StaffMemberEdge, 'node'> & { node: ResolversParentTypes['StaffMember'] };
  StartAnswersInput: StartAnswersInput;
  StartAnswersPayload: StartAnswersPayloadModel;
  StartConversationInput: StartConversationInput;
  StartConversationPayload: StartConversationPayloadModel;
  StartPublicAnswersInput: StartPublicAnswersInput;
  StartPublicAnswersPayload: StartPublicAnswersPayloadModel;
  StartTwoStepInput: StartTwoStepInput;
  StartTwoStepPayload: StartTwoStepPayloadModel;
  Statement: StatementModel;
  Story: StoryModel;
  StoryConnection: Omit<StoryConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['StoryEdge']> };
  StoryEdge: Omit<StoryEdge, 'node'> & { node: ResolversParentTypes['Story'] };
  StoryPermissions: StoryPermissionsModel;
  Subscription: Dictionary<PropertyKey, never>;
  Task: TaskModel;
  TaskConnection: Omit<TaskConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['TaskEdge']> };
  TaskEdge: Omit<TaskEdge, 'node'> & { node: ResolversParentTypes['Task'] };
  TestAnnouncementEmailInput: TestAnnouncementEmailInput;
  TestAnnouncementEmailPayload: TestAnnouncementEmailPayloadModel;
  Timezone: TimezoneModel;
  TwoStepSecret: TwoStepSecretModel;
  URL: Scalars['URL']['output'];
  UnshareInterviewInput: UnshareInterviewInput;
  UnshareInterviewPayload: UnshareInterviewPayloadModel;
  UpdateAnnouncementEmailInput: UpdateAnnouncementEmailInput;
  UpdateAnnouncementEmailPayload: UpdateAnnouncementEmailPayloadModel;
  UpdateAnnouncementInput: UpdateAnnouncementInput;
  UpdateAnnouncementPayload: UpdateAnnouncementPayloadModel;
  UpdateCalloutInput: UpdateCalloutInput;
  UpdateCalloutPayload: UpdateCalloutPayloadModel;
  UpdateChannelInput: UpdateChannelInput;
  UpdateChannelPayload: UpdateChannelPayloadModel;
  UpdateCommentInput: UpdateCommentInput;
  UpdateCommentPayload: UpdateCommentPayloadModel;
  UpdateCommunityInput: UpdateCommunityInput;
  UpdateCommunityPayload: UpdateCommunityPayloadModel;
  UpdateCommunityPostInput: UpdateCommunityPostInput;
  UpdateCommunityPostPayload: UpdateCommunityPostPayloadModel;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCompanyPayload: UpdateCompanyPayloadModel;
  UpdateCompanyResponsibilityInput: UpdateCompanyResponsibilityInput;
  UpdateCompanyResponsibilityPayload: UpdateCompanyResponsibilityPayloadModel;
  UpdateContactDetailsInput: UpdateContactDetailsInput;
  UpdateContactDetailsPayload: UpdateContactDetailsPayloadModel;
  UpdateContactInput: UpdateContactInput;
  UpdateContactListInput: UpdateContactListInput;
  UpdateContactListPayload: UpdateContactListPayloadModel;
  UpdateContactPayload: UpdateContactPayloadModel;
  UpdateEventInput: UpdateEventInput;
  UpdateEventPayload: UpdateEventPayloadModel;
  UpdateInterviewInput: UpdateInterviewInput;
  UpdateInterviewPayload: UpdateInterviewPayloadModel;
  UpdateJobInput: UpdateJobInput;
  UpdateJobPayload: UpdateJobPayloadModel;
  UpdateMonitorSearchInput: UpdateMonitorSearchInput;
  UpdateMonitorSearchPayload: UpdateMonitorSearchPayloadModel;
  UpdateNewsroomInput: UpdateNewsroomInput;
  UpdateNewsroomPayload: UpdateNewsroomPayloadModel;
  UpdateNotificationSettingInput: UpdateNotificationSettingInput;
  UpdateNotificationSettingPayload: UpdateNotificationSettingPayloadModel;
  UpdateOutletInput: UpdateOutletInput;
  UpdateOutletPayload: UpdateOutletPayloadModel;
  UpdateOutletResponsibilityInput: UpdateOutletResponsibilityInput;
  UpdateOutletResponsibilityPayload: UpdateOutletResponsibilityPayloadModel;
  UpdateReactionInput: UpdateReactionInput;
  UpdateReactionPayload: UpdateReactionPayloadModel;
  UpdateRecordInput: UpdateRecordInput;
  UpdateRecordPayload: UpdateRecordPayloadModel;
  UpdateSettingsInput: UpdateSettingsInput;
  UpdateSettingsPayload: UpdateSettingsPayloadModel;
  UpdateSocialProfilesInput: UpdateSocialProfilesInput;
  UpdateSocialProfilesPayload: UpdateSocialProfilesPayloadModel;
  UpdateStatementInput: UpdateStatementInput;
  UpdateStatementPayload: UpdateStatementPayloadModel;
  UpdateStoryInput: UpdateStoryInput;
  UpdateStoryPayload: UpdateStoryPayloadModel;
  UpdateTaskInput: UpdateTaskInput;
  UpdateTaskPayload: UpdateTaskPayloadModel;
  UpdateWorkListInput: UpdateWorkListInput;
  UpdateWorkListPayload: UpdateWorkListPayloadModel;
  User: UserModel;
  UserError: UserErrorModel;
  UserPermissions: UserPermissionsModel;
  UserSettings: UserSettingsModel;
  Video: VideoModel;
  VideoAttachment: VideoAttachmentModel;
  VideoProcessed: VideoProcessedModel;
  Viewer: ViewerModel;
  WithdrawInvitationInput: WithdrawInvitationInput;
  WithdrawInvitationPayload: WithdrawInvitationPayloadModel;
  WorkList: WorkListModel;
  WorkListConnection: Omit<WorkListConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['WorkListEdge']> };
  WorkListEdge: Omit<WorkListEdge, 'node'> & { node: ResolversParentTypes['WorkList'] };
  WorkPermissions: WorkPermissionsModel;
};

export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Author']>>, ParentType, ContextType>;
};

export type ActiveSignInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveSignIn'] = ResolversParentTypes['ActiveSignIn']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['ActivityPost'], ParentType, ContextType>;
};

export type ActivityConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityConnection'] = ResolversParentTypes['ActivityConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ActivityEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityEdge'] = ResolversParentTypes['ActivityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Activity'], ParentType, ContextType>;
};

export type ActivityPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityPost'] = ResolversParentTypes['ActivityPost']> = {
  communitySlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
};

export type AddCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCommentPayload'] = ResolversParentTypes['AddCommentPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commentEdge?: Resolver<Maybe<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Commentable']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddMonitorItemsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddMonitorItemsPayload'] = ResolversParentTypes['AddMonitorItemsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddOutletPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddOutletPayload'] = ResolversParentTypes['AddOutletPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddToContactListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToContactListPayload'] = ResolversParentTypes['AddToContactListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactList?: Resolver<Maybe<ResolversTypes['ContactList']>, ParentType, ContextType>;
  contacts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Contact']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  communities?: Resolver<ReadonlyArray<ResolversTypes['Community']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['AnnouncementEmail']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hub?: Resolver<Maybe<ResolversTypes['AnnouncementHub']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  img?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AnnouncementKind'], ParentType, ContextType>;
  mailing?: Resolver<Maybe<ResolversTypes['MailingStatus']>, ParentType, ContextType>;
  newsroom?: Resolver<Maybe<ResolversTypes['AnnouncementNewsroom']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['AnnouncementPermissions'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AnnouncementStatus'], ParentType, ContextType>;
  story?: Resolver<Maybe<ResolversTypes['Story']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userTypes?: Resolver<ReadonlyArray<ResolversTypes['UserType']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  webAddress?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnnouncementChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementChannel'] = ResolversParentTypes['AnnouncementChannel']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeliveryStatus'], ParentType, ContextType>;
};

export type AnnouncementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementConnection'] = ResolversParentTypes['AnnouncementConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AnnouncementEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnnouncementEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementEdge'] = ResolversParentTypes['AnnouncementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Announcement'], ParentType, ContextType>;
};

export type AnnouncementEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementEmail'] = ResolversParentTypes['AnnouncementEmail']> = {
  contactListIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  contacts?: Resolver<ReadonlyArray<ResolversTypes['Author']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  fromName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preheader?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sendAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MailingStatus'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnnouncementHubResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementHub'] = ResolversParentTypes['AnnouncementHub']> = {
  channels?: Resolver<ReadonlyArray<ResolversTypes['AnnouncementChannel']>, ParentType, ContextType>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emailsOpenedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emailsSentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipientsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sendAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnnouncementKindResolvers = EnumResolverSignature<{ ANNOUNCEMENT?: any, EPITOME?: any, MARKETING?: any, MEDIA?: any }, ResolversTypes['AnnouncementKind']>;

export type AnnouncementNewsroomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementNewsroom'] = ResolversParentTypes['AnnouncementNewsroom']> = {
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnnouncementPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementPermissions'] = ResolversParentTypes['AnnouncementPermissions']> = {
  archive?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  callOffMail?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  publish?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  readHub?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  restore?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type AnnouncementStatusResolvers = EnumResolverSignature<{ ARCHIVED?: any, DRAFT?: any, PUBLISHED?: any }, ResolversTypes['AnnouncementStatus']>;

export type AnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerJoinRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerJoinRequestPayload'] = ResolversParentTypes['AnswerJoinRequestPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerModeResolvers = EnumResolverSignature<{ ANSWER?: any, VIEW?: any }, ResolversTypes['AnswerMode']>;

export type AnswerNewsroomConfirmationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerNewsroomConfirmationPayload'] = ResolversParentTypes['AnswerNewsroomConfirmationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  newsroom?: Resolver<Maybe<ResolversTypes['Newsroom']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerSet'] = ResolversParentTypes['AnswerSet']> = {
  answers?: Resolver<ReadonlyArray<ResolversTypes['Answer']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interview?: Resolver<ResolversTypes['AnsweredInterview'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['AnswerMode'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['AnswerSetPermissions'], ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['Question']>, ParentType, ContextType>;
  respondent?: Resolver<ResolversTypes['Respondent'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AnswerSetStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['InterviewType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerSetConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerSetConnection'] = ResolversParentTypes['AnswerSetConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AnswerSetEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnswerSetEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerSetEdge'] = ResolversParentTypes['AnswerSetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AnswerSet'], ParentType, ContextType>;
};

export type AnswerSetPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerSetPermissions'] = ResolversParentTypes['AnswerSetPermissions']> = {
  answer?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  finish?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  save?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  skip?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type AnswerSetStatusResolvers = EnumResolverSignature<{ FINISHED?: any, OPEN?: any }, ResolversTypes['AnswerSetStatus']>;

export type AnsweredInterviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnsweredInterview'] = ResolversParentTypes['AnsweredInterview']> = {
  allowSkip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showQuestions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApproveAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveAccountPayload'] = ResolversParentTypes['ApproveAccountPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttachmentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attachments'] = ResolversParentTypes['Attachments']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  images?: Resolver<ReadonlyArray<ResolversTypes['ImageAttachment']>, ParentType, ContextType>;
  videos?: Resolver<ReadonlyArray<ResolversTypes['VideoAttachment']>, ParentType, ContextType>;
};

export type AuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  avatar?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AuthorType'], ParentType, ContextType>;
};

export type AuthorConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorConnection'] = ResolversParentTypes['AuthorConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuthorEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthorEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthorEdge'] = ResolversParentTypes['AuthorEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
};

export type AuthorTypeResolvers = EnumResolverSignature<{ COMPANY?: any, PERSON?: any }, ResolversTypes['AuthorType']>;

export type AuthoredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Authored'] = ResolversParentTypes['Authored']> = {
  __resolveType: TypeResolveFn<'Callout' | 'Comment' | 'CommunityPost' | 'Event' | 'Job' | 'NewsItem' | 'Reaction' | 'Record' | 'Statement', ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AwaitingDirectionResolvers = EnumResolverSignature<{ ADDRESSED?: any, ASKED?: any }, ResolversTypes['AwaitingDirection']>;

export type BeatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Beat'] = ResolversParentTypes['Beat']> = {
  colour?: Resolver<ResolversTypes['BeatColour'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['BeatKey'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BeatColourResolvers = EnumResolverSignature<{ BLUE?: any, GREEN?: any, ORANGE?: any, PURPLE?: any, RED?: any, TEAL?: any }, ResolversTypes['BeatColour']>;

export type BeatKeyResolvers = EnumResolverSignature<{ BUSINESS?: any, LIFESTYLE?: any, PEOPLE?: any, POLITICS?: any, SPORTS?: any, TECH?: any }, ResolversTypes['BeatKey']>;

export type CallOffAnnouncementEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallOffAnnouncementEmailPayload'] = ResolversParentTypes['CallOffAnnouncementEmailPayload']> = {
  announcement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalloutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Callout'] = ResolversParentTypes['Callout']> = {
  answersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<CalloutCommentsArgs, 'first'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communities?: Resolver<ReadonlyArray<ResolversTypes['Community']>, ParentType, ContextType>;
  communityIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['CalloutInterview']>, ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likes?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, RequireFields<CalloutLikesArgs, 'first'>>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['PostPermissions'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  saveAs?: Resolver<ResolversTypes['SaveAs'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCommentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
  userTypes?: Resolver<ReadonlyArray<ResolversTypes['UserType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalloutInterviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalloutInterview'] = ResolversParentTypes['CalloutInterview']> = {
  allowSkip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
  showQuestions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['InterviewType'], ParentType, ContextType>;
};

export type CalloutSortResolvers = EnumResolverSignature<{ DEADLINE?: any, NEWEST?: any }, ResolversTypes['CalloutSort']>;

export type ChangeEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEmailPayload'] = ResolversParentTypes['ChangeEmailPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  contactListId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsroomId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['ChannelPermissions'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ChannelType'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelConnection'] = ResolversParentTypes['ChannelConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ChannelEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChannelEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelEdge'] = ResolversParentTypes['ChannelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
};

export type ChannelPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelPermissions'] = ResolversParentTypes['ChannelPermissions']> = {
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type ChannelTypeResolvers = EnumResolverSignature<{ EMAIL?: any, NEWSROOM?: any, SOCIAL?: any, WEB?: any }, ResolversTypes['ChannelType']>;

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  attachments?: Resolver<ResolversTypes['Attachments'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<CommentCommentsArgs, 'first'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likes?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, RequireFields<CommentLikesArgs, 'first'>>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['CommentPermissions'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Commentable']>, ParentType, ContextType>;
  totalCommentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentEdge'] = ResolversParentTypes['CommentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type CommentPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentPermissions'] = ResolversParentTypes['CommentPermissions']> = {
  comment?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  like?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  restore?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Commentable'] = ResolversParentTypes['Commentable']> = {
  __resolveType: TypeResolveFn<'Callout' | 'Comment' | 'CommunityPost' | 'Event' | 'Job' | 'NewsItem' | 'Reaction' | 'Record' | 'Statement', ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<CommentableCommentsArgs, 'first'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['InteractionPermissions'], ParentType, ContextType>;
  totalCommentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommunityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Community'] = ResolversParentTypes['Community']> = {
  activities?: Resolver<Maybe<ResolversTypes['ActivityConnection']>, ParentType, ContextType, RequireFields<CommunityActivitiesArgs, 'first'>>;
  banner?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  candidates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CommunityCandidate']>>, ParentType, ContextType, RequireFields<CommunityCandidatesArgs, 'first' | 'query'>>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feed?: Resolver<Maybe<ResolversTypes['FeedConnection']>, ParentType, ContextType, RequireFields<CommunityFeedArgs, 'first'>>;
  icon?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  img?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  invitations?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, RequireFields<CommunityInvitationsArgs, 'first'>>;
  isFollowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isInvited?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isJoined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['CommunityMemberConnection']>, ParentType, ContextType, RequireFields<CommunityMembersArgs, 'first'>>;
  membersCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newSlug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<ResolversTypes['CommunityPermissions']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['CommunityType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommunityCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityCandidate'] = ResolversParentTypes['CommunityCandidate']> = {
  isInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isJoined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
};

export type CommunityConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityConnection'] = ResolversParentTypes['CommunityConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CommunityEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommunityEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityEdge'] = ResolversParentTypes['CommunityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Community'], ParentType, ContextType>;
};

export type CommunityFollowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityFollow'] = ResolversParentTypes['CommunityFollow']> = {
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  isFollowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommunityFollowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityFollowConnection'] = ResolversParentTypes['CommunityFollowConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CommunityFollowEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommunityFollowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityFollowEdge'] = ResolversParentTypes['CommunityFollowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CommunityFollow'], ParentType, ContextType>;
};

export type CommunityMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityMember'] = ResolversParentTypes['CommunityMember']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  lastActiveStamp?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<ResolversTypes['CommunityMemberPermissions']>, ParentType, ContextType>;
};

export type CommunityMemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityMemberConnection'] = ResolversParentTypes['CommunityMemberConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CommunityMemberEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommunityMemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityMemberEdge'] = ResolversParentTypes['CommunityMemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CommunityMember'], ParentType, ContextType>;
};

export type CommunityMemberPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityMemberPermissions'] = ResolversParentTypes['CommunityMemberPermissions']> = {
  remove?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type CommunityPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityPermissions'] = ResolversParentTypes['CommunityPermissions']> = {
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  join?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  leave?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  manageMembers?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type CommunityPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommunityPost'] = ResolversParentTypes['CommunityPost']> = {
  attachments?: Resolver<ResolversTypes['Attachments'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<CommunityPostCommentsArgs, 'first'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communities?: Resolver<ReadonlyArray<ResolversTypes['Community']>, ParentType, ContextType>;
  communityIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likes?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, RequireFields<CommunityPostLikesArgs, 'first'>>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['PostPermissions'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  saveAs?: Resolver<ResolversTypes['SaveAs'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalCommentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
  userTypes?: Resolver<ReadonlyArray<ResolversTypes['UserType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommunityTypeResolvers = EnumResolverSignature<{ PRIVATE?: any, PUBLIC?: any }, ResolversTypes['CommunityType']>;

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  announcements?: Resolver<Maybe<ResolversTypes['AnnouncementConnection']>, ParentType, ContextType, RequireFields<CompanyAnnouncementsArgs, 'first'>>;
  banner?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  contactId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsroom?: Resolver<Maybe<ResolversTypes['Newsroom']>, ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['StaffMemberConnection']>, ParentType, ContextType, RequireFields<CompanyPeopleArgs, 'first'>>;
  peopleCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<ResolversTypes['CompanyPermissions']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posts?: Resolver<Maybe<ResolversTypes['FeedConnection']>, ParentType, ContextType, RequireFields<CompanyPostsArgs, 'first'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyPermissions'] = ResolversParentTypes['CompanyPermissions']> = {
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  follow?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  readPosts?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyResponsibilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyResponsibility'] = ResolversParentTypes['CompanyResponsibility']> = {
  beats?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Beat']>>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMediaContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roleTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['CompanyRole']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyRoleResolvers = EnumResolverSignature<{ COMMUNICATIONS?: any, EXECUTIVE?: any, MARKETING?: any, OTHER?: any, PR?: any }, ResolversTypes['CompanyRole']>;

export type ConfirmTwoStepPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmTwoStepPayload'] = ResolversParentTypes['ConfirmTwoStepPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  companies?: Resolver<ReadonlyArray<ResolversTypes['ContactCompany']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lists?: Resolver<ReadonlyArray<ResolversTypes['ContactList']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outlets?: Resolver<ReadonlyArray<ResolversTypes['ContactOutlet']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['ContactPermissions'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  socials?: Resolver<ReadonlyArray<ResolversTypes['SocialProfile']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AuthorType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactCompany'] = ResolversParentTypes['ContactCompany']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  isMediaContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roleTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactConnection'] = ResolversParentTypes['ContactConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ContactEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactDetails'] = ResolversParentTypes['ContactDetails']> = {
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ContactEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactEdge'] = ResolversParentTypes['ContactEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
};

export type ContactListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactList'] = ResolversParentTypes['ContactList']> = {
  contacts?: Resolver<Maybe<ResolversTypes['ContactConnection']>, ParentType, ContextType, RequireFields<ContactListContactsArgs, 'first'>>;
  contactsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['ContactListPermissions'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactListConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactListConnection'] = ResolversParentTypes['ContactListConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ContactListEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactListEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactListEdge'] = ResolversParentTypes['ContactListEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContactList'], ParentType, ContextType>;
};

export type ContactListPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactListPermissions'] = ResolversParentTypes['ContactListPermissions']> = {
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type ContactOutletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactOutlet'] = ResolversParentTypes['ContactOutlet']> = {
  outlet?: Resolver<ResolversTypes['Outlet'], ParentType, ContextType>;
  roleTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactPermissions'] = ResolversParentTypes['ContactPermissions']> = {
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type ContactRoleResolvers = EnumResolverSignature<{ COMMUNICATIONS?: any, CONTRIBUTOR?: any, EDITOR?: any, EXECUTIVE?: any, FREELANCER?: any, MARKETING?: any, OTHER?: any, PR?: any, PRESENTER?: any, PRODUCER?: any, REPORTER?: any }, ResolversTypes['ContactRole']>;

export type ConversationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['MessageConnection']>, ParentType, ContextType, RequireFields<ConversationMessagesArgs, 'first'>>;
  participants?: Resolver<ReadonlyArray<ResolversTypes['Author']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['ConversationPermissions'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationConnection'] = ResolversParentTypes['ConversationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ConversationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConversationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationEdge'] = ResolversParentTypes['ConversationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export type ConversationPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationPermissions'] = ResolversParentTypes['ConversationPermissions']> = {
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  send?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type ConversationsChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationsChanged'] = ResolversParentTypes['ConversationsChanged']> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  conversationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccessTokenPayload'] = ResolversParentTypes['CreateAccessTokenPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAnnouncementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAnnouncementPayload'] = ResolversParentTypes['CreateAnnouncementPayload']> = {
  announcement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAsyncCalloutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAsyncCalloutPayload'] = ResolversParentTypes['CreateAsyncCalloutPayload']> = {
  callout?: Resolver<Maybe<ResolversTypes['Callout']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCalloutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCalloutPayload'] = ResolversParentTypes['CreateCalloutPayload']> = {
  callout?: Resolver<Maybe<ResolversTypes['Callout']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateChannelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateChannelPayload'] = ResolversParentTypes['CreateChannelPayload']> = {
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCommunityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCommunityPayload'] = ResolversParentTypes['CreateCommunityPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCommunityPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCommunityPostPayload'] = ResolversParentTypes['CreateCommunityPostPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  communityPost?: Resolver<Maybe<ResolversTypes['CommunityPost']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCompanyPayload'] = ResolversParentTypes['CreateCompanyPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateContactListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateContactListPayload'] = ResolversParentTypes['CreateContactListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactList?: Resolver<Maybe<ResolversTypes['ContactList']>, ParentType, ContextType>;
  contacts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Contact']>>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateContactPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateContactPayload'] = ResolversParentTypes['CreateContactPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateEventPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateEventPayload'] = ResolversParentTypes['CreateEventPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateInterviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInterviewPayload'] = ResolversParentTypes['CreateInterviewPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateJobPayload'] = ResolversParentTypes['CreateJobPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateMonitorSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMonitorSearchPayload'] = ResolversParentTypes['CreateMonitorSearchPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['MonitorSearch']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateNewsroomPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateNewsroomPayload'] = ResolversParentTypes['CreateNewsroomPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  newsroom?: Resolver<Maybe<ResolversTypes['Newsroom']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateOnboardingNewsroomPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOnboardingNewsroomPayload'] = ResolversParentTypes['CreateOnboardingNewsroomPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  newsroom?: Resolver<Maybe<ResolversTypes['Newsroom']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateOutletPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOutletPayload'] = ResolversParentTypes['CreateOutletPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  outlet?: Resolver<Maybe<ResolversTypes['Outlet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateReactionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateReactionPayload'] = ResolversParentTypes['CreateReactionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  reaction?: Resolver<Maybe<ResolversTypes['Reaction']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateRecordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRecordPayload'] = ResolversParentTypes['CreateRecordPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Record']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateStatementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateStatementPayload'] = ResolversParentTypes['CreateStatementPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['Statement']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateStoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateStoryPayload'] = ResolversParentTypes['CreateStoryPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  story?: Resolver<Maybe<ResolversTypes['Story']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateTaskPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTaskPayload'] = ResolversParentTypes['CreateTaskPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['Task']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateWorkListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWorkListPayload'] = ResolversParentTypes['CreateWorkListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  workList?: Resolver<Maybe<ResolversTypes['WorkList']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecideNewsroomPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideNewsroomPayload'] = ResolversParentTypes['DecideNewsroomPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  newsroom?: Resolver<Maybe<ResolversTypes['Newsroom']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deletable'] = ResolversParentTypes['Deletable']> = {
  __resolveType: TypeResolveFn<'Callout' | 'Comment' | 'CommunityPost' | 'Event' | 'Job' | 'NewsItem' | 'Reaction' | 'Record' | 'Statement', ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeleteAnnouncementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAnnouncementPayload'] = ResolversParentTypes['DeleteAnnouncementPayload']> = {
  announcement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteChannelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteChannelPayload'] = ResolversParentTypes['DeleteChannelPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedChannelId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCommentPayload'] = ResolversParentTypes['DeleteCommentPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  deletedCommentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Commentable']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteContactListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteContactListPayload'] = ResolversParentTypes['DeleteContactListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedContactListId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteContactPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteContactPayload'] = ResolversParentTypes['DeleteContactPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedContactId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteConversationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteConversationPayload'] = ResolversParentTypes['DeleteConversationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedConversationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteInterviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteInterviewPayload'] = ResolversParentTypes['DeleteInterviewPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMessagePayload'] = ResolversParentTypes['DeleteMessagePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteMonitorSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMonitorSearchPayload'] = ResolversParentTypes['DeleteMonitorSearchPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedSearchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteNewsroomPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteNewsroomPayload'] = ResolversParentTypes['DeleteNewsroomPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedNewsroomId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePostPayload'] = ResolversParentTypes['DeletePostPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteStoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteStoryPayload'] = ResolversParentTypes['DeleteStoryPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  story?: Resolver<Maybe<ResolversTypes['Story']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteTaskPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTaskPayload'] = ResolversParentTypes['DeleteTaskPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedTaskId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteUploadPayload'] = ResolversParentTypes['DeleteUploadPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteWorkListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWorkListPayload'] = ResolversParentTypes['DeleteWorkListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedWorkListId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeliveryStatusResolvers = EnumResolverSignature<{ DELIVERED?: any, FAILED?: any, PENDING?: any }, ResolversTypes['DeliveryStatus']>;

export type DenialCodeResolvers = EnumResolverSignature<{ ALREADY_JOINED?: any, ANSWERED?: any, ANSWERS_SENT?: any, ARCHIVED?: any, CLOSED?: any, CREATOR?: any, DELETED?: any, DRAFT?: any, DRAFT_NEVER_EDITED?: any, NEVER_EDITED?: any, NOT_ADMIN?: any, NOT_AUTHOR?: any, NOT_AUTHOR_AND_CREATOR?: any, NOT_AWAITING_APPROVAL?: any, NOT_CREATOR?: any, NOT_DELETED?: any, NOT_DRAFT?: any, NOT_EDITOR?: any, NOT_INVITED?: any, NOT_IN_PLAN?: any, NOT_JOINED?: any, NOT_KEEPER?: any, NOT_OWNER?: any, NOT_PENDING?: any, NOT_REACHABLE?: any, NOT_RESPONDENT?: any, NOT_SCHEDULED?: any, NOT_SIGNED_IN?: any, NOT_SYSTEM_POST?: any, NO_ACCOUNT?: any, OF_OTHERS?: any, ONBOARDING?: any, PRIVATE_PROFILE?: any, QUESTIONS_LEFT?: any, READ_ONLY?: any, SELF?: any, SENT?: any, SKIPPING_NOT_ALLOWED?: any, SYSTEM_POST?: any }, ResolversTypes['DenialCode']>;

export type DenialReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DenialReason'] = ResolversParentTypes['DenialReason']> = {
  code?: Resolver<ResolversTypes['DenialCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remedy?: Resolver<Maybe<ResolversTypes['Remedy']>, ParentType, ContextType>;
};

export type DismissRecommendationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DismissRecommendationPayload'] = ResolversParentTypes['DismissRecommendationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dismissedContactId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Draft'] = ResolversParentTypes['Draft']> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  communityIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['DraftPermissions'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postType?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
  saveAs?: Resolver<ResolversTypes['SaveAs'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userTypes?: Resolver<ReadonlyArray<ResolversTypes['UserType']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type DraftConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftConnection'] = ResolversParentTypes['DraftConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DraftEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DraftEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftEdge'] = ResolversParentTypes['DraftEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Draft'], ParentType, ContextType>;
};

export type DraftPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftPermissions'] = ResolversParentTypes['DraftPermissions']> = {
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  publish?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type EndSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSignInPayload'] = ResolversParentTypes['EndSignInPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndTwoStepPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndTwoStepPayload'] = ResolversParentTypes['EndTwoStepPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntityTypeResolvers = EnumResolverSignature<{ CALLOUT?: any, COMMUNITY_POST?: any, EVENT?: any, INTERVIEW?: any, JOB?: any, REACTION?: any, RECORD?: any, STATEMENT?: any, STORY?: any }, ResolversTypes['EntityType']>;

export type ErrorCodeResolvers = EnumResolverSignature<{ BAD_REQUEST?: any, CONFLICT?: any, FORBIDDEN?: any, INTERNAL?: any, INVALID?: any, NOT_FOUND?: any, TOO_LARGE?: any, TOO_MANY_REQUESTS?: any, UNAUTHENTICATED?: any, UNSUPPORTED_MEDIA_TYPE?: any, UPSTREAM_CONTRACT?: any, UPSTREAM_UNAVAILABLE?: any }, ResolversTypes['ErrorCode']>;

export type EventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<EventCommentsArgs, 'first'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communities?: Resolver<ReadonlyArray<ResolversTypes['Community']>, ParentType, ContextType>;
  communityIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  end?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventType?: Resolver<Maybe<ResolversTypes['EventType']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  img?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likes?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, RequireFields<EventLikesArgs, 'first'>>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['PostPermissions'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  saveAs?: Resolver<ResolversTypes['SaveAs'], ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCommentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
  userTypes?: Resolver<ReadonlyArray<ResolversTypes['UserType']>, ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventTypeResolvers = EnumResolverSignature<{ OFFLINE?: any, ONLINE?: any }, ResolversTypes['EventType']>;

export type FeedChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedChanged'] = ResolversParentTypes['FeedChanged']> = {
  communitySlug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['FeedType']>, ParentType, ContextType>;
};

export type FeedConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedConnection'] = ResolversParentTypes['FeedConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FeedEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeedEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedEdge'] = ResolversParentTypes['FeedEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['FeedItem']>, ParentType, ContextType>;
};

export type FeedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedItem'] = ResolversParentTypes['FeedItem']> = {
  __resolveType: TypeResolveFn<'Callout' | 'CommunityPost' | 'Event' | 'Job' | 'NewsItem' | 'Reaction' | 'Record' | 'Statement', ParentType, ContextType>;
};

export type FeedTypeResolvers = EnumResolverSignature<{ CALLOUT?: any, COMMUNITY_POST?: any, EPITOME?: any, EVENT?: any, JOB?: any, MARCOMS?: any, MEDIA?: any, REACTION?: any, RECORD?: any, STATEMENT?: any }, ResolversTypes['FeedType']>;

export type FeedTypeFollowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedTypeFollow'] = ResolversParentTypes['FeedTypeFollow']> = {
  isFollowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FeedType'], ParentType, ContextType>;
};

export type FinishAnswersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishAnswersPayload'] = ResolversParentTypes['FinishAnswersPayload']> = {
  answerSet?: Resolver<Maybe<ResolversTypes['AnswerSet']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FollowFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowFeed'] = ResolversParentTypes['FollowFeed']> = {
  beat?: Resolver<Maybe<ResolversTypes['Beat']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Maybe<ResolversTypes['FeedConnection']>, ParentType, ContextType, RequireFields<FollowFeedItemsArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FollowPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowPermissions'] = ResolversParentTypes['FollowPermissions']> = {
  __resolveType: TypeResolveFn<'CompanyPermissions' | 'UserPermissions', ParentType, ContextType>;
  follow?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type FollowableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Followable'] = ResolversParentTypes['Followable']> = {
  __resolveType: TypeResolveFn<'Company' | 'User', ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<ResolversTypes['FollowPermissions']>, ParentType, ContextType>;
};

export type GeneratedProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeneratedProfile'] = ResolversParentTypes['GeneratedProfile']> = {
  generatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GetstreamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Getstream'] = ResolversParentTypes['Getstream']> = {
  beats?: Resolver<ReadonlyArray<ResolversTypes['GetstreamBeat']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GetstreamBeatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GetstreamBeat'] = ResolversParentTypes['GetstreamBeat']> = {
  feed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feedId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageAttachment'] = ResolversParentTypes['ImageAttachment']> = {
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type InteractionPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InteractionPermissions'] = ResolversParentTypes['InteractionPermissions']> = {
  __resolveType: TypeResolveFn<'CommentPermissions' | 'NewsPermissions' | 'PostPermissions', ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  like?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type InterviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Interview'] = ResolversParentTypes['Interview']> = {
  allowSkip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answers?: Resolver<Maybe<ResolversTypes['AnswerSetConnection']>, ParentType, ContextType, RequireFields<InterviewAnswersArgs, 'first'>>;
  answersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  callout?: Resolver<Maybe<ResolversTypes['Callout']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  img?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  invitations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Invitation']>>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['InterviewPermissions'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['Question']>, ParentType, ContextType>;
  questionsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sharedWith?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Author']>>, ParentType, ContextType>;
  showQuestions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InterviewStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['InterviewType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InterviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewConnection'] = ResolversParentTypes['InterviewConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['InterviewEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InterviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewEdge'] = ResolversParentTypes['InterviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Interview'], ParentType, ContextType>;
};

export type InterviewPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterviewPermissions'] = ResolversParentTypes['InterviewPermissions']> = {
  answer?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  ask?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  changeQuestions?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  close?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  invite?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  publishCallout?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  readAnswers?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  restore?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  save?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type InterviewStatusResolvers = EnumResolverSignature<{ CLOSED?: any, DRAFT?: any, OPEN?: any }, ResolversTypes['InterviewStatus']>;

export type InterviewTypeResolvers = EnumResolverSignature<{ TEXT?: any, VIDEO?: any }, ResolversTypes['InterviewType']>;

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  contact?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['InterviewType'], ParentType, ContextType>;
};

export type InvitationStatusResolvers = EnumResolverSignature<{ ANSWERED?: any, INVITED?: any, OPENED?: any }, ResolversTypes['InvitationStatus']>;

export type InviteRespondentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteRespondentsPayload'] = ResolversParentTypes['InviteRespondentsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteToCommunityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteToCommunityPayload'] = ResolversParentTypes['InviteToCommunityPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IssueLockedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueLocked'] = ResolversParentTypes['IssueLocked']> = {
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<JobCommentsArgs, 'first'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communities?: Resolver<ReadonlyArray<ResolversTypes['Community']>, ParentType, ContextType>;
  communityIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['JobCompany'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  img?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobType?: Resolver<Maybe<ResolversTypes['JobType']>, ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likes?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, RequireFields<JobLikesArgs, 'first'>>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['PostPermissions'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  saveAs?: Resolver<ResolversTypes['SaveAs'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCommentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userTypes?: Resolver<ReadonlyArray<ResolversTypes['UserType']>, ParentType, ContextType>;
  workplace?: Resolver<Maybe<ResolversTypes['Workplace']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobCompany'] = ResolversParentTypes['JobCompany']> = {
  databaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobTypeResolvers = EnumResolverSignature<{ FULL_TIME?: any, PART_TIME?: any, TEMPORARY?: any, VOLUNTEER?: any }, ResolversTypes['JobType']>;

export type JoinCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinCompanyPayload'] = ResolversParentTypes['JoinCompanyPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JoinRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinRequest'] = ResolversParentTypes['JoinRequest']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
};

export type LikableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Likable'] = ResolversParentTypes['Likable']> = {
  __resolveType: TypeResolveFn<'Callout' | 'Comment' | 'CommunityPost' | 'Event' | 'Job' | 'NewsItem' | 'Reaction' | 'Record' | 'Statement', ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likes?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, RequireFields<LikableLikesArgs, 'first'>>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['InteractionPermissions'], ParentType, ContextType>;
};

export type MailingStatusResolvers = EnumResolverSignature<{ DRAFT?: any, SCHEDULED?: any, SENDING?: any, SENT?: any }, ResolversTypes['MailingStatus']>;

export type MarkConversationReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkConversationReadPayload'] = ResolversParentTypes['MarkConversationReadPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarkNotificationsReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationsReadPayload'] = ResolversParentTypes['MarkNotificationsReadPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  attachments?: Resolver<ResolversTypes['Attachments'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['MessagePermissions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type MessagePermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePermissions'] = ResolversParentTypes['MessagePermissions']> = {
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type ModuleResolvers = EnumResolverSignature<{ CONTACTS?: any, MONITOR?: any, MONITOR_ADVANCED?: any, MONITOR_PRINT?: any, MONITOR_SOCIAL?: any, ONLINE_NEWSROOM?: any, OPPORTUNITIES?: any, REPORTS?: any }, ResolversTypes['Module']>;

export type MonitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Monitor'] = ResolversParentTypes['Monitor']> = {
  items?: Resolver<Maybe<ResolversTypes['MonitorItemConnection']>, ParentType, ContextType, RequireFields<MonitorItemsArgs, 'first'>>;
  permissions?: Resolver<ResolversTypes['MonitorPermissions'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<MonitorReportArgs>>;
  searches?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MonitorSearch']>>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['MonitorSource']>, ParentType, ContextType>;
};

export type MonitorItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitorItem'] = ResolversParentTypes['MonitorItem']> = {
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  outlet?: Resolver<Maybe<ResolversTypes['Outlet']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['MonitorSource'], ParentType, ContextType>;
  storyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type MonitorItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitorItemConnection'] = ResolversParentTypes['MonitorItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MonitorItemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MonitorItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitorItemEdge'] = ResolversParentTypes['MonitorItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MonitorItem'], ParentType, ContextType>;
};

export type MonitorPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitorPermissions'] = ResolversParentTypes['MonitorPermissions']> = {
  report?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  save?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  useOperators?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type MonitorSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonitorSearch'] = ResolversParentTypes['MonitorSearch']> = {
  beatIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notify?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['MonitorSource']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MonitorSourceResolvers = EnumResolverSignature<{ ONLINE?: any, PRINT?: any, SOCIAL?: any }, ResolversTypes['MonitorSource']>;

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addComment?: Resolver<ResolversTypes['AddCommentPayload'], ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'input'>>;
  addMonitorItems?: Resolver<ResolversTypes['AddMonitorItemsPayload'], ParentType, ContextType, RequireFields<MutationAddMonitorItemsArgs, 'input'>>;
  addOutlet?: Resolver<ResolversTypes['AddOutletPayload'], ParentType, ContextType, RequireFields<MutationAddOutletArgs, 'input'>>;
  addToContactList?: Resolver<ResolversTypes['AddToContactListPayload'], ParentType, ContextType, RequireFields<MutationAddToContactListArgs, 'input'>>;
  answerJoinRequest?: Resolver<ResolversTypes['AnswerJoinRequestPayload'], ParentType, ContextType, RequireFields<MutationAnswerJoinRequestArgs, 'input'>>;
  answerNewsroomConfirmation?: Resolver<ResolversTypes['AnswerNewsroomConfirmationPayload'], ParentType, ContextType, RequireFields<MutationAnswerNewsroomConfirmationArgs, 'input'>>;
  approveAccount?: Resolver<ResolversTypes['ApproveAccountPayload'], ParentType, ContextType, RequireFields<MutationApproveAccountArgs, 'input'>>;
  callOffAnnouncementEmail?: Resolver<ResolversTypes['CallOffAnnouncementEmailPayload'], ParentType, ContextType, RequireFields<MutationCallOffAnnouncementEmailArgs, 'input'>>;
  changeEmail?: Resolver<ResolversTypes['ChangeEmailPayload'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmTwoStep?: Resolver<ResolversTypes['ConfirmTwoStepPayload'], ParentType, ContextType, RequireFields<MutationConfirmTwoStepArgs, 'input'>>;
  createAccessToken?: Resolver<ResolversTypes['CreateAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createAnnouncement?: Resolver<ResolversTypes['CreateAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationCreateAnnouncementArgs, 'input'>>;
  createAsyncCallout?: Resolver<ResolversTypes['CreateAsyncCalloutPayload'], ParentType, ContextType, RequireFields<MutationCreateAsyncCalloutArgs, 'input'>>;
  createCallout?: Resolver<ResolversTypes['CreateCalloutPayload'], ParentType, ContextType, RequireFields<MutationCreateCalloutArgs, 'input'>>;
  createChannel?: Resolver<ResolversTypes['CreateChannelPayload'], ParentType, ContextType, RequireFields<MutationCreateChannelArgs, 'input'>>;
  createCommunity?: Resolver<ResolversTypes['CreateCommunityPayload'], ParentType, ContextType, RequireFields<MutationCreateCommunityArgs, 'input'>>;
  createCommunityPost?: Resolver<ResolversTypes['CreateCommunityPostPayload'], ParentType, ContextType, RequireFields<MutationCreateCommunityPostArgs, 'input'>>;
  createCompany?: Resolver<ResolversTypes['CreateCompanyPayload'], ParentType, ContextType, RequireFields<MutationCreateCompanyArgs, 'input'>>;
  createContact?: Resolver<ResolversTypes['CreateContactPayload'], ParentType, ContextType, RequireFields<MutationCreateContactArgs, 'input'>>;
  createContactList?: Resolver<ResolversTypes['CreateContactListPayload'], ParentType, ContextType, RequireFields<MutationCreateContactListArgs, 'input'>>;
  createEvent?: Resolver<ResolversTypes['CreateEventPayload'], ParentType, ContextType, RequireFields<MutationCreateEventArgs, 'input'>>;
  createInterview?: Resolver<ResolversTypes['CreateInterviewPayload'], ParentType, ContextType, RequireFields<MutationCreateInterviewArgs, 'input'>>;
  createJob?: Resolver<ResolversTypes['CreateJobPayload'], ParentType, ContextType, RequireFields<MutationCreateJobArgs, 'input'>>;
  createMonitorSearch?: Resolver<ResolversTypes['CreateMonitorSearchPayload'], ParentType, ContextType, RequireFields<MutationCreateMonitorSearchArgs, 'input'>>;
  createNewsroom?: Resolver<ResolversTypes['CreateNewsroomPayload'], ParentType, ContextType, RequireFields<MutationCreateNewsroomArgs, 'input'>>;
  createOnboardingNewsroom?: Resolver<ResolversTypes['CreateOnboardingNewsroomPayload'], ParentType, ContextType, RequireFields<MutationCreateOnboardingNewsroomArgs, 'input'>>;
  createOutlet?: Resolver<ResolversTypes['CreateOutletPayload'], ParentType, ContextType, RequireFields<MutationCreateOutletArgs, 'input'>>;
  createReaction?: Resolver<ResolversTypes['CreateReactionPayload'], ParentType, ContextType, RequireFields<MutationCreateReactionArgs, 'input'>>;
  createRecord?: Resolver<ResolversTypes['CreateRecordPayload'], ParentType, ContextType, RequireFields<MutationCreateRecordArgs, 'input'>>;
  createStatement?: Resolver<ResolversTypes['CreateStatementPayload'], ParentType, ContextType, RequireFields<MutationCreateStatementArgs, 'input'>>;
  createStory?: Resolver<ResolversTypes['CreateStoryPayload'], ParentType, ContextType, RequireFields<MutationCreateStoryArgs, 'input'>>;
  createTask?: Resolver<ResolversTypes['CreateTaskPayload'], ParentType, ContextType, RequireFields<MutationCreateTaskArgs, 'input'>>;
  createWorkList?: Resolver<ResolversTypes['CreateWorkListPayload'], ParentType, ContextType, RequireFields<MutationCreateWorkListArgs, 'input'>>;
  decideNewsroom?: Resolver<ResolversTypes['DecideNewsroomPayload'], ParentType, ContextType, RequireFields<MutationDecideNewsroomArgs, 'input'>>;
  deleteAnnouncement?: Resolver<ResolversTypes['DeleteAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationDeleteAnnouncementArgs, 'input'>>;
  deleteChannel?: Resolver<ResolversTypes['DeleteChannelPayload'], ParentType, ContextType, RequireFields<MutationDeleteChannelArgs, 'input'>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentPayload'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'input'>>;
  deleteContact?: Resolver<ResolversTypes['DeleteContactPayload'], ParentType, ContextType, RequireFields<MutationDeleteContactArgs, 'input'>>;
  deleteContactList?: Resolver<ResolversTypes['DeleteContactListPayload'], ParentType, ContextType, RequireFields<MutationDeleteContactListArgs, 'input'>>;
  deleteConversation?: Resolver<ResolversTypes['DeleteConversationPayload'], ParentType, ContextType, RequireFields<MutationDeleteConversationArgs, 'input'>>;
  deleteInterview?: Resolver<ResolversTypes['DeleteInterviewPayload'], ParentType, ContextType, RequireFields<MutationDeleteInterviewArgs, 'input'>>;
  deleteMessage?: Resolver<ResolversTypes['DeleteMessagePayload'], ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'input'>>;
  deleteMonitorSearch?: Resolver<ResolversTypes['DeleteMonitorSearchPayload'], ParentType, ContextType, RequireFields<MutationDeleteMonitorSearchArgs, 'input'>>;
  deleteNewsroom?: Resolver<ResolversTypes['DeleteNewsroomPayload'], ParentType, ContextType, RequireFields<MutationDeleteNewsroomArgs, 'input'>>;
  deletePost?: Resolver<ResolversTypes['DeletePostPayload'], ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'input'>>;
  deleteStory?: Resolver<ResolversTypes['DeleteStoryPayload'], ParentType, ContextType, RequireFields<MutationDeleteStoryArgs, 'input'>>;
  deleteTask?: Resolver<ResolversTypes['DeleteTaskPayload'], ParentType, ContextType, RequireFields<MutationDeleteTaskArgs, 'input'>>;
  deleteUpload?: Resolver<ResolversTypes['DeleteUploadPayload'], ParentType, ContextType, RequireFields<MutationDeleteUploadArgs, 'input'>>;
  deleteWorkList?: Resolver<ResolversTypes['DeleteWorkListPayload'], ParentType, ContextType, RequireFields<MutationDeleteWorkListArgs, 'input'>>;
  dismissRecommendation?: Resolver<ResolversTypes['DismissRecommendationPayload'], ParentType, ContextType, RequireFields<MutationDismissRecommendationArgs, 'input'>>;
  endSignIn?: Resolver<ResolversTypes['EndSignInPayload'], ParentType, ContextType, RequireFields<MutationEndSignInArgs, 'input'>>;
  endTwoStep?: Resolver<ResolversTypes['EndTwoStepPayload'], ParentType, ContextType, RequireFields<MutationEndTwoStepArgs, 'input'>>;
  finishAnswers?: Resolver<ResolversTypes['FinishAnswersPayload'], ParentType, ContextType, RequireFields<MutationFinishAnswersArgs, 'input'>>;
  inviteRespondents?: Resolver<ResolversTypes['InviteRespondentsPayload'], ParentType, ContextType, RequireFields<MutationInviteRespondentsArgs, 'input'>>;
  inviteToCommunity?: Resolver<ResolversTypes['InviteToCommunityPayload'], ParentType, ContextType, RequireFields<MutationInviteToCommunityArgs, 'input'>>;
  joinCompany?: Resolver<ResolversTypes['JoinCompanyPayload'], ParentType, ContextType, RequireFields<MutationJoinCompanyArgs, 'input'>>;
  markConversationRead?: Resolver<ResolversTypes['MarkConversationReadPayload'], ParentType, ContextType, RequireFields<MutationMarkConversationReadArgs, 'input'>>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkNotificationsReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'input'>>;
  publishDraft?: Resolver<ResolversTypes['PublishDraftPayload'], ParentType, ContextType, RequireFields<MutationPublishDraftArgs, 'input'>>;
  recoverPassword?: Resolver<ResolversTypes['RecoverPasswordPayload'], ParentType, ContextType, RequireFields<MutationRecoverPasswordArgs, 'input'>>;
  removeAvatar?: Resolver<ResolversTypes['RemoveAvatarPayload'], ParentType, ContextType, RequireFields<MutationRemoveAvatarArgs, 'input'>>;
  removeCommunityMember?: Resolver<ResolversTypes['RemoveCommunityMemberPayload'], ParentType, ContextType, RequireFields<MutationRemoveCommunityMemberArgs, 'input'>>;
  removeCompanyResponsibility?: Resolver<ResolversTypes['RemoveCompanyResponsibilityPayload'], ParentType, ContextType, RequireFields<MutationRemoveCompanyResponsibilityArgs, 'input'>>;
  removeFromContactList?: Resolver<ResolversTypes['RemoveFromContactListPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromContactListArgs, 'input'>>;
  removeOutletResponsibility?: Resolver<ResolversTypes['RemoveOutletResponsibilityPayload'], ParentType, ContextType, RequireFields<MutationRemoveOutletResponsibilityArgs, 'input'>>;
  requestPasswordRecovery?: Resolver<ResolversTypes['RequestPasswordRecoveryPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordRecoveryArgs, 'input'>>;
  restoreAnnouncement?: Resolver<ResolversTypes['RestoreAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationRestoreAnnouncementArgs, 'input'>>;
  restoreComment?: Resolver<ResolversTypes['RestoreCommentPayload'], ParentType, ContextType, RequireFields<MutationRestoreCommentArgs, 'input'>>;
  restoreInterview?: Resolver<ResolversTypes['RestoreInterviewPayload'], ParentType, ContextType, RequireFields<MutationRestoreInterviewArgs, 'input'>>;
  restorePost?: Resolver<ResolversTypes['RestorePostPayload'], ParentType, ContextType, RequireFields<MutationRestorePostArgs, 'input'>>;
  restoreStory?: Resolver<ResolversTypes['RestoreStoryPayload'], ParentType, ContextType, RequireFields<MutationRestoreStoryArgs, 'input'>>;
  revokeAccessToken?: Resolver<ResolversTypes['RevokeAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'input'>>;
  saveAnswer?: Resolver<ResolversTypes['SaveAnswerPayload'], ParentType, ContextType, RequireFields<MutationSaveAnswerArgs, 'input'>>;
  sendAnnouncementEmail?: Resolver<ResolversTypes['SendAnnouncementEmailPayload'], ParentType, ContextType, RequireFields<MutationSendAnnouncementEmailArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  setAnnouncementChannels?: Resolver<ResolversTypes['SetAnnouncementChannelsPayload'], ParentType, ContextType, RequireFields<MutationSetAnnouncementChannelsArgs, 'input'>>;
  setAnswerSaved?: Resolver<ResolversTypes['SetAnswerSavedPayload'], ParentType, ContextType, RequireFields<MutationSetAnswerSavedArgs, 'input'>>;
  setCommunityFollow?: Resolver<ResolversTypes['SetCommunityFollowPayload'], ParentType, ContextType, RequireFields<MutationSetCommunityFollowArgs, 'input'>>;
  setFeedTypeFollow?: Resolver<ResolversTypes['SetFeedTypeFollowPayload'], ParentType, ContextType, RequireFields<MutationSetFeedTypeFollowArgs, 'input'>>;
  setFollow?: Resolver<ResolversTypes['SetFollowPayload'], ParentType, ContextType, RequireFields<MutationSetFollowArgs, 'input'>>;
  setInterviewSaved?: Resolver<ResolversTypes['SetInterviewSavedPayload'], ParentType, ContextType, RequireFields<MutationSetInterviewSavedArgs, 'input'>>;
  setLike?: Resolver<ResolversTypes['SetLikePayload'], ParentType, ContextType, RequireFields<MutationSetLikeArgs, 'input'>>;
  setMembership?: Resolver<ResolversTypes['SetMembershipPayload'], ParentType, ContextType, RequireFields<MutationSetMembershipArgs, 'input'>>;
  setOnboarding?: Resolver<ResolversTypes['SetOnboardingPayload'], ParentType, ContextType, RequireFields<MutationSetOnboardingArgs, 'input'>>;
  setSpokesperson?: Resolver<ResolversTypes['SetSpokespersonPayload'], ParentType, ContextType, RequireFields<MutationSetSpokespersonArgs, 'input'>>;
  setSubscription?: Resolver<ResolversTypes['SetSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationSetSubscriptionArgs, 'input'>>;
  shareInterview?: Resolver<ResolversTypes['ShareInterviewPayload'], ParentType, ContextType, RequireFields<MutationShareInterviewArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, RequireFields<MutationSignOutArgs, 'input'>>;
  signUp?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  startAnswers?: Resolver<ResolversTypes['StartAnswersPayload'], ParentType, ContextType, RequireFields<MutationStartAnswersArgs, 'input'>>;
  startConversation?: Resolver<ResolversTypes['StartConversationPayload'], ParentType, ContextType, RequireFields<MutationStartConversationArgs, 'input'>>;
  startPublicAnswers?: Resolver<ResolversTypes['StartPublicAnswersPayload'], ParentType, ContextType, RequireFields<MutationStartPublicAnswersArgs, 'input'>>;
  startTwoStep?: Resolver<ResolversTypes['StartTwoStepPayload'], ParentType, ContextType, RequireFields<MutationStartTwoStepArgs, 'input'>>;
  testAnnouncementEmail?: Resolver<ResolversTypes['TestAnnouncementEmailPayload'], ParentType, ContextType, RequireFields<MutationTestAnnouncementEmailArgs, 'input'>>;
  unshareInterview?: Resolver<ResolversTypes['UnshareInterviewPayload'], ParentType, ContextType, RequireFields<MutationUnshareInterviewArgs, 'input'>>;
  updateAnnouncement?: Resolver<ResolversTypes['UpdateAnnouncementPayload'], ParentType, ContextType, RequireFields<MutationUpdateAnnouncementArgs, 'input'>>;
  updateAnnouncementEmail?: Resolver<ResolversTypes['UpdateAnnouncementEmailPayload'], ParentType, ContextType, RequireFields<MutationUpdateAnnouncementEmailArgs, 'input'>>;
  updateCallout?: Resolver<ResolversTypes['UpdateCalloutPayload'], ParentType, ContextType, RequireFields<MutationUpdateCalloutArgs, 'input'>>;
  updateChannel?: Resolver<ResolversTypes['UpdateChannelPayload'], ParentType, ContextType, RequireFields<MutationUpdateChannelArgs, 'input'>>;
  updateComment?: Resolver<ResolversTypes['UpdateCommentPayload'], ParentType, ContextType, RequireFields<MutationUpdateCommentArgs, 'input'>>;
  updateCommunity?: Resolver<ResolversTypes['UpdateCommunityPayload'], ParentType, ContextType, RequireFields<MutationUpdateCommunityArgs, 'input'>>;
  updateCommunityPost?: Resolver<ResolversTypes['UpdateCommunityPostPayload'], ParentType, ContextType, RequireFields<MutationUpdateCommunityPostArgs, 'input'>>;
  updateCompany?: Resolver<ResolversTypes['UpdateCompanyPayload'], ParentType, ContextType, RequireFields<MutationUpdateCompanyArgs, 'input'>>;
  updateCompanyResponsibility?: Resolver<ResolversTypes['UpdateCompanyResponsibilityPayload'], ParentType, ContextType, RequireFields<MutationUpdateCompanyResponsibilityArgs, 'input'>>;
  updateContact?: Resolver<ResolversTypes['UpdateContactPayload'], ParentType, ContextType, RequireFields<MutationUpdateContactArgs, 'input'>>;
  updateContactDetails?: Resolver<ResolversTypes['UpdateContactDetailsPayload'], ParentType, ContextType, RequireFields<MutationUpdateContactDetailsArgs, 'input'>>;
  updateContactList?: Resolver<ResolversTypes['UpdateContactListPayload'], ParentType, ContextType, RequireFields<MutationUpdateContactListArgs, 'input'>>;
  updateEvent?: Resolver<ResolversTypes['UpdateEventPayload'], ParentType, ContextType, RequireFields<MutationUpdateEventArgs, 'input'>>;
  updateInterview?: Resolver<ResolversTypes['UpdateInterviewPayload'], ParentType, ContextType, RequireFields<MutationUpdateInterviewArgs, 'input'>>;
  updateJob?: Resolver<ResolversTypes['UpdateJobPayload'], ParentType, ContextType, RequireFields<MutationUpdateJobArgs, 'input'>>;
  updateMonitorSearch?: Resolver<ResolversTypes['UpdateMonitorSearchPayload'], ParentType, ContextType, RequireFields<MutationUpdateMonitorSearchArgs, 'input'>>;
  updateNewsroom?: Resolver<ResolversTypes['UpdateNewsroomPayload'], ParentType, ContextType, RequireFields<MutationUpdateNewsroomArgs, 'input'>>;
  updateNotificationSetting?: Resolver<ResolversTypes['UpdateNotificationSettingPayload'], ParentType, ContextType, RequireFields<MutationUpdateNotificationSettingArgs, 'input'>>;
  updateOutlet?: Resolver<ResolversTypes['UpdateOutletPayload'], ParentType, ContextType, RequireFields<MutationUpdateOutletArgs, 'input'>>;
  updateOutletResponsibility?: Resolver<ResolversTypes['UpdateOutletResponsibilityPayload'], ParentType, ContextType, RequireFields<MutationUpdateOutletResponsibilityArgs, 'input'>>;
  updateReaction?: Resolver<ResolversTypes['UpdateReactionPayload'], ParentType, ContextType, RequireFields<MutationUpdateReactionArgs, 'input'>>;
  updateRecord?: Resolver<ResolversTypes['UpdateRecordPayload'], ParentType, ContextType, RequireFields<MutationUpdateRecordArgs, 'input'>>;
  updateSettings?: Resolver<ResolversTypes['UpdateSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateSettingsArgs, 'input'>>;
  updateSocialProfiles?: Resolver<ResolversTypes['UpdateSocialProfilesPayload'], ParentType, ContextType, RequireFields<MutationUpdateSocialProfilesArgs, 'input'>>;
  updateStatement?: Resolver<ResolversTypes['UpdateStatementPayload'], ParentType, ContextType, RequireFields<MutationUpdateStatementArgs, 'input'>>;
  updateStory?: Resolver<ResolversTypes['UpdateStoryPayload'], ParentType, ContextType, RequireFields<MutationUpdateStoryArgs, 'input'>>;
  updateTask?: Resolver<ResolversTypes['UpdateTaskPayload'], ParentType, ContextType, RequireFields<MutationUpdateTaskArgs, 'input'>>;
  updateWorkList?: Resolver<ResolversTypes['UpdateWorkListPayload'], ParentType, ContextType, RequireFields<MutationUpdateWorkListArgs, 'input'>>;
  withdrawInvitation?: Resolver<ResolversTypes['WithdrawInvitationPayload'], ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'input'>>;
};

export type MutationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutationPayload'] = ResolversParentTypes['MutationPayload']> = {
  __resolveType: TypeResolveFn<'AddCommentPayload' | 'AddMonitorItemsPayload' | 'AddOutletPayload' | 'AddToContactListPayload' | 'AnswerJoinRequestPayload' | 'AnswerNewsroomConfirmationPayload' | 'ApproveAccountPayload' | 'CallOffAnnouncementEmailPayload' | 'ChangeEmailPayload' | 'ChangePasswordPayload' | 'ConfirmTwoStepPayload' | 'CreateAccessTokenPayload' | 'CreateAnnouncementPayload' | 'CreateAsyncCalloutPayload' | 'CreateCalloutPayload' | 'CreateChannelPayload' | 'CreateCommunityPayload' | 'CreateCommunityPostPayload' | 'CreateCompanyPayload' | 'CreateContactListPayload' | 'CreateContactPayload' | 'CreateEventPayload' | 'CreateInterviewPayload' | 'CreateJobPayload' | 'CreateMonitorSearchPayload' | 'CreateNewsroomPayload' | 'CreateOnboardingNewsroomPayload' | 'CreateOutletPayload' | 'CreateReactionPayload' | 'CreateRecordPayload' | 'CreateStatementPayload' | 'CreateStoryPayload' | 'CreateTaskPayload' | 'CreateWorkListPayload' | 'DecideNewsroomPayload' | 'DeleteAnnouncementPayload' | 'DeleteChannelPayload' | 'DeleteCommentPayload' | 'DeleteContactListPayload' | 'DeleteContactPayload' | 'DeleteConversationPayload' | 'DeleteInterviewPayload' | 'DeleteMessagePayload' | 'DeleteMonitorSearchPayload' | 'DeleteNewsroomPayload' | 'DeletePostPayload' | 'DeleteStoryPayload' | 'DeleteTaskPayload' | 'DeleteUploadPayload' | 'DeleteWorkListPayload' | 'DismissRecommendationPayload' | 'EndSignInPayload' | 'EndTwoStepPayload' | 'FinishAnswersPayload' | 'InviteRespondentsPayload' | 'InviteToCommunityPayload' | 'JoinCompanyPayload' | 'MarkConversationReadPayload' | 'MarkNotificationsReadPayload' | 'PublishDraftPayload' | 'RecoverPasswordPayload' | 'RemoveAvatarPayload' | 'RemoveCommunityMemberPayload' | 'RemoveCompanyResponsibilityPayload' | 'RemoveFromContactListPayload' | 'RemoveOutletResponsibilityPayload' | 'RequestPasswordRecoveryPayload' | 'RestoreAnnouncementPayload' | 'RestoreCommentPayload' | 'RestoreInterviewPayload' | 'RestorePostPayload' | 'RestoreStoryPayload' | 'RevokeAccessTokenPayload' | 'SaveAnswerPayload' | 'SendAnnouncementEmailPayload' | 'SendMessagePayload' | 'SetAnnouncementChannelsPayload' | 'SetAnswerSavedPayload' | 'SetCommunityFollowPayload' | 'SetFeedTypeFollowPayload' | 'SetFollowPayload' | 'SetInterviewSavedPayload' | 'SetLikePayload' | 'SetMembershipPayload' | 'SetOnboardingPayload' | 'SetSpokespersonPayload' | 'SetSubscriptionPayload' | 'ShareInterviewPayload' | 'SignInPayload' | 'SignOutPayload' | 'SignUpPayload' | 'StartAnswersPayload' | 'StartConversationPayload' | 'StartPublicAnswersPayload' | 'StartTwoStepPayload' | 'TestAnnouncementEmailPayload' | 'UnshareInterviewPayload' | 'UpdateAnnouncementEmailPayload' | 'UpdateAnnouncementPayload' | 'UpdateCalloutPayload' | 'UpdateChannelPayload' | 'UpdateCommentPayload' | 'UpdateCommunityPayload' | 'UpdateCommunityPostPayload' | 'UpdateCompanyPayload' | 'UpdateCompanyResponsibilityPayload' | 'UpdateContactDetailsPayload' | 'UpdateContactListPayload' | 'UpdateContactPayload' | 'UpdateEventPayload' | 'UpdateInterviewPayload' | 'UpdateJobPayload' | 'UpdateMonitorSearchPayload' | 'UpdateNewsroomPayload' | 'UpdateNotificationSettingPayload' | 'UpdateOutletPayload' | 'UpdateOutletResponsibilityPayload' | 'UpdateReactionPayload' | 'UpdateRecordPayload' | 'UpdateSettingsPayload' | 'UpdateSocialProfilesPayload' | 'UpdateStatementPayload' | 'UpdateStoryPayload' | 'UpdateTaskPayload' | 'UpdateWorkListPayload' | 'WithdrawInvitationPayload', ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NewsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsItem'] = ResolversParentTypes['NewsItem']> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<NewsItemCommentsArgs, 'first'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  img?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NewsKind'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likes?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, RequireFields<NewsItemLikesArgs, 'first'>>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['NewsPermissions'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  story?: Resolver<Maybe<ResolversTypes['Story']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCommentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsKindResolvers = EnumResolverSignature<{ EPITOME?: any, MARCOMS?: any, MEDIA?: any }, ResolversTypes['NewsKind']>;

export type NewsPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsPermissions'] = ResolversParentTypes['NewsPermissions']> = {
  comment?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  like?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsletterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Newsletter'] = ResolversParentTypes['Newsletter']> = {
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['NewsletterFrequency'], ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterFrequencyResolvers = EnumResolverSignature<{ AS_IT_HAPPENS?: any, DAILY?: any, WEEKLY?: any }, ResolversTypes['NewsletterFrequency']>;

export type NewsroomResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Newsroom'] = ResolversParentTypes['Newsroom']> = {
  announcementsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  banner?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  contacts?: Resolver<ReadonlyArray<ResolversTypes['Author']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['NewsroomPermissions'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NewsroomStatus'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsroomConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsroomConfirmation'] = ResolversParentTypes['NewsroomConfirmation']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsroom?: Resolver<ResolversTypes['Newsroom'], ParentType, ContextType>;
  requester?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
};

export type NewsroomConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsroomConnection'] = ResolversParentTypes['NewsroomConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NewsroomEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NewsroomEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsroomEdge'] = ResolversParentTypes['NewsroomEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Newsroom'], ParentType, ContextType>;
};

export type NewsroomPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsroomPermissions'] = ResolversParentTypes['NewsroomPermissions']> = {
  decide?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type NewsroomStatusResolvers = EnumResolverSignature<{ CONFIRMED?: any, DECLINED?: any, PENDING?: any }, ResolversTypes['NewsroomStatus']>;

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Announcement' | 'Answer' | 'AnswerSet' | 'Beat' | 'Callout' | 'Channel' | 'Comment' | 'Community' | 'CommunityPost' | 'Company' | 'Contact' | 'ContactList' | 'Conversation' | 'Country' | 'Event' | 'FollowFeed' | 'Image' | 'Interview' | 'Job' | 'Message' | 'MonitorSearch' | 'NewsItem' | 'Newsroom' | 'Notification' | 'Outlet' | 'Reaction' | 'Record' | 'Statement' | 'Story' | 'Task' | 'User' | 'UserSettings' | 'Video' | 'Viewer' | 'WorkList', ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  answer?: Resolver<Maybe<ResolversTypes['NotificationAnswer']>, ParentType, ContextType>;
  commentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  commentSummary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entitySummary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entityType?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  parentCommentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  when?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationAnswer'] = ResolversParentTypes['NotificationAnswer']> = {
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['InterviewType'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type NotificationKindResolvers = EnumResolverSignature<{ COMMENT?: any, COMMENT_AS_REPLY?: any, INTERVIEW_ANSWER?: any, LIKE?: any, LIKE_ON_COMMENT?: any, MENTION?: any, MENTION_ON_COMMENT?: any }, ResolversTypes['NotificationKind']>;

export type NotificationReceivedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationReceived'] = ResolversParentTypes['NotificationReceived']> = {
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type NotificationSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSetting'] = ResolversParentTypes['NotificationSetting']> = {
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  onSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OnboardingOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardingOrganization'] = ResolversParentTypes['OnboardingOrganization']> = {
  organization?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  suggestions?: Resolver<ReadonlyArray<ResolversTypes['Company']>, ParentType, ContextType>;
};

export type OnboardingStageResolvers = EnumResolverSignature<{ BEATS?: any, COMMUNITIES?: any, DETAILS?: any, NEWSROOM?: any, ORGANIZATION?: any }, ResolversTypes['OnboardingStage']>;

export type OutletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Outlet'] = ResolversParentTypes['Outlet']> = {
  audience?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  beats?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Beat']>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<Maybe<ResolversTypes['StaffMemberConnection']>, ParentType, ContextType, RequireFields<OutletPeopleArgs, 'first'>>;
  peopleCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['OutletPermissions'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stories?: Resolver<Maybe<ResolversTypes['FeedConnection']>, ParentType, ContextType, RequireFields<OutletStoriesArgs, 'first'>>;
  type?: Resolver<Maybe<ResolversTypes['OutletType']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OutletPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutletPermissions'] = ResolversParentTypes['OutletPermissions']> = {
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  readStories?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type OutletResponsibilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutletResponsibility'] = ResolversParentTypes['OutletResponsibility']> = {
  beats?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Beat']>>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outlet?: Resolver<ResolversTypes['Outlet'], ParentType, ContextType>;
  roleTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['OutletRole']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OutletRoleResolvers = EnumResolverSignature<{ CONTRIBUTOR?: any, EDITOR?: any, FREELANCER?: any, PRESENTER?: any, PRODUCER?: any, REPORTER?: any }, ResolversTypes['OutletRole']>;

export type OutletTypeResolvers = EnumResolverSignature<{ MAGAZINE?: any, NEWSLETTER?: any, NEWSPAPER?: any, ONLINE?: any, PODCAST?: any, RADIO?: any, TV?: any }, ResolversTypes['OutletType']>;

export type OwnCalloutConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnCalloutConnection'] = ResolversParentTypes['OwnCalloutConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OwnCalloutEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnCalloutEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnCalloutEdge'] = ResolversParentTypes['OwnCalloutEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Callout'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasswordRecoveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordRecovery'] = ResolversParentTypes['PasswordRecovery']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['DenialReason']>, ParentType, ContextType>;
};

export type PostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  __resolveType: TypeResolveFn<'Callout' | 'CommunityPost' | 'Event' | 'Job' | 'Reaction' | 'Record' | 'Statement', ParentType, ContextType>;
};

export type PostBaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostBase'] = ResolversParentTypes['PostBase']> = {
  __resolveType: TypeResolveFn<'Callout' | 'CommunityPost' | 'Event' | 'Job' | 'Reaction' | 'Record' | 'Statement', ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<PostBaseCommentsArgs, 'first'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communities?: Resolver<ReadonlyArray<ResolversTypes['Community']>, ParentType, ContextType>;
  communityIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likes?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, RequireFields<PostBaseLikesArgs, 'first'>>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['PostPermissions'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  saveAs?: Resolver<ResolversTypes['SaveAs'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalCommentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
  userTypes?: Resolver<ReadonlyArray<ResolversTypes['UserType']>, ParentType, ContextType>;
};

export type PostChangeResolvers = EnumResolverSignature<{ COMMENTS?: any, DELETED?: any, EDITED?: any, LIKES?: any, RESTORED?: any }, ResolversTypes['PostChange']>;

export type PostChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostChanged'] = ResolversParentTypes['PostChanged']> = {
  change?: Resolver<ResolversTypes['PostChange'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PostPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostPermissions'] = ResolversParentTypes['PostPermissions']> = {
  comment?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  like?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  restore?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostTypeResolvers = EnumResolverSignature<{ CALLOUT?: any, COMMUNITY_POST?: any, EVENT?: any, JOB?: any, REACTION?: any, RECORD?: any, STATEMENT?: any }, ResolversTypes['PostType']>;

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  __resolveType: TypeResolveFn<'Company' | 'User', ParentType, ContextType>;
};

export type ProfileViewResolvers = EnumResolverSignature<{ PRIVATE?: any, PUBLIC?: any }, ResolversTypes['ProfileView']>;

export type PublicInterviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicInterview'] = ResolversParentTypes['PublicInterview']> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['Question']>, ParentType, ContextType>;
  questionsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['InterviewType'], ParentType, ContextType>;
};

export type PublishDraftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishDraftPayload'] = ResolversParentTypes['PublishDraftPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  allNewsrooms?: Resolver<Maybe<ResolversTypes['NewsroomConnection']>, ParentType, ContextType, RequireFields<QueryAllNewsroomsArgs, 'first'>>;
  announcement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType, RequireFields<QueryAnnouncementArgs, 'databaseId'>>;
  announcements?: Resolver<Maybe<ResolversTypes['AnnouncementConnection']>, ParentType, ContextType, RequireFields<QueryAnnouncementsArgs, 'first'>>;
  answerSet?: Resolver<Maybe<ResolversTypes['AnswerSet']>, ParentType, ContextType, RequireFields<QueryAnswerSetArgs, 'hash' | 'type'>>;
  beats?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Beat']>>, ParentType, ContextType>;
  callouts?: Resolver<Maybe<ResolversTypes['FeedConnection']>, ParentType, ContextType, RequireFields<QueryCalloutsArgs, 'first' | 'sort'>>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryCommentArgs, 'databaseId'>>;
  commentary?: Resolver<Maybe<ResolversTypes['FeedConnection']>, ParentType, ContextType, RequireFields<QueryCommentaryArgs, 'first'>>;
  communities?: Resolver<Maybe<ResolversTypes['CommunityConnection']>, ParentType, ContextType, RequireFields<QueryCommunitiesArgs, 'first'>>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType, RequireFields<QueryCommunityArgs, 'slug'>>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<QueryCompanyArgs, 'slug'>>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType, RequireFields<QueryContactArgs, 'databaseId'>>;
  contactList?: Resolver<Maybe<ResolversTypes['ContactList']>, ParentType, ContextType, RequireFields<QueryContactListArgs, 'databaseId'>>;
  contacts?: Resolver<Maybe<ResolversTypes['ContactConnection']>, ParentType, ContextType, RequireFields<QueryContactsArgs, 'first'>>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'databaseId'>>;
  conversationWith?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationWithArgs, 'contactIds'>>;
  countries?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Country']>>, ParentType, ContextType, Partial<QueryCountriesArgs>>;
  feed?: Resolver<Maybe<ResolversTypes['FeedConnection']>, ParentType, ContextType, RequireFields<QueryFeedArgs, 'first'>>;
  insider?: Resolver<Maybe<ResolversTypes['FeedConnection']>, ParentType, ContextType, RequireFields<QueryInsiderArgs, 'first'>>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType, RequireFields<QueryInterviewArgs, 'databaseId'>>;
  interviews?: Resolver<Maybe<ResolversTypes['InterviewConnection']>, ParentType, ContextType, RequireFields<QueryInterviewsArgs, 'first'>>;
  jobs?: Resolver<Maybe<ResolversTypes['FeedConnection']>, ParentType, ContextType, RequireFields<QueryJobsArgs, 'first'>>;
  latestEvents?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Event']>>, ParentType, ContextType, RequireFields<QueryLatestEventsArgs, 'first'>>;
  latestJobs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Job']>>, ParentType, ContextType, RequireFields<QueryLatestJobsArgs, 'first'>>;
  mentions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Author']>>, ParentType, ContextType, RequireFields<QueryMentionsArgs, 'first' | 'query'>>;
  newsroom?: Resolver<Maybe<ResolversTypes['Newsroom']>, ParentType, ContextType, RequireFields<QueryNewsroomArgs, 'databaseId'>>;
  newsroomConfirmation?: Resolver<Maybe<ResolversTypes['NewsroomConfirmation']>, ParentType, ContextType, RequireFields<QueryNewsroomConfirmationArgs, 'hash'>>;
  newsrooms?: Resolver<Maybe<ResolversTypes['NewsroomConnection']>, ParentType, ContextType, RequireFields<QueryNewsroomsArgs, 'first'>>;
  newswire?: Resolver<Maybe<ResolversTypes['FeedConnection']>, ParentType, ContextType, RequireFields<QueryNewswireArgs, 'first'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  outlet?: Resolver<Maybe<ResolversTypes['Outlet']>, ParentType, ContextType, RequireFields<QueryOutletArgs, 'slug'>>;
  outlets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Outlet']>>, ParentType, ContextType, RequireFields<QueryOutletsArgs, 'first'>>;
  passwordRecovery?: Resolver<Maybe<ResolversTypes['PasswordRecovery']>, ParentType, ContextType, RequireFields<QueryPasswordRecoveryArgs, 'code' | 'userId'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'databaseId' | 'type'>>;
  publicInterview?: Resolver<Maybe<ResolversTypes['PublicInterview']>, ParentType, ContextType, RequireFields<QueryPublicInterviewArgs, 'databaseId'>>;
  search?: Resolver<Maybe<ResolversTypes['SearchConnection']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'first' | 'query'>>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType, RequireFields<QuerySettingsArgs, 'slug'>>;
  story?: Resolver<Maybe<ResolversTypes['Story']>, ParentType, ContextType, RequireFields<QueryStoryArgs, 'databaseId'>>;
  timezones?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Timezone']>>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'slug'>>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<QueryVideoArgs, 'databaseId'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  workList?: Resolver<Maybe<ResolversTypes['WorkList']>, ParentType, ContextType, RequireFields<QueryWorkListArgs, 'databaseId'>>;
};

export type QuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type QuestionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionConnection'] = ResolversParentTypes['QuestionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['QuestionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionEdge'] = ResolversParentTypes['QuestionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Question'], ParentType, ContextType>;
};

export type ReactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reaction'] = ResolversParentTypes['Reaction']> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<ReactionCommentsArgs, 'first'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communities?: Resolver<ReadonlyArray<ResolversTypes['Community']>, ParentType, ContextType>;
  communityIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likes?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, RequireFields<ReactionLikesArgs, 'first'>>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['PostPermissions'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  saveAs?: Resolver<ResolversTypes['SaveAs'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalCommentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userTypes?: Resolver<ReadonlyArray<ResolversTypes['UserType']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Record'] = ResolversParentTypes['Record']> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<RecordCommentsArgs, 'first'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communities?: Resolver<ReadonlyArray<ResolversTypes['Community']>, ParentType, ContextType>;
  communityIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likes?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, RequireFields<RecordLikesArgs, 'first'>>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['PostPermissions'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  saveAs?: Resolver<ResolversTypes['SaveAs'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalCommentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
  userTypes?: Resolver<ReadonlyArray<ResolversTypes['UserType']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoverPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoverPasswordPayload'] = ResolversParentTypes['RecoverPasswordPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemedyResolvers = EnumResolverSignature<{ ASK_FOR_APPROVAL?: any, ASK_FOR_INVITATION?: any, FINISH_ONBOARDING?: any, JOIN_COMMUNITY?: any, PUBLISH?: any, RESTORE?: any, SIGN_IN?: any }, ResolversTypes['Remedy']>;

export type RemoveAvatarPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAvatarPayload'] = ResolversParentTypes['RemoveAvatarPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveCommunityMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCommunityMemberPayload'] = ResolversParentTypes['RemoveCommunityMemberPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveCompanyResponsibilityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveCompanyResponsibilityPayload'] = ResolversParentTypes['RemoveCompanyResponsibilityPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveFromContactListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromContactListPayload'] = ResolversParentTypes['RemoveFromContactListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  contactList?: Resolver<Maybe<ResolversTypes['ContactList']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  removedContactId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveOutletResponsibilityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveOutletResponsibilityPayload'] = ResolversParentTypes['RemoveOutletResponsibilityPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPasswordRecoveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordRecoveryPayload'] = ResolversParentTypes['RequestPasswordRecoveryPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RespondentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Respondent'] = ResolversParentTypes['Respondent']> = {
  contact?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResponsibilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Responsibility'] = ResolversParentTypes['Responsibility']> = {
  __resolveType: TypeResolveFn<'CompanyResponsibility' | 'OutletResponsibility' | 'SpokespersonResponsibility', ParentType, ContextType>;
  beats?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Beat']>>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roleTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RestoreAnnouncementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreAnnouncementPayload'] = ResolversParentTypes['RestoreAnnouncementPayload']> = {
  announcement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreCommentPayload'] = ResolversParentTypes['RestoreCommentPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commentEdge?: Resolver<Maybe<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Commentable']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreInterviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreInterviewPayload'] = ResolversParentTypes['RestoreInterviewPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestorePostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestorePostPayload'] = ResolversParentTypes['RestorePostPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreStoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreStoryPayload'] = ResolversParentTypes['RestoreStoryPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  story?: Resolver<Maybe<ResolversTypes['Story']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAccessTokenPayload'] = ResolversParentTypes['RevokeAccessTokenPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleResolvers = EnumResolverSignature<{ ACCOUNT_ADMIN?: any, ADMIN?: any, EXPERT?: any, GUEST?: any, JOURNO?: any, PR?: any }, ResolversTypes['Role']>;

export type SaveAnswerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveAnswerPayload'] = ResolversParentTypes['SaveAnswerPayload']> = {
  answerSet?: Resolver<Maybe<ResolversTypes['AnswerSet']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveAsResolvers = EnumResolverSignature<{ DRAFT?: any, PUBLISHED?: any }, ResolversTypes['SaveAs']>;

export type SavedAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedAnswer'] = ResolversParentTypes['SavedAnswer']> = {
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type SavedInterviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedInterview'] = ResolversParentTypes['SavedInterview']> = {
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['InterviewType'], ParentType, ContextType>;
};

export type SavedMediaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedMedia'] = ResolversParentTypes['SavedMedia']> = {
  answer?: Resolver<Maybe<ResolversTypes['SavedAnswer']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interview?: Resolver<ResolversTypes['SavedInterview'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SavedMediaKind'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SavedMediaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedMediaConnection'] = ResolversParentTypes['SavedMediaConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SavedMediaEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedMediaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedMediaEdge'] = ResolversParentTypes['SavedMediaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SavedMedia'], ParentType, ContextType>;
};

export type SavedMediaKindResolvers = EnumResolverSignature<{ ANSWER?: any, INTERVIEW?: any }, ResolversTypes['SavedMediaKind']>;

export type SearchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchConnection'] = ResolversParentTypes['SearchConnection']> = {
  counts?: Resolver<ReadonlyArray<ResolversTypes['SearchCount']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SearchEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchCount'] = ResolversParentTypes['SearchCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SearchType'], ParentType, ContextType>;
};

export type SearchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchEdge'] = ResolversParentTypes['SearchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  img?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['SearchSubject']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SearchType'], ParentType, ContextType>;
};

export type SearchSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSubject'] = ResolversParentTypes['SearchSubject']> = {
  __resolveType: TypeResolveFn<'Announcement' | 'Callout' | 'Community' | 'CommunityPost' | 'Company' | 'Event' | 'Interview' | 'Job' | 'Outlet' | 'Reaction' | 'Record' | 'Statement' | 'Story' | 'User', ParentType, ContextType>;
};

export type SearchTypeResolvers = EnumResolverSignature<{ ANNOUNCEMENT?: any, CALLOUT?: any, COMMUNITY?: any, COMMUNITY_POST?: any, COMPANY?: any, EVENT?: any, INTERVIEW?: any, JOB?: any, OUTLET?: any, PERSON?: any, REACTION?: any, RECORD?: any, STATEMENT?: any, STORY?: any }, ResolversTypes['SearchType']>;

export type SecurityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Security'] = ResolversParentTypes['Security']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signIns?: Resolver<ReadonlyArray<ResolversTypes['ActiveSignIn']>, ParentType, ContextType>;
};

export type SendAnnouncementEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendAnnouncementEmailPayload'] = ResolversParentTypes['SendAnnouncementEmailPayload']> = {
  announcement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessagePayload'] = ResolversParentTypes['SendMessagePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  messageEdge?: Resolver<Maybe<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetAnnouncementChannelsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetAnnouncementChannelsPayload'] = ResolversParentTypes['SetAnnouncementChannelsPayload']> = {
  announcement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetAnswerSavedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetAnswerSavedPayload'] = ResolversParentTypes['SetAnswerSavedPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  isSaved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetCommunityFollowPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCommunityFollowPayload'] = ResolversParentTypes['SetCommunityFollowPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetFeedTypeFollowPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFeedTypeFollowPayload'] = ResolversParentTypes['SetFeedTypeFollowPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetFollowPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetFollowPayload'] = ResolversParentTypes['SetFollowPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Followable']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetInterviewSavedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetInterviewSavedPayload'] = ResolversParentTypes['SetInterviewSavedPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetLikePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetLikePayload'] = ResolversParentTypes['SetLikePayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Likable']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetMembershipPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMembershipPayload'] = ResolversParentTypes['SetMembershipPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetOnboardingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetOnboardingPayload'] = ResolversParentTypes['SetOnboardingPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetSpokespersonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSpokespersonPayload'] = ResolversParentTypes['SetSpokespersonPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetSubscriptionPayload'] = ResolversParentTypes['SetSubscriptionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SettingsOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingsOrganization'] = ResolversParentTypes['SettingsOrganization']> = {
  companyDatabaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShareInterviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareInterviewPayload'] = ResolversParentTypes['ShareInterviewPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialNetworkResolvers = EnumResolverSignature<{ FACEBOOK?: any, INSTAGRAM?: any, LINKEDIN?: any, TIKTOK?: any, WEBSITE?: any, X?: any, YOUTUBE?: any }, ResolversTypes['SocialNetwork']>;

export type SocialProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialProfile'] = ResolversParentTypes['SocialProfile']> = {
  network?: Resolver<ResolversTypes['SocialNetwork'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SpokespersonResponsibilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpokespersonResponsibility'] = ResolversParentTypes['SpokespersonResponsibility']> = {
  beats?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Beat']>>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roleTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMediaContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roleTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffMemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffMemberConnection'] = ResolversParentTypes['StaffMemberConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StaffMemberEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffMemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffMemberEdge'] = ResolversParentTypes['StaffMemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
};

export type StartAnswersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartAnswersPayload'] = ResolversParentTypes['StartAnswersPayload']> = {
  answerSet?: Resolver<Maybe<ResolversTypes['AnswerSet']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartConversationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartConversationPayload'] = ResolversParentTypes['StartConversationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversationEdge?: Resolver<Maybe<ResolversTypes['ConversationEdge']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartPublicAnswersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPublicAnswersPayload'] = ResolversParentTypes['StartPublicAnswersPayload']> = {
  answerSet?: Resolver<Maybe<ResolversTypes['AnswerSet']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartTwoStepPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartTwoStepPayload'] = ResolversParentTypes['StartTwoStepPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['TwoStepSecret']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Statement'] = ResolversParentTypes['Statement']> = {
  author?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['CommentConnection']>, ParentType, ContextType, RequireFields<StatementCommentsArgs, 'first'>>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  communities?: Resolver<ReadonlyArray<ResolversTypes['Community']>, ParentType, ContextType>;
  communityIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSystem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  liked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likes?: Resolver<Maybe<ResolversTypes['AuthorConnection']>, ParentType, ContextType, RequireFields<StatementLikesArgs, 'first'>>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['PostPermissions'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  saveAs?: Resolver<ResolversTypes['SaveAs'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalCommentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PostType'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  userTypes?: Resolver<ReadonlyArray<ResolversTypes['UserType']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Story'] = ResolversParentTypes['Story']> = {
  announcement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  communities?: Resolver<ReadonlyArray<ResolversTypes['Community']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  news?: Resolver<ResolversTypes['NewsItem'], ParentType, ContextType>;
  outlet?: Resolver<Maybe<ResolversTypes['Outlet']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['StoryPermissions'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoryConnection'] = ResolversParentTypes['StoryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StoryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoryEdge'] = ResolversParentTypes['StoryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Story'], ParentType, ContextType>;
};

export type StoryPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoryPermissions'] = ResolversParentTypes['StoryPermissions']> = {
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  restore?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  conversationsChanged?: SubscriptionResolver<ResolversTypes['ConversationsChanged'], "conversationsChanged", ParentType, ContextType>;
  feedChanged?: SubscriptionResolver<ResolversTypes['FeedChanged'], "feedChanged", ParentType, ContextType, Partial<SubscriptionFeedChangedArgs>>;
  issueLocked?: SubscriptionResolver<ResolversTypes['IssueLocked'], "issueLocked", ParentType, ContextType>;
  notificationReceived?: SubscriptionResolver<ResolversTypes['NotificationReceived'], "notificationReceived", ParentType, ContextType>;
  postChanged?: SubscriptionResolver<ResolversTypes['PostChanged'], "postChanged", ParentType, ContextType, RequireFields<SubscriptionPostChangedArgs, 'id'>>;
  videoProcessed?: SubscriptionResolver<ResolversTypes['VideoProcessed'], "videoProcessed", ParentType, ContextType, RequireFields<SubscriptionVideoProcessedArgs, 'id'>>;
};

export type TaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  assignee?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['Author'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['WorkPermissions'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TaskStatus'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['SearchSubject']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workList?: Resolver<Maybe<ResolversTypes['WorkList']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskConnection'] = ResolversParentTypes['TaskConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TaskEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaskEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskEdge'] = ResolversParentTypes['TaskEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Task'], ParentType, ContextType>;
};

export type TaskStatusResolvers = EnumResolverSignature<{ DONE?: any, IN_PROGRESS?: any, TODO?: any }, ResolversTypes['TaskStatus']>;

export type TaskSubjectTypeResolvers = EnumResolverSignature<{ ANNOUNCEMENT?: any, CALLOUT?: any, COMMUNITY_POST?: any, EVENT?: any, INTERVIEW?: any, JOB?: any, REACTION?: any, RECORD?: any, STATEMENT?: any, STORY?: any }, ResolversTypes['TaskSubjectType']>;

export type TestAnnouncementEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestAnnouncementEmailPayload'] = ResolversParentTypes['TestAnnouncementEmailPayload']> = {
  announcement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TimezoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Timezone'] = ResolversParentTypes['Timezone']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TwoStepSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoStepSecret'] = ResolversParentTypes['TwoStepSecret']> = {
  qr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UnshareInterviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnshareInterviewPayload'] = ResolversParentTypes['UnshareInterviewPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAnnouncementEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAnnouncementEmailPayload'] = ResolversParentTypes['UpdateAnnouncementEmailPayload']> = {
  announcement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateAnnouncementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAnnouncementPayload'] = ResolversParentTypes['UpdateAnnouncementPayload']> = {
  announcement?: Resolver<Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCalloutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCalloutPayload'] = ResolversParentTypes['UpdateCalloutPayload']> = {
  callout?: Resolver<Maybe<ResolversTypes['Callout']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateChannelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateChannelPayload'] = ResolversParentTypes['UpdateChannelPayload']> = {
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCommentPayload'] = ResolversParentTypes['UpdateCommentPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCommunityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCommunityPayload'] = ResolversParentTypes['UpdateCommunityPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  community?: Resolver<Maybe<ResolversTypes['Community']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCommunityPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCommunityPostPayload'] = ResolversParentTypes['UpdateCommunityPostPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  communityPost?: Resolver<Maybe<ResolversTypes['CommunityPost']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCompanyPayload'] = ResolversParentTypes['UpdateCompanyPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCompanyResponsibilityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCompanyResponsibilityPayload'] = ResolversParentTypes['UpdateCompanyResponsibilityPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateContactDetailsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateContactDetailsPayload'] = ResolversParentTypes['UpdateContactDetailsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateContactListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateContactListPayload'] = ResolversParentTypes['UpdateContactListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactList?: Resolver<Maybe<ResolversTypes['ContactList']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateContactPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateContactPayload'] = ResolversParentTypes['UpdateContactPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateEventPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEventPayload'] = ResolversParentTypes['UpdateEventPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateInterviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateInterviewPayload'] = ResolversParentTypes['UpdateInterviewPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateJobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateJobPayload'] = ResolversParentTypes['UpdateJobPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateMonitorSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMonitorSearchPayload'] = ResolversParentTypes['UpdateMonitorSearchPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  search?: Resolver<Maybe<ResolversTypes['MonitorSearch']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateNewsroomPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNewsroomPayload'] = ResolversParentTypes['UpdateNewsroomPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  newsroom?: Resolver<Maybe<ResolversTypes['Newsroom']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateNotificationSettingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotificationSettingPayload'] = ResolversParentTypes['UpdateNotificationSettingPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateOutletPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOutletPayload'] = ResolversParentTypes['UpdateOutletPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  outlet?: Resolver<Maybe<ResolversTypes['Outlet']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateOutletResponsibilityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOutletResponsibilityPayload'] = ResolversParentTypes['UpdateOutletResponsibilityPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateReactionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateReactionPayload'] = ResolversParentTypes['UpdateReactionPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  reaction?: Resolver<Maybe<ResolversTypes['Reaction']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateRecordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRecordPayload'] = ResolversParentTypes['UpdateRecordPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['Record']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSettingsPayload'] = ResolversParentTypes['UpdateSettingsPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSocialProfilesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSocialProfilesPayload'] = ResolversParentTypes['UpdateSocialProfilesPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateStatementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateStatementPayload'] = ResolversParentTypes['UpdateStatementPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  statement?: Resolver<Maybe<ResolversTypes['Statement']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateStoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateStoryPayload'] = ResolversParentTypes['UpdateStoryPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  story?: Resolver<Maybe<ResolversTypes['Story']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateTaskPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateTaskPayload'] = ResolversParentTypes['UpdateTaskPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['Task']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateWorkListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateWorkListPayload'] = ResolversParentTypes['UpdateWorkListPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  workList?: Resolver<Maybe<ResolversTypes['WorkList']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UploadKindResolvers = EnumResolverSignature<{ IMAGE?: any, VIDEO?: any }, ResolversTypes['UploadKind']>;

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  communities?: Resolver<ReadonlyArray<ResolversTypes['Community']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['ContactDetails']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastActiveStamp?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['UserPermissions'], ParentType, ContextType>;
  posts?: Resolver<Maybe<ResolversTypes['FeedConnection']>, ParentType, ContextType, RequireFields<UserPostsArgs, 'first'>>;
  responsibilities?: Resolver<ReadonlyArray<ResolversTypes['Responsibility']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  socials?: Resolver<ReadonlyArray<ResolversTypes['SocialProfile']>, ParentType, ContextType>;
  userType?: Resolver<Maybe<ResolversTypes['UserType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPermissions'] = ResolversParentTypes['UserPermissions']> = {
  approve?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  follow?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  openSettings?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  readPosts?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSettings'] = ResolversParentTypes['UserSettings']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  communityFollows?: Resolver<Maybe<ResolversTypes['CommunityFollowConnection']>, ParentType, ContextType, RequireFields<UserSettingsCommunityFollowsArgs, 'first'>>;
  companyResponsibilities?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CompanyResponsibility']>>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['ContactDetails']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  feedTypeFollows?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FeedTypeFollow']>>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  generatedProfile?: Resolver<Maybe<ResolversTypes['GeneratedProfile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  managedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletters?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Newsletter']>>, ParentType, ContextType>;
  notificationSettings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['NotificationSetting']>>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['SettingsOrganization']>, ParentType, ContextType>;
  outletResponsibilities?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OutletResponsibility']>>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  socials?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SocialProfile']>>, ParentType, ContextType>;
  spokespersonFor?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SpokespersonResponsibility']>>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['ProfileView'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserTypeResolvers = EnumResolverSignature<{ EXPERTS?: any, JOURNO?: any, MARKETING?: any }, ResolversTypes['UserType']>;

export type VideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  coverUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VideoStatus'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoAttachment'] = ResolversParentTypes['VideoAttachment']> = {
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VideoStatus'], ParentType, ContextType>;
  thumbnail?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type VideoProcessedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoProcessed'] = ResolversParentTypes['VideoProcessed']> = {
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type VideoStatusResolvers = EnumResolverSignature<{ PROCESSED?: any, PROCESSING?: any }, ResolversTypes['VideoStatus']>;

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accessTokens?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AccessToken']>>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  announcements?: Resolver<Maybe<ResolversTypes['AnnouncementConnection']>, ParentType, ContextType, RequireFields<ViewerAnnouncementsArgs, 'first'>>;
  authenticated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  awaitingAnswers?: Resolver<Maybe<ResolversTypes['AnswerSetConnection']>, ParentType, ContextType, RequireFields<ViewerAwaitingAnswersArgs, 'first'>>;
  beats?: Resolver<ReadonlyArray<ResolversTypes['Beat']>, ParentType, ContextType>;
  callouts?: Resolver<Maybe<ResolversTypes['OwnCalloutConnection']>, ParentType, ContextType, RequireFields<ViewerCalloutsArgs, 'first'>>;
  capabilities?: Resolver<ReadonlyArray<ResolversTypes['Capability']>, ParentType, ContextType>;
  channels?: Resolver<Maybe<ResolversTypes['ChannelConnection']>, ParentType, ContextType, RequireFields<ViewerChannelsArgs, 'first'>>;
  communities?: Resolver<ReadonlyArray<ResolversTypes['Community']>, ParentType, ContextType>;
  contactId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contactLists?: Resolver<Maybe<ResolversTypes['ContactListConnection']>, ParentType, ContextType, RequireFields<ViewerContactListsArgs, 'first'>>;
  conversations?: Resolver<Maybe<ResolversTypes['ConversationConnection']>, ParentType, ContextType, RequireFields<ViewerConversationsArgs, 'first'>>;
  createChannel?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  createPost?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  createStory?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  createWork?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  databaseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  drafts?: Resolver<Maybe<ResolversTypes['DraftConnection']>, ParentType, ContextType, RequireFields<ViewerDraftsArgs, 'first'>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  followFeed?: Resolver<Maybe<ResolversTypes['FollowFeed']>, ParentType, ContextType, Partial<ViewerFollowFeedArgs>>;
  followFeeds?: Resolver<ReadonlyArray<ResolversTypes['FollowFeed']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  getstream?: Resolver<Maybe<ResolversTypes['Getstream']>, ParentType, ContextType>;
  hasNotifications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interviews?: Resolver<Maybe<ResolversTypes['InterviewConnection']>, ParentType, ContextType, RequireFields<ViewerInterviewsArgs, 'first'>>;
  isManaged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  joinRequests?: Resolver<Maybe<ReadonlyArray<ResolversTypes['JoinRequest']>>, ParentType, ContextType>;
  keepContacts?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  lastname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  logoIcon?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  modules?: Resolver<ReadonlyArray<ResolversTypes['Module']>, ParentType, ContextType>;
  monitor?: Resolver<Maybe<ResolversTypes['Monitor']>, ParentType, ContextType>;
  newsrooms?: Resolver<Maybe<ResolversTypes['NewsroomConnection']>, ParentType, ContextType, RequireFields<ViewerNewsroomsArgs, 'first'>>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, RequireFields<ViewerNotificationsArgs, 'first'>>;
  onboarding?: Resolver<Maybe<ResolversTypes['OnboardingStage']>, ParentType, ContextType>;
  onboardingOrganization?: Resolver<Maybe<ResolversTypes['OnboardingOrganization']>, ParentType, ContextType>;
  onboardingStages?: Resolver<ReadonlyArray<ResolversTypes['OnboardingStage']>, ParentType, ContextType>;
  postAs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Author']>>, ParentType, ContextType>;
  questions?: Resolver<Maybe<ResolversTypes['QuestionConnection']>, ParentType, ContextType, RequireFields<ViewerQuestionsArgs, 'first'>>;
  recommendedContacts?: Resolver<Maybe<ResolversTypes['ContactConnection']>, ParentType, ContextType, RequireFields<ViewerRecommendedContactsArgs, 'first'>>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  savedMedia?: Resolver<Maybe<ResolversTypes['SavedMediaConnection']>, ParentType, ContextType, RequireFields<ViewerSavedMediaArgs, 'first'>>;
  security?: Resolver<Maybe<ResolversTypes['Security']>, ParentType, ContextType>;
  sharedInterviews?: Resolver<Maybe<ResolversTypes['InterviewConnection']>, ParentType, ContextType, RequireFields<ViewerSharedInterviewsArgs, 'first'>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startConversation?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  storyDrafts?: Resolver<Maybe<ResolversTypes['StoryConnection']>, ParentType, ContextType, RequireFields<ViewerStoryDraftsArgs, 'first'>>;
  systemCompany?: Resolver<Maybe<ResolversTypes['Author']>, ParentType, ContextType>;
  tasks?: Resolver<Maybe<ResolversTypes['TaskConnection']>, ParentType, ContextType, RequireFields<ViewerTasksArgs, 'first'>>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unreadConversations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewModes?: Resolver<ReadonlyArray<ResolversTypes['ViewMode']>, ParentType, ContextType>;
  workLists?: Resolver<Maybe<ResolversTypes['WorkListConnection']>, ParentType, ContextType, RequireFields<ViewerWorkListsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawInvitationPayload'] = ResolversParentTypes['WithdrawInvitationPayload']> = {
  clientMutationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  interview?: Resolver<Maybe<ResolversTypes['Interview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkList'] = ResolversParentTypes['WorkList']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  databaseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<ReadonlyArray<ResolversTypes['Author']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['WorkPermissions'], ParentType, ContextType>;
  tasks?: Resolver<Maybe<ResolversTypes['TaskConnection']>, ParentType, ContextType, RequireFields<WorkListTasksArgs, 'first'>>;
  tasksCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkListConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkListConnection'] = ResolversParentTypes['WorkListConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkListEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkListEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkListEdge'] = ResolversParentTypes['WorkListEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WorkList'], ParentType, ContextType>;
};

export type WorkPermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkPermissions'] = ResolversParentTypes['WorkPermissions']> = {
  delete?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
};

export type WorkplaceResolvers = EnumResolverSignature<{ HYBRID?: any, ON_SITE?: any, REMOTE?: any }, ResolversTypes['Workplace']>;

export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  ActiveSignIn?: ActiveSignInResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  ActivityConnection?: ActivityConnectionResolvers<ContextType>;
  ActivityEdge?: ActivityEdgeResolvers<ContextType>;
  ActivityPost?: ActivityPostResolvers<ContextType>;
  AddCommentPayload?: AddCommentPayloadResolvers<ContextType>;
  AddMonitorItemsPayload?: AddMonitorItemsPayloadResolvers<ContextType>;
  AddOutletPayload?: AddOutletPayloadResolvers<ContextType>;
  AddToContactListPayload?: AddToContactListPayloadResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  AnnouncementChannel?: AnnouncementChannelResolvers<ContextType>;
  AnnouncementConnection?: AnnouncementConnectionResolvers<ContextType>;
  AnnouncementEdge?: AnnouncementEdgeResolvers<ContextType>;
  AnnouncementEmail?: AnnouncementEmailResolvers<ContextType>;
  AnnouncementHub?: AnnouncementHubResolvers<ContextType>;
  AnnouncementKind?: AnnouncementKindResolvers;
  AnnouncementNewsroom?: AnnouncementNewsroomResolvers<ContextType>;
  AnnouncementPermissions?: AnnouncementPermissionsResolvers<ContextType>;
  AnnouncementStatus?: AnnouncementStatusResolvers;
  Answer?: AnswerResolvers<ContextType>;
  AnswerJoinRequestPayload?: AnswerJoinRequestPayloadResolvers<ContextType>;
  AnswerMode?: AnswerModeResolvers;
  AnswerNewsroomConfirmationPayload?: AnswerNewsroomConfirmationPayloadResolvers<ContextType>;
  AnswerSet?: AnswerSetResolvers<ContextType>;
  AnswerSetConnection?: AnswerSetConnectionResolvers<ContextType>;
  AnswerSetEdge?: AnswerSetEdgeResolvers<ContextType>;
  AnswerSetPermissions?: AnswerSetPermissionsResolvers<ContextType>;
  AnswerSetStatus?: AnswerSetStatusResolvers;
  AnsweredInterview?: AnsweredInterviewResolvers<ContextType>;
  ApproveAccountPayload?: ApproveAccountPayloadResolvers<ContextType>;
  Attachments?: AttachmentsResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  AuthorConnection?: AuthorConnectionResolvers<ContextType>;
  AuthorEdge?: AuthorEdgeResolvers<ContextType>;
  AuthorType?: AuthorTypeResolvers;
  Authored?: AuthoredResolvers<ContextType>;
  AwaitingDirection?: AwaitingDirectionResolvers;
  Beat?: BeatResolvers<ContextType>;
  BeatColour?: BeatColourResolvers;
  BeatKey?: BeatKeyResolvers;
  CallOffAnnouncementEmailPayload?: CallOffAnnouncementEmailPayloadResolvers<ContextType>;
  Callout?: CalloutResolvers<ContextType>;
  CalloutInterview?: CalloutInterviewResolvers<ContextType>;
  CalloutSort?: CalloutSortResolvers;
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  ChannelConnection?: ChannelConnectionResolvers<ContextType>;
  ChannelEdge?: ChannelEdgeResolvers<ContextType>;
  ChannelPermissions?: ChannelPermissionsResolvers<ContextType>;
  ChannelType?: ChannelTypeResolvers;
  Comment?: CommentResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentEdge?: CommentEdgeResolvers<ContextType>;
  CommentPermissions?: CommentPermissionsResolvers<ContextType>;
  Commentable?: CommentableResolvers<ContextType>;
  Community?: CommunityResolvers<ContextType>;
  CommunityCandidate?: CommunityCandidateResolvers<ContextType>;
  CommunityConnection?: CommunityConnectionResolvers<ContextType>;
  CommunityEdge?: CommunityEdgeResolvers<ContextType>;
  CommunityFollow?: CommunityFollowResolvers<ContextType>;
  CommunityFollowConnection?: CommunityFollowConnectionResolvers<ContextType>;
  CommunityFollowEdge?: CommunityFollowEdgeResolvers<ContextType>;
  CommunityMember?: CommunityMemberResolvers<ContextType>;
  CommunityMemberConnection?: CommunityMemberConnectionResolvers<ContextType>;
  CommunityMemberEdge?: CommunityMemberEdgeResolvers<ContextType>;
  CommunityMemberPermissions?: CommunityMemberPermissionsResolvers<ContextType>;
  CommunityPermissions?: CommunityPermissionsResolvers<ContextType>;
  CommunityPost?: CommunityPostResolvers<ContextType>;
  CommunityType?: CommunityTypeResolvers;
  Company?: CompanyResolvers<ContextType>;
  CompanyPermissions?: CompanyPermissionsResolvers<ContextType>;
  CompanyResponsibility?: CompanyResponsibilityResolvers<ContextType>;
  CompanyRole?: CompanyRoleResolvers;
  ConfirmTwoStepPayload?: ConfirmTwoStepPayloadResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactCompany?: ContactCompanyResolvers<ContextType>;
  ContactConnection?: ContactConnectionResolvers<ContextType>;
  ContactDetails?: ContactDetailsResolvers<ContextType>;
  ContactEdge?: ContactEdgeResolvers<ContextType>;
  ContactList?: ContactListResolvers<ContextType>;
  ContactListConnection?: ContactListConnectionResolvers<ContextType>;
  ContactListEdge?: ContactListEdgeResolvers<ContextType>;
  ContactListPermissions?: ContactListPermissionsResolvers<ContextType>;
  ContactOutlet?: ContactOutletResolvers<ContextType>;
  ContactPermissions?: ContactPermissionsResolvers<ContextType>;
  ContactRole?: ContactRoleResolvers;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationConnection?: ConversationConnectionResolvers<ContextType>;
  ConversationEdge?: ConversationEdgeResolvers<ContextType>;
  ConversationPermissions?: ConversationPermissionsResolvers<ContextType>;
  ConversationsChanged?: ConversationsChangedResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  CreateAnnouncementPayload?: CreateAnnouncementPayloadResolvers<ContextType>;
  CreateAsyncCalloutPayload?: CreateAsyncCalloutPayloadResolvers<ContextType>;
  CreateCalloutPayload?: CreateCalloutPayloadResolvers<ContextType>;
  CreateChannelPayload?: CreateChannelPayloadResolvers<ContextType>;
  CreateCommunityPayload?: CreateCommunityPayloadResolvers<ContextType>;
  CreateCommunityPostPayload?: CreateCommunityPostPayloadResolvers<ContextType>;
  CreateCompanyPayload?: CreateCompanyPayloadResolvers<ContextType>;
  CreateContactListPayload?: CreateContactListPayloadResolvers<ContextType>;
  CreateContactPayload?: CreateContactPayloadResolvers<ContextType>;
  CreateEventPayload?: CreateEventPayloadResolvers<ContextType>;
  CreateInterviewPayload?: CreateInterviewPayloadResolvers<ContextType>;
  CreateJobPayload?: CreateJobPayloadResolvers<ContextType>;
  CreateMonitorSearchPayload?: CreateMonitorSearchPayloadResolvers<ContextType>;
  CreateNewsroomPayload?: CreateNewsroomPayloadResolvers<ContextType>;
  CreateOnboardingNewsroomPayload?: CreateOnboardingNewsroomPayloadResolvers<ContextType>;
  CreateOutletPayload?: CreateOutletPayloadResolvers<ContextType>;
  CreateReactionPayload?: CreateReactionPayloadResolvers<ContextType>;
  CreateRecordPayload?: CreateRecordPayloadResolvers<ContextType>;
  CreateStatementPayload?: CreateStatementPayloadResolvers<ContextType>;
  CreateStoryPayload?: CreateStoryPayloadResolvers<ContextType>;
  CreateTaskPayload?: CreateTaskPayloadResolvers<ContextType>;
  CreateWorkListPayload?: CreateWorkListPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecideNewsroomPayload?: DecideNewsroomPayloadResolvers<ContextType>;
  Deletable?: DeletableResolvers<ContextType>;
  DeleteAnnouncementPayload?: DeleteAnnouncementPayloadResolvers<ContextType>;
  DeleteChannelPayload?: DeleteChannelPayloadResolvers<ContextType>;
  DeleteCommentPayload?: DeleteCommentPayloadResolvers<ContextType>;
  DeleteContactListPayload?: DeleteContactListPayloadResolvers<ContextType>;
  DeleteContactPayload?: DeleteContactPayloadResolvers<ContextType>;
  DeleteConversationPayload?: DeleteConversationPayloadResolvers<ContextType>;
  DeleteInterviewPayload?: DeleteInterviewPayloadResolvers<ContextType>;
  DeleteMessagePayload?: DeleteMessagePayloadResolvers<ContextType>;
  DeleteMonitorSearchPayload?: DeleteMonitorSearchPayloadResolvers<ContextType>;
  DeleteNewsroomPayload?: DeleteNewsroomPayloadResolvers<ContextType>;
  DeletePostPayload?: DeletePostPayloadResolvers<ContextType>;
  DeleteStoryPayload?: DeleteStoryPayloadResolvers<ContextType>;
  DeleteTaskPayload?: DeleteTaskPayloadResolvers<ContextType>;
  DeleteUploadPayload?: DeleteUploadPayloadResolvers<ContextType>;
  DeleteWorkListPayload?: DeleteWorkListPayloadResolvers<ContextType>;
  DeliveryStatus?: DeliveryStatusResolvers;
  DenialCode?: DenialCodeResolvers;
  DenialReason?: DenialReasonResolvers<ContextType>;
  DismissRecommendationPayload?: DismissRecommendationPayloadResolvers<ContextType>;
  Draft?: DraftResolvers<ContextType>;
  DraftConnection?: DraftConnectionResolvers<ContextType>;
  DraftEdge?: DraftEdgeResolvers<ContextType>;
  DraftPermissions?: DraftPermissionsResolvers<ContextType>;
  EndSignInPayload?: EndSignInPayloadResolvers<ContextType>;
  EndTwoStepPayload?: EndTwoStepPayloadResolvers<ContextType>;
  EntityType?: EntityTypeResolvers;
  ErrorCode?: ErrorCodeResolvers;
  Event?: EventResolvers<ContextType>;
  EventType?: EventTypeResolvers;
  FeedChanged?: FeedChangedResolvers<ContextType>;
  FeedConnection?: FeedConnectionResolvers<ContextType>;
  FeedEdge?: FeedEdgeResolvers<ContextType>;
  FeedItem?: FeedItemResolvers<ContextType>;
  FeedType?: FeedTypeResolvers;
  FeedTypeFollow?: FeedTypeFollowResolvers<ContextType>;
  FinishAnswersPayload?: FinishAnswersPayloadResolvers<ContextType>;
  FollowFeed?: FollowFeedResolvers<ContextType>;
  FollowPermissions?: FollowPermissionsResolvers<ContextType>;
  Followable?: FollowableResolvers<ContextType>;
  GeneratedProfile?: GeneratedProfileResolvers<ContextType>;
  Getstream?: GetstreamResolvers<ContextType>;
  GetstreamBeat?: GetstreamBeatResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  Image?: ImageResolvers<ContextType>;
  ImageAttachment?: ImageAttachmentResolvers<ContextType>;
  InteractionPermissions?: InteractionPermissionsResolvers<ContextType>;
  Interview?: InterviewResolvers<ContextType>;
  InterviewConnection?: InterviewConnectionResolvers<ContextType>;
  InterviewEdge?: InterviewEdgeResolvers<ContextType>;
  InterviewPermissions?: InterviewPermissionsResolvers<ContextType>;
  InterviewStatus?: InterviewStatusResolvers;
  InterviewType?: InterviewTypeResolvers;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationStatus?: InvitationStatusResolvers;
  InviteRespondentsPayload?: InviteRespondentsPayloadResolvers<ContextType>;
  InviteToCommunityPayload?: InviteToCommunityPayloadResolvers<ContextType>;
  IssueLocked?: IssueLockedResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobCompany?: JobCompanyResolvers<ContextType>;
  JobType?: JobTypeResolvers;
  JoinCompanyPayload?: JoinCompanyPayloadResolvers<ContextType>;
  JoinRequest?: JoinRequestResolvers<ContextType>;
  Likable?: LikableResolvers<ContextType>;
  MailingStatus?: MailingStatusResolvers;
  MarkConversationReadPayload?: MarkConversationReadPayloadResolvers<ContextType>;
  MarkNotificationsReadPayload?: MarkNotificationsReadPayloadResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessagePermissions?: MessagePermissionsResolvers<ContextType>;
  Module?: ModuleResolvers;
  Monitor?: MonitorResolvers<ContextType>;
  MonitorItem?: MonitorItemResolvers<ContextType>;
  MonitorItemConnection?: MonitorItemConnectionResolvers<ContextType>;
  MonitorItemEdge?: MonitorItemEdgeResolvers<ContextType>;
  MonitorPermissions?: MonitorPermissionsResolvers<ContextType>;
  MonitorSearch?: MonitorSearchResolvers<ContextType>;
  MonitorSource?: MonitorSourceResolvers;
  Mutation?: MutationResolvers<ContextType>;
  MutationPayload?: MutationPayloadResolvers<ContextType>;
  NewsItem?: NewsItemResolvers<ContextType>;
  NewsKind?: NewsKindResolvers;
  NewsPermissions?: NewsPermissionsResolvers<ContextType>;
  Newsletter?: NewsletterResolvers<ContextType>;
  NewsletterFrequency?: NewsletterFrequencyResolvers;
  Newsroom?: NewsroomResolvers<ContextType>;
  NewsroomConfirmation?: NewsroomConfirmationResolvers<ContextType>;
  NewsroomConnection?: NewsroomConnectionResolvers<ContextType>;
  NewsroomEdge?: NewsroomEdgeResolvers<ContextType>;
  NewsroomPermissions?: NewsroomPermissionsResolvers<ContextType>;
  NewsroomStatus?: NewsroomStatusResolvers;
  Node?: NodeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationAnswer?: NotificationAnswerResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationKind?: NotificationKindResolvers;
  NotificationReceived?: NotificationReceivedResolvers<ContextType>;
  NotificationSetting?: NotificationSettingResolvers<ContextType>;
  OnboardingOrganization?: OnboardingOrganizationResolvers<ContextType>;
  OnboardingStage?: OnboardingStageResolvers;
  Outlet?: OutletResolvers<ContextType>;
  OutletPermissions?: OutletPermissionsResolvers<ContextType>;
  OutletResponsibility?: OutletResponsibilityResolvers<ContextType>;
  OutletRole?: OutletRoleResolvers;
  OutletType?: OutletTypeResolvers;
  OwnCalloutConnection?: OwnCalloutConnectionResolvers<ContextType>;
  OwnCalloutEdge?: OwnCalloutEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordRecovery?: PasswordRecoveryResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostBase?: PostBaseResolvers<ContextType>;
  PostChange?: PostChangeResolvers;
  PostChanged?: PostChangedResolvers<ContextType>;
  PostPermissions?: PostPermissionsResolvers<ContextType>;
  PostType?: PostTypeResolvers;
  Profile?: ProfileResolvers<ContextType>;
  ProfileView?: ProfileViewResolvers;
  PublicInterview?: PublicInterviewResolvers<ContextType>;
  PublishDraftPayload?: PublishDraftPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionConnection?: QuestionConnectionResolvers<ContextType>;
  QuestionEdge?: QuestionEdgeResolvers<ContextType>;
  Reaction?: ReactionResolvers<ContextType>;
  Record?: RecordResolvers<ContextType>;
  RecoverPasswordPayload?: RecoverPasswordPayloadResolvers<ContextType>;
  Remedy?: RemedyResolvers;
  RemoveAvatarPayload?: RemoveAvatarPayloadResolvers<ContextType>;
  RemoveCommunityMemberPayload?: RemoveCommunityMemberPayloadResolvers<ContextType>;
  RemoveCompanyResponsibilityPayload?: RemoveCompanyResponsibilityPayloadResolvers<ContextType>;
  RemoveFromContactListPayload?: RemoveFromContactListPayloadResolvers<ContextType>;
  RemoveOutletResponsibilityPayload?: RemoveOutletResponsibilityPayloadResolvers<ContextType>;
  RequestPasswordRecoveryPayload?: RequestPasswordRecoveryPayloadResolvers<ContextType>;
  Respondent?: RespondentResolvers<ContextType>;
  Responsibility?: ResponsibilityResolvers<ContextType>;
  RestoreAnnouncementPayload?: RestoreAnnouncementPayloadResolvers<ContextType>;
  RestoreCommentPayload?: RestoreCommentPayloadResolvers<ContextType>;
  RestoreInterviewPayload?: RestoreInterviewPayloadResolvers<ContextType>;
  RestorePostPayload?: RestorePostPayloadResolvers<ContextType>;
  RestoreStoryPayload?: RestoreStoryPayloadResolvers<ContextType>;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  Role?: RoleResolvers;
  SaveAnswerPayload?: SaveAnswerPayloadResolvers<ContextType>;
  SaveAs?: SaveAsResolvers;
  SavedAnswer?: SavedAnswerResolvers<ContextType>;
  SavedInterview?: SavedInterviewResolvers<ContextType>;
  SavedMedia?: SavedMediaResolvers<ContextType>;
  SavedMediaConnection?: SavedMediaConnectionResolvers<ContextType>;
  SavedMediaEdge?: SavedMediaEdgeResolvers<ContextType>;
  SavedMediaKind?: SavedMediaKindResolvers;
  SearchConnection?: SearchConnectionResolvers<ContextType>;
  SearchCount?: SearchCountResolvers<ContextType>;
  SearchEdge?: SearchEdgeResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchSubject?: SearchSubjectResolvers<ContextType>;
  SearchType?: SearchTypeResolvers;
  Security?: SecurityResolvers<ContextType>;
  SendAnnouncementEmailPayload?: SendAnnouncementEmailPayloadResolvers<ContextType>;
  SendMessagePayload?: SendMessagePayloadResolvers<ContextType>;
  SetAnnouncementChannelsPayload?: SetAnnouncementChannelsPayloadResolvers<ContextType>;
  SetAnswerSavedPayload?: SetAnswerSavedPayloadResolvers<ContextType>;
  SetCommunityFollowPayload?: SetCommunityFollowPayloadResolvers<ContextType>;
  SetFeedTypeFollowPayload?: SetFeedTypeFollowPayloadResolvers<ContextType>;
  SetFollowPayload?: SetFollowPayloadResolvers<ContextType>;
  SetInterviewSavedPayload?: SetInterviewSavedPayloadResolvers<ContextType>;
  SetLikePayload?: SetLikePayloadResolvers<ContextType>;
  SetMembershipPayload?: SetMembershipPayloadResolvers<ContextType>;
  SetOnboardingPayload?: SetOnboardingPayloadResolvers<ContextType>;
  SetSpokespersonPayload?: SetSpokespersonPayloadResolvers<ContextType>;
  SetSubscriptionPayload?: SetSubscriptionPayloadResolvers<ContextType>;
  SettingsOrganization?: SettingsOrganizationResolvers<ContextType>;
  ShareInterviewPayload?: ShareInterviewPayloadResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  SocialNetwork?: SocialNetworkResolvers;
  SocialProfile?: SocialProfileResolvers<ContextType>;
  SpokespersonResponsibility?: SpokespersonResponsibilityResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffMemberConnection?: StaffMemberConnectionResolvers<ContextType>;
  StaffMemberEdge?: StaffMemberEdgeResolvers<ContextType>;
  StartAnswersPayload?: StartAnswersPayloadResolvers<ContextType>;
  StartConversationPayload?: StartConversationPayloadResolvers<ContextType>;
  StartPublicAnswersPayload?: StartPublicAnswersPayloadResolvers<ContextType>;
  StartTwoStepPayload?: StartTwoStepPayloadResolvers<ContextType>;
  Statement?: StatementResolvers<ContextType>;
  Story?: StoryResolvers<ContextType>;
  StoryConnection?: StoryConnectionResolvers<ContextType>;
  StoryEdge?: StoryEdgeResolvers<ContextType>;
  StoryPermissions?: StoryPermissionsResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  TaskConnection?: TaskConnectionResolvers<ContextType>;
  TaskEdge?: TaskEdgeResolvers<ContextType>;
  TaskStatus?: TaskStatusResolvers;
  TaskSubjectType?: TaskSubjectTypeResolvers;
  TestAnnouncementEmailPayload?: TestAnnouncementEmailPayloadResolvers<ContextType>;
  Timezone?: TimezoneResolvers<ContextType>;
  TwoStepSecret?: TwoStepSecretResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UnshareInterviewPayload?: UnshareInterviewPayloadResolvers<ContextType>;
  UpdateAnnouncementEmailPayload?: UpdateAnnouncementEmailPayloadResolvers<ContextType>;
  UpdateAnnouncementPayload?: UpdateAnnouncementPayloadResolvers<ContextType>;
  UpdateCalloutPayload?: UpdateCalloutPayloadResolvers<ContextType>;
  UpdateChannelPayload?: UpdateChannelPayloadResolvers<ContextType>;
  UpdateCommentPayload?: UpdateCommentPayloadResolvers<ContextType>;
  UpdateCommunityPayload?: UpdateCommunityPayloadResolvers<ContextType>;
  UpdateCommunityPostPayload?: UpdateCommunityPostPayloadResolvers<ContextType>;
  UpdateCompanyPayload?: UpdateCompanyPayloadResolvers<ContextType>;
  UpdateCompanyResponsibilityPayload?: UpdateCompanyResponsibilityPayloadResolvers<ContextType>;
  UpdateContactDetailsPayload?: UpdateContactDetailsPayloadResolvers<ContextType>;
  UpdateContactListPayload?: UpdateContactListPayloadResolvers<ContextType>;
  UpdateContactPayload?: UpdateContactPayloadResolvers<ContextType>;
  UpdateEventPayload?: UpdateEventPayloadResolvers<ContextType>;
  UpdateInterviewPayload?: UpdateInterviewPayloadResolvers<ContextType>;
  UpdateJobPayload?: UpdateJobPayloadResolvers<ContextType>;
  UpdateMonitorSearchPayload?: UpdateMonitorSearchPayloadResolvers<ContextType>;
  UpdateNewsroomPayload?: UpdateNewsroomPayloadResolvers<ContextType>;
  UpdateNotificationSettingPayload?: UpdateNotificationSettingPayloadResolvers<ContextType>;
  UpdateOutletPayload?: UpdateOutletPayloadResolvers<ContextType>;
  UpdateOutletResponsibilityPayload?: UpdateOutletResponsibilityPayloadResolvers<ContextType>;
  UpdateReactionPayload?: UpdateReactionPayloadResolvers<ContextType>;
  UpdateRecordPayload?: UpdateRecordPayloadResolvers<ContextType>;
  UpdateSettingsPayload?: UpdateSettingsPayloadResolvers<ContextType>;
  UpdateSocialProfilesPayload?: UpdateSocialProfilesPayloadResolvers<ContextType>;
  UpdateStatementPayload?: UpdateStatementPayloadResolvers<ContextType>;
  UpdateStoryPayload?: UpdateStoryPayloadResolvers<ContextType>;
  UpdateTaskPayload?: UpdateTaskPayloadResolvers<ContextType>;
  UpdateWorkListPayload?: UpdateWorkListPayloadResolvers<ContextType>;
  UploadKind?: UploadKindResolvers;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserPermissions?: UserPermissionsResolvers<ContextType>;
  UserSettings?: UserSettingsResolvers<ContextType>;
  UserType?: UserTypeResolvers;
  Video?: VideoResolvers<ContextType>;
  VideoAttachment?: VideoAttachmentResolvers<ContextType>;
  VideoProcessed?: VideoProcessedResolvers<ContextType>;
  VideoStatus?: VideoStatusResolvers;
  Viewer?: ViewerResolvers<ContextType>;
  WithdrawInvitationPayload?: WithdrawInvitationPayloadResolvers<ContextType>;
  WorkList?: WorkListResolvers<ContextType>;
  WorkListConnection?: WorkListConnectionResolvers<ContextType>;
  WorkListEdge?: WorkListEdgeResolvers<ContextType>;
  WorkPermissions?: WorkPermissionsResolvers<ContextType>;
  Workplace?: WorkplaceResolvers;
};


type Dictionary<Key extends PropertyKey, Value> = { [Name in Key]: Value };
