import { globalId } from "../support/ids.ts";
import { password, type Ids } from "./everything.ts";
import { byId } from "./nouns.ts";

/** A mutation with its permission field. */
export interface Case {
  mutation: string;
  input: Record<string, unknown>;
  /** A root field in which `$permissions` stands for the selection of the permission. */
  read: string;
  action: string;
  /** The code of the error that remains after all remedies, where the test has no valid value. */
  error?: string;
  /** True where read-only users may run it too. */
  isForReaders?: true;
}

/** Mutations without a permission field for the viewer, each with the reason. */
export const withoutPermission: Readonly<Record<string, string>> = {
  signIn: "is itself the remedy SIGN_IN",
  signUp: "makes an account, and signs in",
  signOut: "is no error for guests",
  requestPasswordRecovery: "is for people who cannot sign in",
  recoverPassword: "the mailed code is the permission",
  answerNewsroomConfirmation: "the mailed hash is the permission",
  setMailSetting: "the mailed token is the permission",
  setPressMailSubscription: "the mailed token is the permission",
  startPublicAnswers: "is for guests",
  saveAnswer: "the hash of the answers is the permission",
  finishAnswers: "the hash of the answers is the permission",
};

type Permission = Pick<Case, "read" | "action">;

const on = (type: string, id: string, action: string): Permission => ({ read: byId(id, type), action });
const ofViewer = (action: string): Permission => ({ read: "viewer { $permissions }", action });
const inMonitor = (action: string): Permission => ({ read: "viewer { monitor { permissions { $permissions } } }", action });

const html = "<p>Words</p>";
const inFuture = "2030-03-01T09:00:00Z";
const withPassword = { password };

/** All mutations that need a permission, in an order in which each leaves the next its object. */
export const casesOf = (ids: Ids): Case[] => [
  ...creations(ids),
  ...posts(ids),
  ...discussions(ids),
  ...profiles(ids),
  ...communities(ids),
  ...organizations(ids),
  ...administration(ids),
  ...settings(ids),
  ...announcements(ids),
  ...contacts(ids),
  ...work(ids),
  ...interviews(ids),
  ...messages(ids),
  ...account(ids),
];

function creations(ids: Ids): Case[] {
  const posting = ofViewer("createPost");
  return [
    { mutation: "createCommunityPost", input: { content: html }, ...posting },
    { mutation: "createCallout", input: { title: "Voices", content: html }, ...posting },
    { mutation: "createReaction", input: { content: html }, ...posting },
    { mutation: "createStatement", input: { content: html }, ...posting },
    { mutation: "createRecord", input: { content: html, status: "DRAFT" }, ...posting },
    { mutation: "createJob", input: { title: "Editor", status: "DRAFT" }, ...posting },
    { mutation: "createEvent", input: { name: "Press day", status: "DRAFT" }, ...posting },
    { mutation: "createStory", input: { kind: "MEDIA", title: "Ferries", content: html }, ...ofViewer("createStory") },
    {
      mutation: "createAnnouncement",
      input: { kind: "ANNOUNCEMENT", title: "Ferries", content: html },
      ...ofViewer("createAnnouncement"),
    },
    { mutation: "createInterview", input: { title: "Why", type: "TEXT", status: "DRAFT" }, ...ofViewer("createInterview") },
    { mutation: "createCommunity", input: { name: "Harbour", type: "PUBLIC" }, ...ofViewer("createCommunity") },
    { mutation: "createCompany", input: { name: "Ferries" }, ...ofViewer("createCompany") },
    { mutation: "createOutlet", input: { name: "The Harbour Post", type: "ONLINE" }, ...ofViewer("createOutlet") },
    { mutation: "createNewsroom", input: { name: "Harbour", companyId: ids("Company") }, ...ofViewer("createNewsroom") },
    { mutation: "createOnboardingNewsroom", input: { name: "Dock", url: "https://dock.example" }, ...ofViewer("createNewsroom") },
    { mutation: "createChannel", input: { name: "Site", type: "WEB", url: "https://b.example" }, ...ofViewer("createChannel") },
    { mutation: "createContact", input: { name: "Kim" }, ...ofViewer("keepContacts") },
    { mutation: "createContactList", input: { name: "Radio" }, ...ofViewer("keepContacts") },
    { mutation: "createTask", input: { title: "Call" }, ...ofViewer("createWork") },
    { mutation: "createWorkList", input: { name: "Launch" }, ...ofViewer("createWork") },
    {
      mutation: "addMonitorItems",
      input: { items: [{ source: "PRINT", title: "Bridge closes", publishedAt: "2026-11-02T06:00:00Z" }] },
      ...ofViewer("addMonitorItems"),
    },
    { mutation: "createMonitorSearch", input: { name: "Ferries", query: "ferry" }, ...inMonitor("save") },
    {
      mutation: "startConversation",
      input: { personIds: [ids("partner")], content: "Hello" },
      ...ofViewer("startConversation"),
    },
  ];
}

