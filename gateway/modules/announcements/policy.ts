import type { AnnouncementPermissions } from "../../graph/generated/resolvers.ts";
import type { Announcement } from "../../rest/generated/contract.ts";
import type { ActionsOf, Policy, Rule } from "../permissions/policy.ts";
import { deletedOnly, draftOnly, notDeleted, signedIn, writerRules } from "../permissions/rules.ts";

/** The actions on an announcement. */
export type AnnouncementAction = ActionsOf<AnnouncementPermissions>;

/** The properties of an announcement that the rules check. */
export type AnnouncementFacts = Pick<Announcement, "canEdit" | "status" | "publishedAt" | "isDeleted" | "mailing">;

type AnnouncementRule = Rule<AnnouncementFacts>;

const editor: AnnouncementRule = {
  code: "NOT_EDITOR",
  message: "Only those who work on this announcement may do this.",
  denies: (_actor, { canEdit }) => !canEdit,
};

const notArchived: AnnouncementRule = {
  code: "ARCHIVED",
  message: "This announcement has been archived.",
  denies: (_actor, { status }) => status === "archived",
};

const notDraft: AnnouncementRule = {
  code: "DRAFT",
  message: "This is a draft. It can be archived once it is published.",
  remedy: "PUBLISH",
  denies: (_actor, { status }) => status === "draft",
};

const unsent: AnnouncementRule = {
  code: "SENT",
  message: "This e-mail has already been sent.",
  denies: (_actor, { mailing }) => mailing === "sending" || mailing === "sent",
};

const scheduled: AnnouncementRule = {
  code: "NOT_SCHEDULED",
  message: "This e-mail is not scheduled.",
  denies: (_actor, { mailing }) => mailing !== "scheduled",
};

export const announcementPolicy: Policy<AnnouncementAction, AnnouncementFacts> = {
  edit: [...writerRules, editor, notDeleted, notArchived],
  delete: [...writerRules, editor, notDeleted],
  restore: [...writerRules, editor, deletedOnly],
  publish: [...writerRules, editor, notDeleted, draftOnly],
  archive: [...writerRules, editor, notDeleted, notDraft, notArchived],
  readHub: [signedIn, editor],
  mail: [...writerRules, editor, notDeleted, notArchived, unsent],
  cancelMail: [...writerRules, editor, notDeleted, notArchived, unsent, scheduled],
};
