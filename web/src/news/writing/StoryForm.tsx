import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StoryForm_query$key } from "../../__generated__/StoryForm_query.graphql.ts";
import type { StoryForm_story$data, StoryForm_story$key } from "../../__generated__/StoryForm_story.graphql.ts";
import { Form } from "../../forms/Form.tsx";
import { FormActions } from "../../forms/FormActions.tsx";
import type { LocalDraft } from "../../forms/localDraft.ts";
import type { Saved } from "../../forms/useAfterSaving.ts";
import { useForm } from "../../forms/useForm.ts";
import { useOutletOptions } from "../../outlets/useOutletOptions.ts";
import { addPreviousChoices } from "../../posts/writing/addPreviousChoices.ts";
import { ArticleFields } from "../../posts/writing/ArticleFields.tsx";
import { CommunitiesField } from "../../posts/writing/CommunitiesField.tsx";
import { PostAsField } from "../../posts/writing/PostAsField.tsx";
import { useWriter } from "../../posts/writing/useWriter.ts";
import { SearchSelect } from "../../ui/SearchSelect.tsx";
import { Select } from "../../ui/Select.tsx";
import { uploadedAttachment } from "../../uploads/attachment.ts";
import { kindOptions, toKnownKind } from "../newsKinds.ts";
import { emptyStory, storySchema, type StoryValues } from "./storySchema.ts";
import { useSaveStory } from "./useSaveStory.ts";

interface StoryFormProps {
  query: StoryForm_query$key;
  /** Null for a new one. */
  story: StoryForm_story$key | null;
  draft: LocalDraft;
  onSaved: (saved: Saved) => void;
}

/** The fields of a story, and the save buttons. */
export function StoryForm({ query, story, draft, onSaved }: StoryFormProps) {
  const data = useFragment(
    graphql`
      fragment StoryForm_query on Query {
        ...ArticleFields_query
        ...useOutletOptions_query
        viewer {
          ...useWriter_viewer
        }
      }
    `,
    query,
  );
  const existingStory = useFragment(
    graphql`
      fragment StoryForm_story on Story {
        id
        content
        outlet {
          id
        }
        communities {
          id
          name
        }
        news {
          kind
          title
          headline
          summary
          publishedAt
          beats {
            id
          }
          image {
            id
            url
          }
          video {
            id
          }
        }
      }
    `,
    story,
  );
  const [start] = useState(() => (existingStory ? toFormValues(existingStory) : emptyStory));
  const isPublished = Boolean(existingStory?.news.publishedAt);
  const save = useSaveStory(existingStory?.id ?? null, isPublished);
  const form = useForm({
    schema: storySchema,
    start,
    draft,
    send: save,
    onSaved: ({ databaseId }, saveAs) => onSaved({ databaseId, saveAs, isNew: !isPublished }),
  });
  const writer = useWriter(data.viewer);
  const outlets = useOutletOptions(data, form.values.outletId);
  const previousCommunities = (existingStory?.communities ?? []).map(({ id, name }) => ({ id, name }));
  const communities = addPreviousChoices(writer.communities, previousCommunities);
  return (
    <Form
      form={form}
      label={existingStory ? "Edit story" : "New story"}
      footer={<FormActions form={form} canBeDraft={!isPublished} submitLabel={isPublished ? "Save changes" : "Publish story"} />}
    >
      <Select label="Type" options={kindOptions} {...form.field("kind")} />
      <ArticleFields query={data} form={form} placeholder="Write your story" />
      <SearchSelect
        label="Outlet"
        description="Where the story was published."
        noneLabel="No outlet"
        {...outlets}
        {...form.field("outletId")}
      />
      <CommunitiesField
        communities={communities}
        text="Also shown in these communities. Everybody can find it in the news."
        {...form.field("communityIds")}
      />
      {!existingStory && <PostAsField writer={writer} {...form.field("authorId")} />}
    </Form>
  );
}

function toFormValues({ content, outlet, communities, news }: StoryForm_story$data): StoryValues {
  const { kind, title, headline, summary, beats, image, video } = news;
  return {
    ...emptyStory,
    kind: toKnownKind(kind),
    // Without a title the headline is shown in its place (NEWS-05).
    title: title === headline ? "" : title,
    headline: headline ?? "",
    summary: summary ?? "",
    content,
    image: image ? [uploadedAttachment("image", image.id, image.url)] : [],
    video: video ? [uploadedAttachment("video", video.id, null)] : [],
    beatIds: beats.map(({ id }) => id),
    outletId: outlet ? outlet.id : "",
    communityIds: communities.map(({ id }) => id),
  };
}
