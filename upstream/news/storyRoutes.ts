import Type from "typebox";
import { discussionOperations } from "../comments/routes.ts";
import { SaveAs } from "../http/enums.ts";
import { inline } from "../http/inputs.ts";
import { operation, type Operation } from "../http/operation.ts";
import { IdParams, ids, readPageOfIds, pageQuery, toWindow, mapPage } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import type { StoryRow } from "../posts/rows.ts";
import { Story } from "../posts/schema.ts";
import { findStories, listStories, listStoryDrafts, presentStories, readStory, toStoryConditions } from "./read.ts";
import { storyFilters } from "./schema.ts";
import { writeStoryOperations } from "./storyWriteRoutes.ts";

const common = { tag: "Stories", assumed: true } as const;

export const storyOperations: Operation[] = [
  operation(common, {
    id: "getStories",
    path: "/stories",
    summary: "Lists published stories with their newest comments, newest first.",
    query: pageQuery({
      ids,
      ...storyFilters,
      saveAs: Type.Optional(
        inline(SaveAs, {
          description: "draft lists the unpublished stories that are visible to the caller and ignores the other filters.",
        }),
      ),
    }),
    response: List(Story),
    handle: async ({ services: { db }, viewer, query }) => {
      const present = (rows: StoryRow[]) => presentStories(db, viewer, rows, { withComments: true });
      if (query.ids !== undefined) return readPageOfIds(query.ids, findStories(db, viewer, query.ids), present);
      const window = toWindow(query);
      const page =
        query.saveAs === "draft"
          ? await listStoryDrafts(db, viewer, window)
          : await listStories(db, toStoryConditions(query), window);
      return mapPage(page, present);
    },
  }),
  operation(common, {
    id: "getStory",
    path: "/stories/{id}",
    summary: "Returns a story without its comments.",
    access: "all",
    params: IdParams,
    response: Story,
    handle: ({ services: { db }, viewer, params }) => readStory(db, viewer, params.id),
  }),
  ...writeStoryOperations,
  ...discussionOperations({
    collection: "stories",
    noun: "Story",
    name: "story",
    type: "story",
    openToGuests: true,
    assumed: true,
  }),
];
