import { ChevronRight } from "lucide-react";
import { cardClasses } from "../ui/Card.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { InputBlocks } from "./InputBlocks.tsx";
import { MessageBlocks } from "./MessageBlocks.tsx";
import { developmentPages } from "./pages.ts";

/** Links to the pages of UI components, and shows those without a page (DEV-02). */
export function MainPage() {
  return (
    <div className="mx-auto w-full max-w-180">
      <header className="mb-4 px-4 tablet:px-0">
        <h1 className="text-22 font-semibold tablet:text-28">Development</h1>
        <p className="mt-1 text-15 text-muted">The building blocks of the web client, as they are, with sample data.</p>
      </header>
      <nav aria-label="Building blocks" className={cardClasses("mb-3 p-2")}>
        <ul className="grid tablet:grid-cols-2">
          {developmentPages.map(({ path, title }) => (
            <li key={path}>
              <Link
                href={path}
                variant="bare"
                className="flex hit-h items-center justify-between px-3 text-14 font-medium hover:bg-sunken"
              >
                {title}
                <Icon of={ChevronRight} size={16} className="text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <MessageBlocks />
      <InputBlocks />
    </div>
  );
}
