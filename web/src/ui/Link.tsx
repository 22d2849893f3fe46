import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components";
import { cx } from "./cx.ts";

export interface LinkProps extends Omit<AriaLinkProps, "className" | "style" | "children"> {
  /** text: underlined accent, inside sentences; plain: looks like its content and is underlined on hover; bare: no style. */
  variant?: "text" | "plain" | "bare";
  className?: string;
  children: ReactNode;
}

const variants = {
  text: "text-accent underline decoration-accent/40 decoration-1 underline-offset-3 data-hovered:decoration-current",
  plain: "data-hovered:underline decoration-1 underline-offset-3",
  bare: "",
};

/** A link. Product addresses (with a leading slash or "?") are followed without a page load. */
export function Link({ variant = "text", className, children, ...props }: LinkProps) {
  return (
    <AriaLink {...props} className={cx("focus-ring rounded-control cursor-pointer", variants[variant], className)}>
      {children}
    </AriaLink>
  );
}

/** A link to another site. It opens in a new tab and passes on no referrer information or ranking. */
export function OutsideLink(props: LinkProps) {
  return <Link {...props} target="_blank" rel="noopener nofollow ugc" />;
}
