import Type, { type Static } from "typebox";
import { component, htmlInput, Id, NewsKind, nullable, SaveAs } from "../http/schema.ts";

const text = (title: string, most: number, what = "") =>
  Type.Optional(
    nullable(Type.String({ title, description: `${what}${what === "" ? "At" : " with at"} most ${most} characters.` })),
  );
const upload = (title: string) =>
  Type.Optional(nullable(Type.Integer({ title, minimum: 1, description: "The id of an own upload." })));

const Kind = Type.Unsafe<Static<typeof NewsKind>>({ ...NewsKind, $id: undefined, title: "Kind" });
/** Characters of a story's text. */
export const MAX_STORY_LENGTH = 50_000;

const fields = {
  title: Type.Optional(
    nullable(Type.String({ title: "Title", description: "At most 200 characters; one of title and headline is required." })),
  ),
  headline: text("Headline", 200),
  summary: text("Summary", 500),
  content: htmlInput("Content", MAX_STORY_LENGTH),
  img: upload("Image"),
  video: upload("Video"),
  outletId: Type.Optional(nullable(Type.Integer({ title: "Outlet", minimum: 1, description: "Where it was published." }))),
  beats: Type.Optional(nullable(Type.Array(Id, { title: "Beats" }))),
  communities: Type.Optional(nullable(Type.Array(Id, { title: "Communities", description: "Where it appears as well." }))),
  saveAs: Type.Optional(Type.Unsafe<Static<typeof SaveAs>>({ ...SaveAs, $id: undefined, title: "Save as" })),
};

export const StoryInput = component(
  "StoryInput",
  Type.Object({
    kind: Kind,
    ...fields,
    authorId: Type.Optional(
      Type.Integer({ minimum: 1, title: "Author", description: "In whose name; the contact id of the creator by default." }),
    ),
  }),
);
export type StoryInput = Static<typeof StoryInput>;

export const StoryChanges = component("StoryChanges", Type.Object({ kind: Type.Optional(Kind), ...fields }));
export type StoryChanges = Static<typeof StoryChanges>;
