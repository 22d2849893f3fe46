import Type, { type Static } from "typebox";
import { NewsKind, SaveAs } from "../http/enums.ts";
import { htmlInput, idInput, inline, optionalOrNull, textInput, uploadInput } from "../http/inputs.ts";
import { optionalId, q, type Filter } from "../http/paging.ts";
import { Id, namedObject, typesFilter } from "../http/schema.ts";
import { authorInput } from "../posts/schema.ts";

/** Maximum lengths of the texts of a story, in characters. */
export const storyLimits = { title: 200, summary: 500, content: 50_000 } as const;

const text = (title: string, max: number) => optionalOrNull(textInput(title, max));

/** Query parameter that restricts a list to kinds of news. */
export const newsTypes = typesFilter(NewsKind);

/** Filters of the list of stories: parts of their texts, their kinds, the ids of a beat and an outlet, a contact id. */
export const storyFilters = { q, types: newsTypes, beat: optionalId, authorId: optionalId, outletId: optionalId };
export type StoryFilter = Filter<typeof storyFilters>;

const Kind = inline(NewsKind, { title: "Type" });

const fields = {
  title: optionalOrNull(textInput("Title", storyLimits.title, { description: "Either title or headline is required." })),
  headline: text("Headline", storyLimits.title),
  summary: text("Summary", storyLimits.summary),
  content: htmlInput("Content", storyLimits.content),
  img: uploadInput("Image"),
  video: uploadInput("Video"),
  outletId: idInput("Outlet", "Id of the outlet that published the story."),
  beats: optionalOrNull(Type.Array(Id, { title: "Beats" })),
  communities: optionalOrNull(
    Type.Array(Id, { title: "Communities", description: "Ids of communities whose feeds also contain the story." }),
  ),
  saveAs: Type.Optional(inline(SaveAs, { title: "Save as" })),
};

export const StoryInput = namedObject("StoryInput", {
  kind: Kind,
  ...fields,
  authorId: authorInput,
});
export type StoryInput = Static<typeof StoryInput>;

export const StoryChanges = namedObject("StoryChanges", { kind: Type.Optional(Kind), ...fields });
export type StoryChanges = Static<typeof StoryChanges>;
