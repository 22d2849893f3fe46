import type { OutletModel } from "./models.ts";
import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { badInput } from "../../graph/inputErrors.ts";
import { encodeSluggedId } from "../../graph/ids.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { readAll } from "../../rest/bulk.ts";
import type { Outlet } from "../../rest/generated/contract.ts";
import type { NewsItemModel } from "../news/models.ts";
import { newsList } from "../news/lists.ts";
import { rightFields, rightsOf } from "../permissions/rights.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { actorOf } from "../session/viewer.ts";
import { staffPage } from "../staff/list.ts";
import { nullIfNotFound, readBySluggedKey, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { outletPolicy, type OutletPermissionsModel } from "./policy.ts";
import { outlets, fullOutlet } from "./store.ts";

/** The maximum number of outlets in a selection list. */
const maxOutlets = 100;

/** Resolves a field that is missing from the short form of an outlet. */
const detail =
  <Field extends keyof Outlet>(field: Field) =>
  (outlet: OutletModel, _arguments: object, context: Context): MaybePromise<Outlet[Field] | null> =>
    andThen(fullOutlet(context, outlet), (full) => full && full[field]);

const storiesOf = (context: Context, { id }: OutletModel): OffsetList<NewsItemModel> =>
  newsList(context, (slice) => context.rest.list("getStories", { query: { ...slice, outletId: id } }));

/** An outlet that cannot be read cannot be changed. */
function rightsTo(outlet: OutletModel, context: Context): MaybePromise<OutletPermissionsModel> {
  return andThen(fullOutlet(context, outlet), (full) =>
    rightsOf(context, "OutletPermissions", outletPolicy, { canEdit: full?.canEdit === true }),
  );
}

export const resolvers: Resolvers = {
  Query: {
    outlet: (_query, { slug }, context, info) => prefetchViewer(context, info, outlets(context).get(slug)),
    outlets: (_query, { query = null, first }, context) => {
      if (first < 1 || first > maxOutlets) throw badInput(`first must be between 1 and ${maxOutlets}.`);
      return andThen(actorOf(context), ({ authenticated }) =>
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
      staffPage(
        { slug, isCompany: false, read: (slice) => context.rest.list("getOutletPeople", { params: { slug }, query: slice }) },
        page,
      ),
    stories: (outlet, page, context) =>
      andThen(actorOf(context), ({ authenticated }) =>
        authenticated ? nullIfNotFound(connect(storiesOf(context, outlet), page)) : null,
      ),
    permissions: (outlet, _arguments, context) => rightsTo(outlet, context),
  },
  OutletPermissions: rightFields("readStories", "edit"),
};

export const nodes: Nodes = { Outlet: readBySluggedKey(outlets) };
