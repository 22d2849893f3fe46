import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import { change } from "../mutation.ts";
import { clearViewer, getViewer } from "../session/viewer.ts";

export const mutations: MutationResolvers = {
  /** This also turns the indicator off (NOTIF-07). */
  markNotificationsRead: (_mutation, { input }, context) =>
    change(context, input, async () => {
      await context.rest.write("readNotifications");
      clearViewer(context);
      return getViewer(context);
    }),
};
