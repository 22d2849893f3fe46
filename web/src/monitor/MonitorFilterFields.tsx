import { graphql, useFragment } from "react-relay";
import type { MonitorFilterFields_query$key } from "../__generated__/MonitorFilterFields_query.graphql.ts";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { DateField } from "../ui/DateField.tsx";
import { useTimeZone } from "../ui/TimeZoneProvider.tsx";
import { ChoiceFilter } from "./ChoiceFilter.tsx";
import { toDay, getEndOfDay, getStartOfDay } from "./days.ts";
import { monitorFilters } from "./monitorFilters.ts";
import { OperatorsHelp } from "./OperatorsHelp.tsx";
import { toSourceOptions } from "./sources.ts";

/** The filters of the monitor's items. */
export function MonitorFilterFields({ query }: { query: MonitorFilterFields_query$key }) {
  const { beats, viewer } = useFragment(
    graphql`
      fragment MonitorFilterFields_query on Query {
        beats {
          id
          name
        }
        viewer {
          monitor {
            sources
            permissions {
              useOperators {
                allowed
              }
            }
          }
        }
      }
    `,
    query,
  );
  const zone = useTimeZone();
  const { filters, changeFilters, field } = useFilters(monitorFilters);
  const sources = toSourceOptions(viewer.monitor?.sources ?? []);
  return (
    <div className="mb-3 space-y-2 px-4 tablet:px-0 print:hidden">
      <div className="flex items-center gap-1">
        <SearchFilter label="Search the monitor" {...field("query")} className="min-w-0 flex-1" />
        {viewer.monitor?.permissions.useOperators.allowed && <OperatorsHelp />}
      </div>
      <div className="flex flex-wrap items-end gap-2">
        {sources.length > 1 && (
          <ChoiceFilter
            label="Sources"
            options={sources}
            value={filters.sources}
            onChange={(chosen) => changeFilters({ sources: chosen })}
          />
        )}
        <ChoiceFilter
          label="Beats"
          options={(beats ?? []).map(({ id, name }) => ({ id, label: name }))}
          value={filters.beatIds}
          onChange={(ids) => changeFilters({ beatIds: ids })}
        />
        <DayField
          label="From"
          value={toDay(filters.from, zone)}
          onChange={(day) => changeFilters({ from: getStartOfDay(day, zone) })}
        />
        <DayField label="To" value={toDay(filters.to, zone)} onChange={(day) => changeFilters({ to: getEndOfDay(day, zone) })} />
      </div>
    </div>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return <DateField label={label} value={value} onChange={onChange} className="w-48 max-tablet:flex-1" />;
}
