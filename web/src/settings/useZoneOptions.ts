import { graphql, useFragment } from "react-relay";
import type { useZoneOptions_query$key } from "../__generated__/useZoneOptions_query.graphql.ts";
import type { SelectOptions } from "../ui/selectOptions.ts";

/** The platform's time zones with their offsets from UTC, as options. */
export function useZoneOptions(query: useZoneOptions_query$key): SelectOptions {
  const { timezones } = useFragment(
    graphql`
      fragment useZoneOptions_query on Query {
        timezones {
          name
          label
        }
      }
    `,
    query,
  );
  return (timezones ?? []).map(({ name, label }) => ({ id: name, label }));
}
