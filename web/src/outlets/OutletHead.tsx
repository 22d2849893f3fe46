import { graphql, useFragment } from "react-relay";
import type { OutletHead_outlet$key } from "../__generated__/OutletHead_outlet.graphql.ts";
import { BeatTags } from "../posts/BeatTags.tsx";
import { peopleFact } from "../profiles/peopleFact.ts";
import { ProfileHead } from "../profiles/ProfileHead.tsx";
import { profilePath } from "../profiles/profilePath.ts";
import { createTabs } from "../profiles/profileTabs.ts";
import { LinkButton } from "../ui/Button.tsx";
import { outletTabs, type OutletTab } from "./outletTabs.ts";
import { getOutletType } from "./outletTypes.ts";

interface OutletHeadProps {
  outlet: OutletHead_outlet$key;
  tab: OutletTab;
  hasAside: boolean;
}

/** The top of an outlet's page. */
export function OutletHead({ outlet, tab, hasAside }: OutletHeadProps) {
  const { slug, name, logo, type, country, beats, peopleCount, permissions } = useFragment(
    graphql`
      fragment OutletHead_outlet on Outlet {
        slug
        name
        logo
        type
        peopleCount
        country {
          name
        }
        beats {
          ...BeatTags_beats
        }
        permissions {
          edit {
            allowed
          }
        }
      }
    `,
    outlet,
  );
  const kind = getOutletType(type);
  const facts = [
    { key: "type", icon: kind.icon, content: kind.label },
    country && { key: "country", content: country.name },
    peopleFact(peopleCount),
  ];
  return (
    <ProfileHead
      name={name}
      kind="company"
      picture={logo}
      facts={facts}
      beats={beats && beats.length > 0 && <BeatTags beats={beats} />}
      actions={permissions.edit.allowed && <LinkButton href={`${profilePath("outlet", slug)}/edit`}>Edit</LinkButton>}
      tabs={createTabs(profilePath("outlet", slug), outletTabs, tab, hasAside)}
    />
  );
}
