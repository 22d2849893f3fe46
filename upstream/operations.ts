import { accountOperations } from "./accounts/routes.ts";
import { announcementEmailOperations } from "./announcements/emailRoutes.ts";
import { mailSubscriptionOperations } from "./announcements/mailSubscriptionRoutes.ts";
import { announcementOperations } from "./announcements/routes.ts";
import { asyncAnswerOperations } from "./answers/linkRoutes.ts";
import { answerOperations } from "./answers/routes.ts";
import { channelOperations } from "./channels/routes.ts";
import { commentOperations } from "./comments/routes.ts";
import { communityPeopleOperations } from "./communities/peopleRoutes.ts";
import { communityOperations } from "./communities/routes.ts";
import { companyPeopleOperations } from "./companies/peopleRoutes.ts";
import { organizationOperations } from "./companies/routes.ts";
import { contactListOperations } from "./contacts/listRoutes.ts";
import { contactOperations } from "./contacts/routes.ts";
import { draftOperations } from "./drafts/routes.ts";
import { feedOperations } from "./feed/routes.ts";
import { feedbackOperations } from "./feedback/routes.ts";
import { settingsFollowOperations } from "./follows/routes.ts";
import type { Operation } from "./http/operation.ts";
import { questionOperations } from "./interviews/questionRoutes.ts";
import { interviewOperations } from "./interviews/routes.ts";
import { jobOperations } from "./jobs/routes.ts";
import { lookupOperations } from "./lookups/routes.ts";
import { uploadOperations } from "./media/routes.ts";
import { addUploadOperations } from "./media/uploadRoutes.ts";
import { mentionOperations } from "./mentions/routes.ts";
import { messageOperations } from "./messages/routes.ts";
import { monitorOperations } from "./monitor/routes.ts";
import { newsOperations } from "./news/routes.ts";
import { storyOperations } from "./news/storyRoutes.ts";
import { newsroomOperations } from "./newsrooms/routes.ts";
import { notificationOperations } from "./notifications/routes.ts";
import { onboardingOperations } from "./onboarding/routes.ts";
import { postOperations } from "./posts/routes.ts";
import { asyncCalloutOperations } from "./posts/writeRoutes.ts";
import { responsibilityOperations } from "./responsibilities/routes.ts";
import { searchOperations } from "./search/routes.ts";
import { securityOperations } from "./security/routes.ts";
import { sessionOperations } from "./session/routes.ts";
import { settingsOperations } from "./settings/routes.ts";
import { mailSettingOperations } from "./subscriptions/mailSettingRoutes.ts";
import { subscriptionOperations } from "./subscriptions/routes.ts";
import { profileListOperations } from "./users/listRoutes.ts";
import { profilesOperations } from "./users/routes.ts";
import { workListOperations } from "./work/listRoutes.ts";
import { taskOperations } from "./work/taskRoutes.ts";

/** Every call of the API. */
export const operations: readonly Operation[] = [
  ...sessionOperations,
  ...accountOperations,
  ...securityOperations,
  ...subscriptionOperations,
  ...settingsFollowOperations,
  ...responsibilityOperations,
  ...companyPeopleOperations,
  ...feedOperations,
  ...postOperations,
  ...asyncCalloutOperations,
  ...draftOperations,
  ...notificationOperations,
  ...messageOperations,
  ...storyOperations,
  ...announcementOperations,
  ...announcementEmailOperations,
  ...mailSubscriptionOperations,
  ...mailSettingOperations,
  ...channelOperations,
  ...newsOperations,
  ...monitorOperations,
  ...interviewOperations,
  ...questionOperations,
  ...commentOperations,
  ...communityOperations,
  ...communityPeopleOperations,
  ...uploadOperations,
  ...addUploadOperations,
  ...answerOperations,
  ...asyncAnswerOperations,
  ...contactOperations,
  ...contactListOperations,
  ...mentionOperations,
  ...searchOperations,
  ...profilesOperations,
  ...profileListOperations,
  ...organizationOperations,
  ...newsroomOperations,
  ...onboardingOperations,
  ...settingsOperations,
  ...lookupOperations,
  ...taskOperations,
  ...workListOperations,
  ...feedbackOperations,
  ...jobOperations,
];
