import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** A native checkbox needs no aria-checked. */
const switchRole = { role: "switch" } as const;

interface SwitchProps {
  isOn: boolean;
  /** Called with the desired state, which takes effect at once. */
  onChange: (desired: boolean) => void;
  /** Visible label; only an accessible name if isLabelHidden is set. */
  label: string;
  /** Hides the label visually. */
  isLabelHidden?: boolean;
  /** Content below the label. */
  children?: ReactNode;
  className?: string;
}

/** An on/off switch for settings that take effect without saving. The input lies over the track and is invisible. */
export function Switch({ isOn, onChange, label, isLabelHidden = false, children, className }: SwitchProps) {
  return (
    <label className={cx("group relative flex min-h-(--hit) cursor-pointer items-center gap-3 text-14", className)}>
      {!isLabelHidden && (
        <span className="min-w-0 flex-1">
          <span className="font-medium wrap-anywhere">{label}</span>
          {children}
        </span>
      )}
      <input
        {...switchRole}
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        {...(isLabelHidden && { "aria-label": label })}
        className="absolute end-0 m-0 h-6 w-10 cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden
        className="flex h-6 w-10 shrink-0 items-center rounded-full border border-edge bg-sunken p-0.5 outline-offset-2 outline-accent transition-colors duration-fast group-has-focus-visible:outline-2 group-has-checked:border-accent-fill group-has-checked:bg-accent-fill"
      >
        <span className="size-4.5 rounded-full bg-edge transition-transform duration-fast group-has-checked:translate-x-4 group-has-checked:bg-on-accent" />
      </span>
    </label>
  );
}
