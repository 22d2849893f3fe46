import { Building2, Clock, ExternalLink, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { JobFacts_job$key } from "../../../__generated__/JobFacts_job.graphql.ts";
import { getHost } from "../../../lib/webAddress.ts";
import { profilePath } from "../../../profiles/profilePath.ts";
import { Link, OutsideLink } from "../../../ui/Link.tsx";
import { Facts } from "../../Facts.tsx";
import { employmentTypes, workplaces } from "./jobNames.ts";

/** The company, location and employment type of a job in one line. */
export function JobFacts({ job }: { job: JobFacts_job$key }) {
  const { company, location, workplace, employmentType, url } = useFragment(
    graphql`
      fragment JobFacts_job on Job {
        company {
          name
          company {
            slug
          }
        }
        location
        workplace
        employmentType
        url
      }
    `,
    job,
  );
  const work = !workplace || workplace === "%future added value" ? null : workplaces[workplace];
  return (
    <Facts
      facts={[
        { icon: Building2, name: "Company", text: companyName(company), isStrong: true },
        { icon: MapPin, name: "Place", text: [location, work].filter(Boolean).join(" · ") },
        {
          icon: Clock,
          name: "Employment",
          text: !employmentType || employmentType === "%future added value" ? "" : employmentTypes[employmentType],
        },
        { icon: ExternalLink, name: "More", text: url ? <OutsideLink href={url}>{getHost(url)}</OutsideLink> : "" },
      ]}
    />
  );
}

/** A company on the platform is linked to its page; a name that was typed in is plain text. */
function companyName({ company, name }: { company: { slug: string } | null | undefined; name: string }): ReactNode {
  if (!company) return name;
  return (
    <Link href={profilePath("company", company.slug)} variant="plain">
      {name}
    </Link>
  );
}
