import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import * as v from "valibot";
import type { OrganizationStage_query$key } from "../__generated__/OrganizationStage_query.graphql.ts";
import { createUser } from "../forms/generated/limits.ts";
import { optionalText } from "../forms/rules.ts";
import { useForm } from "../forms/useForm.ts";
import { useChangeSettings } from "../settings/useChangeSettings.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { StageForm, type StageNavigation } from "./StageForm.tsx";

const organizationSchema = v.object({
  organization: optionalText("Organization", createUser.organization),
  /** The selected company; null for a name without a company. */
  companyId: v.nullable(v.string()),
});
type Values = v.InferInput<typeof organizationSchema>;

/** The user's employer; suggests companies with the domain of the e-mail address (API-118). */
export function OrganizationStage({ query, ...navigation }: { query: OrganizationStage_query$key } & StageNavigation) {
  const { settings, viewer } = useFragment(
    graphql`
      fragment OrganizationStage_query on Query @argumentDefinitions(slug: { type: "String!" }) {
        settings(slug: $slug) {
          id
          organization {
            name
          }
        }
        viewer {
          onboardingOrganization {
            organization {
              id
              name
              logo
            }
            suggestions {
              id
              name
              logo
            }
          }
        }
      }
    `,
    query,
  );
  const found = viewer.onboardingOrganization;
  const own = found?.organization ?? null;
  const change = useChangeSettings(settings?.id ?? "");
  const [start] = useState((): Values => {
    const current = settings?.organization;
    if (current) return { organization: current.name, companyId: null };
    return { organization: own?.name ?? "", companyId: own?.id ?? null };
  });
  const form = useForm({
    schema: organizationSchema,
    start,
    send: ({ organization, companyId }) => {
      if (companyId !== null) return change({ organizationCompanyId: companyId });
      // An unchanged name may belong to a linked company. Sending it as text would remove that link.
      return change(organization === settings?.organization?.name ? {} : { organization });
    },
    onSaved: navigation.onNext,
  });
  const { values, set, error } = form;
  const companies = [...(own ? [own] : []), ...(found?.suggestions ?? [])];
  const suggestions = [...new Map(companies.map((company) => [company.id, company])).values()];
  return (
    <StageForm form={form} canSkip {...navigation}>
      <TextField
        label="Organization"
        isRequired={false}
        value={values.organization}
        onChange={(organization) => set({ organization, companyId: null })}
        errorMessage={error("organization")}
      />
      {suggestions.length > 0 && (
        <div>
          <p className="mb-2 text-13 text-muted">Do you work here?</p>
          <ul className="space-y-1">
            {suggestions.map(({ id, name, logo }) => (
              <li key={id} className="flex items-center gap-3">
                <Avatar name={name} src={logo} kind="company" size={40} />
                <span className="min-w-0 flex-1 truncate text-15">{name}</span>
                <Button
                  size="small"
                  aria-label={`Choose ${name}`}
                  isDisabled={values.companyId === id}
                  onPress={() => set({ organization: name, companyId: id })}
                >
                  {values.companyId === id ? "Chosen" : "Choose"}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </StageForm>
  );
}
