import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { UpdateSettingsInput } from "../__generated__/useChangeSettingsMutation.graphql.ts";
import { getSearchStatus, useTypedSearch, type SearchStatus } from "../lib/useTypedSearch.ts";
import type { Outcome } from "../relay/mutation.ts";
import { isLongEnough } from "../search/searchAddress.ts";
import { ComboFallback } from "../ui/ComboFallback.tsx";
import { lazyControl } from "../ui/lazyControl.tsx";
import { SaveIndicator } from "./SaveIndicator.tsx";
import { searchCompanies, type FoundCompany } from "./searchCompanies.ts";
import { useSavedField, type SavedField } from "./useSavedField.ts";

/** The pause in typing before the search starts, in ms. */
const SEARCH_PAUSE = 300;

type Organization = Pick<UpdateSettingsInput, "organization" | "organizationCompanyId">;

interface OrganizationFieldProps {
  /** The saved name. */
  saved: string;
  send: (organization: Organization) => Promise<Outcome<unknown>>;
}

export interface OrganizationControlProps {
  field: Omit<SavedField, "choose">;
  /** Saves a suggested company, also when the saved free text or another company has the same name. */
  choose: (company: FoundCompany) => void;
  /** Null without results for the text. */
  companies: readonly FoundCompany[] | null;
  /** The progress of the search; null while the text is too short. */
  status: SearchStatus | null;
  /** Whether the text is being typed, so that companies are suggested. */
  isTyping: boolean;
  setTyping: (isTyping: boolean) => void;
}

const Control = lazyControl<OrganizationControlProps>(
  async () => (await import("./OrganizationControl.tsx")).OrganizationControl,
  ({ field: { value, change, save, error }, setTyping }) => (
    <ComboFallback
      label="Organization"
      text={value}
      onChange={(text) => {
        setTyping(true);
        change(text);
      }}
      onBlur={save}
      errorMessage={error}
    />
  ),
);

/** The user's employer, as free text or a company suggested while typing. */
export function OrganizationField({ saved, send }: OrganizationFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const sendOrganization = (name: string) => {
    const company = companies?.find((candidate) => candidate.name === name);
    return send(company ? { organizationCompanyId: company.id } : { organization: name || null });
  };
  const field = useSavedField({ label: "Organization", saved, send: sendOrganization });
  const choose = ({ id, name }: FoundCompany) => {
    field.choose(name, () => send({ organizationCompanyId: id }));
    setTyping(false);
  };
  const text = field.value.trim();
  const environment = useRelayEnvironment();
  const isSearched = isTyping && isLongEnough(text);
  const found = useTypedSearch(isSearched ? text : null, SEARCH_PAUSE, async (query) =>
    searchCompanies(environment, query, 8)
      .toPromise()
      .then(
        (all) => all ?? null,
        () => null,
      ),
  );
  const status = isSearched ? getSearchStatus(found, text) : null;
  const companies = isTyping && found?.text === text ? found.results : null;
  return (
    <div className="relative">
      <Control field={field} choose={choose} companies={companies} status={status} isTyping={isTyping} setTyping={setTyping} />
      <SaveIndicator state={field.state} />
    </div>
  );
}
