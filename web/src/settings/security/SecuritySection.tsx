import type { ReactNode } from "react";
import { FocusFallback } from "../../ui/FocusFallback.tsx";
import { SettingsSection } from "../SettingsSection.tsx";

/** A section of the security page: title, explanation and actions. */
export function SecuritySection({ children, ...section }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <SettingsSection {...section} className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      <FocusFallback>{children}</FocusFallback>
    </SettingsSection>
  );
}
