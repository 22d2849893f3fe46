import type { Context } from "../../context.ts";
import { personFields } from "../../errors.ts";
import { createInputError } from "../../graph/codedErrors.ts";
import type { MutationResolvers, UpdateAnnouncementInput } from "../../graph/generated/resolvers.ts";
import { toDatabaseIds } from "../../graph/ids.ts";
import type { MailSubscription } from "../../rest/generated/contract.ts";
import { change, createChange } from "../mutation.ts";
import { createChangeById, type ObjectRef } from "../permissions/changeById.ts";
import { requirePermission } from "../permissions/requirePermission.ts";
import { findCompanyId } from "../posts/postingAuthors.ts";
import { getViewer } from "../session/viewer.ts";
import { announcementPolicy, type AnnouncementAction } from "./policy.ts";
import { announcements } from "./store.ts";

const changeNamed = createChange({
  beats: "beatIds",
  communities: "communityIds",
  companyId: "authorId",
  ...personFields,
});

type Fields = Pick<UpdateAnnouncementInput, "authorId" | "beatIds" | "communityIds" | "userTypes" | "image">;

/**
 * Converts the input to a REST body. It renames fields and converts lists; omitted fields stay unchanged.
 * @param creatorId of the announcement; undefined for a new one, which the viewer creates
 */
async function toBody<Input extends Fields>(context: Context, input: Input, creatorId?: number) {
  const { authorId = null, beatIds, communityIds, userTypes, image, ...fields } = input;
  return {
    ...fields,
    img: image,
    companyId: authorId === null ? undefined : await readCompanyId(context, authorId, creatorId),
    beats: beatIds === null ? [] : beatIds,
    communities: communityIds === undefined ? undefined : toDatabaseIds(communityIds ?? []),
    userTypes: userTypes === null ? [] : userTypes,
  };
}

async function readCompanyId(context: Context, authorId: number, creatorId: number | undefined): Promise<number | null> {
  const viewer = await getViewer(context);
  return findCompanyId(context, viewer, authorId, creatorId ?? viewer.contactId);
}

const statusActions: Readonly<Record<"published" | "archived", AnnouncementAction>> = {
  published: "publish",
  archived: "archive",
};

const changeAnnouncement = createChangeById(changeNamed, announcements, announcementPolicy);

export const mutations: MutationResolvers = {
  createAnnouncement: (_mutation, { input }, context) => {
    const { clientMutationId: _, idempotencyKey = null, kind, title, status, ...fields } = input;
    return changeNamed(context, input, async () => {
      const body = { ...(await toBody(context, fields)), kind, title, saveAs: status ?? "published" };
      return context.rest.write("createAnnouncement", { body }, { idempotencyKey });
    });
  },
  updateAnnouncement: async (_mutation, { input }, context) => {
    const { clientMutationId: _, announcementId: id, kind, title, status = null, ...fields } = input;
    if (status === "draft") throw createInputError("An announcement cannot become a draft again.");
    return changeNamed(context, input, async () => {
      const { creatorId } = await requirePermission(
        context,
        announcements(context).get(id),
        announcementPolicy,
        "edit",
        ...(status === null ? [] : [statusActions[status]]),
      );
      const body = {
        ...(await toBody(context, fields, creatorId)),
        // Required fields cannot be cleared; null counts as omitted.
        kind: kind ?? undefined,
        title: title ?? undefined,
        status: status ?? undefined,
      };
      await context.rest.write("updateAnnouncement", { params: { id }, body });
      return { id };
    });
  },
  deleteAnnouncement: (_mutation, { input }, context) =>
    changeAnnouncement(context, input, input.announcementId, "delete", (id) =>
      context.rest.write("deleteAnnouncement", { params: { id } }),
    ),
  restoreAnnouncement: (_mutation, { input }, context) =>
    changeAnnouncement(context, input, input.announcementId, "restore", (id) =>
      context.rest.write("restoreAnnouncement", { params: { id } }),
    ),
  setAnnouncementChannels: (_mutation, { input }, context) =>
    changeAnnouncement(context, input, input.announcementId, "edit", (id) =>
      context.rest.write("setAnnouncementChannels", { params: { id }, body: { channelIds: input.channelIds } }),
    ),
  updateAnnouncementEmail: async (_mutation, { input }, context) => {
    const { clientMutationId: _, announcementId: _id, contactListIds, personIds, ...texts } = input;
    const body = {
      ...texts,
      contactListIds: contactListIds === null ? [] : contactListIds,
      contactIds: personIds === null ? [] : personIds,
    };
    return changeAnnouncement(context, input, input.announcementId, "mail", (id) =>
      context.rest.write("updateAnnouncementEmail", { params: { id }, body }),
    );
  },
  testAnnouncementEmail: (_mutation, { input }, context) =>
    changeAnnouncement(context, input, input.announcementId, "mail", (id) =>
      context.rest.write("testAnnouncementEmail", { params: { id }, body: { to: input.to } }),
    ),
  sendAnnouncementEmail: (_mutation, { input }, context) =>
    changeAnnouncement(context, input, input.announcementId, "mail", (id) =>
      context.rest.write("sendAnnouncementEmail", { params: { id }, body: { sendAt: input.sendAt ?? undefined } }),
    ),
  cancelAnnouncementEmail: (_mutation, { input }, context) =>
    changeAnnouncement(context, input, input.announcementId, "cancelMail", (id) =>
      context.rest.write("cancelAnnouncementEmail", { params: { id } }),
    ),
  /** The token in the link is the only required credential. */
  setPressMailSubscription: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const { token, isSubscribed } = input;
      return { ...(await context.rest.write("updateMailSubscription", { params: { token }, body: { isSubscribed } })), token };
    }),
};

/** The results of mutations on announcements. */
export type AnnouncementResult = ObjectRef;
export type SetPressMailSubscriptionResult = MailSubscription & { token: string };
