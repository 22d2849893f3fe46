import { Newspaper } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { OutletList_settings$key } from "../../__generated__/OutletList_settings.graphql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FocusFallback } from "../../ui/FocusFallback.tsx";
import type { SelectOptions } from "../../ui/selectOptions.ts";
import { OutletEntry } from "./OutletEntry.tsx";

/** The outlets that the person works for. */
export function OutletList({ settings, beatOptions }: { settings: OutletList_settings$key; beatOptions: SelectOptions }) {
  const { id, outletResponsibilities } = useFragment(
    graphql`
      fragment OutletList_settings on UserSettings @throwOnFieldError {
        id
        outletResponsibilities {
          id
          ...OutletEntry_responsibility
        }
      }
    `,
    settings,
  );
  const outlets = outletResponsibilities ?? [];
  return (
    <FocusFallback>
      {outlets.length === 0 ? (
        <EmptyState icon={Newspaper} title="No outlets yet" text="Outlets you work for appear here and on your profile." />
      ) : (
        <ul aria-label="Outlets" className="divide-y divide-line">
          {outlets.map((responsibility) => (
            <OutletEntry key={responsibility.id} responsibility={responsibility} beatOptions={beatOptions} settingsId={id} />
          ))}
        </ul>
      )}
    </FocusFallback>
  );
}
