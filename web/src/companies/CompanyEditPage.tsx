import { useState } from "react";
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import * as v from "valibot";
import type {
  CompanyEditPage_company$data,
  CompanyEditPage_company$key,
} from "../__generated__/CompanyEditPage_company.graphql.ts";
import type { CompanyEditPageMutation } from "../__generated__/CompanyEditPageMutation.graphql.ts";
import type { CompanyEditPageQuery } from "../__generated__/CompanyEditPageQuery.graphql.ts";
import { BannerField } from "../forms/BannerField.tsx";
import { Form } from "../forms/Form.tsx";
import { DraftFormPage } from "../forms/FormPage.tsx";
import type { LocalDraft } from "../forms/localDraft.ts";
import { PageFormActions } from "../forms/PageFormActions.tsx";
import { optionalEmail, optionalPhone, optionalUpload } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { OrganizationFields } from "../profiles/OrganizationFields.tsx";
import { organization, toOrganizationValues } from "../profiles/organizationSchema.ts";
import { profilePath } from "../profiles/profilePath.ts";
import { useFormMutation } from "../relay/useMutationAction.ts";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { TextField } from "../ui/TextField.tsx";
import { uploadedAttachment } from "../uploads/attachment.ts";

const query = graphql`
  query CompanyEditPageQuery($slug: String!) @preloadable {
    viewer {
      databaseId
    }
    countries {
      id
      name
    }
    company(slug: $slug) {
      ...CompanyEditPage_company
    }
  }
`;

/** The form's data. The save mutation selects it too, so that the form stays complete until the user leaves it. */
const companyFragment = graphql`
  fragment CompanyEditPage_company on Company {
    id
    databaseId
    slug
    name
    logo
    description
    url
    phone
    email
    country {
      id
    }
    banner {
      id
      url
    }
    permissions {
      edit {
        allowed
      }
    }
  }
`;

type Company = CompanyEditPage_company$data;

const companySchema = v.object({
  ...organization,
  phone: optionalPhone,
  email: optionalEmail,
  banner: optionalUpload,
});

/** The edit form of a company's page, for its owners and platform admins. */
export function CompanyEditPage({ queryRef }: { queryRef: PreloadedQuery<CompanyEditPageQuery> }) {
  const { countries, viewer, ...data } = usePreloadedQuery<CompanyEditPageQuery>(query, queryRef);
  const company = useFragment<CompanyEditPage_company$key>(companyFragment, data.company);
  if (!company || company.permissions?.edit.allowed !== true) return <NotFoundPage />;
  return (
    <DraftFormPage title={`Edit ${company.name}`} draftName={`${viewer.databaseId} company ${company.databaseId}`}>
      {(draft) => <CompanyForm company={company} countries={countries ?? []} draft={draft} />}
    </DraftFormPage>
  );
}

interface CompanyFormProps {
  company: Company;
  countries: NonNullable<CompanyEditPageQuery["response"]["countries"]>;
  draft: LocalDraft;
}

function CompanyForm({ company, countries, draft }: CompanyFormProps) {
  const navigate = useNavigate();
  const [start] = useState(() => toFormValues(company));
  const { run } = useFormMutation<CompanyEditPageMutation>(graphql`
    mutation CompanyEditPageMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        company {
          slug
          ...CompanyEditPage_company
          ...CompanyHead_company
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
    draft,
    send: (_fields, { changes }) =>
      run({
        variables: { input: { ...changes, companyId: company.id } },
        write: "company",
        done: "Your changes have been saved.",
      }),
    onSaved: ({ response }) => {
      void navigate(profilePath("company", response.updateCompany.company?.slug ?? company.slug), { replace: true });
    },
  });
  return (
    <Form form={form} label="Edit company">
      <OrganizationFields form={form} path="/c/" countries={countries.map(({ id, name }) => ({ id, label: name }))} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="Phone" isRequired={false} description="For the media." type="tel" {...form.field("phone")} />
        <TextField
          label="E-mail"
          isRequired={false}
          description="For the media. Questions about newsrooms go there too."
          type="email"
          {...form.field("email")}
        />
      </div>
      <BannerField {...form.files("banner")} />
      <PageFormActions form={form} cancelPath={profilePath("company", company.slug)} submitLabel="Save changes" />
    </Form>
  );
}

function toFormValues(company: Company): v.InferInput<typeof companySchema> {
  const { name, slug, url, description, logo, country, phone, email, banner } = company;
  return {
    ...toOrganizationValues({ name, slug, url, description, logo, country }),
    phone: phone ?? "",
    email: email ?? "",
    banner: banner ? [uploadedAttachment("image", banner.id, banner.url)] : [],
  };
}
