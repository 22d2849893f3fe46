import { defaultTimeZone } from "../lib/dates.ts";
import type { SelectOption, SelectOptions } from "../ui/selectOptions.ts";

const toOption = (zone: string): SelectOption<string> => ({ id: zone, label: zone.replaceAll("_", " ") });

/** Adds the selected zone to the options, because the platform may not list it. */
export function addZone(zones: SelectOptions, chosen: string): SelectOptions {
  return zones.some(({ id }) => id === chosen) ? zones : [toOption(chosen), ...zones];
}

/**
 * The options with the default zone first.
 * @param none the option value of the default
 * @param chosen null for the default
 */
export function addDefaultZone(zones: SelectOptions, none: string, chosen: string | null | undefined): SelectOptions {
  return [{ id: none, label: `${defaultTimeZone} (default)` }, ...(chosen ? addZone(zones, chosen) : zones)];
}
