import { AtSign, Link2, Mail, MapPin, Phone, Smartphone } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { UserAbout_user$key } from "../__generated__/UserAbout_user.graphql.ts";
import { communityPath } from "../communities/communityTabs.ts";
import { hostOf } from "../lib/webAddress.ts";
import { AboutPanel, type AboutFact } from "../profiles/AboutPanel.tsx";
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
  const facts: AboutFact[] = [
    ...(contact?.location ? [{ icon: MapPin, name: "Place", text: contact.location }] : []),
    ...(contact?.phone ? [phone("Phone", contact.phone)] : []),
    ...(contact?.mobile ? [{ ...phone("Mobile", contact.mobile), icon: Smartphone }] : []),
    ...(contact?.publicEmail
      ? [{ icon: Mail, name: "E-mail", text: contact.publicEmail, href: `mailto:${contact.publicEmail}` }]
      : []),
    ...(contact?.website ? [site(contact.website)] : []),
    ...socials
      .filter(({ url }) => url !== contact?.website)
      .map(({ network, url }) => {
        const text = networks[network];
        return text ? { icon: AtSign, name: "Profile elsewhere", text, href: url } : site(url);
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
                <Link href={communityPath(slug)} variant="plain" className="min-w-0 truncate text-14 font-medium">
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

const phone = (name: string, text: string): AboutFact => ({
  icon: Phone,
  name,
  text,
  href: `tel:${text.replaceAll(/[^+\d]/g, "")}`,
});

const site = (url: string): AboutFact => ({ icon: Link2, name: "Website", text: hostOf(url), href: url });
