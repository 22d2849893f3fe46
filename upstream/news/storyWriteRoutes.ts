import { requireAdmin } from "../accounts/rules.ts";
import type { Db } from "../db/schema.ts";
import { requireDeleted, requireNotDeleted } from "../http/errors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { IdParams } from "../http/paging.ts";
import type { StoryRow } from "../posts/rows.ts";
import { Story } from "../posts/schema.ts";
import type { Viewer } from "../session/viewer.ts";
import { readStory, requireStory } from "./read.ts";
import { StoryChanges, StoryInput } from "./schema.ts";
import { createStory, markStoryDeleted, updateStory } from "./write.ts";

const common = { tag: "Stories", assumed: true, refusals: [403] } as const;
const commonById = { ...common, params: IdParams } as const;
const notDeleted = { ...commonById, ...loadBy("id", requireStoryNotDeleted) } as const;

/** Only platform admins write stories; others are created from announcements. @throws 404, 403 */
async function requireWritableStory(db: Db, viewer: Viewer, id: number): Promise<StoryRow> {
  const row = await requireStory(db, viewer, id);
  requireAdmin(viewer);
  return row;
}

/** Like requireWritableStory. @throws also 422 when it is deleted */
async function requireStoryNotDeleted(db: Db, viewer: Viewer, id: number): Promise<StoryRow> {
  const row = await requireWritableStory(db, viewer, id);
  requireNotDeleted(row, "story");
  return row;
}

export const writeStoryOperations: Operation[] = [
  operation(common, {
    id: "createStory",
    path: "/stories",
    summary: "Creates a story, published or as a draft. Platform administrators only.",
    body: StoryInput,
    response: Story,
    creates: true,
    handle: async ({ services, viewer, body }) => {
      requireAdmin(viewer);
      return readStory(services.db, viewer, await createStory(services, viewer, body));
    },
  }),
  operation(notDeleted, {
    id: "updateStory",
    path: "/stories/{id}",
    summary: 'Updates the given fields of a story; saveAs "published" publishes a draft. Platform administrators only.',
    body: StoryChanges,
    response: Story,
    handle: async ({ services, viewer, body, target: before }) => {
      await updateStory(services, viewer, before, body);
      return readStory(services.db, viewer, before.id);
    },
  }),
  operation(notDeleted, {
    id: "deleteStory",
    path: "/stories/{id}",
    summary: "Deletes a story, which can be restored. Platform administrators only.",
    handle: async ({ services: { db, now }, target: { id } }) => {
      await markStoryDeleted(db, id, now());
    },
  }),
  operation(commonById, {
    id: "restoreStory",
    path: "/stories/{id}/restore",
    summary: "Restores a deleted story with its comments and likes. Platform administrators only.",
    response: Story,
    ...loadBy("id", requireWritableStory),
    handle: async ({ services: { db }, viewer, target: row }) => {
      requireDeleted(row, "story");
      await markStoryDeleted(db, row.id, null);
      return readStory(db, viewer, row.id);
    },
  }),
];
