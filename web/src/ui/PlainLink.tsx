import { createContext, use, type ComponentProps, type MouseEvent } from "react";
import { focusPressed, type Press } from "./PlainButton.tsx";

/** Options for following a link without a page load. */
export interface LinkOptions {
  /** Replaces the current entry of the browser's history. */
  replace?: boolean;
}

interface LinkRouter {
  follow: (href: string, options?: LinkOptions) => void;
  /** The address for the browser, including the router's base. */
  toAddress: (href: string) => string;
}

/** The router that links of the design system follow; provided by the shell. */
export const LinkRouter = createContext<LinkRouter>({
  follow: (href) => location.assign(href),
  toAddress: (href) => href,
});

export interface PlainLinkProps extends Omit<ComponentProps<"a">, "style" | "href"> {
  /** Omitted for a link that only calls `onPress`. */
  href?: string | undefined;
  linkOptions?: LinkOptions;
  onPress?: ((press: Press) => void) | undefined;
}

/** An unstyled link. Addresses of the product are followed without a page load. */
export function PlainLink({ href, linkOptions, onPress, onClick, children, ...props }: PlainLinkProps) {
  const router = use(LinkRouter);
  const follow = (press: MouseEvent<HTMLAnchorElement>) => {
    focusPressed(press);
    onClick?.(press);
    onPress?.(press);
    if (href === undefined || press.defaultPrevented || !opensInThisTab(press)) return;
    press.preventDefault();
    router.follow(href, linkOptions);
  };
  if (href === undefined) {
    return (
      <a
        {...props}
        role="link"
        tabIndex={0}
        onClick={follow}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") currentTarget.click();
        }}
      >
        {children}
      </a>
    );
  }
  return (
    <a {...props} href={router.toAddress(href)} onClick={follow}>
      {children}
    </a>
  );
}

/** Whether a press opens the link in this tab, in the product. */
function opensInThisTab({ currentTarget, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>): boolean {
  const hasModifier = metaKey || ctrlKey || shiftKey || altKey;
  const targetsThisTab = currentTarget.target === "" || currentTarget.target === "_self";
  const isOwn = currentTarget.origin === location.origin && !currentTarget.hasAttribute("download");
  return button === 0 && !hasModifier && targetsThisTab && isOwn;
}
