import { Newspaper, X } from "lucide-react";
import { settings } from "../lib/settings.ts";
import { storyPath } from "../news/newsKinds.ts";
import { IconButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";

interface BannerProps {
  /** The story that the banner opens. */
  storyId: number;
  onDismiss: () => void;
}

/**
 * Welcomes users of an account to the platform (LAYOUT-13, LAYOUT-15). Its height must match the increase of the top offset.
 */
export function Banner({ storyId, onDismiss }: BannerProps) {
  return (
    <aside aria-label="Welcome" className="mx-auto h-17.5 w-full max-w-322 px-2 pt-4 tablet:px-4 medium:px-6 print:hidden">
      <div className="flex h-full items-center gap-3 rounded-card border border-line bg-accent-soft ps-4 pe-1.5">
        <Icon of={Newspaper} className="shrink-0 text-accent max-tablet:hidden" />
        <Link
          href={storyPath(storyId)}
          variant="plain"
          className="line-clamp-2 min-w-0 flex-1 text-14 leading-[1.125rem] font-medium text-accent"
        >
          {`Welcome to the new ${settings.productName} platform! Click here to learn more.`}
        </Link>
        <IconButton icon={X} label="Close" onPress={onDismiss} />
      </div>
    </aside>
  );
}
