import type { Context } from "../../context.ts";
import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { change, type Input, type Payload } from "../mutation.ts";
import { clearViewer } from "../session/viewer.ts";
import { requireViewerSlug } from "../session/viewerSlug.ts";

/** Changes the viewer's sign-in settings; only the person can do that. */
const changeOwnSettings = <Result>(
  context: Context,
  input: Input,
  make: (slug: string) => Promise<Result>,
): Promise<Payload<Result>> => change(context, input, async () => make(await requireViewerSlug(context)));

export const mutations: MutationResolvers = {
  changeEmail: (_mutation, { input }, context) =>
    changeOwnSettings(context, input, async (slug) => {
      const changed = await context.rest.write("updateEmail", {
        params: { user: slug },
        body: { email: input.email, password: input.password },
      });
      clearViewer(context);
      return changed;
    }),
  changePassword: (_mutation, { input }, context) =>
    changeOwnSettings(context, input, async (slug) => {
      const { currentPassword, password: newPassword, passwordConfirmation, revokeAccessTokens } = input;
      const revokeTokens = revokeAccessTokens ?? false;
      await context.rest.write("updatePassword", {
        params: { user: slug },
        body: { currentPassword, password: newPassword, passwordConfirmation, revokeTokens },
      });
      return true;
    }),
  startTwoStep: (_mutation, { input }, context) =>
    changeOwnSettings(context, input, (slug) =>
      context.rest.write("createTwoStep", { params: { user: slug }, body: { password: input.password } }),
    ),
  confirmTwoStep: (_mutation, { input }, context) =>
    changeOwnSettings(
      context,
      input,
      async (slug) =>
        (await context.rest.write("updateTwoStep", { params: { user: slug }, body: { code: input.code } })).recoveryCodes,
    ),
  disableTwoStep: (_mutation, { input }, context) =>
    changeOwnSettings(context, input, async (slug) => {
      await context.rest.write("deleteTwoStep", { params: { user: slug }, body: { password: input.password } });
      return true;
    }),
  revokeSession: (_mutation, { input }, context) =>
    changeOwnSettings(context, input, async (slug) => {
      await context.rest.write("deleteSignIn", { params: { user: slug, id: input.signInId } });
      return true;
    }),
  /** This response is the only one that contains the token. */
  createAccessToken: (_mutation, { input }, context) =>
    changeOwnSettings(context, input, async (slug) => {
      const { name, expiresInDays, scope, password: ownPassword } = input;
      const body = { name, expiresInDays, scope: scope ?? "write", password: ownPassword };
      return (await context.rest.write("createAccessToken", { params: { user: slug }, body })).token;
    }),
  revokeAccessToken: (_mutation, { input }, context) =>
    changeOwnSettings(context, input, async (slug) => {
      await context.rest.write("deleteAccessToken", { params: { user: slug, id: input.tokenId } });
      return true;
    }),
};

/** The results of mutations on sign-in settings. */
export type ConfirmTwoStepResult = readonly string[];
export type ChangeEmailResult = object;
export type ChangePasswordResult = boolean;
export type DisableTwoStepResult = boolean;
export type RevokeAccessTokenResult = boolean;
export type RevokeSessionResult = boolean;
