import type { ReactNode } from "react";
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from "react-aria-components";
import { cx } from "./cx.ts";

interface SurfaceProps extends Omit<AriaPopoverProps, "className" | "style" | "children" | "offset"> {
  className?: string;
  /** On mobile, stays next to its trigger instead of becoming a sheet at the bottom. */
  isAnchored?: boolean;
  children: ReactNode;
}

const sheet =
  "max-tablet:fixed! max-tablet:inset-x-0! max-tablet:top-auto! max-tablet:bottom-0! max-tablet:max-w-none! " +
  "max-tablet:w-full! max-tablet:rounded-b-none max-tablet:border-x-0 max-tablet:border-b-0 " +
  "max-tablet:shadow-[0_0_0_100vmax_var(--scrim)]";

/** A surface that floats next to its trigger, at a distance of 10 px (CONST-17). */
export function FloatingSurface({ className, isAnchored = false, children, ...props }: SurfaceProps) {
  return (
    <AriaPopover
      {...props}
      offset={10}
      className={cx(
        "overflow-auto rounded-card border border-line bg-raised text-ink shadow-float outline-none",
        "transition duration-base ease-out data-entering:opacity-0 data-exiting:opacity-0",
        "data-[placement=bottom]:data-entering:-translate-y-1 data-[placement=top]:data-entering:translate-y-1",
        !isAnchored && sheet,
        className,
      )}
    >
      {children}
    </AriaPopover>
  );
}
