import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { PlainLink, type PlainLinkProps } from "./PlainLink.tsx";

export interface LinkProps extends Omit<PlainLinkProps, "className" | "children"> {
  /** text: underlined accent, inside sentences; plain: looks like its content and is underlined on hover; bare: no style. */
  variant?: "text" | "plain" | "bare";
  className?: string;
  children: ReactNode;
}

const variants = {
  text: "text-accent underline decoration-accent/40 decoration-1 underline-offset-3 hover:decoration-current",
  plain: "hover:underline decoration-1 underline-offset-3",
  bare: "",
};

/** A link. Product addresses (with a leading slash or "?") are followed without a page load. */
export function Link({ variant = "text", className, children, ...props }: LinkProps) {
  return (
    <PlainLink {...props} className={cx("focus-ring rounded-control cursor-pointer", variants[variant], className)}>
      {children}
    </PlainLink>
  );
}

/** A link to another site. It opens in a new tab and passes on no referrer information or ranking. */
export function OutsideLink(props: LinkProps) {
  return <Link {...props} target="_blank" rel="noopener nofollow ugc" />;
}