function posts(ids: Ids): Case[] {
  const edit = (mutation: string, type: string, id: string, values: object): Case => ({
    mutation,
    input: { postId: id, ...values },
    ...on(type, id, "edit"),
  });
  const deleted = ids("post to delete");
  return [
    edit("updateCallout", "Callout", ids("Callout"), { title: "Other" }),
    edit("updateEvent", "Event", ids("Event"), { name: "Other" }),
    edit("updateJob", "Job", ids("Job"), { title: "Other" }),
    edit("updateCommunityPost", "CommunityPost", ids("company's community post"), { content: html }),
    edit("updateRecord", "Record", ids("company's record"), { content: html }),
    edit("updateReaction", "Reaction", ids("company's reaction"), { content: html }),
    edit("updateStatement", "Statement", ids("company's statement"), { content: html }),
    { mutation: "setLike", input: { subjectId: ids("Job"), liked: true }, ...on("Job", ids("Job"), "like") },
    { mutation: "addComment", input: { subjectId: ids("Job"), content: html }, ...on("Job", ids("Job"), "comment") },
    { mutation: "deletePost", input: { postId: deleted }, ...on("Job", deleted, "delete") },
    { mutation: "restorePost", input: { postId: deleted }, ...on("Job", deleted, "restore") },
    {
      mutation: "publishDraft",
      input: { postId: ids("draft") },
      read: "viewer { drafts(types: [JOB]) { edges { node { permissions { $permissions } } } } }",
      action: "publish",
    },
  ];
}

function discussions(ids: Ids): Case[] {
  const [comment, story] = [ids("comment with a reply"), ids("Story")];
  return [
    { mutation: "updateComment", input: { commentId: comment, content: html }, ...on("Comment", comment, "edit") },
    { mutation: "deleteComment", input: { commentId: comment }, ...on("Comment", comment, "delete") },
    { mutation: "restoreComment", input: { commentId: comment }, ...on("Comment", comment, "restore") },
    { mutation: "updateStory", input: { storyId: story, title: "Other" }, ...on("Story", story, "edit") },
    { mutation: "deleteStory", input: { storyId: story }, ...on("Story", story, "delete") },
    { mutation: "restoreStory", input: { storyId: story }, ...on("Story", story, "restore") },
  ];
}

function profiles(ids: Ids): Case[] {
  const partner = ids("partner's profile");
  return [
    { mutation: "setFollow", input: { subjectId: partner, followed: true }, ...on("User", partner, "follow") },
    {
      mutation: "approveAccount",
      input: { userId: ids("waiting profile") },
      ...on("User", ids("waiting profile"), "approve"),
    },
  ];
}

function communities(ids: Ids): Case[] {
  const community = ids("own community");
  return [
    { mutation: "updateCommunity", input: { communityId: community, name: "Other" }, ...on("Community", community, "edit") },
    {
      mutation: "inviteToCommunity",
      input: { communityId: community, personIds: [ids("partner")] },
      ...on("Community", community, "manageMembers"),
    },
    {
      mutation: "removeCommunityMember",
      input: { communityId: community, personId: ids("partner") },
      read: `node(id: "${community}") { ... on Community { members { edges { node { permissions { $permissions } } } } } }`,
      action: "remove",
    },
    {
      mutation: "setMembership",
      input: { communityId: ids("community to join"), joined: true },
      ...on("Community", ids("community to join"), "join"),
    },
  ];
}

function organizations(ids: Ids): Case[] {
  const [company, outlet, newsroom, pending] = [ids("Company"), ids("Outlet"), ids("Newsroom"), ids("pending newsroom")];
  const people = on("Company", company, "managePeople");
  return [
    { mutation: "updateCompany", input: { companyId: company, name: "Other" }, ...on("Company", company, "edit") },
    { mutation: "addCompanyPerson", input: { companyId: company, personId: ids("partner") }, ...people },
    {
      mutation: "answerCompanyRequest",
      input: { companyId: company, requestId: globalId("JoinRequest", 999), accepted: true },
      ...people,
      error: "NOT_FOUND",
    },
    {
      mutation: "removeCompanyPerson",
      input: { companyId: company, personId: ids("partner") },
      read: `node(id: "${company}") { ... on Company { people { edges { node { permissions { $permissions } } } } } }`,
      action: "remove",
    },
    { mutation: "updateOutlet", input: { outletId: outlet, name: "Other" }, ...on("Outlet", outlet, "edit") },
    { mutation: "reviewNewsroom", input: { newsroomId: pending, accept: true }, ...on("Newsroom", pending, "decide") },
    { mutation: "updateNewsroom", input: { newsroomId: newsroom, name: "Other" }, ...on("Newsroom", newsroom, "edit") },
    { mutation: "deleteNewsroom", input: { newsroomId: newsroom }, ...on("Newsroom", newsroom, "delete") },
  ];
}

