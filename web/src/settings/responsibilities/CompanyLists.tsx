import { Building2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CompanyLists_settings$key } from "../../__generated__/CompanyLists_settings.graphql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FocusFallback } from "../../ui/FocusFallback.tsx";
import type { SelectOptions } from "../../ui/selectOptions.ts";
import { SettingsSection } from "../SettingsSection.tsx";
import { CompanyEntry } from "./CompanyEntry.tsx";
import { JoinCompany } from "./JoinCompany.tsx";
import { SpokespersonEntry } from "./SpokespersonEntry.tsx";

/** The companies that the person works for, and those for which they are a spokesperson. */
export function CompanyLists({ settings, beatOptions }: { settings: CompanyLists_settings$key; beatOptions: SelectOptions }) {
  const { id, isOwn, companyResponsibilities, spokespersonFor } = useFragment(
    graphql`
      fragment CompanyLists_settings on UserSettings @throwOnFieldError {
        id
        isOwn
        companyResponsibilities {
          id
          company {
            id
          }
          ...CompanyEntry_responsibility
        }
        spokespersonFor {
          id
          company {
            id
          }
          ...SpokespersonEntry_responsibility
        }
      }
    `,
    settings,
  );
  const companies = companyResponsibilities ?? [];
  const spokespersonRoles = spokespersonFor ?? [];
  const spokespersonCompanyIds = new Set(spokespersonRoles.map(({ company }) => company.id));
  return (
    <FocusFallback>
      {companies.length === 0 ? (
        <EmptyState icon={Building2} title="No companies yet" text="Companies you work for appear here and on your profile." />
      ) : (
        <ul aria-label="Companies" className="divide-y divide-line">
          {companies.map((responsibility) => (
            <CompanyEntry
              key={responsibility.id}
              responsibility={responsibility}
              beatOptions={beatOptions}
              settingsId={id}
              isSpokesperson={spokespersonCompanyIds.has(responsibility.company.id)}
            />
          ))}
        </ul>
      )}
      {isOwn && <JoinCompany joined={companies.map(({ company }) => company.id)} />}
      {spokespersonRoles.length > 0 && (
        <SettingsSection title="Spokesperson" text="You can be quoted on behalf of these companies." className="mt-8">
          <ul className="divide-y divide-line">
            {spokespersonRoles.map((responsibility) => (
              <SpokespersonEntry
                key={responsibility.id}
                responsibility={responsibility}
                beatOptions={beatOptions}
                settingsId={id}
              />
            ))}
          </ul>
        </SettingsSection>
      )}
    </FocusFallback>
  );
}
