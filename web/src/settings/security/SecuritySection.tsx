import type { ReactNode } from "react";
import { SettingsSection } from "../SettingsSection.tsx";

/** A section of the security page: title, explanation and actions. */
export function SecuritySection(props: { title: string; text?: ReactNode; children: ReactNode }) {
  return <SettingsSection {...props} className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0" />;
}
