import { graphql } from "react-relay";
import type { ZoneFieldQuery } from "../../../__generated__/ZoneFieldQuery.graphql.ts";
import { LoadedPart } from "../../../loading/LoadedPart.tsx";
import { useLoadedQuery } from "../../../loading/useLoadedQuery.ts";
import { addZone } from "../../../settings/timeZones.ts";
import { useZoneOptions } from "../../../settings/useZoneOptions.ts";
import { SearchSelect } from "../../../ui/SearchSelect.tsx";

interface ZoneFieldProps {
  value: string;
  onChange: (zone: string) => void;
  errorMessage: string | null;
}

/** The time zone of an event. Until the list of zones has loaded, it offers only the current one. */
export function ZoneField(props: ZoneFieldProps) {
  const present = <SearchSelect {...texts} {...props} options={addZone([], props.value)} />;
  return (
    <LoadedPart fallback={present} frame={() => present}>
      <Choice {...props} />
    </LoadedPart>
  );
}

function Choice(props: ZoneFieldProps) {
  const data = useLoadedQuery<ZoneFieldQuery>(
    graphql`
      query ZoneFieldQuery {
        ...useZoneOptions_query
      }
    `,
    {},
  );
  return <SearchSelect {...texts} {...props} options={addZone(useZoneOptions(data), props.value)} />;
}

const texts = {
  label: "Time zone",
  description: "Start and end are in this time zone.",
  className: "tablet:col-span-2",
};
