import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { NewsroomItem_newsroom$key } from "../__generated__/NewsroomItem_newsroom.graphql.ts";
import { profilePath } from "../profiles/profilePath.ts";
import { NewsroomCard } from "./NewsroomCard.tsx";
import { newsroomStatuses } from "./newsroomFilters.ts";

interface NewsroomItemProps {
  newsroom: NewsroomItem_newsroom$key;
  /** Whether the card shows the newsroom's status. */
  hasStatus: boolean;
  /** Whether the card shows the owner. */
  hasOwner?: boolean;
  actions?: ReactNode;
  menu?: ReactNode;
}

/** A newsroom in a list; its name links to its company's page, which shows its public content. */
export function NewsroomItem({ newsroom, hasStatus, hasOwner = false, actions, menu }: NewsroomItemProps) {
  const data = useFragment(
    graphql`
      fragment NewsroomItem_newsroom on Newsroom {
        name
        status
        description
        url
        logo {
          url
        }
        country {
          name
        }
        company {
          slug
          name
          logo
        }
        owner {
          name
        }
      }
    `,
    newsroom,
  );
  const { name, status, description, url, logo, country, company, owner } = data;
  const hasOtherName = company.name !== name;
  return (
    <NewsroomCard
      name={name}
      href={profilePath("company", company.slug)}
      logo={logo?.url ?? company.logo ?? null}
      description={description ?? null}
      url={url ?? null}
      country={country?.name ?? null}
      status={hasStatus ? (newsroomStatuses.find((known) => known === status) ?? null) : null}
      note={[...(hasOtherName ? [company.name] : []), ...(hasOwner ? [`created by ${owner.name}`] : [])].join(", ")}
      actions={actions}
      menu={menu}
    />
  );
}
