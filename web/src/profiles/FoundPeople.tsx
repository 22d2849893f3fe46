import { graphql } from "react-relay";
import type { FoundPeopleQuery } from "../__generated__/FoundPeopleQuery.graphql.ts";
import { useLoadedQuery } from "../loading/useLoadedQuery.ts";
import { getAvatarKind } from "./avatarKind.ts";
import { getWork } from "./getWork.ts";
import { People, type PeopleProps } from "./People.tsx";

export interface FoundPeopleProps extends Pick<PeopleProps, "action" | "isPending" | "onAction"> {
  /** The global author ids of people who are not offered again. */
  chosenIds: readonly (string | undefined)[];
}

/** The people whose names match the search text. */
export function FoundPeople({ searchText, chosenIds, ...list }: FoundPeopleProps & { searchText: string }) {
  const { mentions } = useLoadedQuery<FoundPeopleQuery>(
    graphql`
      query FoundPeopleQuery($query: String!) @throwOnFieldError {
        mentions(query: $query, first: 8) {
          id
          name
          avatar
          type
          ...getWork_author
        }
      }
    `,
    { query: searchText },
    { fetchPolicy: "store-and-network" },
  );
  const people = (mentions ?? [])
    .filter(({ id, type }) => getAvatarKind(type) === "person" && !chosenIds.includes(id))
    .map((author) => ({ id: author.id, name: author.name, avatar: author.avatar, work: getWork(author) }));
  return <People {...list} label="People found" people={people} emptyText="No other people found." />;
}
