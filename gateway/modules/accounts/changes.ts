import type { Context } from "../../context.ts";
import type { RecoverPasswordInput, RequestPasswordRecoveryInput, SignUpInput } from "../../graph/generated/resolvers.ts";
import { changePasswordByRecovery, createPasswordRecovery, createUser } from "../../rest/accounts.ts";
import type { ViewerModel } from "../models.ts";
import { change, type Payload } from "../mutation.ts";
import { setViewer, toViewer } from "../session/viewer.ts";

/** D-39. The upstream's cookie goes on to the browser. */
export function signUp(context: Context, input: SignUpInput): Promise<Payload<ViewerModel>> {
  const { firstname, lastname, email, password, userType, acceptTerms } = input;
  const { organization = null, jobTitle = null, timezone = null } = input;
  const body = { firstname, lastname, email, password, userType, organization, jobTitle, timezone, acceptTerms };
  return change(context, input, async () => setViewer(context, toViewer(await createUser(context.rest, body))));
}

/** D-41. */
export function requestPasswordRecovery(context: Context, input: RequestPasswordRecoveryInput): Promise<Payload<object>> {
  return change(context, input, () => createPasswordRecovery(context.rest, input.email));
}

/** D-42. */
export function recoverPassword(context: Context, input: RecoverPasswordInput): Promise<Payload<undefined>> {
  const { userId: id, code, password, passwordConfirmation } = input;
  return change(context, input, () => changePasswordByRecovery(context.rest, { id, code, password, passwordConfirmation }));
}
