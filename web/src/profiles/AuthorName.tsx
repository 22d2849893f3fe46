import { graphql, useFragment } from "react-relay";
import type { AuthorName_author$key } from "../__generated__/AuthorName_author.graphql.ts";
import { Link } from "../ui/Link.tsx";
import { authorPath } from "./profilePath.ts";

interface AuthorNameProps {
  author: AuthorName_author$key;
  className?: string;
}

/** The name of an author, linked to their page if they have one. */
export function AuthorName({ author, className = "" }: AuthorNameProps) {
  const { name, slug, type } = useFragment(
    graphql`
      fragment AuthorName_author on Author {
        name
        slug
        type
      }
    `,
    author,
  );
  const href = authorPath({ slug, type });
  if (href === null) return <span className={className}>{name}</span>;
  return (
    <Link href={href} variant="plain" className={className}>
      {name}
    </Link>
  );
}
