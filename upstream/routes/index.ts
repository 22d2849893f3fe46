import type { Operation } from "../http/operation.ts";
import { accountOperations } from "./accounts.ts";
import { announcementEmailOperations } from "./announcementEmails.ts";
import { announcementOperations } from "./announcements.ts";
import { addUploadOperations } from "./addUploads.ts";
import { answerOperations } from "./answers.ts";
import { asyncAnswerOperations } from "./asyncAnswers.ts";
import { channelOperations } from "./channels.ts";
import { commentOperations } from "./comments.ts";
import { communityOperations } from "./communities.ts";
import { communityPeopleOperations } from "./communityPeople.ts";
import { companyPeopleOperations } from "./companyPeople.ts";
import { contactListOperations } from "./contactLists.ts";
import { contactOperations } from "./contacts.ts";
import { draftOperations } from "./drafts.ts";
import { feedOperations } from "./feed.ts";
import { feedbackOperations } from "./feedback.ts";
import { interviewOperations } from "./interviews.ts";
import { lookupOperations } from "./lookups.ts";
import { mailSubscriptionOperations } from "./mailSubscriptions.ts";
import { mentionOperations } from "./mentions.ts";
import { messageOperations } from "./messages.ts";
import { newsroomOperations } from "./newsrooms.ts";
import { monitorOperations } from "./monitor.ts";
import { newsOperations } from "./news.ts";
import { notificationOperations } from "./notifications.ts";
import { onboardingOperations } from "./onboarding.ts";
import { organizationOperations } from "./organizations.ts";
import { postOperations } from "./posts.ts";
import { profileListOperations } from "./profileLists.ts";
import { profilesOperations } from "./profiles.ts";
import { questionOperations } from "./questions.ts";
import { responsibilityOperations } from "./responsibilities.ts";
import { searchOperations } from "./search.ts";
import { securityOperations } from "./security.ts";
import { sessionOperations } from "./session.ts";
import { settingsFollowOperations } from "./settingsFollows.ts";
import { settingsOperations } from "./settings.ts";
import { storyOperations } from "./stories.ts";
import { subscriptionOperations } from "./subscriptions.ts";
import { taskOperations } from "./tasks.ts";
import { uploadOperations } from "./uploads.ts";
import { workListOperations } from "./workLists.ts";
import { asyncCalloutOperations } from "./writePosts.ts";

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
];
