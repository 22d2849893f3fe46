import type { FeedType, NewsKind, Db } from "../db/schema.ts";
import { ORDERED_KINDS } from "../posts/types.ts";

const NEWS: readonly { id: NewsKind; name: string }[] = [
  { id: "media", name: "Media news" },
  { id: "epitome", name: "Epitome" },
  { id: "marcoms", name: "Marcoms News" },
];

/** Feed types that can be followed, in display order. */
const FEED_TYPES: readonly { id: FeedType; name: string }[] = [
  ...ORDERED_KINDS.map(({ type, feedName }) => ({ id: type, name: feedName })),
  ...NEWS,
];

/** Syncs the stored feed types with the code, so that new post types can be followed after an update. */
export async function storeFeedTypes(db: Db): Promise<void> {
  await db
    .insertInto("feed_types")
    .values(FEED_TYPES.map((type, position) => ({ ...type, position })))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({ name: ref("excluded.name"), position: ref("excluded.position") })),
    )
    .execute();
}
