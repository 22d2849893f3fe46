import { MapPin } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CompanyAbout_company$key } from "../__generated__/CompanyAbout_company.graphql.ts";
import { AboutPanel, createEmailFact, createPhoneFact, createWebsiteFact } from "../profiles/AboutPanel.tsx";
import { profilePath } from "../profiles/profilePath.ts";
import { tabPath } from "../profiles/profileTabs.ts";
import { StaffPanel } from "../profiles/StaffPanel.tsx";
import { CompanyNewsroom } from "./CompanyNewsroom.tsx";
import { companyTabs } from "./companyTabs.ts";

/** A company's description, its press contact details, and a few of its people. */
export function CompanyAbout({ company }: { company: CompanyAbout_company$key }) {
  const { slug, name, description, url, phone, email, country, newsroom, fewPeople } = useFragment(
    graphql`
      fragment CompanyAbout_company on Company @argumentDefinitions(withPeople: { type: "Boolean!", defaultValue: true }) {
        slug
        name
        description
        url
        phone
        email
        country {
          name
        }
        newsroom {
          ...CompanyNewsroom_newsroom
        }
        fewPeople: people(first: 6) @include(if: $withPeople) {
          ...StaffPanel_people
        }
      }
    `,
    company,
  );
  const facts = [
    country && { icon: MapPin, name: "Country", text: country.name },
    url && createWebsiteFact(url),
    phone && createPhoneFact(phone),
    email && createEmailFact(email),
  ];
  return (
    <div className="space-y-2 tablet:space-y-3">
      <AboutPanel name={name} text={description} facts={facts} />
      {newsroom && <CompanyNewsroom newsroom={newsroom} />}
      {fewPeople && <StaffPanel people={fewPeople} href={tabPath(profilePath("company", slug), companyTabs, "people")} />}
    </div>
  );
}
