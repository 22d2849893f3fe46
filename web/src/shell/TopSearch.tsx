import { Search } from "lucide-react";
import { Input, SearchField } from "react-aria-components";
import { useNavigate } from "react-router";
import { Icon } from "../ui/Icon.tsx";
import { searchPath } from "./searchPath.ts";

/** The field for searching in the bar at the top; Enter leads to what was found (D-91). The shortcut / comes here. */
export function TopSearch({ className }: { className?: string }) {
  const navigate = useNavigate();
  return (
    <SearchField
      aria-label="Search"
      onSubmit={(text) => void navigate(searchPath(text))}
      className={`group relative ${className ?? ""}`}
    >
      <Icon of={Search} size={16} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
      <Input
        data-shortcut="search"
        placeholder="Input your search term"
        className="focus-ring-inset h-10 w-full rounded-control border border-transparent bg-sunken ps-9 pe-3 text-14 text-ink transition-colors duration-fast placeholder:text-muted data-focused:border-edge/70 data-focused:bg-surface data-hovered:bg-pressed [&::-webkit-search-cancel-button]:hidden"
      />
      <kbd
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-2 my-auto grid size-6 place-items-center rounded-control border border-line font-sans text-12 text-muted group-focus-within:hidden group-not-data-empty:hidden max-desktop:hidden"
      >
        /
      </kbd>
    </SearchField>
  );
}
