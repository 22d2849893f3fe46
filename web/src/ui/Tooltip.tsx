import type { ReactElement } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps } from "react-aria-components";

interface Props {
  text: string;
  /** One control of this folder. */
  children: ReactElement;
  placement?: NonNullable<TooltipProps["placement"]>;
  /** The hover delay in ms (CONST-31). Keyboard focus shows it at once. */
  delay?: number;
}

/** A short note on hover and keyboard focus. It must not contain essential or interactive content. */
export function Tooltip({ text, children, placement = "top", delay = 300 }: Props) {
  return (
    <TooltipTrigger delay={delay} closeDelay={80}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="pointer-events-none max-w-64 rounded-control bg-ink px-2 py-1 text-12 text-page shadow-float transition-opacity duration-fast data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
