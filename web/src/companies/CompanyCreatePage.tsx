import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import * as v from "valibot";
import type { CompanyCreatePageMutation } from "../__generated__/CompanyCreatePageMutation.graphql.ts";
import type { CompanyCreatePageQuery } from "../__generated__/CompanyCreatePageQuery.graphql.ts";
import { Form } from "../forms/Form.tsx";
import { FormPage } from "../forms/FormPage.tsx";
import { PageFormActions } from "../forms/PageFormActions.tsx";
import { useForm } from "../forms/useForm.ts";
import { OrganizationFields } from "../profiles/OrganizationFields.tsx";
import { newOrganization, toOrganizationValues } from "../profiles/organizationSchema.ts";
import { profilePath } from "../profiles/profilePath.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import type { SelectOptions } from "../ui/selectOptions.ts";

const query = graphql`
  query CompanyCreatePageQuery @preloadable {
    countries {
      id
      name
    }
  }
`;

/** The form for a new company, for platform admins; opens the company after saving. */
export function CompanyCreatePage({ queryRef }: { queryRef: PreloadedQuery<CompanyCreatePageQuery> }) {
  const { countries } = usePreloadedQuery<CompanyCreatePageQuery>(query, queryRef);
  const options = (countries ?? []).map(({ id, name }) => ({ id, label: name }));
  return (
    <FormPage title="New company">
      <NewCompany countries={options} />
    </FormPage>
  );
}

const companySchema = v.object(newOrganization);

function NewCompany({ countries }: { countries: SelectOptions }) {
  const navigate = useNavigate();
  const [start] = useState(() => toOrganizationValues(null));
  const { run } = useFormMutation<CompanyCreatePageMutation>(graphql`
    mutation CompanyCreatePageMutation($input: CreateCompanyInput!) {
      createCompany(input: $input) {
        company {
          slug
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: companySchema,
    start,
    send: (fields, { idempotencyKey }) =>
      run({ variables: { input: { ...fields, idempotencyKey } }, write: "company", done: "The company has been created." }),
    onSaved: ({ response }) => {
      const slug = response.createCompany.company?.slug;
      if (slug !== undefined) void navigate(profilePath("company", slug), { replace: true });
    },
  });
  return (
    <Form form={form} label="New company">
      <OrganizationFields form={form} path={null} countries={countries} />
      <PageFormActions form={form} cancelPath="/companies/newsrooms" submitLabel="Create company" />
    </Form>
  );
}
