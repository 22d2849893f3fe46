import type { Db } from "../db/connect.ts";
import type { FeedType, NewsKind } from "../db/schema.ts";
import { ORDERED_KINDS } from "../posts/types.ts";

const NEWS: readonly { id: NewsKind; name: string }[] = [
  { id: "media", name: "Media news" },
  { id: "epitome", name: "Epitome" },
  { id: "marcoms", name: "Marcoms News" },
];

/** What can be followed, in the order in which people see it. */
const FEED_TYPES: readonly { id: FeedType; name: string }[] = [
  ...ORDERED_KINDS.map(({ type, feedName }) => ({ id: type, name: feedName })),
  ...NEWS,
];

/** Brings the stored feed types to what the code knows, so that a new post type can be followed after an update. */
export async function storeFeedTypes(db: Db): Promise<void> {
  await db
    .insertInto("feed_types")
    .values(FEED_TYPES.map((type, position) => ({ ...type, position })))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({ name: ref("excluded.name"), position: ref("excluded.position") })),
    )
    .execute();
}
