import { graphql, useFragment } from "react-relay";
import type { Responsibilities_user$key } from "../__generated__/Responsibilities_user.graphql.ts";
import { profilePath } from "../profiles/profilePath.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Panel } from "../ui/Card.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Link } from "../ui/Link.tsx";

/** The outlets and companies that a person works for or represents. */
export function Responsibilities({ user }: { user: Responsibilities_user$key }) {
  const { responsibilities } = useFragment(
    graphql`
      fragment Responsibilities_user on User {
        responsibilities {
          roleTitle
          ... on OutletResponsibility @alias(as: "atOutlet") {
            outlet {
              slug
              name
              logo
            }
          }
          ... on CompanyResponsibility @alias(as: "atCompany") {
            isMediaContact
            isPending
            company {
              slug
              name
              logo
            }
          }
          ... on SpokespersonResponsibility @alias(as: "spokesperson") {
            company {
              slug
              name
              logo
            }
          }
        }
      }
    `,
    user,
  );
  const rows = responsibilities.flatMap(({ roleTitle, atOutlet, atCompany, spokesperson }) => {
    if (atOutlet) return rowOf("outlet", atOutlet.outlet, roleTitle, null);
    if (atCompany) return rowOf("company", atCompany.company, roleTitle, noteOf(atCompany));
    return spokesperson ? rowOf("company", spokesperson.company, roleTitle, "Spokesperson") : [];
  });
  if (rows.length === 0) return null;
  return (
    <Panel title="Responsibilities">
      <ul>
        {rows.map(({ key, name, logo, href, title, note }) => (
          <li key={key} className="flex items-start gap-3 py-1.5">
            <Avatar name={name} src={logo} kind="company" size={32} className="mt-0.5" />
            <div className="min-w-0 flex-1">
              <Link href={href} variant="plain" className="block text-14 font-medium wrap-anywhere">
                {name}
              </Link>
              {title && <p className="text-13 text-muted">{title}</p>}
              {note && <Chip className="mt-1">{note}</Chip>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface Workplace {
  slug: string;
  name: string;
  logo: string | null | undefined;
}

const rowOf = (
  kind: "outlet" | "company",
  { slug, name, logo }: Workplace,
  title: string | null | undefined,
  note: string | null,
) => [{ key: `${kind} ${slug} ${note}`, href: profilePath(kind, slug), name, logo, title, note }];

function noteOf({ isPending, isMediaContact }: { isPending: boolean; isMediaContact: boolean }): string | null {
  if (isPending) return "Waiting for the company";
  return isMediaContact ? "Media contact" : null;
}
