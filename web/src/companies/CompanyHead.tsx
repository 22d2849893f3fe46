import { BadgeCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CompanyHead_company$key } from "../__generated__/CompanyHead_company.graphql.ts";
import { FollowButton } from "../profiles/FollowButton.tsx";
import { peopleFact } from "../profiles/peopleFact.ts";
import { ProfileHead } from "../profiles/ProfileHead.tsx";
import { profilePath } from "../profiles/profilePath.ts";
import { createTabs } from "../profiles/profileTabs.ts";
import { LinkButton } from "../ui/Button.tsx";
import { companyTabs, type CompanyTab } from "./companyTabs.ts";

interface CompanyHeadProps {
  company: CompanyHead_company$key;
  tab: CompanyTab;
  hasAside: boolean;
}

/** The top of a company's page. */
export function CompanyHead({ company, tab, hasAside }: CompanyHeadProps) {
  const data = useFragment(
    graphql`
      fragment CompanyHead_company on Company {
        slug
        name
        logo
        isVerified
        peopleCount
        banner {
          ...ProfileHead_banner
        }
        country {
          name
        }
        permissions {
          edit {
            allowed
          }
        }
        ...FollowButton_subject
      }
    `,
    company,
  );
  const { slug, name, logo, isVerified, peopleCount, banner, country, permissions } = data;
  const facts = [
    { key: "kind", content: "Company" },
    isVerified && { key: "verified", icon: BadgeCheck, content: "Verified" },
    country && { key: "country", content: country.name },
    peopleFact(peopleCount),
  ];
  return (
    <ProfileHead
      name={name}
      kind="company"
      picture={logo}
      banner={banner}
      facts={facts}
      actions={
        <>
          {permissions?.edit.allowed && <LinkButton href={`${profilePath("company", slug)}/edit`}>Edit</LinkButton>}
          <FollowButton subject={data} name={name} />
        </>
      }
      tabs={createTabs(profilePath("company", slug), companyTabs, tab, hasAside)}
    />
  );
}
