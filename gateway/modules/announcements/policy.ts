import type { Rights } from "../permissions/rights.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { deleted, draft, notDeleted, signedIn, writer } from "../permissions/rules.ts";

/** The actions on an announcement; the fields of AnnouncementPermissions. */
export type AnnouncementAction = "edit" | "delete" | "restore" | "publish" | "archive" | "readHub" | "mail" | "cancelMail";

/** The properties of an announcement that the rules check. */
export interface AnnouncementFacts {
  /** Whether the viewer may edit it, as reported by the REST API. */
  readonly canEdit: boolean;
  readonly status: "draft" | "published" | "archived";
  readonly publishedAt: string | null;
  readonly isDeleted: boolean;
  readonly mailing: "draft" | "scheduled" | "sending" | "sent" | null;
}

type AnnouncementRule = Rule<AnnouncementFacts>;

const editor: AnnouncementRule = {
  code: "NOT_EDITOR",
  message: "Only those who work on this announcement may do this.",
  remedy: null,
  denies: (_actor, { canEdit }) => !canEdit,
};

const notArchived: AnnouncementRule = {
  code: "ARCHIVED",
  message: "This announcement has been archived.",
  remedy: null,
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
  remedy: null,
  denies: (_actor, { mailing }) => mailing === "sending" || mailing === "sent",
};

const scheduled: AnnouncementRule = {
  code: "NOT_SCHEDULED",
  message: "This e-mail is not scheduled.",
  remedy: null,
  denies: (_actor, { mailing }) => mailing !== "scheduled",
};

export const announcementPolicy: Policy<AnnouncementAction, AnnouncementFacts> = {
  edit: [...writer, editor, notDeleted, notArchived],
  delete: [...writer, editor, notDeleted],
  restore: [...writer, editor, deleted],
  publish: [...writer, editor, notDeleted, draft],
  archive: [...writer, editor, notDeleted, notDraft, notArchived],
  readHub: [signedIn, editor],
  mail: [...writer, editor, notDeleted, notArchived, unsent],
  cancelMail: [...writer, editor, notDeleted, notArchived, unsent, scheduled],
};

export type AnnouncementPermissionsModel = Rights<"AnnouncementPermissions", AnnouncementAction, AnnouncementFacts>;
