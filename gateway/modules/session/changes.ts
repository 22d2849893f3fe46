import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { endSession, hasCredentials } from "../../rest/session.ts";
import { change } from "../mutation.ts";
import { guestViewer, setViewer, toViewer } from "./viewer.ts";

export const mutations: MutationResolvers = {
  /** Passes the upstream's cookie on to the browser. */
  signIn: (_mutation, { input }, context) => {
    const { email, password, code, remember } = input;
    return change(context, input, async () => {
      const user = await context.rest.write("createSession", {
        body: {
          email,
          password,
          remember,
          code: code ?? undefined,
        },
      });
      return setViewer(context, toViewer(user));
    });
  },
  /** The session ends here even when the upstream cannot be reached. */
  signOut: (_mutation, { input }, context) =>
    change(context, input, async () => {
      if (hasCredentials(context.session)) {
        await context.rest
          .write("deleteSession")
          .catch((error: unknown) => context.log.warn({ error }, "signing out at the upstream failed"));
      }
      context.realtime.endSession();
      endSession(context.session);
      return setViewer(context, guestViewer);
    }),
};
