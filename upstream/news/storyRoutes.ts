import Type from "typebox";
import { requireFound } from "../http/errors.ts";
import { operation, type Operation } from "../http/operation.ts";
import { IdParams, ids, optionalId, pageOfIds, pageQuery, q, toWindow, mapPage } from "../http/paging.ts";
import { findStories, listStories, listStoryDrafts, presentStories, toStoryConditions } from "./read.ts";
import { List, NewsKind, SaveAs, withMessage, inline } from "../http/schema.ts";
import { Story } from "../posts/schema.ts";
import { discussionOperations } from "../comments/routes.ts";
import { writeStoryOperations } from "./storyWriteRoutes.ts";

export const storyOperations: Operation[] = [
  operation({
    id: "getStories",
    path: "/stories",
    summary: "Lists published stories with their newest comments, newest first.",
    tag: "Stories",
    assumed: true,
    query: pageQuery({
      ids,
      q,
      types: Type.Optional(Type.Array(withMessage(NewsKind, "Invalid type [{value}]"))),
      beat: optionalId,
      authorId: optionalId,
      outletId: optionalId,
      saveAs: Type.Optional(
        inline(SaveAs, {
          description: "draft lists the unpublished stories that are visible to the caller and ignores the other filters.",
        }),
      ),
    }),
    response: List(Story),
    handle: async ({ services: { db }, viewer, query }) => {
      if (query.ids !== undefined) {
        const rows = await findStories(db, viewer, query.ids);
        return pageOfIds(query.ids, await presentStories(db, viewer, [...rows.values()], { withComments: true }));
      }
      const window = toWindow(query);
      const page =
        query.saveAs === "draft"
          ? await listStoryDrafts(db, viewer, window)
          : await listStories(db, toStoryConditions(query), window);
      return mapPage(page, (rows) => presentStories(db, viewer, rows, { withComments: true }));
    },
  }),
  operation({
    id: "getStory",
    path: "/stories/{id}",
    summary: "Returns a story without its comments.",
    tag: "Stories",
    access: "all",
    assumed: true,
    params: IdParams,
    response: Story,
    handle: async ({ services: { db }, viewer, params: { id } }) => {
      const row = requireFound((await findStories(db, viewer, [id])).get(id));
      return (await presentStories(db, viewer, [row]))[0];
    },
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
