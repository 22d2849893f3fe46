import { defaultTimeZone } from "../lib/dates.ts";
import type { SelectOption } from "../ui/selectOptions.ts";

type Options = readonly SelectOption<string>[];

const optionOf = (zone: string): SelectOption<string> => ({ id: zone, label: zone.replaceAll("_", " ") });

/** Adds the selected zone to the options, because the platform may not list it. */
export function withZone(zones: Options, chosen: string): Options {
  return zones.some(({ id }) => id === chosen) ? zones : [optionOf(chosen), ...zones];
}

/**
 * The options with the default zone first.
 * @param none the option value of the default
 * @param chosen null for the default
 */
export function withDefaultZone(zones: Options, none: string, chosen: string | null | undefined): Options {
  return [{ id: none, label: `${defaultTimeZone} (default)` }, ...(chosen ? withZone(zones, chosen) : zones)];
}
