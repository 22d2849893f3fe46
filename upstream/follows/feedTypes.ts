import type { FeedType, NewsKind, Db } from "../db/schema.ts";
import { orderedKinds } from "../posts/types.ts";

const newsTypes: readonly { id: NewsKind; name: string }[] = [
  { id: "media", name: "Media news" },
  { id: "epitome", name: "Epitome" },
  { id: "marcoms", name: "Marcoms News" },
];

/** Feed types that can be followed, in display order. */
const followableFeedTypes: readonly { id: FeedType; name: string }[] = [
  ...orderedKinds.map(({ type, feedName }) => ({ id: type, name: feedName })),
  ...newsTypes,
];

/** Syncs the stored feed types with the code, so that new post types can be followed after an update. */
export async function storeFeedTypes(db: Db): Promise<void> {
  await db
    .insertInto("feed_types")
    .values(followableFeedTypes.map((type, position) => ({ ...type, position })))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({ name: ref("excluded.name"), position: ref("excluded.position") })),
    )
    .execute();
}
