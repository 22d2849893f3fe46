import { useState } from "react";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { OutletEditPage_outlet$data, OutletEditPage_outlet$key } from "../__generated__/OutletEditPage_outlet.graphql.ts";
import type { OutletEditPageMutation } from "../__generated__/OutletEditPageMutation.graphql.ts";
import type { OutletEditPageQuery } from "../__generated__/OutletEditPageQuery.graphql.ts";
import { DraftFormPage } from "../forms/FormPage.tsx";
import type { LocalDraft } from "../forms/localDraft.ts";
import { useForm } from "../forms/useForm.ts";
import { toOrganizationValues } from "../profiles/organizationSchema.ts";
import { profilePath } from "../profiles/profilePath.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { OutletForm, outletSchema, outletTypeKeys, type OutletValues } from "./OutletForm.tsx";

const query = graphql`
  query OutletEditPageQuery($slug: String!) @preloadable {
    viewer {
      databaseId
    }
    countries {
      id
      name
    }
    beats {
      id
      name
    }
    outlet(slug: $slug) {
      ...OutletEditPage_outlet
    }
  }
`;

/** The form's data. The save mutation selects it too, so that the form stays complete until the user leaves it. */
const outletFragment = graphql`
  fragment OutletEditPage_outlet on Outlet {
    id
    databaseId
    slug
    name
    logo
    type
    description
    url
    country {
      id
    }
    beats {
      id
    }
    permissions {
      edit {
        allowed
      }
    }
  }
`;

type Data = OutletEditPageQuery["response"];
type Outlet = OutletEditPage_outlet$data;

/** The edit form of an outlet's page, for its editors and platform admins. */
export function OutletEditPage({ queryRef }: { queryRef: PreloadedQuery<OutletEditPageQuery> }) {
  const data = usePreloadedQuery<OutletEditPageQuery>(query, queryRef);
  const { viewer } = data;
  const outlet = useFragment<OutletEditPage_outlet$key>(outletFragment, data.outlet);
  if (!outlet || !outlet.permissions.edit.allowed) return <NotFoundPage />;
  return (
    <DraftFormPage title={`Edit ${outlet.name}`} draftName={`${viewer.databaseId} outlet ${outlet.databaseId}`}>
      {(draft) => <EditOutlet outlet={outlet} data={data} draft={draft} />}
    </DraftFormPage>
  );
}

function EditOutlet({ outlet, data, draft }: { outlet: Outlet; data: Data; draft: LocalDraft }) {
  const navigate = useNavigate();
  const [start] = useState(() => toFormValues(outlet));
  const { run } = useFormMutation<OutletEditPageMutation>(graphql`
    mutation OutletEditPageMutation($input: UpdateOutletInput!) {
      updateOutlet(input: $input) {
        outlet {
          slug
          ...OutletEditPage_outlet
          ...OutletHead_outlet
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: outletSchema,
    start,
    draft,
    send: (_fields, { changes }) =>
      run({ variables: { input: { ...changes, outletId: outlet.id } }, write: "outlet", done: "Your changes have been saved." }),
    onSaved: ({ response }) => {
      void navigate(profilePath("outlet", response.updateOutlet.outlet?.slug ?? outlet.slug), { replace: true });
    },
  });

  return (
    <OutletForm
      form={form}
      isNew={false}
      countries={(data.countries ?? []).map(({ id, name }) => ({ id, label: name }))}
      beats={(data.beats ?? []).map(({ id, name }) => ({ id, label: name }))}
      cancelPath={profilePath("outlet", outlet.slug)}
    />
  );
}

function toFormValues({ name, slug, url, description, logo, country, type, beats }: Outlet): OutletValues {
  return {
    ...toOrganizationValues({ name, slug, url, description, logo, country }),
    type: outletTypeKeys.find((key) => key === type) ?? "ONLINE",
    beatIds: (beats ?? []).map(({ id }) => id),
  };
}
