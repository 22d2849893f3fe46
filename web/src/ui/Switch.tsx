import type { ReactNode } from "react";
import { Switch as AriaSwitch } from "react-aria-components";
import { cx } from "./cx.ts";

interface SwitchProps {
  isOn: boolean;
  /** Called with the wanted state, which takes effect at once. */
  onChange: (wanted: boolean) => void;
  /** What it switches; only an accessible name if isLabelHidden is set. */
  label: string;
  /** Hides the label visually. */
  isLabelHidden?: boolean;
  /** Content below the label. */
  children?: ReactNode;
  className?: string;
}

/** An on/off switch for settings that take effect without saving. */
export function Switch({ isOn, onChange, label, isLabelHidden = false, children, className }: SwitchProps) {
  return (
    <AriaSwitch
      isSelected={isOn}
      onChange={onChange}
      {...(isLabelHidden ? { "aria-label": label } : {})}
      className={cx("group flex min-h-(--hit) cursor-pointer items-center gap-3 text-14", className)}
    >
      {!isLabelHidden && (
        <span className="min-w-0 flex-1">
          <span className="font-medium">{label}</span>
          {children}
        </span>
      )}
      <span
        aria-hidden
        className="flex h-6 w-10 shrink-0 items-center rounded-full border border-edge bg-sunken p-0.5 outline-2 outline-offset-2 outline-transparent transition-colors duration-fast group-data-focus-visible:outline-accent group-data-selected:border-accent-fill group-data-selected:bg-accent-fill"
      >
        <span className="size-4.5 rounded-full bg-edge transition-transform duration-fast group-data-selected:translate-x-4 group-data-selected:bg-on-accent" />
      </span>
    </AriaSwitch>
  );
}
