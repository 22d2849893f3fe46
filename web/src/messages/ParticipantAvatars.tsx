import { graphql, useFragment } from "react-relay";
import type { ParticipantAvatars_people$key } from "../__generated__/ParticipantAvatars_people.graphql.ts";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { Avatar } from "../ui/Avatar.tsx";

/** The pictures of a conversation's participants without the viewer: one large picture, or the first two of several. */
export function ParticipantAvatars({ people }: { people: ParticipantAvatars_people$key }) {
  const [first, second] = useFragment(
    graphql`
      fragment ParticipantAvatars_people on Author @relay(plural: true) {
        name
        avatar
        type
      }
    `,
    people,
  );
  if (!first) return null;
  if (!second) return <Avatar name={first.name} src={first.avatar} kind={getAvatarKind(first.type)} />;
  return (
    <span className="relative size-10 shrink-0">
      <Avatar
        name={second.name}
        src={second.avatar}
        kind={getAvatarKind(second.type)}
        size={24}
        className="absolute end-0 top-0"
      />
      <Avatar
        name={first.name}
        src={first.avatar}
        kind={getAvatarKind(first.type)}
        size={24}
        className="absolute start-0 bottom-0 ring-2 ring-surface"
      />
    </span>
  );
}
