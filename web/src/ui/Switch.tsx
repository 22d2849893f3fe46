import type { ReactNode } from "react";
import { Switch as AriaSwitch } from "react-aria-components";
import { cx } from "./cx.ts";

interface SwitchProps {
  isOn: boolean;
  /** Called with the wanted state, which holds at once. */
  onChange: (wanted: boolean) => void;
  /** What it switches; read out alone where the words stand elsewhere. */
  label: string;
  /** Reads the label out without showing it. */
  isLabelHidden?: boolean;
  /** MediaObject the label, under it. */
  children?: ReactNode;
  className?: string;
}

/** On or off, at once: for what takes effect without saving. */
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
