import { AtSign, MapPin, Smartphone } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { UserAbout_user$key } from "../__generated__/UserAbout_user.graphql.ts";
import { communityPath } from "../communities/communityTabs.ts";
import { AboutPanel, createEmailFact, createPhoneFact, createWebsiteFact } from "../profiles/AboutPanel.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { Panel } from "../ui/Card.tsx";
import { Link } from "../ui/Link.tsx";
import { Responsibilities } from "./Responsibilities.tsx";

/** A person's self-description, contact details, roles and communities. */
export function UserAbout({ user }: { user: UserAbout_user$key }) {
  const data = useFragment(
    graphql`
      fragment UserAbout_user on User {
        name
        about
        contact {
          location
          phone
          mobile
          publicEmail
          website
        }
        socials {
          network
          url
        }
        communities {
          slug
          name
          icon
        }
        ...Responsibilities_user
      }
    `,
    user,
  );
  const { name, about, contact, socials, communities } = data;
  const facts = [
    contact?.location && { icon: MapPin, name: "Place", text: contact.location },
    contact?.phone && createPhoneFact(contact.phone),
    contact?.mobile && createPhoneFact(contact.mobile, "Mobile", Smartphone),
    contact?.publicEmail && createEmailFact(contact.publicEmail),
    contact?.website && createWebsiteFact(contact.website),
    ...socials
      .filter(({ url }) => url !== contact?.website)
      .map(({ network, url }) => {
        const text = networks[network];
        return text ? { icon: AtSign, name: "Profile elsewhere", text, href: url } : createWebsiteFact(url);
      }),
  ];
  return (
    <div className="space-y-2 tablet:space-y-3">
      <AboutPanel name={name} text={about} facts={facts} />
      <Responsibilities user={data} />
      {communities.length > 0 && (
        <Panel title="Communities">
          <ul>
            {communities.map(({ slug, name: community, icon }) => (
              <li key={slug} className="flex items-center gap-3 py-1.5">
                <Avatar name={community} src={icon} kind="company" size={32} />
                <Link href={communityPath(slug)} variant="plain" className="min-w-0 text-14 font-medium wrap-anywhere">
                  {community}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

/** The names of networks; a person's own website has none. */
const networks: Readonly<Record<string, string>> = {
  LINKEDIN: "LinkedIn",
  X: "X",
  FACEBOOK: "Facebook",
  INSTAGRAM: "Instagram",
  YOUTUBE: "YouTube",
  TIKTOK: "TikTok",
};