function administration(ids: Ids): Case[] {
  const read = "deadLetters(first: 1) { edges { node { permissions { $permissions } } } }";
  return [
    { mutation: "retryDeadLetter", input: { deadLetterId: ids("job to retry") }, read, action: "retry" },
    { mutation: "deleteDeadLetter", input: { deadLetterId: ids("job to delete") }, read, action: "delete" },
  ];
}

function settings(ids: Ids): Case[] {
  const changed = (mutation: string, values: object, error?: string): Case => ({
    mutation,
    input: { settingsId: ids("UserSettings"), ...values },
    ...on("User", ids("User"), "changeSettings"),
    ...(error === undefined ? {} : { error }),
  });
  return [
    changed("updateSettings", { jobTitle: "Editor" }),
    changed("updateContactDetails", { phone: "+61 2 5550 1234" }),
    changed("updateSocialProfiles", { website: "https://a.example" }),
    changed("updateNotificationSetting", { kind: "COMMENT", email: false }),
    changed("removeAvatar", {}),
    changed("setFeedTypeFollow", { type: "JOB", followed: true }),
    changed("setCommunityFollow", { communityId: ids("Community"), followed: true }),
    changed("setSubscription", { newsletterId: globalId("Newsletter", 999), subscribed: true }, "NOT_FOUND"),
    changed("addOutlet", { url: "https://quay.example" }),
    changed("updateOutletResponsibility", { responsibilityId: ids("outlet responsibility"), roleTitle: "Chief" }),
    changed("removeOutletResponsibility", { responsibilityId: ids("outlet responsibility") }),
    changed("setSpokesperson", { companyId: ids("other company"), speaks: true }),
    changed("updateCompanyResponsibility", { responsibilityId: ids("company responsibility"), roleTitle: "Chief" }),
    changed("removeCompanyResponsibility", { responsibilityId: ids("company responsibility") }),
  ];
}

function contacts(ids: Ids): Case[] {
  const [contact, list, anyone] = [ids("own contact"), ids("ContactList"), ids("Contact")];
  const lists = on("ContactList", list, "edit");
  return [
    { mutation: "updateContact", input: { contactId: contact, name: "Other" }, ...on("Contact", contact, "edit") },
    {
      mutation: "setDoNotContact",
      input: { contactId: anyone, doNotContact: true },
      ...on("Contact", anyone, "markDoNotContact"),
    },
    {
      mutation: "addToContactList",
      input: { contactListId: list, contactIds: [anyone] },
      ...on("Contact", anyone, "list"),
    },
    { mutation: "removeFromContactList", input: { contactListId: list, contactId: anyone }, ...lists },
    { mutation: "updateContactList", input: { contactListId: list, name: "Other" }, ...lists },
    { mutation: "deleteContactList", input: { contactListId: list }, ...on("ContactList", list, "delete") },
    { mutation: "dismissRecommendation", input: { contactId: anyone }, ...ofViewer("keepContacts"), error: "NOT_FOUND" },
    { mutation: "deleteContact", input: { contactId: contact }, ...on("Contact", contact, "delete") },
  ];
}

function work(ids: Ids): Case[] {
  const [task, list, search] = [ids("Task"), ids("WorkList"), ids("MonitorSearch")];
  return [
    { mutation: "updateTask", input: { taskId: task, title: "Other" }, ...on("Task", task, "edit") },
    { mutation: "deleteTask", input: { taskId: task }, ...on("Task", task, "delete") },
    { mutation: "updateWorkList", input: { workListId: list, name: "Other" }, ...on("WorkList", list, "edit") },
    { mutation: "deleteWorkList", input: { workListId: list }, ...on("WorkList", list, "delete") },
    { mutation: "updateMonitorSearch", input: { searchId: search, name: "Other" }, ...inMonitor("save") },
    { mutation: "deleteMonitorSearch", input: { searchId: search }, ...inMonitor("save") },
  ];
}

