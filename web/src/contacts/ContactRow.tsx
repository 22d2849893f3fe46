import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ContactRow_contact$key } from "../__generated__/ContactRow_contact.graphql.ts";
import { BeatTags } from "../posts/BeatTags.tsx";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Link } from "../ui/Link.tsx";
import { ContactLinks } from "./ContactLinks.tsx";
import { contactPath } from "./contactPaths.ts";
import { DoNotContactChip } from "./DoNotContactChip.tsx";

interface ContactRowProps {
  contact: ContactRow_contact$key;
  /** Shown before the picture, such as a checkbox. */
  before?: ReactNode;
  /** False where they are obvious, as in a list. */
  hasLists?: boolean;
  /** Actions on the contact. */
  actions?: ReactNode;
}

/** A contact in a list: name, employer, beats, contact details and lists. */
export function ContactRow({ contact, before, hasLists = true, actions }: ContactRowProps) {
  const data = useFragment(
    graphql`
      fragment ContactRow_contact on Contact {
        databaseId
        name
        avatar
        type
        isOwn
        doNotContact
        jobTitle
        organization
        country {
          name
        }
        beats {
          ...BeatTags_beats
        }
        lists {
          name
        }
        ...ContactLinks_contact
      }
    `,
    contact,
  );
  const { databaseId, name, avatar, type, isOwn, doNotContact, jobTitle, organization, country, beats, lists } = data;
  const listNames = lists.map((list) => list.name).join(", ");
  return (
    <div className="flex items-start gap-3 px-4 py-3 tablet:px-5">
      {before}
      <Avatar name={name} src={avatar} kind={getAvatarKind(type)} size={40} className="mt-0.5" />
      <div className="grid min-w-0 flex-1 gap-x-5 gap-y-0.5 text-14 wrap-anywhere tablet:grid-cols-2 medium:grid-cols-[9fr_7fr_7fr_12fr]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link variant="plain" href={contactPath(databaseId)} className="text-15 font-medium">
              {name}
            </Link>
            {isOwn && <Chip>Your account</Chip>}
            {doNotContact && <DoNotContactChip />}
          </p>
          {jobTitle && <p>{jobTitle}</p>}
        </div>
        <div className="min-w-0">
          {organization && <p>{organization}</p>}
          {country && <p className="text-13 text-muted">{country.name}</p>}
        </div>
        <p className="flex min-w-0 flex-wrap content-start gap-x-3 gap-y-0.5 pt-0.5 text-13 text-muted">
          <BeatTags beats={beats} />
        </p>
        <div className="min-w-0 text-13 leading-6">
          <ContactLinks contact={data} />
          {hasLists && listNames !== "" && <p className="line-clamp-2 text-muted">{`In ${listNames}`}</p>}
        </div>
      </div>
      {actions && <div className="flex shrink-0 flex-wrap justify-end gap-2 max-tablet:flex-col">{actions}</div>}
    </div>
  );
}
