import type { Context } from "../../context.ts";
import { createInputError } from "../../graph/codedErrors.ts";
import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { change, createChange, type Input, type Payload } from "../mutation.ts";
import { createChangeById, type ObjectRef } from "../permissions/changeById.ts";
import { enforceRules } from "../permissions/requirePermission.ts";
import { writerRules, accountWriterRules } from "../permissions/rules.ts";
import { contactPolicy } from "./policy.ts";
import { contacts } from "./store.ts";

/** A changed list, and the contacts added or removed. */
export interface ListChange extends ObjectRef {
  readonly contactIds: readonly number[];
}

const changeNamed = createChange({ beats: "beatIds", country: "countryId" });
const changeContact = createChangeById(changeNamed, contacts, contactPolicy);

/** The maximum number of contacts added by one call, equal to the number that one read can return. */
const MAX_ADDED = 100;

/** Makes a change to a list of the viewer's account. */
function changeList(
  context: Context,
  input: Input & { readonly contactListId: number },
  contactIds: readonly number[],
  make: (id: number) => Promise<unknown>,
): Promise<Payload<ListChange>> {
  const id = input.contactListId;
  return change(context, input, async () => {
    await enforceRules(context, accountWriterRules);
    await make(id);
    return { id, contactIds };
  });
}

/** @throws BAD_USER_INPUT for more contacts than one call can add */
function checkCount(contactIds: readonly number[]): readonly number[] {
  if (contactIds.length > MAX_ADDED) throw createInputError(`At most ${MAX_ADDED} contacts can be added at once.`);
  return contactIds;
}

export const mutations: MutationResolvers = {
  createContact: async (_mutation, { input }, context) => {
    const { clientMutationId: _, idempotencyKey = null, type, beatIds, countryId, doNotContact, jobTitle, ...fields } = input;
    const body = {
      ...fields,
      job: jobTitle,
      doNotContact: doNotContact ?? false,
      type: type ?? ("person" as const),
      country: countryId ?? null,
      beats: beatIds ?? [],
    };
    return changeNamed(context, input, async () => {
      await enforceRules(context, accountWriterRules);
      return context.rest.write("createContact", { body }, { idempotencyKey });
    });
  },
  updateContact: async (_mutation, { input }, context) => {
    const { clientMutationId: _, contactId, name, type, beatIds, countryId, doNotContact, jobTitle, ...fields } = input;
    const body = {
      ...fields,
      job: jobTitle,
      // Required fields cannot be cleared; null counts as omitted.
      name: name ?? undefined,
      type: type ?? undefined,
      doNotContact: doNotContact ?? undefined,
      country: countryId,
      beats: beatIds === null ? [] : beatIds,
    };
    return changeContact(context, input, contactId, "edit", (id) =>
      context.rest.write("updateContact", { params: { id }, body }),
    );
  },
  deleteContact: (_mutation, { input }, context) =>
    changeContact(context, input, input.contactId, "delete", (id) => context.rest.write("deleteContact", { params: { id } })),
  setDoNotContact: (_mutation, { input }, context) =>
    changeContact(context, input, input.contactId, "markDoNotContact", (id) =>
      context.rest.write("setDoNotContact", { params: { id }, body: { doNotContact: input.doNotContact } }),
    ),
  dismissRecommendation: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const id = input.contactId;
      await enforceRules(context, writerRules);
      await context.rest.write("dismissRecommendation", { params: { contactId: id } });
      return { id };
    }),
  createContactList: async (_mutation, { input }, context) => {
    const { idempotencyKey = null, name, description = null } = input;
    const contactIds = checkCount(input.contactIds ?? []);
    return change(context, input, async () => {
      await enforceRules(context, accountWriterRules);
      const { id } = await context.rest.write(
        "createContactList",
        { body: { name, description, contactIds } },
        { idempotencyKey },
      );
      return { id, contactIds };
    });
  },
  updateContactList: (_mutation, { input }, context) =>
    changeList(context, input, [], (id) => {
      const { name, description } = input;
      return context.rest.write("updateContactList", { params: { id }, body: { description, name: name ?? undefined } });
    }),
  deleteContactList: (_mutation, { input }, context) =>
    changeList(context, input, [], (id) => context.rest.write("deleteContactList", { params: { id } })),
  addToContactList: async (_mutation, { input }, context) => {
    const contactIds = checkCount(input.contactIds);
    return changeList(context, input, contactIds, (id) =>
      context.rest.write("addToContactList", { params: { id }, body: { contactIds } }),
    );
  },
  removeFromContactList: async (_mutation, { input }, context) => {
    const contactId = input.contactId;
    return changeList(context, input, [contactId], (id) =>
      context.rest.write("removeFromContactList", { params: { id, contactId } }),
    );
  },
};

/** The results of mutations on contacts and contact lists. */
export type ContactResult = ObjectRef;
export type DeleteContactResult = ObjectRef;
export type DismissRecommendationResult = ObjectRef;
export type ContactListResult = ListChange;
export type DeleteContactListResult = ListChange;
export type RemoveFromContactListResult = ListChange;
