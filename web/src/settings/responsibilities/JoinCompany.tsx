import { graphql } from "react-relay";
import type { JoinCompanyMutation } from "../../__generated__/JoinCompanyMutation.graphql.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { SearchBox } from "../../ui/SearchBox.tsx";
import { showToast } from "../../ui/Toaster.tsx";
import type { FoundCompany } from "../searchCompanies.ts";
import { SettingsSection } from "../SettingsSection.tsx";
import { useCompanySearch } from "./useCompanySearch.ts";

/** Searches a company and adds it to the list. @param joined companies that are already listed */
export function JoinCompany({ joined }: { joined: readonly string[] }) {
  const { found, isSearching, hasFailed, search } = useCompanySearch();
  return (
    <SettingsSection
      title="Join a company"
      text="A verified company has to approve first. Until then, only you see the entry."
      className="mt-8"
    >
      <SearchBox label="Company" placeholder="Part of the name" onSearch={search} className="max-w-100" />
      {hasFailed && <ErrorNote text="Companies could not be searched. Please try again." />}
      <div aria-live="polite" aria-busy={isSearching}>
        {found?.length === 0 && !isSearching && <p className="mt-3 text-14 text-muted">No companies found.</p>}
        {found !== null && found.length > 0 && (
          <ul aria-label="Companies found" className="mt-2 divide-y divide-line">
            {found.map((company) => (
              <FoundRow key={company.id} company={company} isJoined={joined.includes(company.id)} />
            ))}
          </ul>
        )}
      </div>
    </SettingsSection>
  );
}

function FoundRow({ company: { id, name, logo }, isJoined }: { company: FoundCompany; isJoined: boolean }) {
  const { run, isRunning } = useMutationAction<JoinCompanyMutation>(graphql`
    mutation JoinCompanyMutation($input: JoinCompanyInput!) {
      joinCompany(input: $input) {
        settings {
          companyResponsibilities {
            isPending
            company {
              id
            }
          }
          ...CompanyLists_settings
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const join = async () => {
    const outcome = await run({ variables: { input: { companyId: id } }, write: "responsibility" });
    if (!outcome.ok) return;
    const entries = outcome.response.joinCompany.settings?.companyResponsibilities ?? [];
    const isPending = entries.some((entry) => entry.isPending && entry.company.id === id);
    showToast(
      "success",
      isPending ? `We have asked ${name}. You will see it here once they approve.` : `${name} is on your list now.`,
    );
  };
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar name={name} src={logo} kind="company" size={32} />
      <span className="min-w-0 flex-1 truncate text-14 font-medium">{name}</span>
      {isJoined ? (
        <span className="text-14 text-muted">In your list</span>
      ) : (
        <Button size="small" aria-label={`Join ${name}`} isPending={isRunning} onPress={() => void join()}>
          Join
        </Button>
      )}
    </li>
  );
}
