import { useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { CompanyCreatePageMutation } from "../__generated__/CompanyCreatePageMutation.graphql.ts";
import type { CompanyCreatePageQuery } from "../__generated__/CompanyCreatePageQuery.graphql.ts";
import { FormPage } from "../communities/FormPage.tsx";
import { useDraftForm, type SaveAs } from "../forms/useDraftForm.ts";
import { Unsaved } from "../leaving/unsaved.ts";
import { useLeaveGuard } from "../leaving/useLeaveGuard.ts";
import { OrganizationFields } from "../profiles/OrganizationFields.tsx";
import {
  checkOrganization,
  organizationFields,
  organizationValues,
  type OrganizationValues,
} from "../profiles/organizationValues.ts";
import { profilePath } from "../profiles/profilePath.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import type { SelectOption } from "../ui/Select.tsx";
import { showToast } from "../ui/Toaster.tsx";

const query = graphql`
  query CompanyCreatePageQuery @preloadable {
    countries {
      databaseId
      name
    }
  }
`;

/** The form for a new company, for platform admins; afterwards they are led to it. */
export function CompanyCreatePage({ queryRef }: { queryRef: PreloadedQuery<CompanyCreatePageQuery> }) {
  const { countries } = usePreloadedQuery<CompanyCreatePageQuery>(query, queryRef);
  const unsaved = useLeaveGuard((from, to) => from.pathname !== to.pathname);
  const options = (countries ?? []).map(({ databaseId, name }) => ({ id: String(databaseId), label: name }));
  return (
    <FormPage title="New company">
      <Unsaved value={unsaved}>
        <NewCompany countries={options} />
      </Unsaved>
    </FormPage>
  );
}

const check = (values: OrganizationValues) => checkOrganization(values, true);

function NewCompany({ countries }: { countries: readonly SelectOption<string>[] }) {
  const navigate = useNavigate();
  const [start] = useState(() => organizationValues(null));
  const { run } = useMutationAction<CompanyCreatePageMutation>(
    graphql`
      mutation CompanyCreatePageMutation($input: CreateCompanyInput!) {
        createCompany(input: $input) {
          company {
            slug
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const send = (values: OrganizationValues, _saveAs: SaveAs, idempotencyKey: string) =>
    run({ variables: { input: { ...organizationFields(values), idempotencyKey } } });
  const form = useDraftForm({
    start,
    draft: null,
    check,
    send,
    onSaved: ({ response }) => {
      const slug = response.createCompany.company?.slug;
      if (slug === undefined) return;
      showToast("success", "The company has been created.");
      void navigate(profilePath("company", slug), { replace: true });
    },
  });
  const { element, set, save, saving, generalError } = form;

  return (
    <form
      ref={element}
      noValidate
      aria-label="New company"
      onSubmit={(event) => {
        event.preventDefault();
        save("PUBLISHED");
      }}
      className="space-y-5"
    >
      <OrganizationFields form={form} set={set} path={null} countries={countries} />
      {generalError && <ErrorNote text={generalError} />}
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
        <LinkButton href="/companies/newsrooms" variant="quiet">
          Cancel
        </LinkButton>
        <Button type="submit" variant="primary" isPending={saving !== null}>
          Create company
        </Button>
      </div>
    </form>
  );
}
