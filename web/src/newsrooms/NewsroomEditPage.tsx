import { useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type {
  NewsroomEditPage_newsroom$data,
  NewsroomEditPage_newsroom$key,
} from "../__generated__/NewsroomEditPage_newsroom.graphql.ts";
import type { NewsroomEditPageMutation } from "../__generated__/NewsroomEditPageMutation.graphql.ts";
import type { NewsroomEditPageQuery } from "../__generated__/NewsroomEditPageQuery.graphql.ts";
import { DraftFormPage } from "../forms/FormPage.tsx";
import type { LocalDraft } from "../forms/localDraft.ts";
import { useForm } from "../forms/useForm.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { uploadedAttachment } from "../uploads/attachment.ts";
import { NewsroomForm } from "./NewsroomForm.tsx";
import { emptyNewsroom, newsroomSchema, type NewsroomValues } from "./newsroomSchema.ts";
import { useDeleteNewsroom } from "./useDeleteNewsroom.ts";
import { usePeopleOptions } from "./usePeopleOptions.ts";

const query = graphql`
  query NewsroomEditPageQuery($databaseId: Int!) @preloadable {
    viewer {
      databaseId
    }
    newsroom(databaseId: $databaseId) {
      ...NewsroomEditPage_newsroom
    }
  }
`;

/** The form's data. The save mutation selects it too, so that the form stays complete until the user leaves it. */
const newsroomFragment = graphql`
  fragment NewsroomEditPage_newsroom on Newsroom {
    id
    databaseId
    name
    slug
    description
    logo {
      id
      url
    }
    banner {
      id
      url
    }
    contacts {
      id
      name
    }
    owner {
      id
      name
    }
    company {
      ...usePeopleOptions_company
    }
    permissions {
      edit {
        allowed
      }
      delete {
        allowed
      }
    }
  }
`;

type Newsroom = NewsroomEditPage_newsroom$data;

/** The edit form of a newsroom, for its owners, who can also delete it here. */
export function NewsroomEditPage({ queryRef }: { queryRef: PreloadedQuery<NewsroomEditPageQuery> }) {
  const { viewer, ...data } = usePreloadedQuery<NewsroomEditPageQuery>(query, queryRef);
  const newsroom = useFragment<NewsroomEditPage_newsroom$key>(newsroomFragment, data.newsroom);
  if (!newsroom || !newsroom.permissions.edit.allowed) return <NotFoundPage />;
  return (
    <DraftFormPage title={`Edit ${newsroom.name}`} draftName={`${viewer.databaseId} newsroom ${newsroom.databaseId}`}>
      {(draft) => <EditNewsroom newsroom={newsroom} draft={draft} />}
    </DraftFormPage>
  );
}

function EditNewsroom({ newsroom, draft }: { newsroom: Newsroom; draft: LocalDraft }) {
  const navigate = useNavigate();
  const showAll = () => void navigate("/work/newsrooms", { replace: true });
  const [start] = useState(() => toFormValues(newsroom));
  const { run } = useFormMutation<NewsroomEditPageMutation>(graphql`
    mutation NewsroomEditPageMutation($input: UpdateNewsroomInput!) {
      updateNewsroom(input: $input) {
        newsroom {
          ...NewsroomEditPage_newsroom
          ...NewsroomItem_newsroom
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: newsroomSchema,
    start,
    draft,
    send: (_fields, { changes }) =>
      run({
        variables: { input: { ...changes, newsroomId: newsroom.id } },
        write: "newsroom",
        done: "Your changes have been saved.",
      }),
    onSaved: showAll,
  });
  const people = usePeopleOptions(newsroom.company, [...newsroom.contacts, newsroom.owner]);
  const { remove, isDeleting } = useDeleteNewsroom(newsroom.id, () => {
    // Unsaved changes would ask for confirmation before the page is left.
    flushSync(form.startOver);
    showAll();
  });

  return (
    <NewsroomForm
      form={form}
      isNew={false}
      people={people}
      actions={
        newsroom.permissions.delete.allowed && (
          <Button variant="danger" isPending={isDeleting} onPress={remove} className="me-auto">
            Delete
          </Button>
        )
      }
    />
  );
}

function toFormValues({ name, slug, description, logo, banner, contacts }: Newsroom): NewsroomValues {
  const picture = (image: Newsroom["logo"]) => (image ? [uploadedAttachment("image", image.id, image.url)] : []);
  return {
    ...emptyNewsroom,
    name,
    description: description ?? "",
    logo: picture(logo),
    banner: picture(banner),
    personIds: contacts.map(({ id }) => id),
    slug,
  };
}
