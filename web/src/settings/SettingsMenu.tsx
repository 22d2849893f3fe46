import { cx } from "../ui/cx.ts";
import type { LinkTab } from "../ui/LinkTabs.tsx";
import { PlainLink } from "../ui/PlainLink.tsx";

/** The settings tabs as a column, where there is room for one. */
export function SettingsMenu({ links }: { links: readonly LinkTab[] }) {
  return (
    <nav aria-label="Settings sections" className="sticky top-[calc(var(--bar-top)+1rem)] print:hidden">
      <ul className="space-y-0.5">
        {links.map(({ href, label, isCurrent }) => (
          <li key={href}>
            <PlainLink
              href={href}
              {...(isCurrent ? { "aria-current": "page" } : {})}
              className={cx(
                "flex hit-h items-center rounded-control px-3 text-14 focus-ring transition-colors duration-fast",
                isCurrent ? "bg-accent-soft font-medium text-accent" : "text-muted hover:bg-sunken hover:text-ink",
              )}
            >
              {label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
