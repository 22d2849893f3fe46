import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { change } from "../mutation.ts";
import { decide } from "../permissions/policy.ts";
import { requireFound, enforce } from "../permissions/requirePermission.ts";
import { getActor, setViewer, toViewer } from "../session/viewer.ts";
import { toProfileFacts, profilePolicy } from "../users/policy.ts";
import { users } from "../users/store.ts";

/** The profile slug of a person whose account was approved. */
export interface ApproveAccountResult {
  readonly slug: string;
}

export const mutations: MutationResolvers = {
  /** Passes the upstream's cookie on to the browser. */
  signUp: (_mutation, { input }, context) => {
    const { firstName: firstname, lastName: lastname, email, password, userType, acceptTerms } = input;
    const { organization = null, jobTitle = null, timezone = null } = input;
    const body = { firstname, lastname, email, password, userType, organization, jobTitle, timezone, acceptTerms };
    return change(context, input, async () => setViewer(context, toViewer(await context.rest.write("createUser", { body }))));
  },
  requestPasswordRecovery: (_mutation, { input }, context) =>
    change(context, input, () => context.rest.write("createPasswordRecovery", { body: { email: input.email } })),
  /** Approves an account, which gives it write access, if the permission field allows it. */
  approveAccount: (_mutation, { input }, context) =>
    change(context, input, async () => {
      const slug = input.userId;
      const user = await requireFound(users(context).get(slug));
      enforce(decide(profilePolicy.approve, await getActor(context), toProfileFacts(user)));
      await context.rest.write("updateUser", { params: { id: await requireFound(user.userId) }, body: { isReadOnly: false } });
      return { slug };
    }),
  recoverPassword: (_mutation, { input }, context) => {
    const { recoveryId: id, code, password, passwordConfirmation } = input;
    const body = { password, passwordConfirmation };
    return change(context, input, () => context.rest.write("updatePasswordByRecovery", { params: { id, code }, body }));
  },
};
