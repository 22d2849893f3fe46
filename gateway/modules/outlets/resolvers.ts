import type { Context } from "../../context.ts";
import { connect, type OffsetList } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { badInput } from "../../graph/inputErrors.ts";
import { encodeId } from "../../graph/ids.ts";
import { andThen, type Later } from "../../graph/later.ts";
import type { Outlet, Story } from "../../rest/generated/contract.ts";
import { listOutletPeople, listOutlets } from "../../rest/outlets.ts";
import type { Verdict } from "../../rest/client.ts";
import type { FeedItem } from "../../rest/feed.ts";
import { listStoriesOfOutlet } from "../../rest/stories.ts";
import { feedList, type FeedEntry } from "../feed/entries.ts";
import type { OutletModel } from "../models.ts";
import { right } from "../permissions/rights.ts";
import { withViewerAhead } from "../session/lookahead.ts";
import { actorOf } from "../session/viewer.ts";
import { staffPage } from "../staff/list.ts";
import { orNull, readBySlug, type Nodes } from "../store.ts";
import { outletPolicy } from "./policy.ts";
import { outlets, wholeOutlet } from "./store.ts";

/** Outlets to choose from. */
const maxOutlets = 100;

/** A field that an outlet in short does not have. */
const detail =
  <Field extends keyof Outlet>(field: Field) =>
  (outlet: OutletModel, _arguments: object, context: Context): Later<Outlet[Field] | null> =>
    andThen(wholeOutlet(context, outlet), (whole) => whole && whole[field]);

/** A published story as an item of a feed (D-143). */
const feedItemOf = (story: Story): Verdict<FeedItem> => {
  const publishedAt = story.publishedAt ?? story.createdAt;
  return { ok: true, value: { ...story, publishedAt, time: publishedAt } };
};

const storiesOf = (context: Context, { id }: OutletModel): OffsetList<FeedEntry> =>
  feedList(context, async (offset, limit) => {
    const { items, meta } = await listStoriesOfOutlet(context.rest, id, { offset, limit });
    return { items: items.map(feedItemOf), meta };
  });

export const resolvers: Resolvers = {
  Query: {
    outlet: (_query, { slug }, context, info) => withViewerAhead(context, info, outlets(context).get(slug)),
    outlets: (_query, { query = null, first }, context) => {
      if (first < 1 || first > maxOutlets) throw badInput(`first must be between 1 and ${maxOutlets}.`);
      return andThen(actorOf(context), ({ authenticated }) => (authenticated ? listOutlets(context.rest, query, first) : []));
    },
  },
  Outlet: {
    id: ({ slug }) => encodeId("Outlet", slug),
    databaseId: ({ id }) => id,
    type: detail("type"),
    description: detail("description"),
    url: detail("url"),
    country: detail("country"),
    beats: detail("beats"),
    audience: detail("audience"),
    peopleCount: detail("peopleCount"),
    people: ({ slug }, { first, after }, context) =>
      staffPage({ slug, read: (slice) => listOutletPeople(context.rest, slug, slice) }, { first, after }),
    stories: (outlet, { first, after }, context) =>
      andThen(actorOf(context), ({ authenticated }) =>
        authenticated ? orNull(connect(storiesOf(context, outlet), { first, after })) : null,
      ),
    permissions: (outlet, _arguments, context) =>
      andThen(actorOf(context), (actor) => ({
        __typename: "OutletPermissions" as const,
        policy: outletPolicy,
        actor,
        subject: outlet,
      })),
  },
  OutletPermissions: {
    readStories: right("readStories"),
  },
  OutletType: {
    NEWSPAPER: "newspaper",
    MAGAZINE: "magazine",
    ONLINE: "online",
    TV: "tv",
    RADIO: "radio",
    PODCAST: "podcast",
    NEWSLETTER: "newsletter",
  },
};

export const nodes: Nodes = { Outlet: readBySlug(outlets) };
