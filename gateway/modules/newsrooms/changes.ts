import type { Newsroom } from "../../rest/generated/contract.ts";
import type { Context } from "../../context.ts";
import { personFields, type FieldNames } from "../../errors.ts";
import type {
  AnswerNewsroomConfirmationInput,
  CreateNewsroomInput,
  ReviewNewsroomInput,
  DeleteNewsroomInput,
  UpdateNewsroomInput,
} from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { change, type Payload } from "../mutation.ts";
import { permit } from "../permissions/permit.ts";
import { newsroomPolicy } from "./policy.ts";
import { newsrooms } from "./store.ts";

const fieldNames: FieldNames = { country: "countryId", ...personFields };

export function create(context: Context, input: CreateNewsroomInput): Promise<Payload<Newsroom>> {
  const { clientMutationId: _sent, idempotencyKey = null, countryId, companyId, ...fields } = input;
  const body = {
    ...fields,
    ...(companyId === undefined ? {} : { companyId: companyId && companyId.databaseId }),
    ...(countryId === undefined ? {} : { country: countryId }),
  };
  return change(context, input, () => context.rest.write("createNewsroom", { body }, { idempotencyKey }), fieldNames);
}

/** Omitted fields stay unchanged. */
export async function update(context: Context, input: UpdateNewsroomInput): Promise<Payload<Newsroom>> {
  const { clientMutationId: _sent, newsroomId, name = null, personIds = null, slug: newSlug = null, ...fields } = input;
  const id = newsroomId;
  return change(
    context,
    input,
    async () => {
      await permit(context, newsrooms(context).get(id), newsroomPolicy, "edit");
      return context.rest.write("updateNewsroom", {
        params: { id },
        body: {
          ...fields,
          // Required fields cannot be cleared; null counts as omitted.
          ...(name === null ? {} : { name }),
          ...(personIds === null ? {} : { contactIds: [...personIds] }),
          ...(newSlug === null ? {} : { newSlug }),
        },
      });
    },
    fieldNames,
  );
}

export async function remove(context: Context, input: DeleteNewsroomInput): Promise<Payload<DeleteNewsroomResult>> {
  const id = input.newsroomId;
  return change(context, input, async () => {
    await permit(context, newsrooms(context).get(id), newsroomPolicy, "delete");
    await context.rest.write("deleteNewsroom", { params: { id } });
    return { newsroomId: encodeId("Newsroom", id) };
  });
}

export async function settle(context: Context, input: ReviewNewsroomInput): Promise<Payload<Newsroom>> {
  const id = input.newsroomId;
  return change(context, input, async () => {
    await permit(context, newsrooms(context).get(id), newsroomPolicy, "decide");
    return context.rest.write("reviewNewsroom", { params: { id }, body: { status: input.accept ? "confirmed" : "declined" } });
  });
}

export function answer(context: Context, input: AnswerNewsroomConfirmationInput): Promise<Payload<Newsroom>> {
  return change(context, input, () =>
    context.rest.write("confirmNewsroom", { params: { hash: input.hash }, body: { accept: input.accept } }),
  );
}

export interface DeleteNewsroomResult {
  readonly newsroomId: string;
}
