import type { Context } from "../../context.ts";
import { checkSize } from "../../graph/codedErrors.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeSluggedId } from "../../graph/ids.ts";
import { andThen } from "../../graph/maybePromise.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import { readAll } from "../../rest/bulk.ts";
import { createNewsList } from "../news/lists.ts";
import type { NewsItemModel } from "../news/models.ts";
import { createPermissionsParent } from "../permissions/permissionFields.ts";
import { readIfAllowed } from "../permissions/requirePermission.ts";
import { signedIn } from "../permissions/rules.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { getActor } from "../session/viewer.ts";
import { readStaffPage } from "../staff/list.ts";
import { createDetailResolver, nullIfNotFound, createReadBySluggedKey, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import type { OutletModel } from "./models.ts";
import { outletPolicy } from "./policy.ts";
import { outlets, readFullOutlet } from "./store.ts";

/** The maximum number of outlets in a selection list. */
const MAX_OUTLETS = 100;

const detail = createDetailResolver(readFullOutlet);

const listStories = (context: Context, { id }: OutletModel): OffsetList<NewsItemModel> =>
  createNewsList(context, (slice) => context.rest.list("getStories", { query: { ...slice, outletId: id } }));

/** An outlet that cannot be read cannot be changed. */
const getPermissions = (outlet: OutletModel, context: Context) =>
  andThen(readFullOutlet(context, outlet), (full) =>
    createPermissionsParent(context, "OutletPermissions", outletPolicy, { canEdit: full?.canEdit === true }),
  );

export const resolvers: Resolvers = {
  Query: {
    outlet: (_query, { slug }, context, info) => prefetchViewer(context, info, outlets(context).get(slug)),
    outlets: (_query, { query = null, first }, context) => {
      checkSize(first, MAX_OUTLETS);
      return andThen(getActor(context), ({ authenticated }) =>
        authenticated ? readAll(context.rest, "getOutlets", { query: { limit: first, q: query } }) : [],
      );
    },
  },
  Mutation: mutations,
  Outlet: {
    id: (value) => encodeSluggedId("Outlet", value),
    type: detail("type"),
    description: detail("description"),
    url: detail("url"),
    country: detail("country"),
    beats: detail("beats"),
    audience: detail("audience"),
    peopleCount: detail("peopleCount"),
    people: ({ slug }, page, context) =>
      readStaffPage(
        { slug, isCompany: false, read: (slice) => context.rest.list("getOutletPeople", { params: { slug }, query: slice }) },
        page,
      ),
    stories: (outlet, page, context) =>
      readIfAllowed(context, [signedIn], outlet, () => nullIfNotFound(connect(listStories(context, outlet), page))),
    permissions: (outlet, _arguments, context) => getPermissions(outlet, context),
  },
};

export const nodes: Nodes = { Outlet: createReadBySluggedKey(outlets) };
