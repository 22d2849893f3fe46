import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { NewsroomCreatePageMutation } from "../__generated__/NewsroomCreatePageMutation.graphql.ts";
import type { NewsroomCreatePageQuery } from "../__generated__/NewsroomCreatePageQuery.graphql.ts";
import { CountryField } from "../forms/CountryField.tsx";
import { DraftFormPage } from "../forms/FormPage.tsx";
import type { LocalDraft } from "../forms/localDraft.ts";
import { useForm } from "../forms/useForm.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { showToast } from "../ui/Toaster.tsx";
import { NewsroomForm } from "./NewsroomForm.tsx";
import { emptyNewsroom, newNewsroomSchema, type NewsroomValues } from "./newsroomSchema.ts";
import { NewsroomUrlField } from "./NewsroomUrlField.tsx";

const query = graphql`
  query NewsroomCreatePageQuery @preloadable {
    viewer {
      databaseId
      account {
        company {
          url
        }
      }
    }
    countries {
      id
      name
    }
  }
`;

type Data = NewsroomCreatePageQuery["response"];

/** The form for a new newsroom; opens "Our newsrooms" after saving. */
export function NewsroomCreatePage({ queryRef }: { queryRef: PreloadedQuery<NewsroomCreatePageQuery> }) {
  const data = usePreloadedQuery<NewsroomCreatePageQuery>(query, queryRef);
  return (
    <DraftFormPage title="New newsroom" draftName={`${data.viewer.databaseId} newsroom`}>
      {(draft) => <NewNewsroom data={data} draft={draft} />}
    </DraftFormPage>
  );
}

function NewNewsroom({ data: { viewer, countries }, draft }: { data: Data; draft: LocalDraft }) {
  const navigate = useNavigate();
  const [start] = useState((): NewsroomValues => ({ ...emptyNewsroom, url: viewer.account?.company?.url ?? "" }));
  const { run } = useFormMutation<NewsroomCreatePageMutation>(graphql`
    mutation NewsroomCreatePageMutation($input: CreateNewsroomInput!) {
      createNewsroom(input: $input) {
        newsroom {
          status
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: newNewsroomSchema,
    start,
    draft,
    send: (fields, { idempotencyKey }) => run({ variables: { input: { ...fields, idempotencyKey } }, write: "newsroom" }),
    onSaved: ({ response }) => {
      const isPending = response.createNewsroom.newsroom?.status === "PENDING";
      showToast(
        "success",
        isPending ? "Your newsroom is waiting for the company's confirmation." : "Your newsroom has been created.",
      );
      void navigate("/work/newsrooms", { replace: true });
    },
  });

  const options = (countries ?? []).map(({ id, name }) => ({ id, label: name }));
  const companyFields = (
    <div className="grid gap-4 tablet:grid-cols-2">
      <NewsroomUrlField {...form.field("url")} />
      <CountryField key={form.version} options={options} {...form.field("countryId")} />
    </div>
  );
  return <NewsroomForm form={form} isNew companyFields={companyFields} />;
}
