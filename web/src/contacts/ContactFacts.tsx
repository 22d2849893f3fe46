import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ContactFacts_contact$key } from "../__generated__/ContactFacts_contact.graphql.ts";
import { toTelephoneLink } from "../lib/telephoneLink.ts";
import { BeatTags } from "../posts/BeatTags.tsx";
import { profilePath } from "../profiles/profilePath.ts";
import { Link, OutsideLink } from "../ui/Link.tsx";

/** A contact's contact details and work. */
export function ContactFacts({ contact }: { contact: ContactFacts_contact$key }) {
  const data = useFragment(
    graphql`
      fragment ContactFacts_contact on Contact {
        email
        phone
        about
        notes
        country {
          name
        }
        beats {
          ...BeatTags_beats
        }
        outlets {
          outlet {
            slug
            name
          }
          roleTitle
        }
        companies {
          company {
            slug
            name
          }
          roleTitle
          isMediaContact
        }
        socials {
          url
        }
      }
    `,
    contact,
  );
  const { email, phone, about, notes } = data;
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-4 border-t border-line pt-5 tablet:grid-cols-2">
      <Fact label="E-mail">{email && <Link href={`mailto:${email}`}>{email}</Link>}</Fact>
      <Fact label="Phone">{phone && <Link href={toTelephoneLink(phone)}>{phone}</Link>}</Fact>
      <Fact label="Country">{data.country?.name}</Fact>
      {data.beats.length > 0 && (
        <Fact label="Beats">
          <span className="flex flex-wrap gap-x-3 gap-y-1">
            <BeatTags beats={data.beats} />
          </span>
        </Fact>
      )}
      <Fact label="Outlets">
        {data.outlets.map(({ outlet, roleTitle }) => (
          <span key={outlet.slug} className="block">
            <Link href={profilePath("outlet", outlet.slug)}>{outlet.name}</Link>
            {roleTitle && `, ${roleTitle}`}
          </span>
        ))}
      </Fact>
      <Fact label="Companies">
        {data.companies.map(({ company, roleTitle, isMediaContact }) => (
          <span key={company.slug} className="block">
            <Link href={profilePath("company", company.slug)}>{company.name}</Link>
            {roleTitle && `, ${roleTitle}`}
            {isMediaContact && " (media contact)"}
          </span>
        ))}
      </Fact>
      <Fact label="Elsewhere">
        {data.socials.map(({ url }) => (
          <span key={url} className="block truncate">
            <OutsideLink href={url}>{url.replace(/^https?:\/\/(www\.)?/, "")}</OutsideLink>
          </span>
        ))}
      </Fact>
      <Fact label="About" isWide>
        {about && <span className="user-text whitespace-pre-line">{about}</span>}
      </Fact>
      <Fact label="Notes" isWide>
        {notes && <span className="user-text whitespace-pre-line">{notes}</span>}
      </Fact>
    </dl>
  );
}

/** One fact; renders nothing without a value or with an empty list of them. */
function Fact({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  if (!children || (Array.isArray(children) && children.length === 0)) return null;
  return (
    <div className={isWide ? "tablet:col-span-2" : ""}>
      <dt className="text-13 font-medium text-muted">{label}</dt>
      <dd className="mt-0.5 text-15 wrap-anywhere">{children}</dd>
    </div>
  );
}
