import { settings } from "../lib/settings.ts";
import { Link } from "../ui/Link.tsx";

/** The product's name as a logo that links to home. */
export function Logo() {
  return (
    <Link href="/" variant="bare" className="inline-flex hit-h max-w-full items-center gap-2.5">
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-control bg-accent-fill font-serif text-18 font-bold text-on-accent"
      >
        {settings.productName.slice(0, 1)}
      </span>
      <span className="truncate font-serif text-18 font-semibold tracking-[-0.01em]">{settings.productName}</span>
    </Link>
  );
}
