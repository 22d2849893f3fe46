import type { Context } from "../../context.ts";
import type { FieldNames } from "../../errors.ts";
import type {
  AddToContactListInput,
  CreateContactInput,
  CreateContactListInput,
  DeleteContactInput,
  DeleteContactListInput,
  DismissRecommendationInput,
  RemoveFromContactListInput,
  SetDoNotContactInput,
  UpdateContactInput,
  UpdateContactListInput,
} from "../../graph/generated/resolvers.ts";
import { badInput } from "../../graph/inputErrors.ts";
import { change, type Payload } from "../mutation.ts";
import { enforce, permit } from "../permissions/permit.ts";
import { decide } from "../permissions/policy.ts";
import { writer, writerOfAccount } from "../permissions/rules.ts";
import { actorOf } from "../session/viewer.ts";
import { contactPolicy } from "./policy.ts";
import { contacts } from "./store.ts";

/** A changed contact or list; it is read again only if the payload selects it. */
export interface ContactRef {
  readonly id: number;
}
/** A changed list, and the contacts added or removed. */
export interface ListChange extends ContactRef {
  readonly contactIds: readonly number[];
}

const fieldNames: FieldNames = { beats: "beatIds", country: "countryId" };
/** The maximum number of contacts added by one call, equal to the number that one read can return. */
const maxAdded = 100;

/** Enforces the rules for adding contacts and lists. @throws Refusal */
async function permitKeeping(context: Context, rules = writerOfAccount): Promise<void> {
  enforce(decide(rules, await actorOf(context), null));
}

export async function create(context: Context, input: CreateContactInput): Promise<Payload<ContactRef>> {
  const { clientMutationId: _sent, idempotencyKey = null, type, beatIds, countryId, doNotContact, jobTitle, ...fields } = input;
  const body = {
    ...fields,
    ...(jobTitle === undefined ? {} : { job: jobTitle }),
    doNotContact: doNotContact ?? false,
    type: type ?? ("person" as const),
    country: countryId ?? null,
    beats: [...(beatIds ?? [])],
  };
  return change(
    context,
    input,
    async () => {
      await permitKeeping(context);
      const { id } = await context.rest.write("createContact", { body }, { idempotencyKey });
      return { id };
    },
    fieldNames,
  );
}

export async function update(context: Context, input: UpdateContactInput): Promise<Payload<ContactRef>> {
  const {
    clientMutationId: _sent,
    contactId,
    name = null,
    type = null,
    beatIds,
    countryId,
    doNotContact = null,
    jobTitle,
    ...fields
  } = input;
  const id = contactId;
  const body = {
    ...fields,
    ...(jobTitle === undefined ? {} : { job: jobTitle }),
    // Required fields cannot be cleared; null counts as omitted.
    ...(name === null ? {} : { name }),
    ...(type === null ? {} : { type }),
    ...(doNotContact === null ? {} : { doNotContact }),
    ...(countryId === undefined ? {} : { country: countryId }),
    ...(beatIds === undefined ? {} : { beats: [...(beatIds ?? [])] }),
  };
  return change(
    context,
    input,
    async () => {
      await permit(context, contacts(context).get(id), contactPolicy, "edit");
      await context.rest.write("updateContact", { params: { id }, body });
      return { id };
    },
    fieldNames,
  );
}

export async function markDoNotContact(context: Context, input: SetDoNotContactInput): Promise<Payload<ContactRef>> {
  const id = input.contactId;
  return change(context, input, async () => {
    await permit(context, contacts(context).get(id), contactPolicy, "markDoNotContact");
    await context.rest.write("setDoNotContact", { params: { id }, body: { doNotContact: input.doNotContact } });
    return { id };
  });
}

export async function remove(context: Context, input: DeleteContactInput): Promise<Payload<ContactRef>> {
  const id = input.contactId;
  return change(context, input, async () => {
    await permit(context, contacts(context).get(id), contactPolicy, "delete");
    await context.rest.write("deleteContact", { params: { id } });
    return { id };
  });
}

export async function dismiss(context: Context, input: DismissRecommendationInput): Promise<Payload<ContactRef>> {
  const id = input.contactId;
  return change(context, input, async () => {
    await permitKeeping(context, writer);
    await context.rest.write("dismissRecommendation", { params: { contactId: id } });
    return { id };
  });
}

export async function createList(context: Context, input: CreateContactListInput): Promise<Payload<ListChange>> {
  const { idempotencyKey = null, name, description = null } = input;
  const contactIds = atMostAdded(input.contactIds ?? []);
  return change(context, input, async () => {
    await permitKeeping(context);
    const { id } = await context.rest.write("createContactList", { body: { name, description, contactIds } }, { idempotencyKey });
    return { id, contactIds };
  });
}

/** Makes a change to a list of the viewer's account. */
function changeList(
  context: Context,
  input: { readonly clientMutationId?: string | null | undefined; readonly contactListId: number },
  contactIds: readonly number[],
  make: (id: number) => Promise<unknown>,
): Promise<Payload<ListChange>> {
  const id = input.contactListId;
  return change(context, input, async () => {
    await permitKeeping(context);
    await make(id);
    return { id, contactIds };
  });
}

export const updateList = async (context: Context, input: UpdateContactListInput): Promise<Payload<ListChange>> =>
  changeList(context, input, [], (id) => {
    const { name = null, description } = input;
    const text = description === undefined ? {} : { description };
    return context.rest.write("updateContactList", { params: { id }, body: { ...text, ...(name === null ? {} : { name }) } });
  });

export const removeList = async (context: Context, input: DeleteContactListInput): Promise<Payload<ListChange>> =>
  changeList(context, input, [], (id) => context.rest.write("deleteContactList", { params: { id } }));

export async function add(context: Context, input: AddToContactListInput): Promise<Payload<ListChange>> {
  const contactIds = atMostAdded(input.contactIds);
  return changeList(context, input, contactIds, (id) =>
    context.rest.write("addToContactList", { params: { id }, body: { contactIds } }),
  );
}

export async function removeContact(context: Context, input: RemoveFromContactListInput): Promise<Payload<ListChange>> {
  const contactId = input.contactId;
  return changeList(context, input, [contactId], (id) =>
    context.rest.write("removeFromContactList", { params: { id, contactId } }),
  );
}

function atMostAdded(contactIds: readonly number[]): number[] {
  if (contactIds.length > maxAdded) throw badInput(`At most ${maxAdded} contacts can be added at once.`);
  return [...contactIds];
}

/** The results of mutations on contacts and contact lists. */
export type ContactResult = ContactRef;
export type DeleteContactResult = ContactRef;
export type DismissRecommendationResult = ContactRef;
export type ContactListResult = ListChange;
export type DeleteContactListResult = ListChange;
export type RemoveFromContactListResult = ListChange;
