import { useId, type ReactNode } from "react";

interface SettingsSectionProps {
  title: string;
  text?: ReactNode;
  /** Classes of the section: its distance from what stands before it, or its border. */
  className?: string;
  children: ReactNode;
}

/** A part of a settings tab with a title of its own. */
export function SettingsSection({ title, text, className, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className="text-15 font-semibold">
        {title}
      </h3>
      {text && <p className="mt-1 max-w-[64ch] text-14 text-muted">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
