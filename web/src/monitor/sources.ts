import { Globe, MessagesSquare, Newspaper } from "lucide-react";
import type { MonitorSource } from "../__generated__/MonitorRow_item.graphql.ts";
import type { IconGlyph } from "../ui/Icon.tsx";

export type KnownSource = Exclude<MonitorSource, "%future added value">;

interface SourceDisplay {
  label: string;
  icon: IconGlyph;
}

/** The labels and icons of the sources. */
const sourceDisplays: Readonly<Record<KnownSource, SourceDisplay>> = {
  ONLINE: { label: "Online", icon: Globe },
  SOCIAL: { label: "Social", icon: MessagesSquare },
  PRINT: { label: "Print", icon: Newspaper },
};

export const allSources = ["ONLINE", "SOCIAL", "PRINT"] as const satisfies readonly KnownSource[];

/** Used for unknown sources from a newer gateway. */
const otherSource: SourceDisplay = { label: "Elsewhere", icon: Globe };

export function getSourceDisplay(source: MonitorSource): SourceDisplay {
  return source === "%future added value" ? otherSource : (sourceDisplays[source] ?? otherSource);
}

/** The sources known to this client. */
export const getKnownSources = (sources: readonly MonitorSource[]): KnownSource[] =>
  allSources.filter((source) => sources.includes(source));

/** The known sources as select options. */
export const toSourceOptions = (sources: readonly MonitorSource[]) =>
  getKnownSources(sources).map((id) => ({ id, label: sourceDisplays[id].label }));
