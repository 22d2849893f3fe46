import type { AccountModel, ViewerModel } from "./models.ts";
import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { property } from "../../graph/property.ts";
import type { Nodes } from "../store.ts";
import { capabilitiesOf } from "./capabilities.ts";
import { mutations } from "./changes.ts";
import { viewerRight } from "./policy.ts";
import { viewerOf } from "./viewer.ts";
import { viewModesOf } from "./viewModes.ts";

export const resolvers: Resolvers = {
  Query: {
    viewer: (_query, _arguments, context) => viewerOf(context),
  },
  Mutation: mutations,
  Viewer: {
    id: ({ id }) => encodeId("Viewer", id ?? "guest"),
    authorId: ({ contactId }) => (contactId === null ? null : encodeId("Author", contactId)),
    firstName: property("firstname"),
    lastName: property("lastname"),
    avatar: property("logo"),
    smallAvatar: property("logoIcon"),
    feedCredentials: property("getstream"),
    viewModes: (viewer, _arguments, { settings }) => viewModesOf(viewer, settings.fullView),
    capabilities: capabilitiesOf,
    addMonitorItems: viewerRight("addMonitorItems"),
    createAnnouncement: viewerRight("createAnnouncement"),
    createCommunity: viewerRight("createCommunity"),
    createCompany: viewerRight("createCompany"),
    createInterview: viewerRight("createInterview"),
    createNewsroom: viewerRight("createNewsroom"),
    createOutlet: viewerRight("createOutlet"),
    finishOnboarding: viewerRight("finishOnboarding"),
    manageAccount: viewerRight("manageAccount"),
    manageNotifications: viewerRight("manageNotifications"),
  },
};

/** Only the viewer can be read by this id. */
async function readViewer(context: Context, key: string): Promise<ViewerModel | null> {
  const viewer = await viewerOf(context);
  return String(viewer.id ?? "guest") === key ? viewer : null;
}

/** Only the viewer's own account can be read. */
async function readAccount(context: Context, key: string): Promise<AccountModel | null> {
  const { account } = await viewerOf(context);
  return account !== null && String(account.id) === key ? account : null;
}

export const nodes: Nodes = { Viewer: readViewer, Account: readAccount };
