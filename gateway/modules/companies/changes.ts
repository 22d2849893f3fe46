import type { CompanyModel } from "./models.ts";
import type { Context } from "../../context.ts";
import type { FieldNames } from "../../errors.ts";
import type { CreateCompanyInput, UpdateCompanyInput } from "../../graph/generated/resolvers.ts";
import { change, type Payload } from "../mutation.ts";
import { changeOrExplain } from "../permissions/permit.ts";
import { viewerPermission } from "../session/policy.ts";
import { companyPermission } from "./store.ts";

const fieldNames: FieldNames = { country: "countryId" };

export function create(context: Context, input: CreateCompanyInput): Promise<Payload<CompanyModel>> {
  const { clientMutationId: _sent, idempotencyKey = null, countryId, ...fields } = input;
  const body = { ...fields, ...(countryId === undefined ? {} : { country: countryId }) };
  const make = () => context.rest.write("createCompany", { body }, { idempotencyKey });
  return change(
    context,
    input,
    () => changeOrExplain(context, () => viewerPermission(context, "createCompany"), make),
    fieldNames,
  );
}

/** Omitted fields stay unchanged. */
export async function update(context: Context, input: UpdateCompanyInput): Promise<Payload<CompanyModel>> {
  const { clientMutationId: _sent, companyId, countryId, name = null, slug: newSlug = null, ...fields } = input;
  const { slug } = companyId;
  const body = {
    ...fields,
    ...(countryId === undefined ? {} : { country: countryId }),
    // Required fields cannot be cleared; null counts as omitted.
    ...(name === null ? {} : { name }),
    ...(newSlug === null ? {} : { newSlug }),
  };
  return change(
    context,
    input,
    () =>
      changeOrExplain(
        context,
        () => companyPermission(context, slug, "edit"),
        () => context.rest.write("updateCompany", { params: { slug }, body }),
      ),
    fieldNames,
  );
}
