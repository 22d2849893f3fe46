import type { AnswerLink } from "../rest/answerSets.ts";
import type { MailSubscription, TwoStepSecret } from "../rest/generated/contract.ts";
import type { Approved } from "./accounts/changes.ts";
import type { AnnouncementRef } from "./announcements/changes.ts";
import type { DeletedCommentModel, NewComment } from "./comments/changes.ts";
import type { ChangedCommunity } from "./communities/changes.ts";
import type { CompanyRef } from "./companies/people.ts";
import type { ContactRef, ListChange } from "./contacts/changes.ts";
import type { Follow } from "./follows/changes.ts";
import type { InterviewRef } from "./interviews/changes.ts";
import type { Like } from "./likes/changes.ts";
import type { ConversationRef } from "./messages/changes.ts";
import type { MessageRef } from "./messages/ids.ts";
import type {
  ChannelModel,
  CommentModel,
  CompanyModel,
  ConversationModel,
  MessageModel,
  NewsroomModel,
  OutletModel,
  ViewerModel,
  MonitorSearchModel,
  TaskModel,
  WorkListModel,
} from "./models.ts";
import type { Payload } from "./mutation.ts";
import type { PostModel, PostOf } from "./posts/models.ts";
import type { DeletedPostModel } from "./posts/changes.ts";
import type { ChangedSettings } from "./settings/changes.ts";

// What stands behind the payloads of mutations.

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
export type DisableTwoStepPayloadModel = Payload<boolean>;
export type RevokeSessionPayloadModel = Payload<boolean>;
export type CreateAccessTokenPayloadModel = Payload<string>;
export type RevokeAccessTokenPayloadModel = Payload<boolean>;
export type AddCommentPayloadModel = Payload<NewComment>;
export type RestoreCommentPayloadModel = Payload<NewComment>;
export type UpdateCommentPayloadModel = Payload<CommentModel>;
export type DeleteCommentPayloadModel = Payload<DeletedCommentModel>;
export type SetLikePayloadModel = Payload<Like>;
export type CreateCompanyPayloadModel = Payload<CompanyModel>;
export type UpdateCompanyPayloadModel = Payload<CompanyModel>;
export type AnswerCompanyRequestPayloadModel = Payload<CompanyRef>;
export type AddCompanyPersonPayloadModel = Payload<CompanyRef>;
export type RemoveCompanyPersonPayloadModel = Payload<CompanyRef>;
export type CreateOutletPayloadModel = Payload<OutletModel>;
export type UpdateOutletPayloadModel = Payload<OutletModel>;
export type CreateNewsroomPayloadModel = Payload<NewsroomModel>;
export type UpdateNewsroomPayloadModel = Payload<NewsroomModel>;
export type DeleteNewsroomPayloadModel = Payload<{ newsroomId: string }>;
export type ReviewNewsroomPayloadModel = Payload<NewsroomModel>;
export type AnswerNewsroomConfirmationPayloadModel = Payload<NewsroomModel>;
export type SetOnboardingPayloadModel = Payload<true>;
export type CreateOnboardingNewsroomPayloadModel = Payload<NewsroomModel>;
export type SetFollowPayloadModel = Payload<Follow>;
export type SetMembershipPayloadModel = Payload<ChangedCommunity>;
export type CreateCommunityPayloadModel = Payload<ChangedCommunity>;
export type UpdateCommunityPayloadModel = Payload<ChangedCommunity>;
export type InviteToCommunityPayloadModel = Payload<ChangedCommunity>;
export type RemoveCommunityMemberPayloadModel = Payload<ChangedCommunity>;
export type CreateAsyncCalloutPayloadModel = Payload<PostOf<"callout">>;
export type CreateAnnouncementPayloadModel = Payload<AnnouncementRef>;
export type UpdateAnnouncementPayloadModel = Payload<AnnouncementRef>;
export type DeleteAnnouncementPayloadModel = Payload<AnnouncementRef>;
export type RestoreAnnouncementPayloadModel = Payload<AnnouncementRef>;
export type SetAnnouncementChannelsPayloadModel = Payload<AnnouncementRef>;
export type UpdateAnnouncementEmailPayloadModel = Payload<AnnouncementRef>;
export type TestAnnouncementEmailPayloadModel = Payload<AnnouncementRef>;
export type SendAnnouncementEmailPayloadModel = Payload<AnnouncementRef>;
export type CancelAnnouncementEmailPayloadModel = Payload<AnnouncementRef>;
export type SetPressMailSubscriptionPayloadModel = Payload<MailSubscription & { token: string }>;
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
export type SetDoNotContactPayloadModel = Payload<ContactRef>;
export type UpdateContactPayloadModel = Payload<ContactRef>;
export type DeleteContactPayloadModel = Payload<ContactRef>;
export type DismissRecommendationPayloadModel = Payload<ContactRef>;
export type CreateContactListPayloadModel = Payload<ListChange>;
export type UpdateContactListPayloadModel = Payload<ListChange>;
export type DeleteContactListPayloadModel = Payload<ListChange>;
export type AddToContactListPayloadModel = Payload<ListChange>;
export type RemoveFromContactListPayloadModel = Payload<ListChange>;
export type DeletePostPayloadModel = Payload<DeletedPostModel>;
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
export type CreateTaskPayloadModel = Payload<TaskModel>;
export type UpdateTaskPayloadModel = Payload<TaskModel>;
export type DeleteTaskPayloadModel = Payload<string>;
export type CreateWorkListPayloadModel = Payload<WorkListModel>;
export type UpdateWorkListPayloadModel = Payload<WorkListModel>;
export type DeleteWorkListPayloadModel = Payload<string>;
export type CreateMonitorSearchPayloadModel = Payload<MonitorSearchModel>;
export type UpdateMonitorSearchPayloadModel = Payload<MonitorSearchModel>;
export type DeleteMonitorSearchPayloadModel = Payload<string>;
export type AddMonitorItemsPayloadModel = Payload<number>;
export type CreateStoryPayloadModel = Payload<number>;
export type UpdateStoryPayloadModel = Payload<number>;
export type DeleteStoryPayloadModel = Payload<number>;
export type RestoreStoryPayloadModel = Payload<number>;
export type MarkNotificationsReadPayloadModel = Payload<ViewerModel>;
