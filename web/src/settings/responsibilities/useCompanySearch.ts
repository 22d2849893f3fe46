import { useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { isLongEnough } from "../../search/searchAddress.ts";
import { searchCompanies, type FoundCompany } from "../searchCompanies.ts";

/**
 * Searches companies by part of their names; only the latest search counts.
 * @returns found: null while the text is too short; hasFailed: whether the last search has failed
 */
export function useCompanySearch() {
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
