import { defaultTimeZone } from "../lib/dates.ts";
import type { SelectOption } from "../ui/Select.tsx";

const zones = Intl.supportedValuesOf("timeZone");
const optionOf = (zone: string): SelectOption<string> => ({ id: zone, label: zone.replaceAll("_", " ") });

/**
 * The time zones to choose from, the default first.
 * @param none what stands for the default
 * @param chosen the present one, which this browser need not know
 */
export function zoneOptions(none: string, chosen: string | null | undefined): readonly SelectOption<string>[] {
  const isUnknown = chosen !== null && chosen !== undefined && !zones.includes(chosen);
  return [
    { id: none, label: `${optionOf(defaultTimeZone).label} (default)` },
    ...(isUnknown ? [optionOf(chosen)] : []),
    ...zones.map(optionOf),
  ];
}
