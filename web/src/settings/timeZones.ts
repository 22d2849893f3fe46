import { defaultTimeZone } from "../lib/dates.ts";
import type { SelectOption } from "../ui/Select.tsx";

type Options = readonly SelectOption<string>[];

const optionOf = (zone: string): SelectOption<string> => ({ id: zone, label: zone.replaceAll("_", " ") });

/** The zones with the chosen one among them, which the platform need not list. */
export function withZone(zones: Options, chosen: string): Options {
  return zones.some(({ id }) => id === chosen) ? zones : [optionOf(chosen), ...zones];
}

/**
 * The zones after the default one.
 * @param none what stands for the default
 * @param chosen null for the default
 */
export function withDefaultZone(zones: Options, none: string, chosen: string | null | undefined): Options {
  return [{ id: none, label: `${defaultTimeZone} (default)` }, ...(chosen ? withZone(zones, chosen) : zones)];
}
