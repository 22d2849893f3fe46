import { graphql, useFragment } from "react-relay";
import type { AuthorChip_author$key } from "../__generated__/AuthorChip_author.graphql.ts";
import { Avatar } from "../ui/Avatar.tsx";

/** Who stands for something, in one line: a small picture and the name. */
export function AuthorChip({ author }: { author: AuthorChip_author$key }) {
  const { name, avatar, type } = useFragment(
    graphql`
      fragment AuthorChip_author on Author {
        name
        avatar
        type
      }
    `,
    author,
  );
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Avatar name={name} src={avatar} kind={type === "COMPANY" ? "company" : "person"} size={24} />
      <span className="truncate text-14 font-medium">{name}</span>
    </span>
  );
}
