import type { ViewerModel } from "../session/models.ts";
import type { Context } from "../../context.ts";
import type {
  ApproveAccountInput,
  RecoverPasswordInput,
  RequestPasswordRecoveryInput,
  SignUpInput,
} from "../../graph/generated/resolvers.ts";
import { changePasswordByRecovery } from "../../rest/accounts.ts";
import { change, type Payload } from "../mutation.ts";
import { requireFound, enforce } from "../permissions/permit.ts";
import { decide } from "../permissions/policy.ts";
import { actorOf, setViewer, toViewer } from "../session/viewer.ts";
import { factsOf, profilePolicy } from "../users/policy.ts";
import { users } from "../users/store.ts";

/** Passes the upstream's cookie on to the browser. */
export function signUp(context: Context, input: SignUpInput): Promise<Payload<ViewerModel>> {
  const { firstName: firstname, lastName: lastname, email, password, userType, acceptTerms } = input;
  const { organization = null, jobTitle = null, timezone = null } = input;
  const body = { firstname, lastname, email, password, userType, organization, jobTitle, timezone, acceptTerms };
  return change(context, input, async () => setViewer(context, toViewer(await context.rest.write("createUser", { body }))));
}

export function requestPasswordRecovery(context: Context, input: RequestPasswordRecoveryInput): Promise<Payload<object>> {
  return change(context, input, () => context.rest.write("createPasswordRecovery", { body: { email: input.email } }));
}

export function recoverPassword(context: Context, input: RecoverPasswordInput): Promise<Payload<undefined>> {
  const { recoveryId: id, code, password, passwordConfirmation } = input;
  return change(context, input, () => changePasswordByRecovery(context.rest, { id, code, password, passwordConfirmation }));
}

/** The profile slug of a person whose account was approved. */
export interface ApproveAccountResult {
  readonly slug: string;
}

/** Approves an account if the permission field allows it. */
export async function approveAccount(context: Context, input: ApproveAccountInput): Promise<Payload<ApproveAccountResult>> {
  const slug = input.userId;
  return change(context, input, async () => {
    const user = await requireFound(users(context).get(slug));
    enforce(decide(profilePolicy.approve, await actorOf(context), factsOf(user)));
    await context.rest.write("updateUser", { params: { id: await requireFound(user.userId) }, body: { isReadOnly: false } });
    return { slug };
  });
}
