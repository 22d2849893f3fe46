import { MapPin, UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { OutletAbout_outlet$key } from "../__generated__/OutletAbout_outlet.graphql.ts";
import { formatCount } from "../lib/counts.ts";
import { AboutPanel, createWebsiteFact } from "../profiles/AboutPanel.tsx";
import { profilePath } from "../profiles/profilePath.ts";
import { tabPath } from "../profiles/profileTabs.ts";
import { StaffPanel } from "../profiles/StaffPanel.tsx";
import { outletTabs } from "./outletTabs.ts";

/** What an outlet covers, its location and audience, and a few of its people. */
export function OutletAbout({ outlet }: { outlet: OutletAbout_outlet$key }) {
  const { slug, name, description, url, audience, country, fewPeople } = useFragment(
    graphql`
      fragment OutletAbout_outlet on Outlet @argumentDefinitions(withPeople: { type: "Boolean!", defaultValue: true }) {
        slug
        name
        description
        url
        audience
        country {
          name
        }
        fewPeople: people(first: 6) @include(if: $withPeople) {
          ...StaffPanel_people
        }
      }
    `,
    outlet,
  );
  const facts = [
    country && { icon: MapPin, name: "Country", text: country.name },
    url && createWebsiteFact(url),
    typeof audience === "number" && { icon: UsersRound, name: "Audience", text: `Reaches ${formatCount(audience)}` },
  ];
  return (
    <div className="space-y-2 tablet:space-y-3">
      <AboutPanel name={name} text={description} facts={facts} />
      {fewPeople && <StaffPanel people={fewPeople} href={tabPath(profilePath("outlet", slug), outletTabs, "people")} />}
    </div>
  );
}
