import { ChevronRight, Lock } from "lucide-react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { CreatePageQuery } from "../../__generated__/CreatePageQuery.graphql.ts";
import { cardStyles } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { postKinds } from "../kinds/index.ts";
import { createSearch } from "./createAddress.ts";

const query = graphql`
  query CreatePageQuery @preloadable {
    viewer {
      createPost {
        allowed
        reasons {
          message
        }
      }
    }
  }
`;

/** The list of post types on mobile (ROUTE-62). Each type opens its form over the home page. */
export function CreatePage({ queryRef }: { queryRef: PreloadedQuery<CreatePageQuery> }) {
  const { createPost } = usePreloadedQuery<CreatePageQuery>(query, queryRef).viewer;
  return (
    <>
      <h1 className="px-4 pt-1 pb-3 text-22 font-semibold">Create</h1>
      <div className={cardStyles}>
        {createPost.allowed ? (
          <ul className="divide-y divide-line">
            {Object.values(postKinds).map(({ key, label, icon, purpose }) => (
              <li key={key}>
                <Link
                  href={`/${createSearch("", { key })}`}
                  // Replaced in the history, so that going back from the form leads to the page before this list.
                  linkOptions={{ replace: true }}
                  variant="bare"
                  className="flex items-center gap-3.5 px-4 py-3 active:bg-sunken"
                >
                  <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-accent">
                    <Icon of={icon} />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block text-15 font-medium">{label}</span>
                    <span className="block text-13 text-muted">{purpose}</span>
                  </span>
                  <Icon of={ChevronRight} size={16} className="text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={Lock} title="You cannot write posts" text={createPost.reasons[0]?.message ?? ""} />
        )}
      </div>
    </>
  );
}
