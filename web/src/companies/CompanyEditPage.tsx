import { useRef, useState } from "react";
import { graphql, useFragment, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import type {
  CompanyEditPage_company$data,
  CompanyEditPage_company$key,
} from "../__generated__/CompanyEditPage_company.graphql.ts";
import type { CompanyEditPageMutation } from "../__generated__/CompanyEditPageMutation.graphql.ts";
import type { CompanyEditPageQuery } from "../__generated__/CompanyEditPageQuery.graphql.ts";
import { FormPage } from "../communities/FormPage.tsx";
import { DraftGate } from "../forms/DraftGate.tsx";
import type { LocalDraft } from "../forms/localDraft.ts";
import { RestoredNote } from "../forms/RestoredNote.tsx";
import { useDraftForm } from "../forms/useDraftForm.ts";
import { Unsaved } from "../leaving/unsaved.ts";
import { useLeaveGuard } from "../leaving/useLeaveGuard.ts";
import { emailError, isEmail, isPhone, phoneError } from "../lib/validators.ts";
import { fault } from "../posts/writing/rules.ts";
import { OrganizationFields } from "../profiles/OrganizationFields.tsx";
import {
  checkOrganization,
  organizationFields,
  organizationValues,
  type OrganizationValues,
} from "../profiles/organizationValues.ts";
import { profilePath } from "../profiles/profilePath.ts";
import { invalidateData } from "../relay/environment.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { NotFoundPage } from "../ui/NotFoundPage.tsx";
import { TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/Toaster.tsx";
import { uploadedAttachment, type Attachment } from "../uploads/attachment.ts";
import { PictureField } from "../uploads/PictureField.tsx";

const query = graphql`
  query CompanyEditPageQuery($slug: String!) @preloadable {
    viewer {
      databaseId
    }
    countries {
      databaseId
      name
    }
    company(slug: $slug) {
      ...CompanyEditPage_company
    }
  }
`;

/** All that the form needs of the company; saving it brings the same, so that the page is complete until it is left. */
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
      databaseId
    }
    banner {
      databaseId
      path
    }
    permissions {
      edit {
        allowed
      }
    }
  }
`;

type Data = CompanyEditPageQuery["response"];
type Found = CompanyEditPage_company$data;

interface CompanyValues extends OrganizationValues {
  phone: string;
  email: string;
  banner: readonly Attachment[];
}

/** Width by height, as phones show it. */
const bannerAspect = 4;

/** The form of a company's page, for its owners and platform admins. */
export function CompanyEditPage({ queryRef }: { queryRef: PreloadedQuery<CompanyEditPageQuery> }) {
  const { countries, viewer, ...data } = usePreloadedQuery<CompanyEditPageQuery>(query, queryRef);
  const company = useFragment<CompanyEditPage_company$key>(companyFragment, data.company);
  const onDiscard = useRef<() => void>(null);
  const unsaved = useLeaveGuard(
    (from, to) => from.pathname !== to.pathname,
    () => onDiscard.current?.(),
  );
  if (!company || company.permissions?.edit.allowed !== true) return <NotFoundPage />;
  return (
    <FormPage title={`Edit ${company.name}`}>
      <Unsaved value={unsaved}>
        <DraftGate name={`${viewer.databaseId} company ${company.databaseId}`} onDiscard={onDiscard}>
          {(draft) => <CompanyForm company={company} countries={countries ?? []} draft={draft} />}
        </DraftGate>
      </Unsaved>
    </FormPage>
  );
}

interface CompanyFormProps {
  company: Found;
  countries: NonNullable<Data["countries"]>;
  draft: LocalDraft;
}

function CompanyForm({ company, countries, draft }: CompanyFormProps) {
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const [start] = useState(() => valuesOf(company));
  const { run } = useMutationAction<CompanyEditPageMutation>(
    graphql`
      mutation CompanyEditPageMutation($input: UpdateCompanyInput!) {
        updateCompany(input: $input) {
          company {
            slug
            ...CompanyEditPage_company
            ...CompanyHead_company
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
  const send = (values: CompanyValues) => {
    const { phone, email, banner, newSlug } = values;
    const input = {
      ...organizationFields(values),
      companyId: company.id,
      phone: phone.trim() || null,
      email: email.trim() || null,
      banner: banner[0]?.id ?? null,
      newSlug: newSlug.trim(),
    };
    return run({ variables: { input } });
  };
  const form = useDraftForm({
    start,
    draft,
    check,
    send,
    onSaved: ({ response }) => {
      invalidateData(environment);
      showToast("success", "Your changes have been saved.");
      void navigate(profilePath("company", response.updateCompany.company?.slug ?? company.slug), { replace: true });
    },
  });
  const { values, set, update, error, generalError, save, saving, element } = form;

  return (
    <form
      ref={element}
      noValidate
      aria-label="Edit company"
      onSubmit={(event) => {
        event.preventDefault();
        save("PUBLISHED");
      }}
      className="space-y-5"
    >
      {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
      <OrganizationFields
        form={form}
        set={set}
        path="/c/"
        countries={countries.map(({ databaseId, name }) => ({ id: String(databaseId), label: name }))}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label="Phone"
          isRequired={false}
          description="For the media."
          type="tel"
          value={values.phone}
          onChange={(phone) => set({ phone })}
          errorMessage={error("phone")}
        />
        <TextField
          label="E-mail"
          isRequired={false}
          description="For the media. Questions about newsrooms go there too."
          type="email"
          value={values.email}
          onChange={(email) => set({ email })}
          errorMessage={error("email")}
        />
      </div>
      <PictureField
        label="Banner"
        description="A wide picture at the top of its page."
        attachments={values.banner}
        change={(change) => update((all) => ({ banner: change(all.banner) }))}
        aspect={bannerAspect}
        errorMessage={error("banner")}
      />
      {generalError && <ErrorNote text={generalError} />}
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
        <LinkButton href={profilePath("company", company.slug)} variant="quiet">
          Cancel
        </LinkButton>
        <Button type="submit" variant="primary" isPending={saving !== null}>
          Save changes
        </Button>
      </div>
    </form>
  );
}

const check = (values: CompanyValues) => [
  ...checkOrganization(values, false),
  ...(isPhone(values.phone) ? [] : [fault("phone", phoneError)]),
  ...(values.email.trim() === "" || isEmail(values.email) ? [] : [fault("email", emailError)]),
];

function valuesOf(company: Found): CompanyValues {
  const { name, slug, url, description, logo, country, phone, email, banner } = company;
  return {
    ...organizationValues({ name, slug, url, description, logo, country }),
    phone: phone ?? "",
    email: email ?? "",
    banner: banner ? [uploadedAttachment("image", banner.databaseId, banner.path)] : [],
  };
}
