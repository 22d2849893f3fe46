import { Link2, Mail, Phone } from "lucide-react";
import { toTelephoneLink } from "../lib/telephoneLink.ts";
import { getHost } from "../lib/webAddress.ts";
import { Panel } from "../ui/Card.tsx";
import { Icon, type IconGlyph } from "../ui/Icon.tsx";
import { Link, OutsideLink } from "../ui/Link.tsx";

interface AboutFact {
  icon: IconGlyph;
  /** Names the fact for screen readers, where only an icon is visible. */
  name: string;
  text: string;
  /** The fact's link: a website, phone number or e-mail address. */
  href?: string;
}

/** A telephone number. @param name such as "Mobile" */
export const createPhoneFact = (phone: string, name = "Phone", icon = Phone): AboutFact => ({
  icon,
  name,
  text: phone,
  href: toTelephoneLink(phone),
});

export const createEmailFact = (email: string): AboutFact => ({
  icon: Mail,
  name: "E-mail",
  text: email,
  href: `mailto:${email}`,
});

export const createWebsiteFact = (url: string): AboutFact => ({ icon: Link2, name: "Website", text: getHost(url), href: url });

interface AboutPanelProps {
  /** The name of the person or organization. */
  name: string;
  /** The self-description. */
  text: string | null | undefined;
  /** Facts and contact details; falsy entries are left out. */
  facts: readonly (AboutFact | false | null | undefined | "")[];
}

/** The panel about a person, a company or an outlet: a text, then facts and contact details, one per line. */
export function AboutPanel({ name, text, facts }: AboutPanelProps) {
  const shownFacts = facts.flatMap((fact) => fact || []);
  return (
    <Panel title="About">
      {text ? (
        <p className="mb-3 max-w-[68ch] text-14 user-text whitespace-pre-line last:mb-0">{text}</p>
      ) : (
        shownFacts.length === 0 && <p className="text-14 text-muted">{name} has not said anything yet.</p>
      )}
      {shownFacts.length > 0 && <AboutList facts={shownFacts} />}
    </Panel>
  );
}

function AboutList({ facts }: { facts: readonly AboutFact[] }) {
  return (
    <dl className="space-y-2 text-14">
      {facts.map(({ icon, name, text, href }) => (
        <div key={`${name} ${text}`} className="flex gap-2.5">
          <dt className="mt-0.5 text-muted">
            <Icon of={icon} size={16} />
            <span className="sr-only">{name}</span>
          </dt>
          <dd className="min-w-0">
            <Fact text={text} href={href} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ text, href }: { text: string; href: string | undefined }) {
  if (href === undefined) return text;
  const isOutside = /^https?:/.test(href);
  return isOutside ? <OutsideLink href={href}>{text}</OutsideLink> : <Link href={href}>{text}</Link>;
}
