import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { readProperty } from "../../graph/property.ts";
import { createPayloadResolvers, type Payload } from "../mutation.ts";
import type { Nodes } from "../store.ts";
import { getEventCursor } from "../subscriptionField.ts";
import { getCapabilities } from "./capabilities.ts";
import { mutations } from "./changes.ts";
import type { AccountModel, ViewerModel } from "./models.ts";
import { viewerPermissionResolvers } from "./policy.ts";
import { getViewer } from "./viewer.ts";
import { getViewModes } from "./viewModes.ts";

export const resolvers: Resolvers = {
  Query: {
    viewer: (_query, _arguments, context) => getViewer(context),
  },
  Mutation: mutations,
  Viewer: {
    id: ({ id }) => encodeId("Viewer", id ?? "guest"),
    authorId: ({ contactId }) => (contactId === null ? null : encodeId("Author", contactId)),
    eventCursor: ({ authenticated }, _arguments, context) => (authenticated ? getEventCursor(context) : null),
    firstName: readProperty("firstname"),
    lastName: readProperty("lastname"),
    avatar: readProperty("logo"),
    smallAvatar: readProperty("logoIcon"),
    feedCredentials: readProperty("getstream"),
    viewModes: (viewer, _arguments, { settings }) => getViewModes(viewer, settings.fullView),
    capabilities: getCapabilities,
    ...viewerPermissionResolvers,
  },
};

export const addResolvers = createPayloadResolvers("Viewer", ({ result }: Payload<unknown>, _arguments, context) =>
  result === null ? null : getViewer(context),
);

/** Only the viewer can be read by this id. */
async function readViewer(context: Context, key: string): Promise<ViewerModel | null> {
  const viewer = await getViewer(context);
  return String(viewer.id ?? "guest") === key ? viewer : null;
}

/** Only the viewer's own account can be read. */
async function readAccount(context: Context, key: string): Promise<AccountModel | null> {
  const { account } = await getViewer(context);
  return account !== null && String(account.id) === key ? account : null;
}

export const nodes: Nodes = { Viewer: readViewer, Account: readAccount };
