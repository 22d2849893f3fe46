import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Badge } from "../ui/Badge.tsx";
import { cx } from "../ui/cx.ts";
import { Icon, type IconGlyph } from "../ui/Icon.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { PlainLink } from "../ui/PlainLink.tsx";

interface BarButtonProps {
  icon: IconGlyph;
  label: string;
  /** Null when the page is not open to the visitor; nothing is shown then. */
  to: string | null;
  /** The number shown as a badge. */
  count?: number;
  /** A dot in the corner of the icon. */
  dot?: ReactNode;
  /** Set when the visitor lacks the permission; called to show the reason. */
  onDenied?: () => void;
}

const styles =
  "relative flex min-w-0 flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 text-12 font-medium focus-ring-inset active:bg-sunken";

/** A button of the bottom bar. */
export function BarButton({ icon, label, to, count = 0, dot, onDenied }: BarButtonProps) {
  const { pathname } = useLocation();
  if (to === null) return null;
  const isCurrent = to === pathname;
  const content = (
    <>
      <span className="relative">
        <Icon of={icon} />
        <Badge count={count} className="absolute -end-3 -top-2 scale-85" />
        {dot}
      </span>
      <span className="max-w-full truncate tracking-tight">{label}</span>
    </>
  );
  return onDenied === undefined ? (
    <PlainLink
      href={to}
      {...(isCurrent ? { "aria-current": "page" } : {})}
      className={cx(styles, isCurrent ? "text-accent" : "text-muted")}
    >
      {content}
    </PlainLink>
  ) : (
    <PlainButton onPress={onDenied} aria-disabled className={cx(styles, "text-muted opacity-60")}>
      {content}
    </PlainButton>
  );
}
