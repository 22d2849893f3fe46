import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { ComposerEntry_viewer$key } from "../../__generated__/ComposerEntry_viewer.graphql.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { cardClasses } from "../../ui/Card.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { postKinds } from "../kinds/index.ts";
import type { PostKey } from "../postKeys.ts";
import { createSearch } from "./createAddress.ts";

interface ComposerEntryProps {
  viewer: ComposerEntry_viewer$key;
  /** The community's id in the REST API; null outside of communities. */
  communityId: string | null;
}

/** The most frequent types have their own links. */
const shortcuts = Object.values(postKinds)
  .filter(({ shortcut }) => shortcut !== undefined)
  .toSorted((one, other) => (one.shortcut ?? 0) - (other.shortcut ?? 0));

/** Links to the form for a new post, at the top of a feed; renders nothing for viewers who may not write. */
export function ComposerEntry({ viewer, communityId }: ComposerEntryProps) {
  const { fullName, smallAvatar, createPost } = useFragment(
    graphql`
      fragment ComposerEntry_viewer on Viewer {
        fullName
        smallAvatar
        createPost {
          allowed
        }
      }
    `,
    viewer,
  );
  const { search } = useLocation();
  if (!createPost.allowed) return null;
  const hrefOf = (key: PostKey) => createSearch(search, { key, communityId });
  return (
    <section aria-label="Write a post" className={cardClasses("mb-2 px-4 pt-3 pb-1 tablet:mb-3 tablet:px-5 print:hidden")}>
      <div className="flex items-center gap-3">
        <Avatar name={fullName ?? ""} src={smallAvatar} />
        <Link
          href={hrefOf("communityPost")}
          variant="bare"
          className="flex hit-h flex-1 items-center border border-edge px-3 text-15 text-muted transition-colors duration-fast hover:border-muted"
        >
          What do you want to share?
        </Link>
      </div>
      <div className="-mx-2 mt-1 flex flex-wrap">
        {shortcuts.map(({ key, label, icon }) => (
          <Link
            key={key}
            href={hrefOf(key)}
            variant="bare"
            className="flex hit-h items-center gap-1.5 px-2 text-13 font-medium text-muted hover:bg-sunken hover:text-ink"
          >
            <Icon of={icon} size={16} />
            {label}
          </Link>
        ))}
      </div>
    </section>
  );
}
