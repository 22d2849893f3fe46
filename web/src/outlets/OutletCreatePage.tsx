import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { OutletCreatePageMutation } from "../__generated__/OutletCreatePageMutation.graphql.ts";
import type { OutletCreatePageQuery } from "../__generated__/OutletCreatePageQuery.graphql.ts";
import { FormPage } from "../forms/FormPage.tsx";
import { useForm } from "../forms/useForm.ts";
import { toOrganizationValues } from "../profiles/organizationSchema.ts";
import { profilePath } from "../profiles/profilePath.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { newOutletSchema, OutletForm, type OutletValues } from "./OutletForm.tsx";

const query = graphql`
  query OutletCreatePageQuery @preloadable {
    countries {
      id
      name
    }
    beats {
      id
      name
    }
  }
`;

type Data = OutletCreatePageQuery["response"];

/** The form for a new outlet, for platform admins; opens the outlet after saving. */
export function OutletCreatePage({ queryRef }: { queryRef: PreloadedQuery<OutletCreatePageQuery> }) {
  const data = usePreloadedQuery<OutletCreatePageQuery>(query, queryRef);
  return (
    <FormPage title="New outlet">
      <NewOutlet data={data} />
    </FormPage>
  );
}

function NewOutlet({ data }: { data: Data }) {
  const navigate = useNavigate();
  const [start] = useState((): OutletValues => ({ ...toOrganizationValues(null), type: "ONLINE", beatIds: [] }));
  const { run } = useFormMutation<OutletCreatePageMutation>(graphql`
    mutation OutletCreatePageMutation($input: CreateOutletInput!) {
      createOutlet(input: $input) {
        outlet {
          slug
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: newOutletSchema,
    start,
    send: (fields, { idempotencyKey }) =>
      run({ variables: { input: { ...fields, idempotencyKey } }, write: "outlet", done: "The outlet has been created." }),
    onSaved: ({ response }) => {
      const slug = response.createOutlet.outlet?.slug;
      if (slug !== undefined) void navigate(profilePath("outlet", slug), { replace: true });
    },
  });

  return (
    <OutletForm
      form={form}
      isNew
      countries={(data.countries ?? []).map(({ id, name }) => ({ id, label: name }))}
      beats={(data.beats ?? []).map(({ id, name }) => ({ id, label: name }))}
      cancelPath="/companies/newsrooms"
    />
  );
}
