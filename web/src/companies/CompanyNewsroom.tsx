import { graphql, useFragment } from "react-relay";
import type { CompanyNewsroom_newsroom$key } from "../__generated__/CompanyNewsroom_newsroom.graphql.ts";
import { getHost } from "../lib/webAddress.ts";
import { statusNames } from "../newsrooms/NewsroomCard.tsx";
import { AuthorName } from "../profiles/AuthorName.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { Panel } from "../ui/Card.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Link, OutsideLink } from "../ui/Link.tsx";

/** The public content of a company's newsroom: its purpose and its press contacts. */
export function CompanyNewsroom({ newsroom }: { newsroom: CompanyNewsroom_newsroom$key }) {
  const { databaseId, name, status, description, url, contacts, permissions } = useFragment(
    graphql`
      fragment CompanyNewsroom_newsroom on Newsroom {
        databaseId
        name
        status
        description
        url
        contacts {
          databaseId
          name
          avatar
          ...AuthorName_author
        }
        permissions {
          edit {
            allowed
          }
        }
      }
    `,
    newsroom,
  );
  return (
    <Panel
      title="Newsroom"
      action={
        permissions.edit.allowed && (
          <Link href={`/work/newsrooms/${databaseId}`} variant="plain" className="text-13 text-accent">
            Edit newsroom
          </Link>
        )
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-15 font-semibold">{name}</h3>
        {status === "PENDING" && <Chip>{statusNames.PENDING}</Chip>}
        {status === "DECLINED" && <Chip>{statusNames.DECLINED}</Chip>}
      </div>
      {description && <p className="mt-1 max-w-[68ch] text-14 user-text whitespace-pre-line">{description}</p>}
      {url && (
        <p className="mt-1 text-14">
          <OutsideLink href={url}>{getHost(url)}</OutsideLink>
        </p>
      )}
      {contacts.length > 0 && (
        <>
          <h4 className="mt-3 mb-1 text-13 font-medium text-muted">Press contacts</h4>
          <ul>
            {contacts.map((contact) => (
              <li key={contact.databaseId} className="flex items-center gap-3 py-1.5">
                <Avatar name={contact.name} src={contact.avatar} size={32} />
                <AuthorName author={contact} className="text-14 font-medium" />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
