import { useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { isLongEnough } from "../../search/searchAddress.ts";
import { searchCompanies, type FoundCompany } from "../searchCompanies.ts";

export interface CompanySearch {
  /** Null while the text is too short. */
  found: readonly FoundCompany[] | null;
  isSearching: boolean;
  /** True when the last search failed. */
  hasFailed: boolean;
  search: (text: string) => void;
}

/** Searches companies by part of their names; only the latest search counts. */
export function useCompanySearch(): CompanySearch {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<readonly FoundCompany[] | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<{ unsubscribe: () => void } | null>(null);
  useEffect(() => () => running.current?.unsubscribe(), []);

  const search = (text: string) => {
    running.current?.unsubscribe();
    setFailed(false);
    setSearching(isLongEnough(text));
    if (!isLongEnough(text)) return setFound(null);
    running.current = searchCompanies(environment, text, 10).subscribe({
      next: setFound,
      complete: () => setSearching(false),
      error: () => {
        setSearching(false);
        setFailed(true);
      },
    });
  };
  return { found, isSearching, hasFailed, search };
}
