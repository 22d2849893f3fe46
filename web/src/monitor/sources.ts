import { Globe, MessagesSquare, Newspaper } from "lucide-react";
import type { MonitorSource } from "../__generated__/MonitorRow_item.graphql.ts";
import type { IconGlyph } from "../ui/Icon.tsx";

export type KnownSource = Exclude<MonitorSource, "%future added value">;

interface SourceLook {
  label: string;
  icon: IconGlyph;
}

/** Where the monitor finds things. */
export const sourceLooks: Readonly<Record<KnownSource, SourceLook>> = {
  ONLINE: { label: "Online", icon: Globe },
  SOCIAL: { label: "Social", icon: MessagesSquare },
  PRINT: { label: "Print", icon: Newspaper },
};

export const allSources = ["ONLINE", "SOCIAL", "PRINT"] as const satisfies readonly KnownSource[];

/** A source that a newer gateway may add. */
const otherSource: SourceLook = { label: "Elsewhere", icon: Globe };

export function sourceLookOf(source: MonitorSource): SourceLook {
  return source === "%future added value" ? otherSource : (sourceLooks[source] ?? otherSource);
}

/** Those of the sources that are known here. */
export const knownSources = (sources: readonly MonitorSource[]): KnownSource[] =>
  allSources.filter((source) => sources.includes(source));

/** The same to choose from. */
export const sourceOptions = (sources: readonly MonitorSource[]) =>
  knownSources(sources).map((id) => ({ id, label: sourceLooks[id].label }));