function interviews(ids: Ids): Case[] {
  const [interview, other, set] = [ids("Interview"), ids("interview to answer"), ids("AnswerSet")];
  const may = (action: string) => on("Interview", interview, action);
  const share = { interviewId: interview };
  return [
    { mutation: "updateInterview", input: { interviewId: interview, title: "Other" }, ...may("edit") },
    {
      mutation: "inviteRespondents",
      input: { interviewId: interview, emails: ["kim@example.com"], personIds: [] },
      ...may("invite"),
    },
    { mutation: "withdrawInvitation", input: { interviewId: interview, invitationId: ids("invitation") }, ...may("invite") },
    { mutation: "shareInterview", input: { ...share, personIds: [ids("partner")] }, ...may("share") },
    { mutation: "unshareInterview", input: { ...share, personId: ids("partner") }, ...may("share") },
    { mutation: "setInterviewSaved", input: { interviewId: interview, saved: true }, ...may("save") },
    {
      mutation: "createAsyncCallout",
      input: { interviewId: interview, title: "Voices", content: html },
      ...may("publishCallout"),
    },
    { mutation: "startAnswers", input: { subjectId: other }, ...on("Interview", other, "answer") },
    { mutation: "setAnswerSaved", input: { answerId: ids("Answer"), saved: true }, ...on("AnswerSet", set, "save") },
    { mutation: "deleteInterview", input: { interviewId: interview }, ...may("delete") },
    { mutation: "restoreInterview", input: { interviewId: interview }, ...may("restore") },
  ];
}

function announcements(ids: Ids): Case[] {
  const announcement = ids("Announcement");
  const act = (mutation: string, action: string, values: object = {}): Case => ({
    mutation,
    input: { announcementId: announcement, ...values },
    ...on("Announcement", announcement, action),
  });
  return [
    act("updateAnnouncement", "edit", { title: "Other" }),
    act("setAnnouncementChannels", "edit", { channelIds: [ids("Channel")] }),
    act("updateAnnouncementEmail", "mail", { subject: "Ferries", content: html, contactListIds: [ids("mailing list")] }),
    act("testAnnouncementEmail", "mail", { to: "desk@example.com" }),
    act("sendAnnouncementEmail", "mail", { sendAt: inFuture }),
    act("cancelAnnouncementEmail", "cancelMail"),
    act("deleteAnnouncement", "delete"),
    act("restoreAnnouncement", "restore"),
    { mutation: "updateChannel", input: { channelId: ids("Channel"), name: "Other" }, ...on("Channel", ids("Channel"), "edit") },
    { mutation: "deleteChannel", input: { channelId: ids("Channel") }, ...on("Channel", ids("Channel"), "delete") },
  ];
}

function messages(ids: Ids): Case[] {
  const [conversation, message] = [ids("Conversation"), ids("Message")];
  const remove = { ...on("Conversation", conversation, "delete"), isForReaders: true } as const;
  return [
    {
      mutation: "sendMessage",
      input: { conversationId: conversation, content: "Hello" },
      ...on("Conversation", conversation, "send"),
    },
    { mutation: "deleteMessage", input: { messageId: message }, ...on("Message", message, "delete") },
    { mutation: "markConversationRead", input: { conversationId: conversation }, ...remove },
    { mutation: "deleteConversation", input: { conversationId: conversation }, ...remove },
    { mutation: "markNotificationsRead", input: {}, ...ofViewer("manageNotifications"), isForReaders: true },
  ];
}

function account(ids: Ids): Case[] {
  const may = ofViewer("manageAccount");
  const unknown = { error: "NOT_FOUND" };
  return [
    { mutation: "joinCompany", input: { companyId: ids("other company") }, ...may },
    { mutation: "answerJoinRequest", input: { requestId: globalId("JoinRequest", 999), accepted: true }, ...may, ...unknown },
    { mutation: "deleteUpload", input: { uploadId: ids("Image") }, ...may },
    { mutation: "setOnboarding", input: { stage: null }, ...ofViewer("finishOnboarding"), isForReaders: true },
    { mutation: "createAccessToken", input: { name: "Other", expiresInDays: 30, ...withPassword }, ...may },
    { mutation: "revokeAccessToken", input: { tokenId: ids("token") }, ...may },
    { mutation: "startTwoStep", input: withPassword, ...may },
    { mutation: "confirmTwoStep", input: { code: "000000" }, ...may, error: "INVALID" },
    { mutation: "disableTwoStep", input: withPassword, ...may },
    { mutation: "changeEmail", input: { email: "elsewhere@example.com", ...withPassword }, ...may },
    {
      mutation: "changePassword",
      input: { currentPassword: password, password: `${password} bell`, passwordConfirmation: `${password} bell` },
      ...may,
    },
    { mutation: "revokeSession", input: { signInId: globalId("ActiveSignIn", 999) }, ...may, ...unknown },
  ];
}
