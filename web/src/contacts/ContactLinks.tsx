import { graphql, useFragment } from "react-relay";
import type { ContactLinks_contact$key } from "../__generated__/ContactLinks_contact.graphql.ts";
import { toTelephoneLink } from "../lib/telephoneLink.ts";
import { newMessageAddress } from "../messages/newMessageAddress.ts";
import { Link } from "../ui/Link.tsx";

/** A contact's e-mail address and phone number in a list, or a button to send a message when neither is known. */
export function ContactLinks({ contact }: { contact: ContactLinks_contact$key }) {
  const { name, slug, email, phone, permissions } = useFragment(
    graphql`
      fragment ContactLinks_contact on Contact {
        name
        slug
        email
        phone
        permissions {
          message {
            allowed
          }
        }
      }
    `,
    contact,
  );
  if (!email && !phone) {
    if (!slug || !permissions.message.allowed) return null;
    return (
      <p>
        <Link href={newMessageAddress(slug)} aria-label={`Message ${name}`}>
          Message
        </Link>
      </p>
    );
  }
  // Breaks a long address before the @ instead of inside a name.
  const at = email?.indexOf("@") ?? 0;
  return (
    <>
      {email && (
        <p>
          <Link href={`mailto:${email}`}>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </Link>
        </p>
      )}
      {phone && (
        <p className="figures">
          <Link href={toTelephoneLink(phone)}>{phone}</Link>
        </p>
      )}
    </>
  );
}
