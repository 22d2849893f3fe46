import { Button as AriaButton, Link as AriaLink } from "react-aria-components";
import { useLocation } from "react-router";
import { Badge } from "../ui/Badge.tsx";
import { cx } from "../ui/cx.ts";
import { Icon, type IconGlyph } from "../ui/Icon.tsx";
import { tellInProgress } from "./inProgress.ts";
import type { Destination } from "./useDestination.ts";

interface BarButtonProps {
  icon: IconGlyph;
  label: string;
  /** Null: the page is not open to the visitor, and nothing is shown. */
  to: Destination | null;
  /** How many things wait there. */
  count?: number;
  /** The visitor may not; called to say why. */
  onRefused?: () => void;
}

const look =
  "relative flex min-w-0 flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 text-12 font-medium focus-ring-inset data-pressed:bg-sunken";

/** A place of the bottom bar. */
export function BarButton({ icon, label, to, count = 0, onRefused }: BarButtonProps) {
  const { pathname } = useLocation();
  if (to === null) return null;
  const isCurrent = to.href === pathname;
  const content = (
    <>
      <span className="relative">
        <Icon of={icon} />
        <Badge count={count} label="unread" className="absolute -end-3 -top-2 scale-85" />
      </span>
      <span className="max-w-full truncate tracking-tight">{label}</span>
    </>
  );
  const refuse = onRefused ?? (to.isInProgress ? tellInProgress : null);
  return refuse === null ? (
    <AriaLink
      href={to.href}
      {...(isCurrent ? { "aria-current": "page" } : {})}
      className={cx(look, isCurrent ? "text-accent" : "text-muted")}
    >
      {content}
    </AriaLink>
  ) : (
    <AriaButton
      onPress={refuse}
      {...(onRefused ? { "aria-disabled": true } : {})}
      className={cx(look, "text-muted", onRefused && "opacity-60")}
    >
      {content}
    </AriaButton>
  );
}
