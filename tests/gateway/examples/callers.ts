import type { AccountName } from "../../support/accounts.ts";

const callers: Readonly<Record<string, AccountName | null>> = {
  ...callersOf("admin", [
    "addMonitorItems",
    "allNewsrooms",
    "approveAccount",
    "createCompany",
    "createOutlet",
    "createStory",
    "deadLetters",
    "deleteContact",
    "deleteDeadLetter",
    "deleteStory",
    "restoreStory",
    "removeCommunityMember",
    "retryDeadLetter",
    "reviewNewsroom",
    "updateOutlet",
    "updateStory",
  ]),
  ...callersOf("journo", ["createReaction", "updateReaction", "createRecord", "updateRecord"]),
  ...callersOf("journo", ["mentions", "setAnswerSaved"]),
  ...callersOf("expert", ["conversation", "sendMessage", "startConversation", "markConversationRead"]),
  ...callersOf("expert", ["deleteMessage", "deleteConversation"]),
  ...callersOf("pr", ["revokeSession"]),
  ...callersOf("expert", ["startAnswers", "saveAnswer", "finishAnswers", "answerSet"]),
  // Changes that would keep other examples from signing in.
  ...callersOf("newcomer", ["changePassword", "changeEmail", "setOnboarding"]),
  signIn: null,
};

function callersOf(account: AccountName, names: readonly string[]): Record<string, AccountName> {
  return Object.fromEntries(names.map((name) => [name, account]));
}

/** The demo account that runs an example; undefined for a guest. */
export const callerOf = (name: string): AccountName | undefined => {
  const caller = callers[name];
  return caller === null ? undefined : (caller ?? "company");
};

/**
 * Examples that return null or a refusal on the demo data: they need a link or code that only a mail or a device has, an
 * invitation, or show a rule.
 */
export const refused: ReadonlySet<string> = new Set([
  "mailSetting",
  "newsroomConfirmation",
  "passwordRecovery",
  "pressMailSubscription",
  "publicInterview",
  "conversationWith",
  "answerJoinRequest",
  "answerNewsroomConfirmation",
  "approveAccount",
  "cancelAnnouncementEmail",
  "confirmTwoStep",
  "deleteUpload",
  "disableTwoStep",
  "finishAnswers",
  "recoverPassword",
  "removeCompanyPerson",
  "removeFromContactList",
  "saveAnswer",
  "sendAnnouncementEmail",
  "setMailSetting",
  "setPressMailSubscription",
  "setSpokesperson",
  "startAnswers",
  "startPublicAnswers",
  "testAnnouncementEmail",
  "updateCommunityPost",
  "updateRecord",
  "updateStatement",
  "withdrawInvitation",
]);
