import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components";
import { cx } from "./cx.ts";

export interface LinkProps extends Omit<AriaLinkProps, "className" | "style" | "children"> {
  /** text: underlined accent, inside sentences; plain: looks like what it holds and underlines under the pointer; bare: no look. */
  variant?: "text" | "plain" | "bare";
  className?: string;
  children: ReactNode;
}

const variants = {
  text: "text-accent underline decoration-accent/40 decoration-1 underline-offset-3 data-hovered:decoration-current",
  plain: "data-hovered:underline decoration-1 underline-offset-3",
  bare: "",
};

/** A link. Addresses of the product (with a leading slash or "?") are followed without loading the page anew. */
export function Link({ variant = "text", className, children, ...props }: LinkProps) {
  return (
    <AriaLink {...props} className={cx("focus-ring rounded-control cursor-pointer", variants[variant], className)}>
      {children}
    </AriaLink>
  );
}

/** A link out of the product: opens in a new tab and passes nothing on. */
export function OutsideLink(props: LinkProps) {
  return <Link {...props} target="_blank" rel="noopener nofollow ugc" />;
}
